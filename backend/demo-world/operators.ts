/** Operators of the demo world's shops, by country. The VAT rates are what an operator would configure. */
import { join } from "node:path"
import type { OperatorCountry } from "../../schemas/operator-country.ts"
import type { Operator } from "../shop-service/rules/operator.ts"

const terms = (language: string): string => join(import.meta.dirname, `terms/${language}.txt`)

const entity = (
  country: OperatorCountry,
  facts: Pick<Operator, "name" | "address" | "phone" | "vatId" | "vatRate">
): Operator => {
  const base = `https://parkschein.example/${country}`
  return {
    email: `hilfe-${country}@parkschein.example`,
    terms: `${base}/terms`,
    imprint: `${base}/imprint`,
    withdrawal: `${base}/withdrawal`,
    termsFiles: { de: terms("de"), en: terms("en"), fr: terms("fr"), it: terms("it") },
    ...facts
  }
}

export const demoOperators: Readonly<Record<OperatorCountry, Operator>> = {
  de: entity("de", {
    name: "Parkschein Deutschland GmbH",
    address: ["Musterstraße 1", "10115 Berlin", "Deutschland"],
    phone: "+49 30 23125000",
    vatId: "DE000000000",
    vatRate: 19
  }),
  at: entity("at", {
    name: "Parkschein Österreich GmbH",
    address: ["Musterplatz 1", "1010 Wien", "Österreich"],
    phone: "+43 1 0000000",
    vatId: "ATU00000000",
    vatRate: 20
  }),
  ch: entity("ch", {
    name: "Parkschein Schweiz AG",
    address: ["Musterweg 1", "8001 Zürich", "Schweiz"],
    phone: "+41 44 000 00 00",
    vatId: "CHE-000.000.000 MWST",
    vatRate: 8.1
  }),
  it: entity("it", {
    name: "Parkschein Italia S.r.l.",
    address: ["Via Esempio 1", "39100 Bolzano", "Italia"],
    phone: "+39 02 00000000",
    vatId: "IT00000000000",
    vatRate: 22
  })
}
