/**
 * Formats of plates by country: their required hyphens and possible shapes. Compiled 2026-11-21 from national
 * rules and registers (AT KDV § 26, DE FZV, UK DVLA, NL RDW, SE Transportstyrelsen, NO Statens vegvesen, LT
 * Regitra, SK MVSR, PT IMT and others), compared over two to four lists per country.
 */
import type { CountryCode } from "./countries.ts"

/** Help of a plate field before input. */
export interface PlateFormat {
  readonly country: CountryCode
  /** The required number of hyphens; 0 if none is required. */
  readonly separators: number
  /** A valid plate, for help texts and the `{format}` of the missing separator message. */
  readonly example: string
  /** A hint at the shape: `A` is a letter, `9` a digit. */
  readonly placeholder: string
}

/** A country's format with its rules. */
export interface FormatRules extends PlateFormat {
  /**
   * Valid shapes, the most common first. The first group, if any, is the district. All repetitions are
   * bounded, so that no input makes matching slow.
   */
  readonly shapes: readonly RegExp[]
  /** Maximum number of characters, including hyphens. */
  readonly maxLength: number
  /** Converts a second valid spelling of the same plate to the stored one. */
  readonly respell: readonly [RegExp, string] | undefined
}

/** Maximum length of plates in all countries, and of the stored field. */
export const maxPlateLength = 20

interface Source {
  /** Contains the required number of hyphens. */
  readonly example: string
  /** If different from the example with `A` for letters and `9` for digits. */
  readonly placeholder?: string
  /** The country's letters as the inside of a character class, for `l` in the shapes; default: A to Z. */
  readonly letters?: string
  /** Regular expressions, separated by blanks; `d` is a digit, `l` a letter (plates have only capitals). */
  readonly shapes: string
  readonly maxLength?: number
  readonly respell?: readonly [RegExp, string]
}

const oldSpanishProvince =
  "(?:A[BLV]?|B[AIU]?|C[ACEORSU]?|G[CEIRU]|HU?|IB|J|L[EOU]?|M[ALU]?|NA|O[RU]?|P[MO]?|S[AEGOS]?|T[EFO]?|V[AI]?|ZA?)-?"

