/**
 * Texts of the home of a shop and of the pages before it: whole sections of the catalogue, or single entries.
 * The rest of a catalogue is loaded in parallel, and awaited by every other screen. `npm run bundle-bytes`
 * fails if a script of the first page names a text that is missing here.
 */
import type { German } from "./catalogue.ts"

type Sections = German
type SectionOrEntry = {
  [Name in keyof Sections]: Name | `${Name}.${keyof Sections[Name] & string}`
}[keyof Sections]

export const firstTexts: ReadonlyArray<SectionOrEntry> = [
  "common.productName",
  "common.free",
  "common.moreAreas_one",
  "common.moreAreas_other",
  "common.close",
  "common.retry",
  "cart.title",
  "cart.close",
  "cart.loading",
  "layout.skipToContent",
  "layout.home",
  "layout.myProfile",
  "layout.login",
  "layout.logout",
  "layout.openMenu",
  "layout.closeMenu",
  "layout.language",
  "layout.cart",
  "layout.cartWithCount_one",
  "layout.cartWithCount_other",
  "layout.mainNavigation",
  "layout.languageFailed",
  "home.pageTitle",
  "home.welcome",
  "home.subline",
  "home.loading",
  "home.ticketCount_one",
  "home.ticketCount_other",
  "home.selectTicket",
  "home.kind",
  "home.allHours",
  "home.plates",
  "home.multiUse_one",
  "home.multiUse_other",
  "home.discounted",
  "validity",
  "windows",
  "error.actions",
  "error.network",
  "ticket.regularPrice",
  "ticket.discount"
]
