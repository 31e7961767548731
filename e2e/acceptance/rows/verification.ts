/** V: verification by a code. */
import { decided, inState, type Row, row, testsOf } from "../row.ts"

const machine = testsOf("machines/verification/verification.test.ts")
const prompt = testsOf("machines/verification-prompt/verification-prompt.test.ts")
const journey = testsOf("e2e/journeys/verification.spec.ts")
const texts = testsOf("src/i18n/quoted-texts.test.ts")

const asksOnce = journey("a shop with verification asks once, and a code unlocks what is behind it @desktop")

export const verificationRows: ReadonlyArray<Row> = [
  row("V-01", "the page's title", texts("English: %s"), inState("verification", "entering.typing")),
  row(
    "V-02",
    "a field for the code",
    inState("verification", "entering.correcting"),
    journey("a code in a link fills the field and waits for the driver")
  ),
  row("V-03", "the button that verifies", texts("English: %s"), asksOnce),
  row(
    "V-04",
    "on without a code",
    texts("English: %s"),
    journey("going on without verification counts as skipping the question")
  ),
  row(
    "V-05",
    "a modal with two ways on, its icon being one of them",
    asksOnce,
    journey("who skips the question is not asked again in this shop, also on a later visit"),
    texts("English: %s")
  ),
  row("V-06", "only where the shop wants it", prompt("asks nothing, and looks nothing up, where %s")),
  row(
    "V-07",
    "only until it was waved aside",
    prompt("is gone for good in this shop once it is skipped, even where the browser remembers nothing"),
    journey("who skips the question is not asked again in this shop, also on a later visit")
  ),
  row(
    "V-08",
    "never over the verification page",
    prompt("asks nothing, and looks nothing up, where %s"),
    prompt("opens the verification page, and says nothing over it")
  ),
  row(
    "V-09",
    "to the page, or gone",
    prompt("opens the verification page, and says nothing over it"),
    prompt("is gone for good in this shop once it is skipped, even where the browser remembers nothing")
  ),
  row(
    "V-10",
    "a code opens tickets",
    asksOnce,
    testsOf("backend/shop-service/verification-code.test.ts")(
      "is added to the account and unlocks the tickets behind it"
    ),
    testsOf("backend/shop-service/shop.test.ts")("behind a code are seen only by drivers with one")
  ),
  row("V-11", "its characters", machine("accepts %j"), machine("refuses %j as %s"), decided("D-16")),
  row("V-12", "the words for success", texts("English: %s"), inState("verification", "verified")),
  row(
    "V-13",
    "the words for failure",
    texts("German: %s"),
    journey("each refused code says why and what to do, and stays in the field")
  )
]
