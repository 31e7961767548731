/** Renders texts and controls of a page as indented text: to read it, and to compare it without a browser. */

interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Array<Element | string>
}

const voids = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  nbsp: " ",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'"
}
const decode = (text: string): string =>
  text.replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)

/** Parses React's markup, in which all elements are closed. */
const parse = (markup: string): Element => {
  const root: Element = { tag: "", attributes: {}, children: [] }
  const open = [root]
  for (const [, end, tag = "", rest = "", text] of markup.matchAll(
    /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
  )) {
    if (text !== undefined) open.at(-1)?.children.push(decode(text))
    else if (end === "/") open.pop()
    else if (tag !== "") {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
          name.toLowerCase(),
          decode(value)
        ])
      )
      const element: Element = { tag, attributes, children: [] }
      open.at(-1)?.children.push(element)
      if (!voids.test(tag)) open.push(element)
    }
  }
  return root
}

const squeeze = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:])/g, "")
    .trim()
const textOf = (node: Element | string): string =>
  typeof node === "string" ? node : node.children.map(textOf).join(" ")
const all = (node: Element): ReadonlyArray<Element> => [
  node,
  ...node.children.flatMap((child) => (typeof child === "string" ? [] : all(child)))
]

/** Returns the texts that a translating browser would translate. */
export const translatedTexts = (markup: string): ReadonlyArray<string> => {
  const textsIn = (node: Element | string): ReadonlyArray<string> =>
    typeof node === "string"
      ? [node]
      : node.attributes["translate"] === "no" || node.tag === "textarea"
        ? []
        : node.children.flatMap(textsIn)
  return textsIn(parse(markup))
}

const references =
  /^(aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details)|for|list|form|popovertarget)$/
/** Styles, internal names, and attributes for translators only. */
const ignored = /^(class|style|id|name|key|translate|data-.*|d|viewbox|fill|stroke.*|xmlns.*|focusable)$/
const inline = /^(span|b|strong|em|i|small|abbr|time|bdi|sup|sub|wbr|svg|img)$/
const bare = /^(div|section|span|b|strong|em|i|small|abbr|time|bdi|sup|sub|wbr|template)$/

/**
 * Returns one line per element with content, its children indented below. `deedsOf` returns the effects of
 * using the element with this number in `data-handler`.
 */
export const outline = (markup: string, performedBy: (handler: number) => string): string => {
  const root = parse(markup)
  const byId = new Map(all(root).map((element) => [element.attributes["id"] ?? "", element]))
  const attributesText = ({ attributes }: Element): string =>
    Object.entries(attributes)
      .flatMap(([name, value]) => {
        if (ignored.test(name)) return []
        if (references.test(name)) {
          const words = value.split(" ").map((id) => {
            const found = byId.get(id)
            return found === undefined ? "(not there)" : squeeze(textOf(found)) || found.tag
          })
          return [`${name}=“${words.join(" · ")}”`]
        }
        if (name === "type" && value === "button") return []
        return [value === "" ? name : `${name}=“${value.replace(/_R_\w+_|«\w+»/g, "…")}”`]
      })
      .join(" ")

  const linesOf = (element: Element): ReadonlyArray<string> => {
    const lines: Array<string> = []
    let text = ""
    const flush = () => {
      const words = squeeze(text)
      if (words !== "") lines.push(words)
      text = ""
    }
    const walk = (node: Element | string): void => {
      if (typeof node === "string") {
        text += node
        return
      }
      const { tag, attributes, children } = node
      if (attributes["data-icon"] !== undefined) {
        text += ` ‹${attributes["data-icon"]}› `
        return
      }
      if (attributes["aria-hidden"] === "true") {
        const words = squeeze([tag === "span" ? "" : tag, textOf(node)].join(" "))
        text += words === "" ? "" : ` (${words}) `
        return
      }
      const handler = attributes["data-handler"]
      const performed = handler === undefined ? "" : performedBy(Number(handler))
      const own = [attributesText(node), performed].filter((part) => part !== "").join(" ")
      if (own === "" && bare.test(tag)) {
        if (!inline.test(tag)) flush()
        else text += " "
        for (const child of children) walk(child)
        if (!inline.test(tag)) flush()
        else text += " "
        return
      }
      flush()
      const inside = linesOf(node)
      const head = own === "" ? tag : `${tag} ${own}`
      const [only] = inside
      if (inside.length === 1 && only !== undefined && !only.startsWith(" ")) lines.push(`${head}: ${only}`)
      else lines.push(head, ...inside.map((line) => `  ${line}`))
    }
    for (const child of element.children) walk(child)
    flush()
    return lines
  }
  return linesOf(root).join("\n")
}
