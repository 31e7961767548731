/**
 * Declaration that ends a contract: withdrawal or cancellation. The step is in the fragment of the address,
 * so it needs neither a login nor a service, and Back works. The form's data is never in the address, since
 * addresses stay in the history of a device that others may use. `letterAddress` alone sends the declaration:
 * an installation that has a service for it replaces that function.
 */

export const declarationKinds = ["withdrawal", "cancellation"] as const
export type DeclarationKind = (typeof declarationKinds)[number]

export interface DeclarationFields {
  readonly name: string
  readonly email: string
  /** Order number or licence plate: identifies the contract. */
  readonly reference: string
}

export const emptyDeclaration: DeclarationFields = { name: "", email: "", reference: "" }

export interface Declaration extends DeclarationFields {
  readonly kind: DeclarationKind
  /** The form is complete; the declaration has to be confirmed. */
  readonly isFilledIn: boolean
}

/** Returns the step of this fragment; null for any other fragment. */
export const declarationIn = (hash: string, filledIn: DeclarationFields): Declaration | null => {
  const [name, step] = hash.replace(/^#/, "").split("?")
  const kind = declarationKinds.find((known) => known === name)
  if (kind === undefined) return null
  const isFilledIn = step === "check" && Object.values(filledIn).every((value) => value !== "")
  return { kind, ...filledIn, isFilledIn }
}

export const declarationAddress = (kind: DeclarationKind, step: "fillIn" | "check"): string =>
  step === "check" ? `#${kind}?check` : `#${kind}`

/** Returns a `mailto:` address, which opens the letter to the operator in the driver's mail program. */
export const letterAddress = (
  to: string,
  letter: { readonly subject: string; readonly body: string }
): string =>
  `mailto:${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`
