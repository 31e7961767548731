/** C of part C: what drivers ask for and no shop has. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const plates = testsOf("e2e/journeys/plates.spec.ts")
const permits = testsOf("e2e/journeys/permits.spec.ts")
const verification = testsOf("e2e/journeys/verification.spec.ts")
const lost = testsOf("e2e/journeys/nothing-is-lost.spec.ts")
const advice = testsOf("src/screens/plate-advice.test.ts")
const returned = testsOf("machines/payment-return/payment-return.test.ts")
const configuration = testsOf("machines/ticket-configuration/ticket-configuration.test.ts")
const drawing = testsOf("src/ui/plate-drawing.test.ts")
const parts = testsOf("src/ui/components.test.tsx")
const separators = testsOf("schemas/licence-plate/separators.test.ts")

export const driverRows: ReadonlyArray<Row> = [
  row(
    "C/C-01",
    "a missing dash is put in by one tap, never by a guess",
    plates("without its dash a plate is never guessed: each reading is one tap @desktop"),
    separators("leaves the choice between Munich and Münster to the driver"),
    advice("offers every split that is valid, and takes none by itself")
  ),
  row(
    "C/C-02",
    "is my car covered now, also offline and on paper",
    returned("keeps the proof of a paid order, and of no other"),
    returned("keeps showing the proof to a page that comes back without a connection"),
    testsOf("e2e/journeys/proof.spec.ts")(
      "the page of a paid ticket opens again, also in a new tab, and is as one page on paper"
    ),
    testsOf("src/pages/payment-return/proof-card.test.tsx")("counts down to the start, then to the end"),
    testsOf("e2e/journeys/windows.spec.ts")(
      "the proof of a day-shift month is not green on a Sunday, and says when it is good again"
    )
  ),
  row(
    "C/C-03",
    "signs that look alike, the plate drawn large and spelled",
    plates("a zero typed for an O is offered back, and the plate is spelled out to those who listen"),
    parts("is read out character by character and stays findable as stored"),
    advice("warns of a plate that looks like one of the driver's own, never of the own one")
  ),
  row(
    "C/C-04",
    "what is not bought yet is said on every page",
    lost("the cart is there in another tab, and after the first one was closed"),
    testsOf("machines/basket/basket.test.ts")("tells a cart with tickets from an empty one"),
    inState("paymentReturn", "paid")
  ),
  row(
    "C/C-05",
    "adding a car to a permit in one step",
    permits("a plate is added, changed, deleted and brought back @desktop"),
    inState("plateChange", "permit.added")
  ),
  row(
    "C/C-06",
    "when a change bites",
    inState("plateChange", "permit.changed"),
    permits("a plate is added, changed, deleted and brought back @desktop")
  ),
  row(
    "C/C-07",
    "nothing typed is lost",
    lost("a reload at any step of the journey loses nothing"),
    configuration("keeps every change as a draft, as it was typed"),
    testsOf("machines/app-version/app-version.test.ts")("offers a banner instead when there is %s")
  ),
  row(
    "C/C-08",
    "a link survives sign-up and a mail on another device",
    testsOf("e2e/journeys/buy-a-ticket.spec.ts")(
      "a new driver signs up, verifies the e-mail on another device, buys, and sees the ticket @desktop"
    ),
    testsOf("machines/access/access.test.ts")(
      "keeps the page asked for while the address is being verified, and goes on to it"
    ),
    testsOf("machines/access/access.test.ts")(
      "goes on from the e-mail page at once when the address has been verified meanwhile"
    )
  ),
  row(
    "C/C-09",
    "why a code was refused, and what now",
    verification("each refused code says why and what to do, and stays in the field")
  ),
  row(
    "C/C-10",
    "the wrong area is noticed",
    configuration("asks before anything is filled in when the ticket is not valid where the driver stands"),
    inState("ticketConfiguration", "otherArea"),
    testsOf("e2e/journeys/way-back.spec.ts")(
      "the area of a code is asked about until it is answered, also after all areas were shown"
    ),
    testsOf("e2e/journeys/cart.spec.ts")(
      "a code on the spot chooses its area, and is asked about where the ticket is for another one"
    )
  ),
  row(
    "C/C-11",
    "an empty list is explained by the driver's own codes",
    testsOf("machines/shop-home/shop-home.test.ts")("explains a locked shop to a driver who %s"),
    inState("shopHome", "locked.withCodes")
  ),
  row(
    "C/C-12",
    "a plate that is covered already, and until when",
    configuration("warns of a plate that is covered already, and lets the driver go on"),
    inState("ticketConfiguration", "coveredAlready")
  ),
  row(
    "C/C-13",
    "what is pasted is taken",
    plates("what is pasted with any dash or blank is taken, and the caret stays where the driver types"),
    drawing("loses marks that nobody sees")
  ),
  row(
    "C/C-14",
    "back never breaks a purchase",
    lost("a driver who leaves the payment page without a word finds the order open and pays it"),
    testsOf("e2e/journeys/payment.spec.ts")(
      "two tabs that order in the same instant make one order, and both end in the same truth"
    ),
    testsOf("src/services/order.test.ts")(
      "sends the same key again when the answer was lost, and gets the order that was made"
    ),
    returned("believes the service that the order is %s")
  ),
  row(
    "C/C-15",
    "who and where is said before the login",
    testsOf("e2e/journeys/first-visit.spec.ts")(
      "a code on a sign says whose shop it is, and at which address, before anybody logs in"
    ),
    testsOf("e2e/journeys/first-visit.spec.ts")("a code of a shop that does not exist leads to no login"),
    testsOf("src/boot/before-login.test.ts")("is what the browser remembers of an earlier visit"),
    testsOf("src/boot/before-login.test.ts")("names the operator that the legal links belong to"),
    inState("access", "leavingForLogin")
  ),
  row(
    "C/C-16",
    "how many plates are used, before anything is filled in",
    permits("a full permit says so before anything is typed"),
    plates("how many plates a ticket takes is said before the first is typed, and each has its own country")
  ),
  row(
    "C/C-17",
    "one plate on two cars",
    testsOf("machines/plate-change/plate-form.test.ts")(
      "may neither be on the permit already nor twice in the list"
    ),
    decided("D-34")
  ),
  row(
    "C/C-19",
    "a deletion can be taken back",
    permits("a deleted plate comes back from the message, also after the page was left"),
    testsOf("machines/plate-change/delete-plate.test.ts")("can be taken back: the plate is added again")
  ),
  row(
    "C/C-20",
    "failures are said in their place, too",
    inState("plateChange", "permit.adding.failed"),
    inState("verification", "entering.codeUnknown"),
    testsOf("machines/notifications/notifications.test.ts")("stand still until the last reason is gone")
  )
]
