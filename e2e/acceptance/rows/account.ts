/** P: the profile. PL: licence plates. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const machine = testsOf("machines/account/account.test.ts")
const permits = testsOf("e2e/journeys/permits.spec.ts")
const texts = testsOf("src/i18n/quoted-texts.test.ts")
const parts = testsOf("src/ui/components.test.tsx")
const words = testsOf("src/pages/account/account-tables.test.tsx")
const adding = testsOf("machines/plate-change/add-plates.test.ts")
const changing = testsOf("machines/plate-change/change-plate.test.ts")
const deleting = testsOf("machines/plate-change/delete-plate.test.ts")
const form = testsOf("machines/plate-change/plate-form.test.ts")

const table = permits(
  "the permits stand in a table with how long they are good, and lead to more plates @desktop"
)
const tableStates = parts("has a state for loading, for nothing and for failure")
const lifeOfPlate = permits("a plate is added, changed, deleted and brought back @desktop")

export const accountRows: ReadonlyArray<Row> = [
  row("P-01", "the page's title", texts("English: %s"), inState("account", "showingTickets")),
  row(
    "P-02",
    "codes in a table of one column",
    inState("account", "showingCodes"),
    words("lists codes by the code alone")
  ),
  row(
    "P-03",
    "the way to one more code",
    texts("English: %s"),
    testsOf("e2e/journeys/verification.spec.ts")(
      "an account without a code says so and leads to the verification"
    )
  ),
  row(
    "P-04",
    "back to all of it",
    texts("English: %s"),
    machine("goes from section to section and back to the overview"),
    testsOf("src/app/whole-app.test.tsx")(
      "on the codes: those that were used, the way to another and the way back"
    )
  ),
  row(
    "P-05",
    "permits by name",
    table,
    words("shows of a permit its name, standing, term, areas and plates, in this order")
  ),
  row(
    "P-06",
    "how a permit stands",
    words("shows of a permit its name, standing, term, areas and plates, in this order"),
    testsOf("schemas/permit-status.test.ts")("is at %s %s")
  ),
  row(
    "P-07",
    "from when to when",
    table,
    words("shows of a permit its name, standing, term, areas and plates, in this order")
  ),
  row("P-08", "where", words("shows of a permit its name, standing, term, areas and plates, in this order")),
  row(
    "P-09",
    "its plates, or that there are none",
    words("says of a permit without plates that it has none"),
    texts("English: %s")
  ),
  row(
    "P-10",
    "the way to more plates, chosen among several permits",
    table,
    texts("English: %s"),
    words("asks which permit where several have room")
  ),
  row(
    "P-11",
    "active tickets with what is left of them",
    words("shows of a ticket its title, what is left, its term, plates and areas, in this order"),
    testsOf("backend/shop-service/shop.test.ts")("come soonest end first, and tell how many stays are left")
  ),
  row(
    "P-12",
    "day and time of the end",
    words("says on which day and at what time a ticket ends"),
    decided("D-30")
  ),
  row(
    "P-13",
    "a form to add plates, with a button that saves",
    adding("saves a plate and says what was added"),
    inState("plateChange", "permit.adding.filling"),
    lifeOfPlate
  ),
  row(
    "P-14",
    "a modal to change one: reason, old, new, confirm, back",
    changing("asks for the reason and the new plate"),
    changing("goes back without a change"),
    lifeOfPlate
  ),
  row(
    "P-15",
    "a plate is deleted, or could not be",
    deleting("takes the plate off, which makes room for another"),
    deleting("keeps the dialog after %s"),
    lifeOfPlate
  ),
  row(
    "P-16",
    "a full permit wants another deleted first",
    permits("a full permit says so before anything is typed"),
    inState("plateChange", "permit.limitReached")
  ),
  row(
    "P-17",
    "each table loads, is empty, fails",
    tableStates,
    machine("keeps the page when a list fails with %s"),
    inState("account", "activeTicketsFailed"),
    inState("account", "withoutCodes")
  )
]

const countries = testsOf("schemas/licence-plate/countries.test.ts")
const validate = testsOf("schemas/licence-plate/validate.test.ts")
const districts = testsOf("schemas/licence-plate/districts.test.ts")
const separators = testsOf("schemas/licence-plate/separators.test.ts")
const normalise = testsOf("schemas/licence-plate/normalise.test.ts")

const accepted = validate("accepts %s %s")
const refused = validate("refuses %s %s with %s")
const order = validate("asks for the separator before the format, and for the format before the district")
const german = texts("German: %s")

export const plateRows: ReadonlyArray<Row> = [
  row("PL-01", "thirty countries", countries("are the thirty of the specification")),
  row(
    "PL-02",
    "a pattern for each, and the words when it does not fit",
    validate("are refused like $plate: $reason"),
    german
  ),
  row(
    "PL-03",
    "any other plate: twenty signs of a few kinds",
    validate("holds a plate of any other country to digits, capitals, umlauts and hyphens, twenty at most")
  ),
  row(
    "PL-04",
    "districts of eleven countries",
    districts(
      "exist for the eleven countries of the specification, with the numbers of codes the registers have"
    )
  ),
  row(
    "PL-05",
    "one dash in four countries",
    validate("needs one hyphen in AT DE HR HU, two in FR NL SI and none elsewhere")
  ),
  row(
    "PL-06",
    "two dashes in three",
    validate("needs one hyphen in AT DE HR HU, two in FR NL SI and none elsewhere")
  ),
  row(
    "PL-07",
    "a wrong number is said with an example",
    order,
    texts("English: %s"),
    testsOf("e2e/journeys/plates.spec.ts")(
      "without its dash a plate is never guessed: each reading is one tap @desktop"
    )
  ),
  row("PL-08", "an unknown canton", refused, german),
  row(
    "PL-09",
    "an unknown German district",
    refused,
    german,
    testsOf("e2e/journeys/plates.spec.ts")(
      "a plate that our lists do not know leads to those who can help, with the plate in hand @desktop"
    )
  ),
  row("PL-10", "an unknown district elsewhere", refused, german),
  row(
    "PL-11",
    "a plate that is there already",
    form("may neither be on the permit already nor twice in the list"),
    testsOf("machines/ticket-configuration/ticket-configuration.test.ts")(
      "takes as many plates as the ticket does, each once"
    ),
    german
  ),
  row(
    "PL-12",
    "no plate at all",
    form("are judged one by one"),
    german,
    inState("ticketConfiguration", "editing.correcting")
  ),
  row("PL-13", "the examples are accepted", accepted),
  row(
    "PL-14",
    "stored with its region, a dash and the rest",
    normalise("in %s: %s becomes %s"),
    separators("finds every valid example again, and offers nothing that is not valid and in stored form")
  )
]
