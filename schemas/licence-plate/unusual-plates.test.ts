/** Tests of rare but real plates: of embassies, armies, authorities, dealers, and personalised ones. */
import { describe, expect, it } from "vitest"
import type { CountryCode } from "./countries.ts"
import { normaliseLicencePlate, validateLicencePlate } from "./index.ts"

/** As typed or printed, and as stored. Series: registration rules, as summed up in Wikipedia's articles. */
const real: Readonly<Partial<Record<CountryCode, Readonly<Record<string, string>>>>> = {
  BE: {
    KAREL: "KAREL",
    BART1: "BART1",
    JAN: "JAN",
    PEETERS8: "PEETERS8",
    "MAX-1": "MAX1",
    "O-ABC-123": "OABC123"
  },
  CH: {
    "M 70123": "M70123",
    M12345: "M12345",
    "CDZH 1-23": "CDZH123",
    "CD GE 123-45": "CDGE12345",
    "CC BE 12-3": "CCBE123"
  },
  CZ: { "001CD01": "001CD01", "123 CD 45": "123CD45", "101 XX 12": "101XX12" },
  DE: {
    "M-123A": "M-123A",
    "HH-1234C": "HH-1234C",
    "DN-12B": "DN-12B",
    "BP-15-234": "BP-15234",
    "BP 15-234": "BP-15234",
    "0-17-15": "0-1715",
    "0 17-15": "0-1715",
    "B 17-123": "B-17123",
    "HH-921-12": "HH-92112",
    "LSA 4-12345": "LSA-412345",
    "THW-12345": "THW-12345",
    "Y-123456": "Y-123456",
    "0-1": "0-1",
    "0-2": "0-2"
  },
  ES: { "PO-1234-BC": "PO1234BC", "CD 12 345": "CD12345", "TA 12345": "TA12345" },
  HU: { "P-12345": "P-12345", "E-12345": "E-12345", "V-12345": "V-12345" },
  PL: { "W 012345": "W012345", W123456: "W123456", "W 123 456": "W123456" },
  RO: { "CD 123 456": "CD123456", "TC 123 456": "TC123456" },
  RS: {
    "KM 123-AB": "KM123AB",
    "PR 123-AB": "PR123AB",
    "PE 123-AB": "PE123AB",
    "GL 123-AB": "GL123AB",
    "UR 123-AB": "UR123AB"
  },
  UK: { "123D456": "123D456", "101 X 234": "101X234", "01234": "01234", "12345": "12345" }
}

/** Plates that no register has ever issued. */
const unreal: ReadonlyArray<readonly [CountryCode, string]> = [
  ["FR", "123-ABC-96"],
  ["FR", "123-ABC-00"],
  ["FR", "123-AB-99"],
  ["AT", "GU-123ABC"],
  ["SK", "BA1234A"],
  ["BE", "AB123"],
  ["DE", "M-123"],
  ["DE", "M-PP123K"],
  ["DE", "KÜN-AB1234"],
  ["ES", "PX1234BC"],
  ["PL", "W12345"],
  ["RO", "CD12345"],
  ["UK", "1234567"]
]

describe.each(Object.entries(real))("in %s", (country, plates) => {
  it.each(Object.entries(plates))("%s is valid and stored as %s", (typed, stored) => {
    const plate = normaliseLicencePlate(country as CountryCode, typed)
    expect([plate, validateLicencePlate(country as CountryCode, plate)]).toEqual([stored, undefined])
  })
})

it.each(unreal)("in %s %s is invalid", (country, plate) => {
  expect(validateLicencePlate(country, plate)).toBeDefined()
})
