import { expect, it } from "vitest"
import { coverKey } from "./cover-key.ts"

const told = {
  id: "day",
  hash: "sealed",
  startTime: "2026-12-01T08:00:00+01:00",
  plates: [{ plate: "M-PP123", country: "DE" }],
  coveredBy: [{ plate: "M-PP123", until: "2026-12-02T00:00:00+01:00" }]
}

it.each([
  ["a later end", { coveredBy: [{ plate: "M-PP123", until: "2026-12-03T00:00:00+01:00" }] }],
  ["another covered plate", { coveredBy: [{ plate: "M-PP124", until: "2026-12-02T00:00:00+01:00" }] }],
  ["one that stands in the cart, too", { coveredBy: [...told.coveredBy, { plate: "M-PP123", until: null }] }],
  ["a ticket that is configured anew", { hash: "sealed later" }]
])("changes with %s", (_, other) => {
  expect(coverKey({ ...told, ...other })).not.toBe(coverKey(told))
})

it("changes with another plate or start when the service sends no seal and no coverage", () => {
  const { coveredBy: _, ...silent } = { ...told, hash: null }
  for (const other of [{ plates: [{ plate: "M-PP124", country: "DE" }] }, { startTime: null }])
    expect(coverKey({ ...silent, ...other })).not.toBe(coverKey(silent))
  expect(coverKey({ ...silent, plates: [...silent.plates] })).toBe(coverKey(silent))
})
