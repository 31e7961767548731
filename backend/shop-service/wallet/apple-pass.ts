/** Makes a pass for Apple Wallet: a signed archive. */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import type { AppleKeys } from "./keys.ts"
import type { PassFacts } from "./pass-facts.ts"

export const applePassType = "application/vnd.apple.pkpass"

const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(", ")})`

const white = "rgb(255, 255, 255)"

const make = async (facts: PassFacts, keys: AppleKeys): Promise<Uint8Array> => {
  // Loaded by installations with keys alone.
  const [{ PKPass }, icon] = await Promise.all([
    import("passkit-generator"),
    readFile(join(import.meta.dirname, "icon.png"))
  ])
  const { names } = facts
  const pass = new PKPass(
    { "icon.png": icon, "icon@2x.png": icon, "icon@3x.png": icon },
    { wwdr: keys.intermediate, signerCert: keys.certificate, signerKey: Redacted.value(keys.privateKey) },
    {
      serialNumber: facts.id,
      passTypeIdentifier: keys.passTypeIdentifier,
      teamIdentifier: keys.teamIdentifier,
      organizationName: facts.shop,
      description: `${facts.title}, ${facts.shop}`,
      logoText: facts.shop,
      backgroundColor: rgb(facts.colour),
      foregroundColor: white,
      labelColor: white,
      voided: facts.isVoid
    }
  )
  pass.type = "generic"
  pass.primaryFields.push({ key: "plate", label: names.plate, value: facts.plates })
  pass.secondaryFields.push({ key: "area", label: names.area, value: facts.area })
  if (facts.period !== null)
    pass.auxiliaryFields.push({ key: "period", label: names.period, value: facts.period })
  pass.backFields.push(
    { key: "ticket", label: facts.shop, value: facts.title },
    { key: "reference", label: names.reference, value: facts.reference },
    { key: "proof", label: names.proof, value: facts.proofAddress },
    { key: "contact", label: names.contact, value: facts.operator }
  )
  pass.setBarcodes({
    format: "PKBarcodeFormatQR",
    message: facts.checkAddress,
    messageEncoding: "iso-8859-1"
  })
  if (facts.from !== null) pass.setRelevantDate(new Date(facts.from))
  if (facts.to !== null) pass.setExpirationDate(new Date(facts.to))
  return pass.getAsBuffer()
}

export const applePass = (facts: PassFacts, keys: AppleKeys) => Effect.promise(() => make(facts, keys))
