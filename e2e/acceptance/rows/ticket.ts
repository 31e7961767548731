/** T: the page of a ticket. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const machine = testsOf("machines/ticket-configuration/ticket-configuration.test.ts")
const notes = testsOf("src/pages/ticket/ticket-notes.test.tsx")
const texts = testsOf("src/i18n/quoted-texts.test.ts")
const plates = testsOf("e2e/journeys/plates.spec.ts")
const service = testsOf("backend/shop-service/configure.test.ts")
const parts = testsOf("src/ui/components.test.tsx")
const start = testsOf("backend/shop-service/rules/start.test.ts")
const startNow = testsOf("e2e/journeys/start-now.spec.ts")

export const ticketRows: ReadonlyArray<Row> = [
  row(
    "T-01",
    "how long it is good",
    notes("is how long it is good: the day, the length, or the very hours once it is set up"),
    // D-25: seconds win over an ISO duration, from and to over both.
    testsOf("src/screens/ticket-words.test.ts")("is from and to, once both are known, whatever else is said"),
    testsOf("backend/demo-world/coverage.test.ts")(
      "is covered just when the clocks on the wall say so, in %s"
    )
  ),
  row(
    "T-02",
    "its start, by what the rule asks",
    texts("German: %s"),
    machine("asks for a day of the week as one of the next days"),
    start("needs hour and minute"),
    start("names the first value that is missing"),
    start("left out altogether begins when it is paid"),
    startNow("who parks now for 24 hours may take two and a half minutes for the form"),
    startNow("a ticket for now is good from the payment on, and not from when the bank tells of it"),
    startNow("a later start that goes by while the form is open becomes now, without a word of error"),
    decided("D-12")
  ),
  row(
    "T-03",
    "plates with their countries",
    plates("the country is searched by keyboard, the shop's own first, and announced by name @desktop"),
    parts("is entered after its country, with its issue and repairs beside it")
  ),
  row(
    "T-04",
    "as many plates as it takes",
    machine("takes as many plates as the ticket does, each once"),
    plates("how many plates a ticket takes is said before the first is typed, and each has its own country"),
    texts("English: %s")
  ),
  row(
    "T-05",
    "its area alone, and its opening hours",
    notes("names the area it is good for alone, with the way to its opening hours"),
    texts("English: %s")
  ),
  row("T-06", "several stays", notes("tells a ticket for several stays from one for a single period")),
  row("T-07", "no need to cancel", notes("says that nobody has to cancel it")),
  row(
    "T-08",
    "good at certain hours alone",
    notes("lists the hours of a ticket that is interrupted, and warns that it is good in these alone"),
    testsOf("e2e/journeys/windows.spec.ts")(
      "who buys for a Sunday is told before paying that the ticket is good from Monday on"
    )
  ),
  row(
    "T-09",
    "a ticket that can no longer be had",
    inState("ticketConfiguration", "ticketUnavailable"),
    texts("English: %s")
  ),
  row(
    "T-10",
    "times and plates go out, a price comes back",
    machine("takes a ticket from the form into the cart"),
    service("answers it priced, with times and plates, sealed")
  ),
  row(
    "T-11",
    "several windows",
    notes("lists the hours of a ticket that is interrupted, and warns that it is good in these alone"),
    testsOf("schemas/validity-container.test.ts")(
      "reads December, in it the weekdays, in them the hours, outermost first"
    )
  ),
  row("T-12", "one use or many", notes("tells a ticket for several stays from one for a single period")),
  row(
    "T-13",
    "a reduced price beside the regular one",
    parts("show the regular price before the reduced one, and that VAT is in it"),
    testsOf("backend/shop-service/shop.test.ts")("show the discount for companions")
  )
]
