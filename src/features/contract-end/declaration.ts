/**
 * A declaration that ends a contract, withdrawn from or cancelled. The step stands after the `#` of the address, so that it
 * needs neither a login nor a service and Back leads back; what was filled in never does, since addresses stay in the
 * history of a device that others may use. How it reaches the operator is `letterAddress` alone: an installation that has
 * a service for it replaces that.
 */

export const kinds = ["withdrawal", "cancellation"] as const
export type DeclarationKind = (typeof kinds)[number]

export interface FilledIn {
  readonly name: string
  readonly email: string
  /** An order number or a licence plate: whatever tells the contract. */
  readonly reference: string
}

export const nothingFilledIn: FilledIn = { name: "", email: "", reference: "" }

export interface Declaration extends FilledIn {
  readonly kind: DeclarationKind
  /** To be checked and confirmed. */
  readonly isFilledIn: boolean
}

/** Returns the step that the part after the `#` stands for; null where it is about something else. */
export const declarationIn = (hash: string, filledIn: FilledIn): Declaration | null => {
  const [name, step] = hash.replace(/^#/, "").split("?")
  const kind = kinds.find((known) => known === name)
  if (kind === undefined) return null
  const isFilledIn = step === "check" && Object.values(filledIn).every((value) => value !== "")
  return { kind, ...filledIn, isFilledIn }
}

export const declarationAddress = (kind: DeclarationKind, step: "fillIn" | "check"): string =>
  step === "check" ? `#${kind}?check` : `#${kind}`

/** Opens a letter to the operator in the mail program of the driver. */
export const letterAddress = (
  to: string,
  letter: { readonly subject: string; readonly body: string }
): string =>
  `mailto:${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`
