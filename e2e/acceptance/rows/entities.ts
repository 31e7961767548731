/** E: what things are. */
import { decided, type Evidence, type Row, row, testsOf } from "../row.ts"

const specified = testsOf("schemas/specified-fields.test.ts")
const fields = (of: string): Evidence => specified("are all there in %s", `are all there in ${of}`)
const roundTrip = testsOf("schemas/entities.test.ts")("comes back from the wire as it went")
const rules = testsOf("schemas/entity-rules.test.ts")
const primitives = testsOf("schemas/primitives.test.ts")
const session = testsOf("src/app/session.test.ts")
const forms = testsOf("schemas/plate-forms.test.ts")

export const entityRows: ReadonlyArray<Row> = [
  row(
    "E-01",
    "shop, with its groups when asked for by path",
    fields("Shop"),
    fields("ShopWithGroups"),
    roundTrip
  ),
  row("E-02", "shop group", fields("ShopGroup"), roundTrip),
  row(
    "E-03",
    "user shop group, plates with their terms",
    fields("UserShopGroup"),
    fields("RegisteredPlate"),
    roundTrip
  ),
  row("E-04", "area", fields("Area"), roundTrip),
  row("E-05", "pricing group", fields("PricingGroup"), roundTrip),
  row("E-06", "plate, its country perhaps missing", fields("Plate"), roundTrip),
  row("E-07", "ticket, cart item, verified item", fields("Ticket"), fields("VerifiedCartItem"), roundTrip),
  row(
    "E-08",
    "euro by default, two kinds of tickets",
    primitives("is null, an empty list or the euro, whether the field is absent or null"),
    roundTrip
  ),
  row("E-09", "time values", fields("TimeValues"), fields("HolidayLocation"), roundTrip),
  row(
    "E-10",
    "windows within windows",
    fields("ValidityContainer"),
    testsOf("schemas/entities.test.ts")("survives windows within windows without end, wherever they stand")
  ),
  row(
    "E-11",
    "discount and how it is applied",
    fields("DiscountInfo"),
    fields("ApplyDiscountDetails"),
    roundTrip
  ),
  row("E-12", "voucher", fields("Voucher"), roundTrip),
  row("E-13", "active ticket", fields("ActiveTicket"), roundTrip),
  row("E-14", "verification code", fields("VerificationCode"), roundTrip),
  row("E-15", "price of a stay, with segments", fields("StayPricing"), fields("PricingSegment"), roundTrip),
  row("E-16", "request for it", fields("StayRequest"), fields("ExternalExemption"), roundTrip),
  row("E-17", "how a stay is paid", fields("StayPaymentStatus"), roundTrip),
  row("E-18", "permission group", fields("UserShopGroup"), roundTrip, decided("D-48")),
  row(
    "E-19",
    "change of plates, on both sides",
    fields("PlateChangeValidation"),
    fields("PlateChange"),
    roundTrip
  ),
  row(
    "E-20",
    "the two forms of plates, and what becomes of them",
    fields("AddPlatesForm"),
    fields("ChangePlateForm"),
    forms("becomes one request per plate, each of which the service takes"),
    forms("exchanges the previous plate for the new one"),
    decided("D-24"),
    decided("D-48")
  ),
  row(
    "E-21",
    "message",
    fields("Notification"),
    rules("closes after fifteen seconds unless it says otherwise")
  ),
  row(
    "E-22",
    "language option and stored settings",
    testsOf("src/layouts/layouts.test.tsx")("has the languages in the header, each in its own words"),
    testsOf("machines/locale/locale.test.ts")(
      "changes once its texts are there, and is kept for the next visit"
    ),
    decided("D-48")
  ),
  row(
    "E-23",
    "version file",
    fields("VersionFile"),
    testsOf("src/services/app-version.test.ts")("says which build is current, without a token")
  ),
  row(
    "E-24",
    "session, with a name for nobody",
    session("calls who is missing “not-logged-in”"),
    decided("D-48")
  ),
  row(
    "E-25",
    "what tracking knows of a driver",
    session("tells tracking the id and the nickname, and nothing else")
  ),
  row(
    "E-26",
    "answer of the token endpoint",
    testsOf("src/services/identity/sdk.test.ts")("is asked with a form that holds the whole code grant"),
    decided("D-48")
  ),
  row(
    "E-27",
    "titles by language",
    testsOf("schemas/translations.test.ts")("is in %s: %s"),
    testsOf("schemas/translations.test.ts")("prefers the full tag to the base language"),
    decided("D-02")
  )
]
