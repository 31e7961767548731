/**
 * Valid and invalid plates of every country. examples.json was compiled on 2026-11-21 with the formats, and says
 * why a plate is refused. corpus.json has more: `source` names the rules or the register with the series; valid
 * plates are generated from the published series of `plates.arbitrary.ts`, and invalid ones are valid ones with
 * an error that no series allows: required hyphens left out, a letter that no plate has, too many digits.
 */
import corpus from "../licence-plate/corpus.json" with { type: "json" }
import { type CountryCode, countryCodes } from "../licence-plate/countries.ts"
import examples from "../licence-plate/examples.json" with { type: "json" }
import type { Issue } from "../licence-plate/validate.ts"

/** Returns the plates of a country, and why each of the invalid ones is refused. */
export const examplesOf = (country: CountryCode) => ({
  country,
  valid: examples[country].valid.split(" "),
  invalid: examples[country].invalid.map(([plate = "", issue, reason]) => ({
    plate,
    issue: issue as Issue,
    reason
  }))
})

export const platesByCountry = countryCodes.map(examplesOf)

/** Returns the plates of a country, including the examples, and the source of its series. */
export const corpusOf = (country: CountryCode) => {
  const { source, accepted, refused } = corpus[country]
  const { valid, invalid } = examplesOf(country)
  return {
    source,
    accepted: [...valid, ...accepted.join(" ").split(" ")],
    refused: [...invalid.map(({ plate }) => plate), ...refused.join(" ").split(" ")]
  }
}
