import { describe, expect, it } from "vitest"
import { plateAdvice } from "./plate-advice.ts"
import { applyEdit, type PlateEdit, withEdited } from "./plate-entry.ts"

const typed = (plate: string, index = 0): PlateEdit => ({ type: "PLATE_CHANGED", index, plate })
const german = (plate: string) => ({ country: "DE", plate })
const context = (...plates: ReadonlyArray<string>) => ({
  form: { start: "now", plates: plates.map(german) },
  issues: { date: "field_required", "plate.0": "plate_taken", "plate.1": "duplicated_plate" }
})

describe("an edited plate", () => {
  it("changes in its place without an effect on others", () => {
    const { form } = withEdited(context("M-PP123", "M-PP124"), typed("M-PP125", 1))
    expect(form).toEqual({ start: "now", plates: [german("M-PP123"), german("M-PP125")] })
    const { form: abroad } = withEdited(context("M-PP123"), {
      type: "COUNTRY_CHANGED",
      index: 0,
      country: "at"
    })
    expect(abroad.plates).toEqual([{ country: "AT", plate: "M-PP123" }])
  })

  it("is ignored when the form has no such place", () => {
    const before = context("M-PP123")
    expect(withEdited(before, typed("M-PP125", 1))).toEqual(before)
  })

  it("loses its marks, while the others keep theirs", () => {
    const { issues } = withEdited(context("M-PP123", "M-PP123"), typed("M-PP125"))
    expect(issues).toEqual({ date: "field_required", "plate.1": "duplicated_plate" })
  })

  it.each([typed("m pp 123"), { type: "PLATE_KEPT", index: 0 } as const])(
    "keeps its marks while it is the same plate: %o",
    (edit) => {
      expect(withEdited(context("M-PP123"), edit).issues).toHaveProperty(["plate.0"], "plate_taken")
    }
  )

  it("needs no second confirmation until it becomes another plate", () => {
    const own = [german("M-AB100"), german("M-AB103")]
    const kept = applyEdit(german("M-A8100"), { type: "PLATE_KEPT", index: 0 })
    const adviceOf = (entry: typeof kept) => plateAdvice(entry, own, false)
    expect(adviceOf(german("M-A8100"))).toMatchObject({ lookAlike: "M-AB100", isAmbiguous: false })
    expect(adviceOf(kept)).toMatchObject({ lookAlike: null, isAmbiguous: false })
    expect(adviceOf(applyEdit(kept, typed("M-A8103"))).lookAlike).toBe("M-AB103")
  })
})
