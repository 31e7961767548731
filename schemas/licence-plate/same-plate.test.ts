import { expect, it } from "vitest"
import { hasPlate, isSamePlate, mayBeSamePlate } from "./same-plate.ts"

const of = (country: string | null, plate = "ABC123") => ({ plate, country })

it("the same letters in two countries are two plates", () => {
  expect(isSamePlate(of("UK"), of("GB"))).toBe(true)
  expect(isSamePlate(of(null), of("XX"))).toBe(true)
  expect(isSamePlate(of("DE"), of("AT"))).toBe(false)
  expect(isSamePlate(of("DE"), of(null))).toBe(false)
  expect(isSamePlate(of("DE"), of("DE", "ABC124"))).toBe(false)
})

it("an unknown country matches any", () => {
  expect(mayBeSamePlate(of("DE"), of(null))).toBe(true)
  expect(mayBeSamePlate(of("XX"), of("AT"))).toBe(true)
  expect(mayBeSamePlate(of("DE"), of("AT"))).toBe(false)
  expect(mayBeSamePlate(of("DE"), of(null, "ABC124"))).toBe(false)
})

it.each([
  ["m pp123", "de", true],
  ["M-PP123", null, true],
  ["M-PP124", "DE", false],
  ["M-PP123", "XX", false],
  ["MÜ-PP123", "DE", false]
])("the plate M-PP123 of Germany is found: %s of %s, %s", (plate, country, exists) => {
  const known = { plate: "M-PP123", country: "DE" }
  expect(hasPlate([{ plate: "B-A1", country: "DE" }, known], { plate, country })).toBe(exists)
  expect(hasPlate([{ plate, country }], known)).toBe(exists)
})
