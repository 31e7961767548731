/** X: messages and errors. N: numbers. */
import { argued, decided, inState, type Row, row, testsOf } from "../row.ts"

const texts = testsOf("src/i18n/quoted-texts.test.ts")
const outcomes = testsOf("src/flows/plate-change-outcomes.test.ts")
const http = testsOf("src/services/http/call.test.ts")
const query = testsOf("src/services/http/query.test.ts")
const sdk = testsOf("src/services/identity/sdk.test.ts")
const session = testsOf("src/services/identity/session-client.test.ts")
const lock = testsOf("src/services/identity/silent-lock.test.ts")
const tracked = testsOf("src/tracking/product-events.test.ts")
const words = testsOf("src/services/http/error-texts.test.ts")
const deleting = testsOf("machines/plate-change/delete-plate.test.ts")
const pointing = testsOf("e2e/journeys/errors-point.spec.ts")
const measures = testsOf("src/ui/measures.test.ts")

const german = texts("German: %s")
const english = texts("English: %s")

export const messageRows: ReadonlyArray<Row> = [
  row(
    "X-01",
    "another driver holds the plate",
    english,
    inState("ticketConfiguration", "editing.plateTaken"),
    pointing(
      "of two plates the one that another driver has is named and marked, until it is corrected @desktop"
    )
  ),
  row("X-02", "not into the cart", german, inState("ticketConfiguration", "addingFailed")),
  row("X-03", "no order", german, inState("checkout", "orderFailed")),
  row("X-04", "no verification of the cart", german, inState("checkout", "verificationFailed")),
  row(
    "X-05",
    "nothing loaded",
    german,
    inState("shopHome", "ticketsFailed"),
    inState("account", "activeTicketsFailed")
  ),
  row("X-06", "anything else", german, inState("checkout", "paymentAddressRefused")),
  row(
    "X-07",
    "verified, or not",
    german,
    english,
    inState("verification", "verified"),
    inState("verification", "entering.codeUnknown")
  ),
  row("X-08", "no plate added", german, inState("plateChange", "permit.adding.failed")),
  row(
    "X-09",
    "a plate that is there",
    german,
    outcomes("of a failure says what failed, and of a known plate that it is known"),
    inState("plateChange", "permit.adding.plateRefused")
  ),
  row("X-10", "a plate added", german, inState("plateChange", "permit.added")),
  row(
    "X-11",
    "a plate changed, or not",
    german,
    inState("plateChange", "permit.changed"),
    inState("plateChange", "changing.failed")
  ),
  row(
    "X-12",
    "a plate deleted, or not",
    inState("plateChange", "permit.deleted"),
    inState("plateChange", "deleting.failed"),
    deleting("keeps the dialog after %s"),
    pointing("a plate deleted at the second try is deleted, and nothing says otherwise")
  ),
  row(
    "X-13",
    "no room for plates",
    inState("plateChange", "permit.limitReached"),
    testsOf("e2e/journeys/permits.spec.ts")("a full permit says so before anything is typed")
  ),
  row("X-14", "a ticket that cannot be set up", english, inState("ticketConfiguration", "ticketUnavailable")),
  row("X-15", "no area", words("say that an area id is required where it is missing"), decided("D-23")),
  row("X-16", "an error by its code", words("are those of the specification")),
  row("X-17", "no answer", words("are those of the specification")),
  row(
    "X-18",
    "a missing parameter by its name",
    words("are those of the specification"),
    http("names the parameter that is missing, wherever it belongs")
  ),
  row(
    "X-19",
    "errors of the token endpoint",
    sdk("may want a second factor, and hands out the token for it"),
    sdk("may miss a refresh token"),
    sdk("passes on any other code"),
    sdk("is quoted with its address where it gives no reason")
  ),
  row(
    "X-20",
    "errors of the login client",
    sdk("are those of the specification"),
    sdk("say that a callback without a query has nothing to read"),
    sdk("say “Invalid state” of another login's answer and of one that nobody waits for"),
    sdk("say that no window for the login could be opened"),
    sdk("is given ten seconds for each answer"),
    session("is signed out when the provider says so")
  ),
  row(
    "X-21",
    "what may be asked again, and how often",
    query("asks again after a %i"),
    query("takes a %i for an answer"),
    query("repeats what replaces, and what asks by a POST"),
    query("never repeats by itself what adds something"),
    testsOf("src/services/app-version.test.ts")(
      "is asked for once more when that may help, and not a third time"
    )
  ),
  row(
    "X-22",
    "no English of a library reaches a driver",
    http("says where an input does not fit, without repeating what it was"),
    testsOf("src/i18n/texts-in-use.test.ts")("are in the catalogue")
  ),
  row(
    "X-23",
    "never again after a 404, else four times",
    query("takes a %i for an answer"),
    query("makes four requests, one, two and four seconds apart, and no fifth"),
    decided("D-01")
  ),
  row(
    "X-24",
    "the status of a shop that was not found",
    http("keeps status, code, field and Retry-After of a refusal"),
    decided("D-27")
  ),
  row(
    "X-25",
    "failures are tracked by their names",
    tracked("is tracked as %s when %s"),
    tracked("says which page is required and where the visitor comes from, without their queries")
  ),
  row(
    "X-26",
    "so is a ticket that another driver holds",
    tracked("says of a ticket that another driver holds who asked, and for which plates, masked")
  )
]

