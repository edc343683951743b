/** Unique ids for commands. `crypto.randomUUID` needs a secure context, which a home network lacks. */
let count = 0;
const window_ = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");

/** A random number for fair dealing, as 64 hexadecimal digits. */
export const randomNumber = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newId = (): string => `${window_}-${(count += 1).toString(36)}`;
