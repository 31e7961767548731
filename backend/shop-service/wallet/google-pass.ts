/** Makes a link that adds a pass to Google Wallet: the pass is within it, signed. */
import { Effect, Redacted } from "effect"
import { SignJWT } from "jose"
import type { GoogleKeys } from "./keys.ts"
import type { PassFacts } from "./pass-facts.ts"

const address = "https://pay.google.com/gp/v/save/"

/** Google's limit of a token within a link, in characters. */
const maxTokenLength = 1800

const passOf = (facts: PassFacts, issuerId: string, isComplete: boolean) => {
  const { names, language } = facts
  const written = (value: string) => ({ defaultValue: { language, value } })
  const bodies = [
    ["area", names.area, facts.area],
    ["period", names.period, facts.period],
    ["reference", names.reference, facts.reference]
  ] as const
  const date = (instant: string | null) => (instant === null ? {} : { date: instant })
  return {
    id: `${issuerId}.${facts.id}`,
    classId: `${issuerId}.parkschein`,
    state: facts.isVoid ? "INACTIVE" : "ACTIVE",
    hexBackgroundColor: facts.colour,
    cardTitle: written(facts.shop),
    subheader: written(facts.title),
    header: written(facts.plates),
    barcode: { type: "QR_CODE", value: facts.checkAddress },
    validTimeInterval: { start: date(facts.from), end: date(facts.to) },
    textModulesData: bodies
      .filter(([id, , body]) => body !== null && (isComplete || id === "period"))
      .map(([id, header, body]) => ({ id, header, body }))
  }
}

export const googlePassLink = (facts: PassFacts, keys: GoogleKeys, appOrigin: string) =>
  Effect.promise(async () => {
    const tokenWith = (isComplete: boolean) =>
      new SignJWT({
        typ: "savetowallet",
        origins: [appOrigin],
        payload: {
          genericClasses: [{ id: `${keys.issuerId}.parkschein` }],
          genericObjects: [passOf(facts, keys.issuerId, isComplete)]
        }
      })
        .setProtectedHeader({ alg: "RS256", typ: "JWT" })
        .setIssuer(keys.account)
        .setAudience("google")
        .setIssuedAt()
        .sign(Redacted.value(keys.privateKey))
    const token = await tokenWith(true)
    // Names of places and tickets may be long; the check has them as well.
    return `${address}${token.length <= maxTokenLength ? token : await tokenWith(false)}`
  })
