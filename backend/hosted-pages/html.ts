/** HTML as values, for pages rendered on servers: a template escapes its values unless they are HTML. */

export interface Html {
  readonly markup: string
}

type Part = Html | string | number | null | undefined | false | ReadonlyArray<Html>

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

const render = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ""
  if (typeof part === "string" || typeof part === "number") return escapeText(String(part))
  if ("markup" in part) return part.markup
  return part.map((one) => one.markup).join("")
}

export const html = (strings: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Html => ({
  markup: strings.reduce((markup, text, index) => markup + render(parts[index - 1]) + text)
})