const sources: Record<CountryCode, Source> = {
  // The last shape is for authorities; their codes are states and offices, not districts.
  AT: {
    example: "W-1234A",
    letters: "A-PR-Z",
    shapes:
      "(?=.{1,8}$)([A-Z]{1,2})-d{1,5}l{1,5} (?=.{1,8}$)([A-Z]{1,2})-l{1,5}d{1,5} (?:A|B[DHKP]?|F[VW]|[GJ]?K|JW|K[DK]|N|O[DK]?|PT|S[KT]?|T[DK]?|VD?|W[DK]?)-d{1,6}"
  },
  // The first letter is no region: since 1998 plates do not reveal their origin.
  BA: { example: "A12B345", shapes: "(l)dd-?l-?ddd (TA)-?d{6} ddd-?l-?ddd" },
  // The last shape is for personalised plates: letters, and up to two digits.
  BE: {
    example: "1ABC234",
    shapes: "[1-9]-?lll-?ddd [1-9]-?ddd-?lll l-?lll-?ddd lll-?ddd ddd-?lll (?=.{1,8}$)l{3,8}d{0,2}"
  },
  BG: { example: "CA1234AB", letters: "ABCEHKMOPTXY", shapes: "([A-Z]{1,2})ddddll" },
  BY: {
    example: "1234AB7",
    letters: "ABCEHIKMOPTX",
    shapes: "ddddll-?[0-7] Edddll-?[0-7] lldddd-?[0-7] lddddl-?[0-7] [1-7]TAXdddd"
  },
  // The army; embassies, consulates and organisations, with the canton of their seat.
  CH: { example: "SG197052", shapes: "(ll)[1-9]d{0,5}[UZ]? Md{4,6} (?:CD|CC|AT)(ll)d{1,6}" },
  CZ: {
    example: "1AB2345",
    placeholder: "9A99999",
    letters: "A-FH-NPR-VX-Z",
    shapes:
      "[1-9][ABCEHJ-MPSTUZ](?:l|d)dddd [1-9]Allddd ELdddll [1-9][ABCEHJ-MPSTUZ]dddd dd[VR]dddd (?=.{0,7}d)(?!.{0,6}CH)(?!EL)(?:l|d){8} [A-Z]{2,3}-?dd-?dd ddd(?:CD|CC|XX|XS)dd"
  },
  // Eight characters at most, with the suffixes E (electric) and H (historic). An authority's number has no
  // letters; it is valid from four digits on: fewer are far more often a private plate without its letters.
  // Cars for export have their letter after the number. Authorities and embassies print two groups of digits.
  DE: {
    example: "M-PP123",
    placeholder: "AAA-AA9999",
    letters: "A-ZÄÖÜ",
    maxLength: 10,
    shapes:
      "(?=.{1,9}$)(l{1,3})-[A-Z]{1,2}[1-9]d{0,3}[EH]? (l{1,3})-0[3-7]d{1,4} (l{1,3})-[1-9]d{3,5} (B[DGPW]|BBL|BWL|BYL|HEL|LS[AN]|MVL|NL|NRW|RPL|SAL|SH|TH[LW]|X|Y)-d{1,6} (0)-d{1,6} (l{1,3})-[1-9]d{0,3}[A-DF-Z]",
    respell: [/^(0|[A-ZÄÖÜ]{1,3})-?(\d{1,3})-(\d{1,5})$/, "$1-$2$3"]
  },
  DK: { example: "AB12345", letters: "A-ZÆØÅ0-9", shapes: "[A-Z]{2}d{3,5} (?![A-Z]{2}d{1,5}$)l{2,7}" },
  ES: {
    example: "1234BCD",
    letters: "BCDFGHJ-NPRSTV-Z",
    shapes: `dddd-?lll [CEHPRSTV]-?dddd-?lll ${oldSpanishProvince}dddd-?[A-Z]{1,2} ${oldSpanishProvince}d{1,6} (?:CD|CC|OI|TA)d{4,6}`
  },
  FI: {
    example: "ABC123",
    letters: "A-ZÅÄÖ",
    shapes: "l{2,3}-?d{1,3} d{1,3}-?l{2,3} ÅLl?-?d{1,5} CD-?d{1,5} [A-Z]-?d{3,5}"
  },
  FR: {
    example: "AB-229-AA",
    letters: "A-HJ-NP-TV-Z",
    shapes: "(?!SS)ll-ddd-(?!SS)ll W-ddd-ll d{1,4}-l{1,3}-(?:0[1-9]|[1-8]d|9[0-5]|2[AB]|97[1-6]|98d)"
  },
  GR: { example: "ABE1234", letters: "ABEHIKMNOPTXYZ", shapes: "lll-?[1-9]d{0,3} ll-?[1-9]ddd" },
  // The printed hyphen is before the letters, the stored one after the city; both spellings are one plate.
  HR: {
    example: "ZG-1234AB",
    letters: "A-ZČĆŠŽĐ",
    shapes:
      "(ll)-d{3,4}[A-PR-VZ]{1,2} (ll)d{3,4}-[A-PR-VZ]{1,2} (ll)-(?!.{0,6}[QWXY])l{4,7} (ll)-(?!.{0,4}[QWXY])l{4,5}d{1,2}",
    respell: [/^(\D\D)(\d{3,4})-(\D\D?)$/, "$1-$2$3"]
  },
  // P, E and V: trials, temporary and abroad.
  HU: { example: "AABC-123", shapes: "l{3,4}-(?!000)ddd llll-dd l{5}-d{1,2} [PEVZ]-d{5}" },
  IT: {
    example: "AB123CD",
    letters: "A-HJ-NPR-TV-Z",
    shapes: "lldddll lld{5} (?:ROMA|[A-Z]{2})(?:d{4,6}|[A-Z]d{5}|d[A-Z]dddd)"
  },
  LU: { example: "AB1234", letters: "A-HJ-NP-Z", shapes: "lld{2,4} ldddd d{3,5}" },
  LT: {
    example: "ABC123",
    letters: "A-PR-VYZ",
    shapes: "lllddd Eldddd Hd{4,5} Td{5} llddd dddll ddlll (?!llld{1,3}$)(?=.{0,5}d)(?:l|d){1,6}"
  },
  NL: {
    example: "J-206-FV",
    shapes:
      "l-ddd-ll ll-ddd-l d-lll-dd dd-lll-d lll-dd-l l-dd-lll d-ll-ddd ddd-ll-d dd-ll-ll ll-dd-ll ll-ll-dd dd-ll-dd dd-dd-ll ll-dd-dd"
  },
  NO: { example: "AB12345", letters: "A-ZÆØÅ0-9", shapes: "[A-Z]{2}[1-9]d{3,4} (?![A-Z]{2}d{1,5}$)l{2,7}" },
  PL: {
    example: "WA12345",
    letters: "A-PR-Z",
    shapes: "(?:lld(?:l|d){3,4}|lll(?=.{0,4}d)(?:l|d){4,5}) llddl llldl ld(?=.{3,5}$)l{1,5}d{0,2} ld{6}"
  },
  PT: { example: "AB12CD", shapes: "ll-?dd-?ll dd-?ll-?dd dd-?dd-?ll ll-?dd-?dd" },
  RO: {
    example: "B123XYZ",
    placeholder: "AA99AAA",
    letters: "A-PR-Z",
    shapes: "(B)ddd(?![IO])lll ([A-Z]{1,2})dd(?![IO])lll ([A-Z]{1,2})0d{2,5} (?:CD|TC|CO)d{6}"
  },
  RS: { example: "BG123AB", letters: "A-ZČĆŠŽĐ", shapes: "(ll)d{3,5}-?ll" },
  // Personalised plates (the second shape) also start with two letters, which need not be a listed district.
  SK: { example: "BA123AB", shapes: "(ll)-?dddll ll-?(?=.{5}$)l{3,5}d{0,2}" },
  SI: { example: "LJ-898-KP", shapes: "(ll)-(?=.{4,7}$)(?:l|d){1,5}-(?:l|d){1,5}" },
  SE: {
    example: "ABC123",
    letters: "A-HJ-PR-UW-Z",
    shapes: "lllddd llldd(?!O)l llldddT (?![A-ZÅÄÖ]{3}d{1,4}[A-Z]?$)[A-ZÅÄÖ0-9]{2,7}"
  },
  UA: { example: "AA1234BB", shapes: "(ll)dddd[ABCDEHIKMOPTXYZ]{2} ddd-?dd[ABCEHIKMOPTX]{2}" },
  UK: {
    example: "AB12CDE",
    letters: "A-HJ-PR-Z",
    shapes:
      "(?!.?Z)llddlll [A-HJ-NP-TV-Y]d{1,3}lll llld{1,3}(?![OUZ])l [A-Z]{1,3}d{1,3} [A-Z]{1,2}dddd (?=.{0,2}[IZ])[A-Z]{3}dddd d{1,4}[A-Z]{1,3} ddd[DX]ddd d{5}"
  },
  XX: { example: "ABC123", shapes: "[0-9A-ZÄÖÜ-]{1,20}" }
}

