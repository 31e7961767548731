/** H: the home of a shop. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const machine = testsOf("machines/shop-home/shop-home.test.ts")
const screen = testsOf("src/pages/shop-home/shop-home-screens.test.tsx")
const parts = testsOf("src/ui/components.test.tsx")
const measures = testsOf("src/ui/measures.test.ts")
const texts = testsOf("src/i18n/quoted-texts.test.ts")
const verification = testsOf("e2e/journeys/verification.spec.ts")
const account = testsOf("e2e/journeys/permits.spec.ts")

const browsing = inState("shopHome", "browsing")

export const shopHomeRows: ReadonlyArray<Row> = [
  row(
    "H-01",
    "welcome with the shop's name",
    browsing,
    screen("welcomes to the shop by name, over its subline and picture")
  ),
  row("H-02", "subline on tickets", screen("welcomes to the shop by name, over its subline and picture")),
  row(
    "H-03",
    "cover from the public assets, else our own",
    screen("welcomes to the shop by name, over its subline and picture"),
    screen("has a picture of its own where the shop has none")
  ),
  row(
    "H-04",
    "area filter from two areas on",
    browsing,
    screen("offers the choice of areas where there are two, not for one")
  ),
  row("H-05", "all areas as one choice", browsing, texts("English: %s")),
  row(
    "H-06",
    "a box to search areas",
    texts("German: %s"),
    screen("offers the choice of areas where there are two, not for one")
  ),
  row(
    "H-07",
    "areas found by a part of the name, in any case",
    machine("finds them by a part of the name in any case, and not by their locality")
  ),
  row("H-08", "several areas at once", machine("leaves the tickets that are valid in all chosen areas")),
  row(
    "H-09",
    "the last chosen area stays, unless it may go",
    machine("keeps the last chosen area, unless dropping it is allowed"),
    decided("D-17")
  ),
  row(
    "H-10",
    "tickets good in all chosen areas",
    machine("leaves the tickets that are valid in all chosen areas")
  ),
  row(
    "H-11",
    "areas by place and name",
    machine("names each once"),
    machine("lists them by label, umlauts beside their vowels"),
    screen("names areas by place and name, on tickets and permissions")
  ),
  row("H-12", "how many tickets there are", browsing, texts("German: %s")),
  row(
    "H-13",
    "more tickets on demand",
    browsing,
    machine("shows twelve tickets first and twelve more each time, as long as there are more"),
    decided("D-18")
  ),
  row(
    "H-14",
    "the button of a ticket",
    parts("names its button as the specification does and describes it by the ticket"),
    texts("German: %s")
  ),
  row(
    "H-15",
    "price with VAT",
    parts("show the regular price before the reduced one, and that VAT is in it")
  ),
  row(
    "H-16",
    "one area on a ticket, the rest counted",
    parts("show one on tickets, two on permissions, and count the rest")
  ),
  row(
    "H-17",
    "two areas on a permission",
    parts("show one on tickets, two on permissions, and count the rest")
  ),
  row(
    "H-18",
    "the rest in a list that does not grow high",
    measures("are what lists and dialogs measure"),
    testsOf("src/ui/tooltip-timing.test.ts")("opens after 700 ms of resting on it, an area pill after 150")
  ),
  row(
    "H-19",
    "four cards without words while loading",
    screen("shows four cards without words while the tickets come"),
    inState("shopHome", "loadingTickets")
  ),
  row(
    "H-20",
    "shapes of heading and content while loading",
    inState("shopHome", "loadingShop"),
    screen("shows the shape of heading and tickets while the shop comes")
  ),
  row(
    "H-21",
    "says that there are no tickets",
    inState("shopHome", "empty"),
    machine("explains an empty list by what the shop asks of its drivers")
  ),
  row(
    "H-22",
    "with verification: what is missing, and the way to it",
    inState("shopHome", "locked.withoutCode"),
    verification(
      "an empty shop with verification leads to the codes of the account, and from there to the code"
    )
  ),
  row("H-23", "without: the shop has none", inState("shopHome", "empty")),
  row("H-24", "three hints why", screen("explains an empty shop with three hints")),
  row("H-25", "no tickets found when they could not be loaded", inState("shopHome", "ticketsFailed")),
  row(
    "H-26",
    "a permission without plates offers to add one",
    screen("offers to add a plate on a permission without one")
  ),
  row(
    "H-27",
    "an active one says so and leads to the account",
    screen("says on an active permission that it is, and leads to the permissions of the account"),
    account("the permits stand in a table with how long they are good, and lead to more plates @desktop"),
    testsOf("src/app/whole-app.test.tsx")(
      "on the home: the tickets, and the permissions with how many plates they hold"
    )
  ),
  row(
    "H-28",
    "tickets from the online-shop list, of all kinds",
    testsOf("src/boot/early-home.test.ts")("are the ones that the home makes, so that it makes none"),
    testsOf("backend/shop-service/shop.test.ts")(
      "are exactly fourteen at the lake, in the operator's order, priced"
    )
  ),
  row(
    "H-29",
    "a card for each ticket, with its areas",
    browsing,
    screen("names areas by place and name, on tickets and permissions")
  )
]
