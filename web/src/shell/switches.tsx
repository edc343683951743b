/** Language, light and sound, always in reach. */
import { Icon, type IconName } from "../draw/icons";
import { language, light, sound, type Light } from "../settings";
import { words } from "../words/words";

const nextLight: Record<Light, Light> = { system: "light", light: "dark", dark: "system" };
const lightIcon: Record<Light, IconName> = { system: "system", light: "day", dark: "evening" };

export function Switches() {
  const w = words.value;
  const lightName = { system: w.lightSystem, light: w.lightLight, dark: w.lightDark }[light.value];
  return (
    <div class="switches" role="group" aria-label={w.settings}>
      <div class="language-switch" role="group" aria-label={w.language}>
        {(["en", "de"] as const).map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={language.value === code}
            onClick={() => (language.value = code)}
          >
            {code.toUpperCase()}
            <span class="aloud">{{ en: "English", de: "Deutsch" }[code]}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        class="round"
        aria-label={lightName}
        title={lightName}
        onClick={() => (light.value = nextLight[light.value])}
      >
        <Icon name={lightIcon[light.value]} />
      </button>
      <button
        type="button"
        class="round"
        aria-pressed={sound.value === "on"}
        aria-label={sound.value === "on" ? w.soundOn : w.soundOff}
        title={sound.value === "on" ? w.soundOn : w.soundOff}
        onClick={() => (sound.value = sound.value === "on" ? "off" : "on")}
      >
        <Icon name={sound.value === "on" ? "loud" : "mute"} />
      </button>
    </div>
  );
}
