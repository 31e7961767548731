/**
 * Valid and invalid plates of every country. examples.json was compiled on 2026-11-21 with the formats, and says
 * why a plate is refused. corpus.json has more valid ones, generated from the published series of
 * `plates.arbitrary.ts`; `source` names the rules or the register with the series.
 */
import corpus from "../licence-plate/corpus.json" with { type: "json" }
import { type CountryCode, countryCodes } from "../licence-plate/countries.ts"
import examples from "../licence-plate/examples.json" with { type: "json" }
import { plateFormat } from "../licence-plate/formats.ts"
import type { Issue } from "../licence-plate/validate.ts"

/** Returns the plates of a country, and why each of the invalid ones is refused. */
const examplesOf = (country: CountryCode) => ({
  country,
  valid: examples[country].valid.split(" "),
  invalid: examples[country].invalid.map(([plate = "", issue, reason]) => ({
    plate,
    issue: issue as Issue,
    reason
  }))
})

export const platesByCountry = countryCodes.map(examplesOf)

/** Returns valid plates with an error that no series allows: no required hyphen, a foreign letter, many digits. */
const misspelt = (country: CountryCode, plates: ReadonlyArray<string>): ReadonlyArray<string> => {
  const digits = country === "XX" ? 21 : 9
  return [
    ...(plateFormat(country).separators > 0 ? plates.map((plate) => plate.replaceAll("-", "")) : []),
    ...plates.map((plate) => `${plate}Ñ`),
    ...plates
      .filter((plate) => /\d/.test(plate))
      .map((plate) => plate.replace(/\d(?=\D*$)/, (last) => last.repeat(digits)))
  ]
}

/** Returns the plates of a country, including the examples, and the source of its series. */
export const corpusOf = (country: CountryCode) => {
  const { source, accepted } = corpus[country]
  const { valid, invalid } = examplesOf(country)
  const all = [...valid, ...accepted.join(" ").split(" ")]
  const refused = [...invalid.map(({ plate }) => plate), ...misspelt(country, all)]
  return { source, accepted: all, refused }
}
