/**
 * What the home of a shop can say, and the pages before it: whole sections of the catalogue, or single entries of one.
 * The rest of a catalogue is loaded beside it and waited for by every other screen. `npm run bundle-bytes` fails when a
 * script of the first page names a text that is not here.
 */
import type { de } from "./de.ts"

type Sections = typeof de
type SectionOrEntry = {
  [Name in keyof Sections]: Name | `${Name}.${keyof Sections[Name] & string}`
}[keyof Sections]

export const firstTexts: ReadonlyArray<SectionOrEntry> = [
  "common",
  "layout",
  "home",
  "validity",
  "error",
  "emailVerification",
  "loginHop",
  "ticket.regularPrice",
  "ticket.discount",
  "cart.title",
  "cart.close",
  "cart.loading"
]
