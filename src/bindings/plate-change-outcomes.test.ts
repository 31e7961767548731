// Tests: each response about a plate maps to a failure that the page can explain, and to a message.
import { describe, expect, it } from "vitest"
import { ResponseError } from "../services/http/index.ts"
import { deletionMessage, restoringFailed, toAddFailure, toChangeFailure } from "./plate-change-outcomes.ts"

const refused = (status: number, code: string, issue: string | null = null) =>
  new ResponseError({ call: "addPlates", status, code, field: null, issue, retryAfter: null })

const plate = { plate: "M-PP123", country: "DE" }

describe("a refused change of plates", () => {
  it("says that the shop is closed; e2e/paths/snapshots/calls.txt has the other refusals", () => {
    const inactive = refused(409, "E_SHOP_INACTIVE")
    expect([toAddFailure(inactive)._tag, toChangeFailure(inactive)._tag]).toEqual([
      "ShopInactive",
      "ShopInactive"
    ])
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
