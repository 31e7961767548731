import { describe, expect, it } from "vitest"
import { ResponseError } from "../services/http/index.ts"
import { formRefusal, takenIndexes } from "./form-refusal.ts"

const plateRefused = (issue?: string) =>
  formRefusal({ code: "E_PLATE_INVALID", field: "plates.1.plate", ...(issue === undefined ? {} : { issue }) })

describe("a refused plate", () => {
  it.each([
    "field_required",
    "missing_separator",
    "invalid_license_plate",
    "invalid_canton_code",
    "invalid_municipal",
    "invalid_province_code"
  ])("has the issue at the field named by the service: %s", (issue) => {
    expect(plateRefused(issue)).toEqual({ _tag: "FormRefused", field: "plate.1", issue })
  })

  it("has a generic issue when the service names none or an unknown one", () => {
    const refused = { _tag: "FormRefused", field: "plate.1", issue: "invalid_license_plate" }
    expect(plateRefused()).toEqual(refused)
    expect(plateRefused("new_rule")).toEqual(refused)
  })
})

it("other refusals are issues of the start, or no issues of the form", () => {
  expect(formRefusal({ code: "E_START_IN_PAST", field: "day" })).toMatchObject({ field: "date" })
  expect(formRefusal({ code: "E_START_INVALID", field: "day" })).toMatchObject({
    field: "date",
    issue: "start_invalid"
  })
  expect(formRefusal({ code: "E_START_INVALID", field: "hour" })).toMatchObject({
    field: "time",
    issue: "start_skipped"
  })
  expect(formRefusal({ code: "E_START_TOO_FAR", field: "year" })).toMatchObject({
    field: "date",
    issue: "start_too_far"
  })
  expect(formRefusal({ code: "E_PLATE_DUPLICATE", field: "payload.plates[1].plate" })).toEqual({
    _tag: "FormRefused",
    field: "plate.1",
    issue: "duplicated_plate"
  })
  expect(formRefusal({ code: "E_FORBIDDEN", field: null })).toBeUndefined()
})

describe("a plate of another driver", () => {
  const taken = (field: string | null, fields?: ReadonlyArray<string>) =>
    new ResponseError({ call: "configureTicket", status: 409, code: null, field, fields, retryAfter: null })

  it("is the one or several named by the service", () => {
    expect(takenIndexes(taken("plates.1"), 3)).toEqual([1])
    expect(takenIndexes(taken("plates.0", ["plates.0", "plates.2"]), 3)).toEqual([0, 2])
  })

  it("can be any when the service names none or one that was not sent", () => {
    expect(takenIndexes(taken("plates"), 2)).toEqual([0, 1])
    expect(takenIndexes(taken("plates.7"), 1)).toEqual([0])
  })
})
