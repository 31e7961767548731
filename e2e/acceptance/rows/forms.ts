/** F: forms, tokens and parameters. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const verification = testsOf("machines/verification/verification.test.ts")
const texts = testsOf("src/i18n/quoted-texts.test.ts")
const forms = testsOf("schemas/plate-forms.test.ts")
const plates = testsOf("machines/plate-change/plate-form.test.ts")
const contract = testsOf("schemas/api/contract.test.ts")
const calls = testsOf("src/services/http/call.test.ts")
const sdk = testsOf("src/services/identity/sdk.test.ts")
const session = testsOf("src/services/identity/session-client.test.ts")
const rules = testsOf("schemas/entity-rules.test.ts")

const required = contract("are those of the specification in every query")
const uuids = contract("are a UUID where they name an area or a shop")
const bodies = contract("are named wherever a body lacks them")
const missing = calls("names the parameter that is missing, wherever it belongs")

export const formRows: ReadonlyArray<Row> = [
  row("F-01", "characters of a code", verification("accepts %j"), verification("refuses %j as %s")),
  row(
    "F-02",
    "the words for what was not accepted",
    texts("German: %s"),
    inState("checkout", "reviewing.acceptanceMissing")
  ),
  row(
    "F-03",
    "a reason for a change, none for an addition",
    plates("wants a reason and a new plate"),
    forms("needs a reason"),
    forms("needs no reason, but no other than the seven")
  ),
  row(
    "F-04",
    "the words for what is required",
    texts("German: %s"),
    verification("does not send %j, and says why until the field changes")
  ),
  row(
    "F-05",
    "too short, too long, with field and bound",
    verification("does not send %j, and says why until the field changes"),
    decided("D-33")
  ),
  row("F-06", "the area of purchase options is a UUID", uuids, missing),
  row("F-07", "so is the shop of group calls", uuids, missing),
  row(
    "F-08",
    "a shop's path has a character",
    contract("describes exactly the parameters of its path, and lets none of them be empty"),
    missing
  ),
  row(
    "F-09",
    "an entry of a list has a value",
    testsOf("src/layouts/layouts.test.tsx")("has the languages in the header, each in its own words")
  ),
  row(
    "F-10",
    "no more plates than a group takes",
    plates("are no more than the permit takes"),
    testsOf("backend/shop-service/permission-plate.test.ts")(
      "is refused beyond the limit, and then for all of them"
    )
  ),
  row(
    "F-11",
    "ten checks of an ID token",
    session("believes no ID token with a wrong %s"),
    sdk("has three parts and is signed by RS256"),
    sdk("must say as numbers when it was made and when it ends"),
    sdk("may have ended less than a minute ago, and not longer"),
    sdk("must not begin later"),
    sdk("must name whom it was made for where it has several audiences"),
    sdk("must be of the organization that was asked for")
  ),
  row(
    "F-12",
    "another login's answer",
    sdk("say “Invalid state” of another login's answer and of one that nobody waits for"),
    session("recognises a forged callback and still knows where the driver wanted to go")
  ),
  row("F-13", "carts want a shop, internal ones a user", required, missing),
  row("F-14", "shops and groups want an id", required, missing),
  row(
    "F-15",
    "five fields to open a shop, five to change it",
    rules("need five fields to open one, and four and the id to change one"),
    testsOf("src/services/http/form.test.ts")("names what is missing before anything is sent")
  ),
  row("F-16", "bodies that must be there", bodies, missing),
  row("F-17", "id, area, key of tickets; area of lists", required, bodies),
  row("F-18", "plate, area, arrival of prices for stays", required, missing),
  row(
    "F-19",
    "a query that does not fit warns and gives nothing",
    calls("names the parameter that is missing, wherever it belongs"),
    decided("D-48")
  )
]
