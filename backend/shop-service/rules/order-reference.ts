/** Number of an order for people: to read out on the phone, or to type from a receipt. */
import { randomInt } from "node:crypto"

/** Without 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V, which are easily confused. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY"

const block = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("")

/** Returns `PS-` and two blocks of four: 78 thousand million numbers; the table rejects a duplicate. */
export const makeOrderReference = (): string => `PS-${block()}-${block()}`