const compiled = new Map<CountryCode, FormatRules>()

function compile(country: CountryCode): FormatRules {
  const {
    example,
    placeholder,
    letters = "A-Z",
    shapes,
    maxLength = maxPlateLength,
    respell
  } = sources[country]
  return {
    country,
    separators: example.split("-").length - 1,
    example,
    placeholder: placeholder ?? example.replace(/[A-Z]/g, "A").replace(/\d/g, "9"),
    shapes: shapes
      .split(" ")
      .map((shape) => new RegExp(`^${shape.replaceAll("d", "\\d").replaceAll("l", `[${letters}]`)}$`)),
    maxLength,
    respell
  }
}

/** Returns the rules of a country. Throws a `RangeError` for a code that is not one of the thirty. */
export function rulesOf(country: CountryCode): FormatRules {
  let rules = compiled.get(country)
  if (rules === undefined) {
    if (!Object.hasOwn(sources, country)) {
      throw new RangeError(
        `Unknown country code ${JSON.stringify(country)}: read it with countryFrom() first`
      )
    }
    rules = compile(country)
    compiled.set(country, rules)
  }
  return rules
}

/** Returns help for a country's plates. Throws a `RangeError` for a code that is not one of the thirty. */
export function plateFormat(country: CountryCode): PlateFormat {
  const { separators, example, placeholder } = rulesOf(country)
  return { country, separators, example, placeholder }
}
