/**
 * All texts of the product: `src/locales/<language>/<page or feature>.json`. Those of `first-page.json` are loaded with
 * the home, all others after it. A new file is added to this list, so that the compiler knows its keys.
 *
 * Texts quoted by the specification are verbatim, even in lower case: headings and buttons capitalize them by style.
 * German uses "Sie"; French, mainly for drivers in Switzerland, "vous", with a no-break space (U+00A0) before : ; !
 * and ? and inside « »; Italian "Lei" in sentences and the short imperative on buttons.
 */

/** Texts by section and key. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** The keys of all texts, which every language has. @internal for i18next.d.ts and tests. */
export type Catalogue = typeof import("../locales/de/access.json") &
  typeof import("../locales/de/account.json") &
  typeof import("../locales/de/again.json") &
  typeof import("../locales/de/between.json") &
  typeof import("../locales/de/checkout.json") &
  typeof import("../locales/de/consent.json") &
  typeof import("../locales/de/contact.json") &
  typeof import("../locales/de/contract-end.json") &
  typeof import("../locales/de/error.json") &
  typeof import("../locales/de/first-page.json") &
  typeof import("../locales/de/help.json") &
  typeof import("../locales/de/layouts.json") &
  typeof import("../locales/de/not-found.json") &
  typeof import("../locales/de/payment-return.json") &
  typeof import("../locales/de/permission.json") &
  typeof import("../locales/de/problem.json") &
  typeof import("../locales/de/report.json") &
  typeof import("../locales/de/shared.json") &
  typeof import("../locales/de/shop-home.json") &
  typeof import("../locales/de/ticket.json") &
  typeof import("../locales/de/ui.json") &
  typeof import("../locales/de/verification.json")
