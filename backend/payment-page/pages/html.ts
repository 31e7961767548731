/** HTML as template strings: whatever is put in is escaped, unless it is HTML already. */

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

type Part = string | number | Html | null | ReadonlyArray<Html>

const rendered = (part: Part): string => {
  if (part === null) return ""
  if (part instanceof Html) return part.text
  if (typeof part === "object") return part.map((html) => html.text).join("")
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

export const html = (strings: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Html =>
  new Html(strings.reduce((text, string, index) => `${text}${rendered(parts[index - 1] ?? null)}${string}`))
