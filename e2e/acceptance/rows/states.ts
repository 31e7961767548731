/** S: states and what leads from one to another. A: roles and access. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const access = testsOf("machines/access/access.test.ts")
const session = testsOf("src/services/identity/session-client.test.ts")
const group = testsOf("schemas/group-class.test.ts")
const permit = testsOf("schemas/permit-status.test.ts")
const messages = testsOf("machines/notifications/notifications.test.ts")
const locale = testsOf("src/i18n/locale.test.ts")
const version = testsOf("machines/app-version/app-version.test.ts")
const changing = testsOf("machines/plate-change/change-plate.test.ts")
const forms = testsOf("schemas/plate-forms.test.ts")
const tracked = testsOf("src/tracking/product-events.test.ts")
const permits = testsOf("e2e/journeys/permits.spec.ts")
const refusals = testsOf("e2e/journeys/refusals.spec.ts")

export const stateRows: ReadonlyArray<Row> = [
  row(
    "S-01",
    "a session is first loading and nobody's, then what the provider says",
    testsOf("src/app/session.test.ts")("starts loading and unauthenticated"),
    testsOf("src/app/session.test.ts")("is refreshed by a login, which ends the loading"),
    access("lets a driver with a session straight in"),
    access("looks at the session again when the browser brings the page back from the login"),
    inState("access", "restoringSession")
  ),
  row(
    "S-02",
    "login by redirect, with target, shop and languages",
    session("asks for a code with proof, in German and English, and says where it wants to come back to"),
    session("knows the driver and the page that was asked for"),
    testsOf("src/app/whole-app.test.tsx")(
      "%s %s leads who is not signed in to the login, with shop and target"
    ),
    testsOf("e2e/journeys/first-visit.spec.ts")(
      "a login carries the way back, the shop, and the languages that the specification names"
    )
  ),
  row(
    "S-03",
    "sign-up is a login with a hint",
    session("offers English first to who reads English, and the sign-up to who wants one")
  ),
  row(
    "S-04",
    "logout comes back to its own address",
    session("leaves for the provider's logout and takes along what is personal, but not the shop"),
    access("ends the session, and knows nobody when the page comes back after that")
  ),
  row(
    "S-05",
    "every page asks: who, verified, which shop, any fault",
    access("takes a visitor without a session to the login, by itself"),
    access("keeps the page asked for while the address is being verified, and goes on to it"),
    access("shows a refused login instead of starting the next one, and lets the driver decide"),
    decided("D-21b")
  ),
  row(
    "S-06",
    "the account's last shop where none is remembered",
    access("opens the last shop of the account when the browser remembers none"),
    access("says that no shop is known, %s")
  ),
  row(
    "S-07",
    "a closed shop is an error",
    refusals("a shop that its operator has closed says so"),
    decided("D-23")
  ),
  row(
    "S-08",
    "when a group is available",
    group("is available while nothing is registered in it"),
    group("is active and available when every active plate has an end, and shows as active")
  ),
  row("S-09", "when it is expired", group("shows as expired rather than available when its plates are over")),
  row("S-10", "when it is active", group("is only active when one of the active plates has no end")),
  row(
    "S-11",
    "how a permit stands",
    permit("is at %s %s"),
    permit("never expires without an end"),
    decided("D-10")
  ),
  row(
    "S-12",
    "a ticket of several stays ends, and says so before",
    testsOf("src/pages/account/account-tables.test.tsx")("says on which day and at what time a ticket ends"),
    testsOf("backend/shop-service/shop.test.ts")("come soonest end first, and tell how many stays are left"),
    testsOf("backend/shop-service/mails.test.ts")("comes once when a day is left, and not before"),
    testsOf("backend/shop-service/mails.test.ts")("comes when one stay is left, and not when none is"),
    decided("D-39")
  ),
  row(
    "S-13",
    "changes of plates count from the next stay, and that is said",
    testsOf("backend/shop-service/flex-price.test.ts")(
      "leaves a stay that has begun under the old plate covered"
    ),
    permits("a plate is added, changed, deleted and brought back @desktop")
  ),
  row(
    "S-14",
    "one reason adds, six exchange",
    forms("add a plate for an additional car, and exchange it for all others"),
    changing("adds the plate of an additional car and lets the old one be"),
    changing("exchanges the plate for %s")
  ),
  row(
    "S-15",
    "five messages, the oldest goes, each for its time",
    messages("are never more than five: the oldest gives way"),
    messages("close by themselves after fifteen seconds"),
    testsOf("src/app/notifications.test.ts")("stand beside one another, unless they are about the same"),
    decided("D-19")
  ),
  row(
    "S-16",
    "language: driver, domain, browser, German",
    locale("keeps what the driver chose, whatever domain and browser say"),
    locale("follows the domain %s before the browser"),
    locale("takes the first browser language it can speak from %j"),
    locale("speaks German when nothing is known or nothing fits"),
    testsOf("src/boot/main.test.ts")(
      "on %s with %j the page speaks %s from the start, and %s is kept for the next visit"
    ),
    testsOf("src/boot/main.test.ts")("speaks what the driver chose before, whatever browser and domain say")
  ),
  row(
    "S-17",
    "a language only if it is there",
    locale("accepts a language by full tag, then by base, then takes the first available")
  ),
  row(
    "S-18",
    "which German, which English",
    locale("takes the first browser language it can speak from %j"),
    decided("D-02")
  ),
  row(
    "S-19",
    "another build reloads the page",
    version("reloads when nothing is in the way, and notes for which build"),
    version("reloads once for a build, however often that does not help, and again for the next"),
    decided("D-20")
  ),
  row(
    "S-20",
    "what drivers do is tracked",
    tracked("is tracked as %s when %s"),
    tracked("is tracked whichever of those the specification names"),
    testsOf("e2e/journeys/tracking.spec.ts")(
      "reports a purchase only once the driver has agreed, and no more after a no"
    ),
    decided("D-26")
  )
]

export const accessRows: ReadonlyArray<Row> = [
  row(
    "A-01",
    "nobody, or somebody",
    access("leaves public pages open to everybody"),
    access("lets a driver with a session straight in")
  ),
  row(
    "A-02",
    "protected pages want a verified driver",
    access("keeps the page asked for while the address is being verified, and goes on to it"),
    refusals("an unverified e-mail leads to the page that asks for it, and goes nowhere else @desktop"),
    testsOf("backend/shop-service/http.test.ts")(
      "is refused when it says who somebody is, but the address was never verified"
    )
  ),
  row(
    "A-03",
    "tokens are had silently, with scopes and audience",
    session("renews silently a token that is about to end"),
    session("asks for a code with proof, in German and English, and says where it wants to come back to"),
    testsOf("backend/identity-provider/sdk.browser.test.ts")(
      "logs in by redirect, gets tokens in the iframe also after a reload, and logs out"
    )
  ),
  row(
    "A-04",
    "internal carts: a client, no screen",
    testsOf("backend/shop-service/operator.test.ts")("reads, verifies and clears a driver's cart"),
    testsOf("scripts/structure/structure.test.ts")("import no service and nothing that runs one")
  ),
  row(
    "A-05",
    "the provider's own pages for login, sign-up, logout",
    testsOf("e2e/harness/harness.spec.ts")(
      "a demo driver logs in on the hosted page and is back where they wanted to be"
    ),
    testsOf("e2e/harness/harness.spec.ts")(
      "a new driver signs up and verifies the e-mail from another device"
    ),
    testsOf("backend/identity-provider/login.test.ts")("ends the session and returns to the shop in one step")
  )
]