export const numberRows: ReadonlyArray<Row> = [
  row(
    "N-01",
    "messages: how long, how many, of which kinds",
    measures("are what a message lives by: fifteen seconds, five at once, of four kinds"),
    testsOf("machines/notifications/notifications.test.ts")("come in four types, with details")
  ),
  row(
    "N-02",
    "four cards, all kinds of tickets",
    testsOf("src/pages/shop-home/shop-home-screens.test.tsx")(
      "shows four cards without words while the tickets come"
    ),
    testsOf("src/boot/early-home.test.ts")("are the ones that the home makes, so that it makes none")
  ),
  row(
    "N-03",
    "two decimals, euro",
    testsOf("src/i18n/formatters.test.ts")(
      "have two decimals always, in the currency of the ticket and euros by default"
    )
  ),
  row(
    "N-04",
    "pills and heights of lists",
    measures("are kept in one place"),
    measures("are what lists and dialogs measure"),
    testsOf("src/ui/components.test.tsx")("show one on tickets, two on permissions, and count the rest")
  ),
  row(
    "N-05",
    "times of tooltips",
    measures("are kept in one place"),
    testsOf("src/ui/tooltip-timing.test.ts")("opens after 700 ms of resting on it, an area pill after 150"),
    testsOf("src/ui/tooltip-timing.test.ts")("opens at once within 300 ms after another one closed"),
    testsOf("src/ui/tooltip-timing.test.ts")(
      "stays while the pointer crosses to it within 300 ms, and closes after"
    )
  ),
  row("N-06", "typing in a list starts anew after a pause", argued("003-native-controls")),
  row(
    "N-07",
    "the calendar",
    measures("are kept in one place"),
    testsOf("src/ui/calendar-month.test.ts")(
      "has weeks of seven days, from Sunday on unless the page says otherwise"
    ),
    decided("D-12")
  ),
  row(
    "N-08",
    "how often reads are asked again, and kept",
    query("makes four requests, one, two and four seconds apart, and no fifth"),
    query("asks once within five minutes, and again after them"),
    query("follows the other reading of the rule where the installation wants it"),
    decided("D-01"),
    testsOf("src/app/whole-app.test.tsx")("asks for nothing again when the window is looked at again")
  ),
  row(
    "N-09",
    "times of the login",
    sdk("is given ten seconds for each answer"),
    session("closes the window after a minute in which nothing happened"),
    lock("waits ten times five seconds for another tab, and then says Timeout"),
    session("renews silently a token that is about to end"),
    sdk("last a day: the login under way, and that somebody was signed in"),
    sdk("may have ended less than a minute ago, and not longer")
  ),
  row(
    "N-10",
    "minute of the version, number of the app, share that is watched",
    testsOf("machines/app-version/app-version.test.ts")(
      "looks once a minute, and goes on while the build is the current one"
    ),
    testsOf("src/services/tracking.test.ts")(
      "says who, as far as that is known, and hides plates, addresses and tokens"
    ),
    testsOf("src/services/tracking.test.ts")(
      "is sent each time, with its place in our files, and without what a driver has typed"
    ),
    testsOf("backend/app-server/server.test.ts")("tells the page its servers and its version, safely escaped")
  ),
  row(
    "N-11",
    "two languages, four without footer, the choice kept",
    testsOf("src/i18n/offered-languages.test.ts")("are in the header of a shop in %s: %j"),
    testsOf("src/i18n/offered-languages.test.ts")("are all four in the layout without a footer"),
    testsOf("src/i18n/locale.test.ts")("keeps what the driver chose, whatever domain and browser say"),
    testsOf("src/i18n/catalogues.test.ts")("says a text that is missing in English, then in German")
  )
]
