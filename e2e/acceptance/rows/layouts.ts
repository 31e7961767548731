/** L: layouts, messages, modals, tooltips. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const parts = testsOf("src/ui/components.test.tsx")
const meta = testsOf("src/pages/route-meta.test.ts")
const pages = testsOf("e2e/journeys/pages.spec.ts")
const keyboard = testsOf("e2e/journeys/keyboard.spec.ts")
const layouts = testsOf("src/layouts/layouts.test.tsx")
const messages = testsOf("machines/notifications/notifications.test.ts")
const measures = testsOf("src/ui/measures.test.ts")
const tooltip = testsOf("src/ui/tooltip-timing.test.ts")

const system = meta("names the frame without footer for the e-mail page alone; all others have the default")

export const layoutRows: ReadonlyArray<Row> = [
  row("L-01", "a route says its layout, else the default one", system),
  row(
    "L-02",
    "and its title and description",
    meta("has a description for every page, and a module"),
    pages(
      "the browser is told what a page is called and what it is for, in the driver's language; no page links to itself"
    )
  ),
  row(
    "L-03",
    "system routes hide the profile",
    meta("hides “my profile” where no shop is named"),
    parts("hides the profile on system routes and offers the login to everyone else")
  ),
  row(
    "L-04",
    "the logo leads home",
    testsOf("e2e/journeys/refusals.spec.ts")(
      "the logo leads back to the shop visited last, from wherever the driver is"
    )
  ),
  row(
    "L-05",
    "the profile for who is logged in",
    parts("shows profile, cart and logout to whoever is logged in")
  ),
  row(
    "L-06",
    "the language is chosen in the header",
    layouts("has the languages in the header, each in its own words"),
    testsOf("src/i18n/offered-languages.test.ts")("are in the header of a shop in %s: %j"),
    testsOf("src/app/whole-app.test.tsx")("offers in a shop of %s the languages %j"),
    testsOf("src/app/whole-app.test.tsx")(
      "offers German and English alone where the installation wants it so"
    )
  ),
  row(
    "L-07",
    "log out, or log in",
    parts("shows profile, cart and logout to whoever is logged in"),
    parts("hides the profile on system routes and offers the login to everyone else")
  ),
  row(
    "L-08",
    "a menu on small screens that closes outside of it",
    keyboard(
      "menu and cart open, close by Escape and give the focus back; a press beside the menu closes it, too"
    )
  ),
  row(
    "L-09",
    "the footer's links and the copyright",
    layouts("has all links in the footer, in the order of the specification, and the copyright")
  ),
  row(
    "L-10",
    "the law's links by country",
    testsOf("src/layouts/legal-links.test.ts")("are those of the shop's country %s, in any case"),
    testsOf("src/layouts/legal-links.test.ts")("are the German ones for %j"),
    layouts("links to the legal pages of the shop's country, and Germany's for any other"),
    testsOf("e2e/journeys/a-page-knows-its-shop.spec.ts")(
      "the contact page, opened first of all pages, names the operator of the shop's country"
    )
  ),
  row(
    "L-11",
    "the layout without footer, over a picture, in four languages",
    layouts("has no footer, a picture behind it and four languages in the system layout"),
    testsOf("src/i18n/offered-languages.test.ts")("are all four in the layout without a footer"),
    testsOf("src/app/whole-app.test.tsx")("offers all four languages, and no footer, on the way to the login")
  ),
  row(
    "L-12",
    "messages at the bottom, with all their parts",
    parts("interrupt for errors only"),
    layouts("shows a message with its icon, words, details, close button and bar"),
    messages("close each after its own delay, whatever comes meanwhile"),
    inState("notifications", "showing")
  ),
  row(
    "L-13",
    "modals and menus open and close",
    keyboard(
      "menu and cart open, close by Escape and give the focus back; a press beside the menu closes it, too"
    ),
    measures("are what lists and dialogs measure")
  ),
  row(
    "L-14",
    "the three states of a tooltip",
    tooltip("opens after 700 ms of resting on it, an area pill after 150"),
    tooltip("opens at once within 300 ms after another one closed"),
    tooltip("stays while the pointer crosses to it within 300 ms, and closes after"),
    decided("D-40")
  )
]
