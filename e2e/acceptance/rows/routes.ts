/** R: addresses, and what happens at each of them. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const routes = testsOf("src/pages/pages.test.ts")
const meta = testsOf("src/pages/route-meta.test.ts")
const access = testsOf("machines/access/access.test.ts")
const session = testsOf("src/services/identity/session-client.test.ts")
const refusals = testsOf("e2e/journeys/refusals.spec.ts")
const pages = testsOf("e2e/journeys/pages.spec.ts")
const knowsItsShop = testsOf("e2e/journeys/a-page-knows-its-shop.spec.ts")
const texts = testsOf("src/i18n/quoted-texts.test.ts")
const home = testsOf("machines/shop-home/shop-home.test.ts")

const everyRoute = routes("%s is a route of its own")
const protects = routes("protects the pages of a shop, but not the results of a payment")

export const routeRows: ReadonlyArray<Row> = [
  row(
    "R-01",
    "the bare address leads to the shop visited last",
    refusals("the logo leads back to the shop visited last, from wherever the driver is")
  ),
  row(
    "R-02",
    "without one, to the error page",
    access("says that no shop is known, %s"),
    refusals("an address without a shop says so, and leads home @desktop")
  ),
  row("R-03", "a login's answer is taken only whole", session("processes nothing without code and state")),
  row(
    "R-04",
    "after the login, on to the page asked for",
    session("knows the driver and the page that was asked for"),
    access("opens the page asked for after the login")
  ),
  row(
    "R-05",
    "a login that failed: address reset, then the page set for it",
    access("shows a refused login instead of starting the next one, and lets the driver decide"),
    access("goes to the shop, %s, when the answer of a login could not be checked"),
    decided("D-45"),
    testsOf("src/app/whole-app.test.tsx")(
      "that failed leads to the page that the installation has set for it, from an address without the answer"
    ),
    testsOf("src/app/whole-app.test.tsx")(
      "that failed stays where nothing is set, without the answer in the address"
    ),
    testsOf("e2e/journeys/way-back.spec.ts")(
      "an answer to no login of this browser is refused, and the address reset"
    )
  ),
  row(
    "R-06",
    "back from the logout as to the bare address",
    everyRoute,
    session("leaves for the provider's logout and takes along what is personal, but not the shop"),
    testsOf("e2e/journeys/logout.spec.ts")(
      "a logout in one tab ends the session in all of them, and takes along what is personal"
    ),
    decided("D-49")
  ),
  row(
    "R-07",
    "the mailbox page, in the frame without footer",
    refusals("an unverified e-mail leads to the page that asks for it, and goes nowhere else @desktop"),
    meta("names the frame without footer for the e-mail page alone; all others have the default"),
    texts("English: %s")
  ),
  row("R-08", "home of a shop, protected", everyRoute, protects),
  row(
    "R-09",
    "page of a ticket, protected",
    everyRoute,
    knowsItsShop("nobody sees a protected page without a login"),
    testsOf("src/app/whole-app.test.tsx")(
      "%s %s leads who is not signed in to the login, with shop and target"
    )
  ),
  row(
    "R-10",
    "page of a permission, protected",
    everyRoute,
    knowsItsShop("nobody sees a protected page without a login"),
    testsOf("src/app/whole-app.test.tsx")(
      "%s %s leads who is not signed in to the login, with shop and target"
    )
  ),
  row(
    "R-11",
    "contact, protected",
    everyRoute,
    knowsItsShop("nobody sees a protected page without a login"),
    knowsItsShop("the contact page, opened first of all pages, names the operator of the shop's country"),
    knowsItsShop("the hours of the hotline are not those of the car park, which stand beside them"),
    decided("D-06"),
    testsOf("src/app/whole-app.test.tsx")(
      "%s %s leads who is not signed in to the login, with shop and target"
    )
  ),
  row(
    "R-12",
    "account with its three sections, protected",
    everyRoute,
    knowsItsShop("nobody sees a protected page without a login"),
    routes("takes the sections of the account of one shop for one page"),
    testsOf("src/app/whole-app.test.tsx")(
      "%s %s leads who is not signed in to the login, with shop and target"
    )
  ),
  row(
    "R-13",
    "verification, protected",
    everyRoute,
    knowsItsShop("nobody sees a protected page without a login"),
    testsOf("src/app/whole-app.test.tsx")(
      "%s %s leads who is not signed in to the login, with shop and target"
    )
  ),
  row(
    "R-14",
    "payment went through: open to all, on to more shopping",
    protects,
    inState("paymentReturn", "paid"),
    inState("paymentReturn", "signedOut")
  ),
  row(
    "R-15",
    "payment failed: open to all, another way or back",
    protects,
    inState("paymentReturn", "failed"),
    inState("paymentReturn", "signedOut")
  ),
  row(
    "R-16",
    "error page, open to all",
    everyRoute,
    refusals("an address without a shop says so, and leads home @desktop")
  ),
  row("R-17", "loading page, open to all", everyRoute, decided("D-06")),
  row(
    "R-18",
    "anything else does not exist, with two hints",
    routes("%s is not found"),
    refusals("a deeper address that leads nowhere is a page of its own, open to everybody")
  ),
  row(
    "R-19",
    "a new page begins at its top",
    pages(
      "every navigation leads to the top, and Back to where the page was left; the cart leaves it where it is"
    ),
    testsOf("e2e/journeys/way-back.spec.ts")(
      "Back leads to the home as it was left: areas, unfolded list, place"
    ),
    testsOf("src/app/whole-app.test.tsx")("begins each page at its top, and keeps the place under the cart"),
    decided("D-44")
  ),
  row(
    "R-20",
    "a chosen ticket opens its page",
    routes("prints the address of %j, and reads it back"),
    testsOf("e2e/journeys/buy-a-ticket.spec.ts")(
      "a new driver signs up, verifies the e-mail on another device, buys, and sees the ticket @desktop"
    )
  ),
  row(
    "R-21",
    "a chosen group opens its page",
    routes("prints the address of %j, and reads it back"),
    testsOf("e2e/journeys/permits.spec.ts")(
      "the permits stand in a table with how long they are good, and lead to more plates @desktop"
    )
  ),
  row(
    "R-22",
    "a shop that is not found",
    home("ends where there is no such shop, since trying again does not make one"),
    inState("shopHome", "shopNotFound")
  ),
  row(
    "R-23",
    "a shop that could not be loaded otherwise",
    home("tells %s from the other failures, and lets the driver try again"),
    inState("shopHome", "shopFailed"),
    inState("shopHome", "shopUnreachable")
  ),
  row(
    "R-24",
    "a page says that a shop does not exist",
    refusals("an address without a shop says so, and leads home @desktop"),
    knowsItsShop("is told on each of its pages, by title and text, and no link leads deeper into it"),
    inState("shopHome", "shopNotFound")
  )
]
