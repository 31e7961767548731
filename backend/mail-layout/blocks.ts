/** Blocks of a mail, and its plain text. */

/** A name and its value; a newline in the value breaks the line. `no`: a name that is not translated. */
export type Fact = readonly [name: string, value: string, translate?: "no"]

export interface DrawnPlate {
  readonly plate: string
  readonly country: string | null
}

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: ReadonlyArray<Fact> }
  | { readonly kind: "link"; readonly text: string; readonly address: string }
  /** The primary action; at most one in a mail. */
  | { readonly kind: "button"; readonly text: string; readonly address: string }
  /** The ticket at a glance. Drawn only: the facts of the mail say the same in plain text. */
  | {
      readonly kind: "pass"
      readonly title: string
      readonly plates: ReadonlyArray<DrawnPlate>
      readonly validity: string | null
      readonly details: ReadonlyArray<string>
    }

export const heading = (text: string): Block => ({ kind: "heading", text })
export const text = (words: string): Block => ({ kind: "text", text: words })
export const facts = (...all: ReadonlyArray<Fact>): Block => ({ kind: "facts", facts: all })
export const link = (words: string, address: string): Block => ({ kind: "link", text: words, address })
export const button = (words: string, address: string): Block => ({ kind: "button", text: words, address })

const plain = (block: Block): string => {
  switch (block.kind) {
    case "heading":
      return `\n${block.text}\n${"-".repeat([...block.text].length)}`
    case "text":
      return `${block.text}\n`
    case "link":
    case "button":
      return `${block.text}:\n${block.address}\n`
    case "facts":
      return block.facts.map(([name, value]) => `${name}: ${value.replaceAll("\n", ", ")}\n`).join("")
    case "pass":
      return ""
  }
}

/** Renders plain text, with single empty lines between blocks. */
export const plainText = (blocks: ReadonlyArray<Block>): string =>
  `${blocks
    .map(plain)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`
