/** Tests of the requests of plate forms: decision D-24. */
import type { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { AddPlatesForm, plateAdditionOf } from "./add-plates-form.ts"
import { ChangePlateForm, changeOfPlate, plateChangeOf } from "./change-plate-form.ts"
import { PlateAddition, PlateChange } from "./plate-change.ts"
import { addsPlate, plateChangeDescription, plateChangeReasons } from "./plate-change-reason.ts"
import { refusalOf } from "./testing/refusal.ts"

const oldCar = { plate: "M-PP123", country: "DE" }
const newCar = { plate: "W-1234A", country: "AT" }

const exchange: ChangePlateForm = {
  reason: "different_car",
  plates: [oldCar],
  previousPlate: oldCar.plate,
  previousCountry: oldCar.country,
  plate: newCar.plate,
  country: newCar.country
}

const fits = (schema: Schema.Codec<unknown, unknown>, value: unknown) =>
  expect(refusalOf(schema, JSON.parse(JSON.stringify(value)))).toBeUndefined()

describe("the form that adds plates", () => {
  it("becomes one request per plate, each valid for the service [E-20]", () => {
    const requests = [oldCar, newCar].map((plate) => plateAdditionOf(plate, null))
    expect(requests).toEqual([{ items: [{ newPlate: oldCar }] }, { items: [{ newPlate: newCar }] }])
    for (const request of requests) fits(PlateAddition, request)
  })

  it("includes the reason if given", () => {
    expect(plateAdditionOf(newCar, "rental_car")).toEqual({
      items: [{ newPlate: newCar }],
      reason: "rental_car"
    })
  })

  it("sends only the plate and its country", () => {
    const registered = { ...oldCar, validFrom: null, validTo: "2026-12-31T23:00:00Z" }
    expect(plateAdditionOf(registered, null)).toEqual({ items: [{ newPlate: oldCar }] })
  })

  it("requires no reason, and accepts only the seven [F-03]", () => {
    fits(AddPlatesForm, { plates: [oldCar] })
    expect(refusalOf(AddPlatesForm, { plates: [oldCar], reason: "sold" })?.path).toEqual(["reason"])
  })
})

describe("the form that changes a plate", () => {
  it("replaces the previous plate by the new one [E-20]", () => {
    expect(changeOfPlate(exchange)).toEqual({
      newPlate: newCar,
      reason: "different_car",
      previousPlate: oldCar
    })
    const request = plateChangeOf(exchange)
    expect(request).toEqual({ items: [{ newPlate: newCar, oldPlate: oldCar }], reason: "different_car" })
    fits(PlateChange, request)
  })

  it("adds the plate of an additional car and ignores a previous plate in the form", () => {
    const request = plateChangeOf({ ...exchange, reason: "additional_car" })
    expect(request).toEqual({ items: [{ newPlate: newCar }], reason: "additional_car" })
    fits(PlateChange, request)
  })

  it("requires a reason [F-03]", () => {
    const { reason: _, ...unexplained } = exchange
    expect(refusalOf(ChangePlateForm, unexplained)?.path).toEqual(["reason"])
  })

  it("requires the replaced plate, unless one is added", () => {
    const nothing = { ...exchange, previousPlate: null, previousCountry: null }
    for (const reason of plateChangeReasons) {
      expect(refusalOf(ChangePlateForm, { ...nothing, reason })?.path).toEqual(
        addsPlate(reason) ? undefined : ["previousPlate"]
      )
    }
  })
})

it("reasons add a plate for an additional car, and replace it otherwise [S-14]", () => {
  expect(plateChangeReasons.filter(addsPlate)).toEqual(["additional_car"])
  expect(plateChangeReasons.map(plateChangeDescription)).toEqual([
    "add_plate",
    ...Array.from({ length: 6 }, () => "exchange_plate")
  ])
})
