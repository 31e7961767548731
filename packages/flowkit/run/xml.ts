/** Formats XML: elements with attributes, comments, text; indented, and well-formed for any text. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  readonly content: ReadonlyArray<XmlElement | { readonly comment: string } | { readonly text: string }>
}

// Characters that XML does not allow, even escaped.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string): string =>
  text
    .replace(forbidden, "�")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "&#10;")

export const xml = (
  name: string,
  attributes: XmlElement["attributes"],
  ...content: XmlElement["content"]
): XmlElement => ({ name, attributes, content })

/** Two hyphens would end a comment. */
const commentText = (text: string): string =>
  text
    .replace(forbidden, "�")
    .replace(/-(?=-)/g, "- ")
    .replace(/-$/, "- ")

const lines = ({ name, attributes, content }: XmlElement, indent: string): ReadonlyArray<string> => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join("")
  if (content.length === 0) return [`${indent}<${name}${written}/>`]
  const [only] = content
  if (content.length === 1 && only !== undefined && "text" in only)
    return [`${indent}<${name}${written}>${escaped(only.text).replaceAll("&#10;", "\n")}</${name}>`]
  return [
    `${indent}<${name}${written}>`,
    ...content.flatMap((part) =>
      "comment" in part
        ? [`${indent}  <!-- ${commentText(part.comment)} -->`]
        : "text" in part
          ? [`${indent}  ${escaped(part.text)}`]
          : lines(part, `${indent}  `)
    ),
    `${indent}</${name}>`
  ]
}

/** Formats a whole document. */
export const xmlText = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, "").join("\n")}\n`
