/** Data that logs, traces and metrics must not contain: plates, codes, drivers, addresses and tokens. */
import { demoCodes, demoPlates } from "../../backend/demo-world/belongings.ts"

/** Patterns of plates, drivers, addresses and web tokens. */
const shapes =
  /\b[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}\b|\b(auth0|driver)\||[\w.]@[\w-]+\.[A-Za-z]{2}|\beyJ[\w-]{8}/
const known = [...demoCodes.map(({ code }) => code), ...demoPlates.map(({ plate }) => plate)]

export const isPersonal = (line: string): boolean =>
  shapes.test(line) || known.some((word) => line.includes(word))
