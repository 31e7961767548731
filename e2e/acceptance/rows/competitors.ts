/** B: what the best other shops have beyond the specification. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const plates = testsOf("e2e/journeys/plates.spec.ts")
const buying = testsOf("e2e/journeys/buy-a-ticket.spec.ts")
const verification = testsOf("e2e/journeys/verification.spec.ts")
const proofPage = testsOf("e2e/journeys/proof.spec.ts")
const refusals = testsOf("e2e/journeys/refusals.spec.ts")
const keyboard = testsOf("e2e/journeys/keyboard.spec.ts")
const checkout = testsOf("machines/checkout/checkout.test.ts")
const returned = testsOf("machines/payment-return/payment-return.test.ts")
const payments = testsOf("e2e/journeys/payment.spec.ts")
const proof = testsOf("src/pages/payment-return/proof-card.test.tsx")
const calendar = testsOf("schemas/coverage/calendar-file.test.ts")
const tables = testsOf("src/pages/account/account-tables.test.tsx")
const layouts = testsOf("src/layouts/layouts.test.tsx")
const texts = testsOf("src/i18n/quoted-texts.test.ts")

export const competitorRows: ReadonlyArray<Row> = [
  row(
    "B-03",
    "a code on the spot leads to its ticket or its area, through the login",
    buying("a deep link to a ticket survives the login"),
    testsOf("e2e/journeys/cart.spec.ts")(
      "a code on the spot chooses its area, and is asked about where the ticket is for another one"
    ),
    testsOf("machines/shop-home/shop-home.test.ts")("finds the area of the code on the spot %s")
  ),
  row(
    "B-04",
    "no app to install",
    buying("a new driver signs up, verifies the e-mail on another device, buys, and sees the ticket @desktop")
  ),
  row(
    "B-05",
    "plates with names, one of them the default",
    plates(
      "plates on permits are offered too, and their names and default are set where they are offered @desktop"
    ),
    testsOf("src/services/recent-plates.test.ts")("come first when they are used, and keep their name"),
    testsOf("src/app/whole-app.test.tsx")(
      "finds the default plate in the form of a new ticket, whichever was used last"
    )
  ),
  row(
    "B-06",
    "plates used before are offered",
    plates("plates bought for come back with country and name, and look-alikes are asked about @desktop")
  ),
  row(
    "B-13",
    "a reminder before the end",
    testsOf("backend/shop-service/mails.test.ts")("comes once when a day is left, and not before"),
    tables("says on which day and at what time a ticket ends"),
    decided("D-39")
  ),
  row(
    "B-14",
    "the same once more",
    proofPage("the account leads to the proof, and to the same ticket for the same plate again"),
    testsOf("src/flows/ticket-form-basis.test.ts")("give their plates to the same ticket, bought again")
  ),
  row(
    "B-15",
    "an entry for the calendar",
    calendar("is one event in universal time, with a reminder an hour before the end"),
    calendar("shows on a phone what it covers: %s")
  ),
  row(
    "B-20",
    "its own reason for each refused code",
    verification("each refused code says why and what to do, and stays in the field"),
    testsOf("src/flows/code-refusal.test.ts")(
      "after too many attempts names the time to wait, in whole seconds, where the service did"
    )
  ),
  row(
    "B-21",
    "a code in a link",
    verification("a code in a link fills the field and waits for the driver"),
    testsOf("machines/verification/verification.test.ts")(
      "shows a code from the link in the field, and does not send it by itself"
    )
  ),
  row("B-25", "what to do after buying", inState("paymentReturn", "paid")),
  row(
    "B-26",
    "the order's number",
    inState("paymentReturn", "paid"),
    buying("a new driver signs up, verifies the e-mail on another device, buys, and sees the ticket @desktop")
  ),
  row(
    "B-28",
    "a way when the barrier does not know the plate",
    plates("a plate that our lists do not know leads to those who can help, with the plate in hand @desktop"),
    returned("keeps the proof of a paid order, and of no other")
  ),
  row(
    "B-29",
    "a proof that counts down",
    proof("counts down to the start, then to the end"),
    testsOf("e2e/journeys/windows.spec.ts")(
      "the proof of a day-shift month is not green on a Sunday, and says when it is good again"
    )
  ),
  row("B-32", "which ways to pay, before the order", inState("checkout", "reviewing.asking")),
  row(
    "B-35",
    "withdrawal and cancellation",
    texts("stand on the links to withdraw and to cancel"),
    decided("D-47"),
    layouts("has all links in the footer, in the order of the specification, and the copyright"),
    testsOf("src/app/whole-app.test.tsx")(
      "has the links of the shop and of the law of its country, those to withdraw, to cancel and for access among them"
    )
  ),
  row(
    "B-36",
    "the accessibility statement",
    layouts("has all links in the footer, in the order of the specification, and the copyright"),
    testsOf("src/app/whole-app.test.tsx")(
      "has the links of the shop and of the law of its country, those to withdraw, to cancel and for access among them"
    )
  ),
  row(
    "B-37",
    "a payment that is still at work",
    inState("paymentReturn", "askingBank.waiting"),
    returned("asks again after 1, 2, 4 and 5 seconds while the order is %s and the driver has paid"),
    payments("a bank that answers late is asked until it has, and the page changes its mind by itself")
  ),
  row(
    "B-38",
    "no change while an order is made",
    checkout("lets nothing be changed while an order is made"),
    inState("checkout", "ordering")
  ),
  row(
    "B-39",
    "past the head of the page by one key",
    keyboard("a driver signs up, buys a ticket and finds it in the profile")
  ),
  row(
    "B-40",
    "a summary of what is wrong, with links",
    keyboard("a driver signs up, buys a ticket and finds it in the profile"),
    inState("ticketConfiguration", "editing.correcting")
  ),
  row(
    "B-41",
    "check everything before paying",
    inState("ticketConfiguration", "reviewing"),
    inState("checkout", "reviewing.asking")
  ),
  row(
    "B-42",
    "mend an item in its place",
    testsOf("e2e/journeys/cart.spec.ts")(
      "a ticket in the cart is changed in its place; what is taken out can be put back"
    )
  ),
  row(
    "B-43",
    "each item says what is wrong with it",
    inState("checkout", "blocked"),
    testsOf("backend/shop-service/cart.test.ts")("notices a new price, and a ticket off the shelf")
  ),
  row(
    "B-44",
    "a word on signs that look alike",
    testsOf("src/screens/plate-advice.test.ts")(
      "asks for a second look where another plate differs by a look-alike alone"
    )
  ),
  row(
    "B-48",
    "four languages",
    testsOf("src/i18n/catalogues.test.ts")("has every key and no text is empty"),
    decided("D-02")
  ),
  row(
    "B-49",
    "help in simple words",
    refusals("a contract is ended in two steps, without a login, from any page")
  ),
  row(
    "B-50",
    "the focus on the heading of a new page",
    keyboard("a driver signs up, buys a ticket and finds it in the profile")
  ),
  row(
    "B-51",
    "dark, and forced colours",
    keyboard("every page keeps its width, its edges and its calm at 320 px and in forced colours"),
    testsOf("src/styles/contrast.test.ts")("%s on %s is readable")
  ),
  row(
    "B-52",
    "the number of tickets at the cart",
    testsOf("machines/basket/basket.test.ts")("tells a cart with tickets from an empty one"),
    testsOf("src/ui/components.test.tsx")("shows profile, cart and logout to whoever is logged in")
  )
]
