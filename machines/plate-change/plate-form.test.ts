import { describe, expect, it } from "vitest"
import { validateAdding, validateChanging } from "./index.ts"

const registered = (plate: string, country: string | null = "DE") => ({
  plate,
  country,
  validFrom: null,
  validTo: null
})
const group = { maximumPlates: 3, activePlates: [registered("M-PP123")] }
const entry = (plate: string, country = "DE") => ({ plate, country })
const form = (...plates: ReadonlyArray<ReturnType<typeof entry>>) => ({ reason: null, plates })

describe("plates to be added", () => {
  it("are accepted when they are new and valid", () => {
    expect(validateAdding(form(entry("B-AB1234"), entry("ZH1", "CH")), group)).toEqual({})
  })

  it("are validated one by one [PL-12]", () => {
    expect(validateAdding(form(entry(" "), entry("MPP123")), group)).toEqual({
      "plate.0": "field_required",
      "plate.1": "missing_separator"
    })
  })

  it("must not be on the permit already nor twice in the list [PL-11 C/C-17]", () => {
    expect(validateAdding(form(entry("m-pp 123"), entry("B-AB1234")), group)).toEqual({
      "plate.0": "duplicated_plate"
    })
    expect(validateAdding(form(entry("B-AB1234"), entry("b-ab1234")), group)).toEqual({
      "plate.1": "duplicated_plate"
    })
  })

  it("are at most as many as the permit allows [F-10]", () => {
    const three = form(entry("B-AB1234"), entry("B-AB1235"), entry("B-AB1236"))
    expect(validateAdding(three, group)).toEqual({ "plate.2": "plate_limit_reached" })
    expect(validateAdding(three, { ...group, maximumPlates: null })).toEqual({})
  })
})

describe("a change of plate", () => {
  const change = { previous: { plate: "M-PP123", country: "DE" }, entry: entry("B-AB1234") }

  it("requires a reason and a new plate [F-03]", () => {
    expect(validateChanging({ ...change, reason: "typo" }, group)).toEqual({})
    expect(validateChanging({ ...change, reason: null, entry: entry("") }, group)).toEqual({
      reason: "field_required",
      plate: "field_required"
    })
  })

  it("refuses a plate that is on the permit", () => {
    expect(validateChanging({ ...change, reason: "typo", entry: entry("M-PP123") }, group)).toEqual({
      plate: "duplicated_plate"
    })
  })

  it("needs room on the permit for an additional car, but not for a replacement", () => {
    const full = { ...group, maximumPlates: 1 }
    expect(validateChanging({ ...change, reason: "additional_car" }, group)).toEqual({})
    expect(validateChanging({ ...change, reason: "additional_car" }, full)).toEqual({
      reason: "plate_limit_reached"
    })
    expect(validateChanging({ ...change, reason: "rental_car" }, full)).toEqual({})
  })
})
