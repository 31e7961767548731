/** The number of an order for people: read out on the phone, typed from a receipt. */
import { randomInt } from "node:crypto"

/** Without 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: what one reads is what is meant. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY"

const block = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("")

/** `PS-` and two blocks of four: 78 thousand million numbers, and the table refuses a repeated one. */
export const makeOrderReference = (): string => `PS-${block()}-${block()}`
