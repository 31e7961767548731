/** What was read, and how the service had sent it: what it gave out and wants back goes back unchanged. */
const sent = new WeakMap<object, unknown>()

export const asSent = (read: object): unknown => sent.get(read) ?? read

/** Keeps how the service had sent what was read. */
export const keepSent = (read: unknown, answer: unknown): void => {
  if (typeof read === "object" && read !== null) sent.set(read, answer)
}
