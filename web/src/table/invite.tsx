/** The invitation: a link to copy, a code to say, a QR code to scan. */
import { useEffect, useRef, useState } from "preact/hooks";
import { cupboard, tableAddress } from "../api";
import { Icon } from "../draw/icons";
import { words } from "../words/words";

/** The clipboard of a secure page, or the old way that works on a home network too. */
async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

export function Invite({ code }: { code: string }) {
  const w = words.value;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const home = ["localhost", "127.0.0.1"].includes(location.hostname);
  const origin = home ? (cupboard.value?.address ?? location.origin) : location.origin;
  const link = `${origin.replace(/\/$/, "")}/t/${code}`;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), 2500);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <section class="invite paper" aria-labelledby="invite-title">
      <img src={`${tableAddress(code)}/qr.svg`} alt={w.qr} width="184" height="184" />
      <div>
        <h2 id="invite-title">{w.invite}</h2>
        <p>{w.inviteText}</p>
        <p class="invite-code">{code}</p>
        <div class="copy-row">
          <input ref={field} readOnly value={link} aria-label={w.copyByHand} onFocus={(e) => e.currentTarget.select()} />
          <button
            type="button"
            class="button"
            onClick={async () => setCopied(await copy(link, field.current!))}
          >
            <Icon name="copy" /> {copied ? w.copied : w.copyLink}
          </button>
        </div>
        <p class="quiet" role="status">
          {copied === false && w.copyByHand}
        </p>
      </div>
    </section>
  );
}
