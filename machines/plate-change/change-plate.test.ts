import { describe, expect, it } from "vitest"
import { plateChangeOf } from "../../schemas/change-plate-form.ts"
import { type PlateChangeReason, plateChangeReasons } from "../../schemas/plate-change-reason.ts"
import { groupWith } from "../testing/demo.ts"
import { berlin, munich, permitWith, rosenheim, see } from "../testing/plate-change.ts"
import type { ChangePlateInput } from "./index.ts"

const begin = (group = groupWith([munich])) => {
  const flow = see(group)
  flow.actor.send({ type: "CHANGE_REQUESTED", plate: munich })
  return flow
}

const confirm = (reason: PlateChangeReason = "new_car_or_license_plate", group = groupWith([munich])) => {
  const flow = begin(group)
  flow.actor.send({ type: "REASON_CHANGED", reason })
  flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "b-ab 1234" })
  flow.actor.send({ type: "CONFIRMED" })
  return flow
}

/** Returns the input of the request. */
const requestOf = (flow: ReturnType<typeof begin>) =>
  plateChangeOf((flow.inputOf("changePlate") as ChangePlateInput).form)

describe("changing a plate of a permit", () => {
  it("asks for the reason and the new plate [P-14]", () => {
    const flow = begin()
    expect(flow.state()).toBe("changing.filling")
    expect(flow.context().change).toEqual({
      reason: null,
      previous: munich,
      entry: { country: "DE", plate: "" }
    })
    flow.actor.send({ type: "CONFIRMED" })
    expect(flow.state()).toBe("changing.correcting")
    expect(flow.context().changeIssues).toEqual({ reason: "field_required", plate: "field_required" })
    flow.actor.send({ type: "REASON_CHANGED", reason: "typo" })
    expect(flow.context().changeIssues).toEqual({ plate: "field_required" })
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "ZH1" })
    flow.actor.send({ type: "COUNTRY_CHANGED", index: 0, country: "CH" })
    flow.actor.send({ type: "CONFIRMED" })
    expect(requestOf(flow)).toEqual({
      items: [{ newPlate: { country: "CH", plate: "ZH1" }, oldPlate: munich }],
      reason: "typo"
    })
  })

  it.each(plateChangeReasons.filter((reason) => reason !== "additional_car"))(
    "replaces the plate for %s [S-14]",
    (reason) => {
      const flow = confirm(reason)
      expect(flow.state()).toBe("savingChange")
      expect(requestOf(flow)).toEqual({ items: [{ newPlate: berlin, oldPlate: munich }], reason })
      flow.succeeds("changePlate", groupWith([berlin]))
      expect(flow.state()).toBe("permit.changed")
      expect(flow.announced).toEqual([{ kind: "changed", previous: munich, plate: berlin }])
      flow.actor.send({ type: "CONTINUED" })
      expect(flow.state()).toBe("permit.adding.filling")
      expect(flow.context().change).toBeNull()
    }
  )

  it("refuses an additional car on a full permit before anything is sent", () => {
    const flow = confirm("additional_car", groupWith([munich], 1))
    expect(flow.state()).toBe("changing.correcting")
    expect(flow.context().changeIssues).toEqual({ reason: "plate_limit_reached" })
  })

  it("resumes the change after a login, unless the plate is gone", () => {
    const flow = confirm()
    const change = flow.context().change
    flow.fails("changePlate", { _tag: "SessionLost" })
    expect(flow.state()).toBe("sessionLost")
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadPermit", permitWith(groupWith([munich])))
    expect(flow.state()).toBe("changing.filling")
    expect(flow.context().change).toEqual(change)

    const draft = flow.drafts.at(-1) ?? null
    expect(see(groupWith([munich]), draft).state()).toBe("changing.filling")
    const late = see(groupWith([rosenheim]), draft)
    expect(late.state()).toBe("permit.adding.filling")
    expect(late.context().change).toBeNull()
  })

  it("goes back without a change [P-14]", () => {
    const flow = begin()
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "B-AB1234" })
    flow.actor.send({ type: "BACK" })
    expect(flow.state()).toBe("permit.adding.filling")
    expect(flow.drafts.at(-1)).toBeNull()
    expect(flow.announced).toEqual([])
  })

  it("starts in the country of the plate, in any spelling, and sends the plate back as received", () => {
    const flow = see(groupWith([{ ...munich, country: "Germany" }]))
    flow.actor.send({ type: "CHANGE_REQUESTED", plate: { ...munich, country: "Germany" } })
    expect(flow.context().change?.entry.country).toBe("DE")
    flow.actor.send({ type: "REASON_CHANGED", reason: "typo" })
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: berlin.plate })
    flow.actor.send({ type: "CONFIRMED" })
    expect(requestOf(flow).items).toEqual([
      {
        newPlate: { plate: berlin.plate, country: "DE" },
        oldPlate: { plate: munich.plate, country: "Germany" }
      }
    ])
  })
})
