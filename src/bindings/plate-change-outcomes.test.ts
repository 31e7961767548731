// Tests: each response about a plate maps to a failure that the page can explain, and to a message.
import { describe, expect, it } from "vitest"
import { ResponseError } from "../services/http/index.ts"
import {
  deletionMessage,
  restoringFailed,
  toAddFailure,
  toChangeFailure,
  toDeleteFailure
} from "./plate-change-outcomes.ts"

const refused = (status: number, code: string, issue: string | null = null) =>
  new ResponseError({ call: "addPlates", status, code, field: null, issue, retryAfter: null })

const plate = { plate: "M-PP123", country: "DE" }

describe("a refused change of plates", () => {
  it.each([
    [409, "E_PLATE_DUPLICATE", { _tag: "PlateAlreadyAdded" }],
    [409, "E_PLATE_LIMIT", { _tag: "PlateLimitReached" }],
    [404, "E_GROUP_NOT_FOUND", { _tag: "PermitNotFound" }],
    [409, "E_SHOP_INACTIVE", { _tag: "ShopInactive" }],
    [401, "E_TOKEN_EXPIRED", { _tag: "SessionLost" }],
    [500, "E_INTERNAL", { _tag: "ServiceFailed" }]
  ])("with %d %s", (status, code, failure) => {
    expect(toAddFailure(refused(status, code))).toEqual(failure)
    expect(toChangeFailure(refused(status, code))).toEqual(failure)
  })

  it("carries the issue of an invalid plate, or a generic one when the form does not know it", () => {
    expect(toAddFailure(refused(422, "E_PLATE_INVALID", "invalid_municipal"))).toEqual({
      _tag: "PlateRefused",
      issue: "invalid_municipal"
    })
    expect(toAddFailure(refused(422, "E_PLATE_INVALID", "too_yellow"))).toEqual({
      _tag: "PlateRefused",
      issue: "invalid_license_plate"
    })
  })

  it("distinguishes a missing old plate from a missing permit", () => {
    expect(toDeleteFailure(refused(404, "E_PLATE_NOT_FOUND"))).toEqual({ _tag: "PlateNotFound" })
    expect(toChangeFailure(refused(404, "E_PLATE_NOT_FOUND"))).toEqual({ _tag: "PlateNotFound" })
    expect(toDeleteFailure(refused(404, "E_GROUP_NOT_FOUND"))).toEqual({ _tag: "PermitNotFound" })
  })
})

describe("the message", () => {
  it("of a failure names the failed action, and a plate that is already known [X-09]", () => {
    expect(restoringFailed({ _tag: "Unreachable" }, plate)?.message).toBe("account.plates.addFailed")
    expect(restoringFailed({ _tag: "PlateAlreadyAdded" }, plate)?.message).toBe("account.plates.addDuplicate")
  })

  it("is omitted when the page itself shows the error", () => {
    expect(restoringFailed({ _tag: "SessionLost" }, plate)).toBeNull()
  })

  it("of a deletion stays beside others while it can be undone", () => {
    const deletion = deletionMessage("deleted", plate)
    const other = deletionMessage("deleted", { ...plate, plate: "M-PP999" })
    const restored = deletionMessage("restored", plate)
    expect(deletion.about).not.toBe(other.about)
    expect(restored).toEqual({ ...deletion, message: "account.plates.addSucceeded" })
  })
})
