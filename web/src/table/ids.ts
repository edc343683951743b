/** Unique ids for commands. `crypto.randomUUID` needs a secure context, which a home network lacks. */
let count = 0;
const window_ = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");

export const newId = (): string => `${window_}-${(count += 1).toString(36)}`;
