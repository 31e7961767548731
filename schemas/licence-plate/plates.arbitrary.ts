/** Generates plates of each country's published series, independent of the shapes under test. */
import fc from "fast-check"
import type { CountryCode } from "./countries.ts"
import { districtsOf } from "./districts.ts"

type Part = string | fc.Arbitrary<string>

const some = (characters: string, least: number, most = least) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: least, maxLength: most })
const digits = (least: number, most = least) => some("0123456789", least, most)
const number = (most: number) =>
  fc.tuple(some("123456789", 1), digits(0, most - 1)).map((parts) => parts.join(""))
const plate = (...parts: readonly Part[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part)))
    .map((all) => all.join(""))
const either = (...texts: readonly string[]) => fc.constantFrom(...texts)

const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
const without = (left: string) => [...all].filter((letter) => !left.includes(letter)).join("")
const letters = (least: number, most = least) => some(all, least, most)
const district = (country: CountryCode) =>
  fc.constantFrom(...(districtsOf(country)?.keys() ?? [])).filter((code) => code !== "0")

const noQ = without("Q")
const cyrillic = "ABCEHIKMOPTX"
const french = without("IOU")
const italian = without("IOQU")
const swedish = without("IQV")
const british = without("IQ")
const czech = without("GOQW")
const lithuanian = without("QWX")
const spanish = without("AEIOQU")
const croatian = without("QWXY")
const greek = "ABEHIKMNOPTXYZ"

const series: Record<CountryCode, readonly fc.Arbitrary<string>[]> = {
  AT: [
    // Seven characters at most.
    ...[
      plate(district("AT"), "-", digits(1, 4), some(noQ, 1, 2)),
      plate(district("AT"), "-", some(noQ, 1, 5), digits(1))
    ].map((each) => each.filter((typed) => typed.length <= 8)),
    plate(either("BP", "BH", "N", "W"), "-", digits(1, 6))
  ],
  BA: [plate(some("AEJKMOT", 1), digits(2), some("AEJKMOT", 1), digits(3)), plate("TA", digits(6))],
  BE: [
    plate(some("123456789", 1), letters(3), digits(3)),
    plate(letters(3), digits(3)),
    plate(digits(3), letters(3)),
    // Personalised.
    plate(letters(3, 6), digits(0, 2))
  ],
  BG: [plate(district("BG"), digits(4), some("ABCEHKMOPTXY", 2))],
  BY: [
    plate(digits(4), some(cyrillic, 2), some("01234567", 1)),
    plate("E", digits(3), some(cyrillic, 2), some("01234567", 1)),
    plate(some("1234567", 1), "TAX", digits(4))
  ],
  CH: [plate(district("CH"), number(6)), plate(district("CH"), number(6), either("U", "Z"))],
  CZ: [
    plate(some("123456789", 1), some("ABCEHJKLMPSTUZ", 1), some(`${czech}0123456789`, 1), digits(4)),
    plate("EL", digits(3), some(czech, 2)),
    plate(letters(3), digits(4))
  ],
  DE: [
    plate(district("DE"), "-", letters(1, 2), number(3)),
    plate(district("DE"), "-", letters(1), number(3), either("E", "H")),
    plate(district("DE"), "-", some("123456789", 1), digits(3, 4)),
    plate(either("THW", "BP", "Y", "0"), "-", digits(2, 5))
  ],
  DK: [plate(letters(2), digits(3, 5)), plate("Ø", some(`${all}ÆØÅ0123456789`, 1, 6))],
  ES: [
    plate(digits(4), some(spanish, 3)),
    plate(either("M", "SE", "GC"), digits(4), letters(1, 2)),
    plate(either("C", "H", "V"), digits(4), some(spanish, 3))
  ],
  FI: [
    plate(some(`${all}ÅÄÖ`, 2, 3), digits(1, 3)),
    plate(digits(1, 3), some(`${all}ÅÄÖ`, 2, 3)),
    plate("ÅL", digits(1, 5))
  ],
  FR: [
    plate(some(french.replace("S", ""), 2), "-", digits(3), "-", some(french.replace("S", ""), 2)),
    plate(digits(1, 4), "-", some(french, 1, 3), "-", either("75", "2A", "974", "987"))
  ],
  GR: [plate(some(greek, 3), number(4)), plate(some(greek, 2), some("123456789", 1), digits(3))],
  HR: [
    plate(district("HR"), "-", digits(3, 4), some(croatian, 1, 2)),
    plate(district("HR"), digits(3, 4), "-", some(croatian, 1, 2)),
    plate(district("HR"), "-", some(`${croatian}ČĆŠŽĐ`, 4, 7))
  ],
  HU: [plate(letters(3, 4), "-", number(1), digits(2)), plate(letters(5), "-", digits(1, 2))],
  IT: [plate(some(italian, 2), digits(3), some(italian, 2)), plate(some(italian, 2), digits(5))],
  LU: [plate(some(without("IO"), 2), digits(2, 4)), plate(digits(3, 5))],
  LT: [plate(some(lithuanian, 3), digits(3)), plate("E", some(lithuanian, 1), digits(4))],
  NL: [
    plate(letters(1), "-", digits(3), "-", letters(2)),
    plate(digits(2), "-", letters(3), "-", digits(1)),
    plate(digits(2), "-", letters(2), "-", letters(2)),
    plate(digits(3), "-", letters(2), "-", digits(1))
  ],
  NO: [plate(letters(2), some("123456789", 1), digits(3, 4)), plate("FJORD", digits(1, 2))],
  PL: [
    plate(some(noQ, 2), digits(5)),
    plate(some(noQ, 3), digits(2), some(noQ, 2)),
    plate(some(noQ, 1), digits(1), some(noQ, 3, 5))
  ],
  PT: [
    plate(letters(2), digits(2), letters(2)),
    plate(digits(2), letters(2), digits(2)),
    plate(digits(4), letters(2))
  ],
  RO: [
    plate(district("RO"), digits(2), some(without("QIO"), 1), some(noQ, 2)),
    plate("B", digits(3), some(without("QIO"), 1), some(noQ, 2)),
    plate(district("RO"), "0", digits(2, 5))
  ],
  RS: [plate(district("RS"), digits(3, 5), some(`${all}ČĆŠŽĐ`, 2))],
  SK: [plate(district("SK"), digits(3), letters(2)), plate("BA", letters(5))],
  SI: [
    plate(district("SI"), "-", digits(3), "-", letters(2)),
    plate(district("SI"), "-", letters(2), "-", digits(3))
  ],
  SE: [
    plate(some(swedish, 3), digits(3)),
    plate(some(swedish, 3), digits(2), some(swedish.replace("O", ""), 1)),
    plate("ÅÄÖ", letters(1), digits(1, 3))
  ],
  UA: [
    plate(district("UA"), digits(4), some(cyrillic, 2)),
    plate(district("UA"), digits(4), either("Y", "Z"), some(cyrillic, 1)),
    plate(digits(5), some(cyrillic, 2))
  ],
  UK: [
    plate(some(without("IQZ"), 2), digits(2), some(british, 3)),
    plate(some(without("IOUZ"), 1), digits(1, 3), some(british, 3)),
    plate(some(british, 3), digits(1, 3), some(without("IOQUZ"), 1)),
    plate(letters(1), either("I", "Z"), letters(1), digits(4))
  ],
  XX: [some(`${all}ÄÖÜ0123456789`, 1, 20), plate(letters(1, 9), "-", digits(1, 10))]
}

/** Returns any plate on the road in a country, as written in its series. */
export const roadPlate = (country: CountryCode): fc.Arbitrary<string> => fc.oneof(...series[country])
