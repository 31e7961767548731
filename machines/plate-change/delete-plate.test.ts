import { describe, expect, it } from "vitest"
import { groupWith } from "../testing/demo.ts"
import { berlin, munich, permitWith, see } from "../testing/plate-change.ts"

const takeBack = { type: "UNDO_REQUESTED", plate: munich } as const

const begin = (group = groupWith([munich, berlin], 2)) => {
  const flow = see(group)
  flow.actor.send({ type: "DELETE_REQUESTED", plate: munich })
  return flow
}

const confirm = () => {
  const flow = begin()
  flow.actor.send({ type: "CONFIRMED" })
  return flow
}

const remove = () => {
  const flow = confirm()
  flow.succeeds("deletePlate", groupWith([berlin], 2))
  return flow
}

describe("deleting a plate of a permit", () => {
  it("removes the plate, which makes room for another [P-15]", () => {
    const flow = confirm()
    expect(flow.state()).toBe("deletingPlate")
    expect(flow.inputOf("deletePlate")).toMatchObject({ groupId: "permit-1", plate: munich })
    flow.succeeds("deletePlate", groupWith([berlin], 2))
    expect(flow.state()).toBe("permit.deleted")
    expect(flow.announced).toEqual([{ kind: "deleted", plate: munich }])
    flow.actor.send({ type: "CONTINUED" })
    expect(flow.state()).toBe("permit.adding.filling")
  })

  it("can be undone: the plate is added again [C/C-19]", () => {
    const flow = remove()
    flow.actor.send(takeBack)
    expect(flow.state()).toBe("restoringPlate")
    expect(flow.inputOf("restorePlate")).toMatchObject({ newPlate: munich, reason: null })
    flow.succeeds("restorePlate", groupWith([berlin, munich], 2))
    expect(flow.state()).toBe("permit.restored")
    expect(flow.announced.at(-1)).toEqual({ kind: "restored", plate: munich })
    flow.actor.send({ type: "CONTINUED" })
    expect(flow.state()).toBe("permit.limitReached")
  })

  it("can be undone from the message while the next plate is typed", () => {
    const flow = remove()
    flow.actor.send({ type: "CONTINUED" })
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "RO-" })
    flow.actor.send(takeBack)
    flow.succeeds("restorePlate", groupWith([berlin, munich], 2))
    expect(flow.state()).toBe("permit.restored")
    expect(flow.context().form.plates).toEqual([{ country: "DE", plate: "RO-" }])
  })

  it("can be undone from the message after another action", () => {
    const flow = remove()
    flow.actor.send({ type: "CHANGE_REQUESTED", plate: berlin })
    flow.actor.send(takeBack)
    expect(flow.state()).toBe("changing.filling")
    flow.actor.send({ type: "BACK" })
    flow.actor.send(takeBack)
    expect(flow.inputOf("restorePlate")).toMatchObject({ newPlate: munich })
  })

  it("reports that the plate is gone when it was deleted elsewhere", () => {
    const flow = confirm()
    flow.fails("deletePlate", { _tag: "PlateNotFound" })
    expect(flow.state()).toBe("plateGone")
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadPermit", permitWith(groupWith([berlin], 2)))
    expect(flow.state()).toBe("permit.adding.filling")
    expect(flow.context().deleting).toBeNull()
  })
})
