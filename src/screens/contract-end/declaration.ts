/**
 * A declaration that ends a contract, withdrawn from or cancelled: what was filled in stands after the `#` of the address,
 * which no server ever sees, so that it needs neither a login nor a service. How it reaches the operator is `letterAddress`
 * alone: an installation that has a service for it replaces that.
 */

export const kinds = ["withdrawal", "cancellation"] as const
export type DeclarationKind = (typeof kinds)[number]

export interface Declaration {
  readonly kind: DeclarationKind
  readonly name: string
  readonly email: string
  /** An order number or a licence plate: whatever tells the contract. */
  readonly reference: string
  /** Filled in, to be checked and confirmed. */
  readonly isFilledIn: boolean
}

const longest = 200

/** Reads the part after the `#`; null where it is about something else. */
export const declarationIn = (hash: string): Declaration | null => {
  const [name = "", query = ""] = hash.replace(/^#/, "").split("?")
  const kind = kinds.find((known) => known === name)
  if (kind === undefined) return null
  const fields = new URLSearchParams(query)
  const field = (key: string): string => (fields.get(key) ?? "").trim().slice(0, longest)
  const filled = { name: field("name"), email: field("email"), reference: field("reference") }
  return {
    kind,
    ...filled,
    isFilledIn: !fields.has("change") && Object.values(filled).every((value) => value !== "")
  }
}

type Fields = Pick<Declaration, "kind" | "name" | "email" | "reference">

/** The address of the second step, or of the first with what was filled in. */
export const declarationAddress = ({ kind, ...fields }: Fields, step: "check" | "change"): string =>
  `#${kind}?${new URLSearchParams({ ...fields, ...(step === "change" ? { change: "" } : {}) })}`

/** Opens a letter to the operator in the mail program of the driver. */
export const letterAddress = (
  to: string,
  letter: { readonly subject: string; readonly body: string }
): string =>
  `mailto:${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`
