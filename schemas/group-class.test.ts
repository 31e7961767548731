/** Tests of the classes of a driver's groups, and of their free plates. Decisions D-09 and D-11. */
import { describe, expect, it } from "vitest"
import { groupClass, isActive, isAvailable, isExpired, shownGroups } from "./group-class.ts"
import { plateRoom, platesLeft, remainingUnder } from "./limit.ts"
import type { RegisteredPlate } from "./plate.ts"
import type { UserShopGroup } from "./user-shop-group.ts"

const staff: UserShopGroup = {
  id: "staff",
  groupId: "staff",
  name: "Pflegedienst",
  translations: null,
  maximumPlates: 2,
  visible: true,
  type: null,
  validFrom: null,
  validTo: null,
  plates: [],
  expiredPlates: [],
  activePlates: [],
  areas: []
}
const withoutEnd: RegisteredPlate = { plate: "M-PP123", country: "DE", validFrom: null, validTo: null }
const now = Date.parse("2026-11-21T10:00:00Z")
const withEnd: RegisteredPlate = { ...withoutEnd, plate: "M-PP124", validTo: "2026-12-31T23:00:00Z" }

describe("a group", () => {
  it("is available while nothing is registered in it [S-08]", () => {
    expect([isAvailable(staff), isActive(staff), isExpired(staff)]).toEqual([true, false, false])
    expect(groupClass(staff)).toBe("available")
  })

  it("is active and available when every active plate has an end, and shows as active [S-08]", () => {
    const group = { ...staff, activePlates: [withEnd] }
    expect([isAvailable(group), isActive(group), isExpired(group)]).toEqual([true, true, false])
    expect(groupClass(group)).toBe("active")
  })

  it("is only active when one of the active plates has no end [S-10]", () => {
    const group = { ...staff, activePlates: [withEnd, withoutEnd], expiredPlates: [withEnd] }
    expect([isAvailable(group), isActive(group), isExpired(group)]).toEqual([false, true, false])
    expect(groupClass(group)).toBe("active")
  })

  it("shows as expired rather than available when its plates are expired [S-09]", () => {
    const group = { ...staff, expiredPlates: [withEnd] }
    expect([isAvailable(group), isActive(group), isExpired(group)]).toEqual([true, false, true])
    expect(groupClass(group)).toBe("expired")
  })

  it("is not shown when it is hidden and holds no plate", () => {
    expect(groupClass({ ...staff, visible: false })).toBeNull()
    expect(groupClass({ ...staff, visible: false, activePlates: [withoutEnd] })).toBe("active")
    expect(groupClass({ ...staff, visible: false, expiredPlates: [withEnd] })).toBe("expired")
  })
})

it("sorts groups by active, expired and available, and is stable within a class", () => {
  const named = (id: string, more: Partial<typeof staff>) => ({ ...staff, id, ...more })
  const groups = [
    named("free", {}),
    named("over", { expiredPlates: [withEnd] }),
    named("hidden", { visible: false }),
    named("held", { activePlates: [withoutEnd] }),
    named("also free", {}),
    named("also held", { activePlates: [withEnd], expiredPlates: [withEnd] })
  ]
  expect(shownGroups(groups).map(({ id }) => id)).toEqual(["held", "also held", "over", "free", "also free"])
})

describe("the limit of plates", () => {
  it("counts active plates only", () => {
    const group = {
      ...staff,
      activePlates: [withEnd],
      expiredPlates: [withEnd, withoutEnd],
      plates: [withEnd]
    }
    expect(platesLeft(group)).toBe(1)
    expect(plateRoom(group, now)).toBe("room")
    expect(plateRoom({ ...group, activePlates: [withEnd, withoutEnd] }, now)).toBe("full")
  })

  it("is unknown when it is null, and forbids when it is 0", () => {
    const many = { ...staff, activePlates: [withEnd, withEnd, withEnd] }
    expect(platesLeft({ ...many, maximumPlates: null })).toBeNull()
    expect(plateRoom({ ...many, maximumPlates: null }, now)).toBe("room")
    expect(plateRoom({ ...staff, maximumPlates: 0 }, now)).toBe("none")
  })

  it("does not matter once the driver's own term has ended", () => {
    const ending = { ...staff, validTo: "2026-11-30T23:00:00Z" }
    const end = Date.parse(ending.validTo)
    expect([plateRoom(ending, end - 1), plateRoom(ending, end)]).toEqual(["room", "over"])
  })

  it("is never negative, even when a group exceeds it", () => {
    expect(remainingUnder(2, 5)).toBe(0)
  })
})
