import { describe, expect, it } from "vitest"
import { openingHoursOf } from "./opening-hours.ts"

describe("opening hours of a shop's areas", () => {
  it("are in its meta, by area", () => {
    const openingHours = [
      { area: "Wiesensee, Strandbad", open: { from: "06:00", to: "22:00" } },
      { area: "Wiesensee, Seepromenade", open: null }
    ]
    expect(openingHoursOf({ openingHours, theme: "lake" })).toEqual(openingHours)
  })

  it("are omitted when they are unreadable", () => {
    for (const meta of [null, undefined, "always", { openingHours: "always" }, {}])
      expect(openingHoursOf(meta)).toEqual([])
    const known = { area: "Zone A", open: { from: "06:00", to: "24:00" } }
    expect(openingHoursOf({ openingHours: [known, { area: "Zone B", open: null }] })).toEqual([
      { area: "Zone B", open: null }
    ])
  })
})
