/** XML parser for tests: checks well-formedness, and returns the elements. */
export interface ParsedElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Array<ParsedElement>
  readonly comments: Array<string>
  text: string
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#10": "\n" }

const plain = (text: string): string =>
  text.replaceAll(/&([^;\s]*);?/g, (whole, name: string) => {
    const found = entities[name]
    if (found === undefined || !whole.endsWith(";")) throw new Error(`"${whole}" is no entity.`)
    return found
  })

/** Throws at the first place that is not well-formed. */
export const parseXml = (given: string): ParsedElement => {
  const body = given.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "")
  if (body === given) throw new Error("There is no XML declaration.")
  const root: ParsedElement = { name: "", attributes: {}, children: [], comments: [], text: "" }
  const open = [root]
  const token =
    /<!--(?<comment>[\s\S]*?)-->|<\/(?<end>[^>\s]+)>|<(?<start>[A-Za-z][\w.-]*)(?<attributes>(?:\s+[\w:.-]+="[^"<]*")*)\s*(?<closed>\/?)>|(?<text>[^<]+)/gy
  while (token.lastIndex < body.length) {
    const at = token.lastIndex
    const groups = token.exec(body)?.groups
    const inside = open.at(-1)
    if (groups === undefined || inside === undefined)
      throw new Error(`Not well-formed: ${body.slice(at, at + 60)}`)
    const { comment, end, start, attributes = "", closed, text } = groups
    if (comment !== undefined) {
      if (comment.includes("--") || comment.endsWith("-"))
        throw new Error(`A comment with two hyphens: ${comment}`)
      inside.comments.push(comment.trim())
    } else if (end !== undefined) {
      if (open.pop()?.name !== end) throw new Error(`</${end}> ends what is not open.`)
    } else if (start !== undefined) {
      const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
        ([, key = "", value = ""]) => [key, plain(value)] as const
      )
      if (new Set(pairs.map(([key]) => key)).size < pairs.length)
        throw new Error(`<${start}> says an attribute twice.`)
      const element = {
        name: start,
        attributes: Object.fromEntries(pairs),
        children: [],
        comments: [],
        text: ""
      }
      inside.children.push(element)
      if (closed !== "/") open.push(element)
    } else inside.text += plain(text ?? "")
  }
  const [only, ...others] = root.children
  if (open.length > 1 || only === undefined || others.length > 0) throw new Error("There is not one root.")
  return only
}

/** Returns the element and its descendants. */
export const allBelow = (element: ParsedElement): ReadonlyArray<ParsedElement> => [
  element,
  ...element.children.flatMap(allBelow)
]
