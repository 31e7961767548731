/** Decoded values with their encoded form: what the service sealed goes back to it unchanged. */
const sent = new WeakMap<object, unknown>()

/** Returns the encoded form of a decoded value; the value itself if none is remembered. */
export const encodedForm = (read: object): unknown => sent.get(read) ?? read

/** Remembers the encoded form of a decoded value. */
export const keepEncodedForm = (read: unknown, answer: unknown): void => {
  if (typeof read === "object" && read !== null) sent.set(read, answer)
}
