// Legal pages and contact of each country's operator. Configuration: replace the addresses by your own.
import { type OperatorCountry, operatorCountryOf } from "../../../schemas/operator-country.ts"

export interface LegalLinks {
  readonly terms: string
  readonly cookies: string
  readonly imprint: string
  readonly privacy: string
  readonly accessibility: string
  readonly withdrawal: string
  readonly cancellation: string
  readonly contactEmail: string
  readonly contactPhone: string
}

const links = (country: OperatorCountry, contactPhone: string): LegalLinks => {
  const base = `https://parkschein.example/${country}`
  return {
    terms: `${base}/terms`,
    cookies: `${base}/cookies`,
    imprint: `${base}/imprint`,
    privacy: `${base}/privacy`,
    accessibility: `${base}/accessibility`,
    withdrawal: `${base}/withdrawal`,
    cancellation: `${base}/cancellation`,
    contactEmail: `hilfe-${country}@parkschein.example`,
    contactPhone
  }
}

// Telephone numbers from the ranges reserved for examples, where a country has one.
const byCountry: Readonly<Record<OperatorCountry, LegalLinks>> = {
  de: links("de", "+49 30 23125000"),
  it: links("it", "+39 02 00000000"),
  ch: links("ch", "+41 44 000 00 00"),
  at: links("at", "+43 1 0000000")
}

/** Returns the links of the operator in this country; Germany's for any other country and for none. */
export const legalLinks = (country: string | null | undefined): LegalLinks =>
  byCountry[operatorCountryOf(country ?? null)]
