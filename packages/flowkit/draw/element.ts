/** XML elements as data: written to files, or rendered as DOM. Pictures have no styles, for any content policy. */

export interface PictureElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: ReadonlyArray<PictureElement | string>
}

/** Returns an element of a picture, as plain data, without the attributes that are undefined. */
export const element = (
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: ReadonlyArray<PictureElement | string>
): PictureElement => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  ),
  children
})

// Characters that XML does not allow, even escaped.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string): string =>
  text
    .replace(forbidden, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")

/** Formats one element per line, indented; text is on the line of its element. */
export const elementText = ({ tag, attributes, children }: PictureElement, indent = ""): string => {
  const start = [
    tag,
    ...Object.entries(attributes).map(
      ([name, value]) => `${name}="${escaped(String(value)).replaceAll("\n", "&#10;")}"`
    )
  ].join(" ")
  if (children.length === 0) return `${indent}<${start}/>`
  if (children.every((child) => typeof child === "string")) {
    return `${indent}<${start}>${children.map(escaped).join("")}</${tag}>`
  }
  const inside = children.map((child) =>
    typeof child === "string" ? `${indent}  ${escaped(child)}` : elementText(child, `${indent}  `)
  )
  return [`${indent}<${start}>`, ...inside, `${indent}</${tag}>`].join("\n")
}
