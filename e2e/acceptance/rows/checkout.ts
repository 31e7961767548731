/** C-01 to C-11 of part A: cart and checkout. */
import { inState, type Row, row, testsOf } from "../row.ts"

const machine = testsOf("machines/checkout/checkout.test.ts")
const cart = testsOf("src/services/cart.test.ts")
const serviceCart = testsOf("backend/shop-service/cart.test.ts")
const order = testsOf("backend/shop-service/order.test.ts")
const journey = testsOf("e2e/journeys/buy-a-ticket.spec.ts")
const texts = testsOf("src/i18n/quoted-texts.test.ts")

export const checkoutRows: ReadonlyArray<Row> = [
  row(
    "A/C-01",
    "a cart per shop and driver, at the service",
    serviceCart("belongs to one driver in one shop"),
    serviceCart("is empty at first, keeps a whole list, and is empty again when cleared")
  ),
  row(
    "A/C-02",
    "a ticket goes into it",
    cart("adds to what another device has put in meanwhile"),
    journey(
      "a new driver signs up, verifies the e-mail on another device, buys, and sees the ticket @desktop"
    )
  ),
  row(
    "A/C-03",
    "what is in it can be changed and taken out",
    cart("keeps every one of many changes that are made at once"),
    testsOf("e2e/journeys/cart.spec.ts")(
      "a ticket in the cart is changed in its place; what is taken out can be put back"
    ),
    machine("puts back what was taken out last, also after putting it back failed once")
  ),
  row(
    "A/C-04",
    "it can be emptied",
    machine("empties a cart of several items at once, and puts all of them back"),
    serviceCart("is empty at first, keeps a whole list, and is empty again when cleared")
  ),
  row(
    "A/C-05",
    "each item is verified",
    serviceCart("finds nothing wrong right after configuring"),
    serviceCart("notices a new price, and a ticket off the shelf")
  ),
  row(
    "A/C-06",
    "what is wrong is marked and blocks the order",
    machine("blocks the order as long as one item is wrong, and verifies again once it is out"),
    inState("checkout", "blocked")
  ),
  row(
    "A/C-07",
    "terms and privacy are accepted first",
    machine("orders nothing before the terms are accepted"),
    inState("checkout", "reviewing.acceptanceMissing"),
    order("lacks an acceptance: %j"),
    texts("German: %s")
  ),
  row(
    "A/C-08",
    "order, payment, result",
    machine("goes from the cart to the payment page"),
    order("makes an order of the cart and tells where to pay"),
    testsOf("e2e/journeys/mails.spec.ts")(
      "the confirmation comes once though the payment is reported twice, and leads to the proof"
    ),
    journey(
      "a new driver signs up, verifies the e-mail on another device, buys, and sees the ticket @desktop"
    )
  ),
  row(
    "A/C-09",
    "it went through or it did not",
    inState("paymentReturn", "paid"),
    inState("paymentReturn", "failed"),
    journey("a declined payment keeps the cart, and the next try pays once")
  ),
  row(
    "A/C-10",
    "a plate that another driver holds",
    serviceCart("notices another driver's multi-visit ticket, and says when the own plate is covered"),
    texts("English: %s"),
    testsOf("e2e/journeys/refusals.spec.ts")(
      "a plate covered by another driver is refused, and what was typed stays"
    )
  ),
  row(
    "A/C-11",
    "the total, in its currency",
    testsOf("src/i18n/formatters.test.ts")(
      "have two decimals always, in the currency of the ticket and euros by default"
    ),
    cart("refuses a second currency and says why, leaving the cart as it was"),
    journey(
      "a new driver signs up, verifies the e-mail on another device, buys, and sees the ticket @desktop"
    )
  )
]
