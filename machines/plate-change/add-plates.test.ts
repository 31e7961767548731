import { describe, expect, it } from "vitest"
import type { Plate } from "../../schemas/plate.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { groupWith } from "../testing/demo.ts"
import { berlin, munich, permitWith, rosenheim, see } from "../testing/plate-change.ts"
import { maxPlatesAtOnce } from "./index.ts"

const fillIn = (plates: ReadonlyArray<Plate> = [berlin], group: UserShopGroup = groupWith([munich])) => {
  const flow = see(group)
  plates.forEach(({ plate }, index) => {
    if (index > 0) flow.actor.send({ type: "PLATE_ADDED" })
    flow.actor.send({ type: "PLATE_CHANGED", index, plate })
  })
  return flow
}

const save = (plates: ReadonlyArray<Plate> = [berlin], group?: UserShopGroup) => {
  const flow = fillIn(plates, group)
  flow.actor.send({ type: "SAVE_REQUESTED" })
  return flow
}

describe("adding plates to a permit", () => {
  it("saves a plate and reports it [P-13]", () => {
    const flow = save([{ ...berlin, plate: "b-ab 1234" }])
    expect(flow.state()).toBe("savingPlate")
    expect(flow.inputOf("addPlate")).toMatchObject({ groupId: "permit-1", newPlate: berlin, reason: null })
    flow.succeeds("addPlate", groupWith([munich, berlin]))
    expect(flow.state()).toBe("permit.added")
    expect(flow.announced).toEqual([{ kind: "added", plates: [berlin] }])
    expect(flow.drafts.at(-1)).toBeNull()
    flow.actor.send({ type: "CONTINUED" })
    expect(flow.state()).toBe("permit.adding.filling")
    expect(flow.context().form.plates).toEqual([{ country: "DE", plate: "" }])
  })

  it("sends the reason when one is given", () => {
    const flow = fillIn()
    flow.actor.send({ type: "REASON_CHANGED", reason: "rental_car" })
    flow.actor.send({ type: "SAVE_REQUESTED" })
    expect(flow.inputOf("addPlate")).toMatchObject({ reason: "rental_car" })
  })

  it("saves several plates one after the other", () => {
    const flow = save([berlin, rosenheim])
    expect(flow.inputOf("addPlate")).toMatchObject({ newPlate: berlin })
    flow.succeeds("addPlate", groupWith([munich, berlin]))
    expect(flow.state()).toBe("savingPlate")
    expect(flow.inputOf("addPlate")).toMatchObject({ newPlate: rosenheim })
    flow.succeeds("addPlate", groupWith([munich, berlin, rosenheim]))
    expect(flow.announced).toEqual([{ kind: "added", plates: [berlin, rosenheim] }])
    flow.actor.send({ type: "CONTINUED" })
    expect(flow.state()).toBe("permit.limitReached")
  })

  it("takes a list of plates, and names invalid and surplus ones", () => {
    const flow = see()
    const plates = [berlin.plate, "QQQ-A 12345", rosenheim.plate]
    flow.actor.send({ type: "PLATES_PASTED", index: 0, plates })
    expect(flow.state()).toBe("permit.adding.correcting")
    expect(flow.context().form.plates.map(({ plate }) => plate)).toEqual(plates)
    expect(flow.context().issues).toEqual({
      "plate.1": "invalid_license_plate",
      "plate.2": "plate_limit_reached"
    })
  })

  it("saves the others when one is refused, and keeps the refused one in the form", () => {
    const flow = save([berlin, rosenheim])
    flow.fails("addPlate", { _tag: "PlateAlreadyAdded" })
    flow.succeeds("addPlate", groupWith([munich, rosenheim]))
    expect(flow.state()).toBe("permit.adding.plateRefused")
    expect(flow.context()).toMatchObject({
      saved: [rosenheim],
      issues: { "plate.0": "duplicated_plate" },
      form: { plates: [berlin] }
    })
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "B-AB1235" })
    expect(flow.context().issues).toEqual({})
    flow.actor.send({ type: "SAVE_REQUESTED" })
    flow.succeeds("addPlate", groupWith([munich, rosenheim]))
    expect(flow.announced).toEqual([
      { kind: "added", plates: [rosenheim, { country: "DE", plate: "B-AB1235" }] }
    ])
  })

  it("reloads the permit and keeps unsaved input", () => {
    const flow = save([berlin, rosenheim])
    flow.fails("addPlate", { _tag: "Unreachable" })
    flow.actor.send({ type: "REFRESH_REQUESTED" })
    flow.succeeds("loadPermit", permitWith(groupWith([munich, berlin], 5)))
    expect(flow.context().form.plates).toEqual([rosenheim])
    expect(flow.drafts.at(-1)?.form.plates).toEqual([rosenheim])
  })

  it("empties the form when a reload shows that all plates were saved despite a missing response", () => {
    const flow = save()
    flow.fails("addPlate", { _tag: "Unreachable" })
    flow.actor.send({ type: "REFRESH_REQUESTED" })
    flow.succeeds("loadPermit", permitWith(groupWith([munich, berlin])))
    expect(flow.context().form.plates).toEqual([{ country: "DE", plate: "" }])
    expect(flow.drafts.at(-1)).toBeNull()
  })

  it("sends nothing before every plate is valid", () => {
    const flow = save([{ ...berlin, plate: "" }, munich])
    expect(flow.state()).toBe("permit.adding.correcting")
    expect(flow.context().issues).toEqual({ "plate.0": "field_required", "plate.1": "duplicated_plate" })
    flow.actor.send({ type: "PLATE_REMOVED", index: 1 })
    flow.actor.send({ type: "COUNTRY_CHANGED", index: 0, country: "ch" })
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "zh 1" })
    flow.actor.send({ type: "SAVE_REQUESTED" })
    expect(flow.inputOf("addPlate")).toMatchObject({ newPlate: { country: "CH", plate: "ZH1" } })
  })

  it("offers at most as many fields as the permit allows, and never removes the last one", () => {
    const flow = see(groupWith([munich], 2))
    expect(flow.actor.getSnapshot().can({ type: "PLATE_ADDED" })).toBe(false)
    expect(flow.actor.getSnapshot().can({ type: "PLATE_REMOVED", index: 0 })).toBe(false)
    const unlimited = see(groupWith([munich], null))
    for (let fields = 0; fields < maxPlatesAtOnce + 5; fields += 1)
      unlimited.actor.send({ type: "PLATE_ADDED" })
    expect(unlimited.context().form.plates).toHaveLength(maxPlatesAtOnce)
  })

  it("restores input from before a login", () => {
    const flow = see(groupWith([munich]), {
      form: { reason: "rental_car", plates: [{ country: "DE", plate: berlin.plate }] },
      change: null
    })
    expect(flow.context().form).toEqual({ reason: "rental_car", plates: [berlin] })
  })
})
