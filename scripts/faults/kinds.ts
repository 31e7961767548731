/** Faults that can be seeded into a module: plausible mistakes of a tired developer. */
import { parseSync } from "vite"
import { isNode, type Node } from "../structure/syntax-tree.ts"

/** Returns a part of the source with all switches in it. */
export type Inner = (node: { readonly start: number; readonly end: number }) => string

export interface Fault {
  /** Relative to the project. */
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly kind: string
  /** Replaces the text from start to end. */
  readonly text: string
  /** Source with both texts; `on` is the condition that activates the fault. */
  readonly switched: (on: string, inner: Inner) => string
}

interface Place {
  readonly node: Node
  readonly parent: Node
  readonly property: string
  readonly source: string
}

type Found = Omit<Fault, "file" | "line">

const opposite: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&"
}

/** Properties that only affect the look, which is checked by eye. */
const looks =
  /^(className|style|key|gap|align|justify|edge|placement|tone|size|variant|viewBox|d|fill|stroke.*)$/
/** Names in traces and logs, and texts in documents or stack traces. */
const message =
  /(^|\.)(fn|traced|actor|withSpan|span|log\w*|console\.\w+|Error|TypeError|css|cva|sva|(slotR|r)ecipe|annotate\w*)$/
/** Names and values of log lines. */
const logged = /(^|\.)annotateLogs$/
/** A service's key only has to be unique. */
const serviceKey = /^Context\.Service\b/
const saidProperty = /^(description|identifier|summary|className)$/
/** Dependencies of a hook: fewer keep stale values, more recompute; neither is a fault of a flow. */
const hook = /^use(Memo|Callback|Effect|LayoutEffect|ImperativeHandle)$/

const child = (node: Node, property: string): Node | undefined => {
  const value = node[property]
  return isNode(value) ? value : undefined
}

const children = (node: Node, property: string): ReadonlyArray<Node> => {
  const value = node[property]
  return Array.isArray(value) ? value.filter(isNode) : []
}

const textOf = (source: string, node: Node): string => source.slice(node.start, node.end)

const isText = (node: Node | undefined): boolean =>
  node !== undefined &&
  ((node.type === "Literal" && typeof node["value"] === "string") || node.type === "TemplateLiteral")

const instead = (node: Node, kind: string, text: string): Found => ({
  start: node.start,
  end: node.end,
  kind,
  text: `(${text})`,
  switched: (on, inner) => `(${on}?(${text}):(${inner(node)}))`
})

const without = (node: Node, kind: string, switched: Found["switched"], text = ""): Found => ({
  start: node.start,
  end: node.end,
  kind,
  text,
  switched
})

/** Removes an item of a list, with the comma after it. */
const withoutItem = (node: Node, kind: string, source: string): Found => {
  const comma = /^\s*,/.exec(source.slice(node.end))?.[0] ?? ""
  const [empty, open, close] = kind === "removed property" ? ["{}", "{", "}"] : ["[]", "[", "]"]
  return {
    start: node.start,
    end: node.end + comma.length,
    kind,
    text: "",
    switched: (on, inner) => `...(${on}?${empty}:${open}${inner(node)}${close})${comma}`
  }
}

const calleeOf = (node: Node, source: string): string => {
  const callee = child(node, "callee")
  return callee === undefined ? "" : textOf(source, callee).replace(/<[\s\S]*>$/, "")
}

const faultsOfCall = (node: Node, source: string): ReadonlyArray<Found> => {
  const callee = calleeOf(node, source)
  const given = children(node, "arguments")
  const isPipe = /(^|\.)pipe$/.test(callee)
  const steps = isPipe ? given.slice(callee === "pipe" ? 1 : 0) : []
  const removed = given.length > 1 || callee !== "pipe" ? steps : []
  const [first, second] = given
  const isSwappable =
    !isPipe &&
    first !== undefined &&
    second !== undefined &&
    [first, second].every(({ type }) => !/Function|Spread|ObjectExpression/.test(type))
  return [
    ...removed.map((step) => withoutItem(step, "removed step", source)),
    ...(isSwappable
      ? [
          instead(
            node,
            "swapped arguments",
            source.slice(node.start, first.start) +
              textOf(source, second) +
              source.slice(first.end, second.start) +
              textOf(source, first) +
              source.slice(second.end, node.end)
          )
        ]
      : [])
  ]
}

/** Words of a query; the first one found is replaced. */
const queryFaults: ReadonlyArray<readonly [RegExp, string]> = [
  [/\band\b/i, "or"],
  [/(?<![<>!])=(?!>)/, "<>"],
  [/<=/, "<"],
  [/>=/, ">"],
  [/\bdesc\b/i, "asc"],
  [/\bis null\b/i, "is not null"]
]

const faultsOfQuery = (node: Node, source: string): ReadonlyArray<Found> =>
  children(child(node, "quasi") ?? node, "quasis").flatMap((quasi) =>
    queryFaults.flatMap(([pattern, text]) => {
      const match = pattern.exec(textOf(source, quasi))
      if (match === null) return []
      const at = quasi.start + match.index
      const query = `${source.slice(node.start, at)}${text}${source.slice(at + match[0].length, node.end)}`
      return [instead(node, "changed query", query)]
    })
  )

const faultsOfText = ({ node, parent, source, property }: Place): ReadonlyArray<Found> => {
  const isEmpty = node.end - node.start === 2
  if (property === "key" || property === "source" || parent.type.startsWith("JSX")) return []
  const siblings = parent.type === "Property" ? neighbours.get(parent) : undefined
  return [
    instead(node, "emptied text", isEmpty ? '"seeded"' : '""'),
    ...(siblings === undefined || textOf(source, siblings) === textOf(source, node)
      ? []
      : [instead(node, "another's text", textOf(source, siblings))])
  ]
}

/** For a property with a text: the text of the next property. */
const neighbours = new WeakMap<Node, Node>()

const rememberNeighbours = (node: Node): void => {
  const texts = children(node, "properties").filter((property) => isText(child(property, "value")))
  texts.forEach((property, index) => {
    const next = texts[(index + 1) % texts.length]
    const value = next === undefined || next === property ? undefined : child(next, "value")
    if (value !== undefined) neighbours.set(property, value)
  })
}

const attributeValue = (attribute: Node, source: string, inner: Inner): string => {
  const value = child(attribute, "value")
  if (value === undefined) return "true"
  const expression = value.type === "JSXExpressionContainer" ? child(value, "expression") : undefined
  if (expression !== undefined) return `(${inner(expression)})`
  return value.type === "Literal" ? JSON.stringify(value["value"]) : textOf(source, value)
}

const faultsOfMarkup = ({ node, parent, source }: Place): ReadonlyArray<Found> => {
  if (node.type === "JSXAttribute") {
    const name = textOf(source, child(node, "name") ?? node)
    if (looks.test(name)) return []
    return [
      without(
        node,
        "removed attribute",
        (on, inner) => `{...(${on}?{}:{${JSON.stringify(name)}:${attributeValue(node, source, inner)}})}`
      )
    ]
  }
  if (!/^JSX(Element|Fragment)$/.test(parent.type)) return []
  if (/^JSX(Element|Fragment)$/.test(node.type))
    return [without(node, "removed child", (on, inner) => `{${on}?null:(${inner(node)})}`)]
  const expression = node.type === "JSXExpressionContainer" ? child(node, "expression") : undefined
  return expression === undefined || expression.type === "JSXEmptyExpression"
    ? []
    : [without(node, "removed child", (on, inner) => `{${on}?null:(${inner(expression)})}`)]
}

const faultsAt = (place: Place): ReadonlyArray<Found> => {
  const { node, parent, property, source } = place
  const asTest =
    property === "test" && /^(If|Conditional|While|For|DoWhile)/.test(parent.type)
      ? [instead(node, "negated condition", `!(${textOf(source, node)})`)]
      : []
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression": {
      const left = child(node, "left")
      const right = child(node, "right")
      const operator = String(node["operator"])
      if (left === undefined || right === undefined) return asTest
      if (operator === "??") return [...asTest, instead(node, "removed alternative", textOf(source, left))]
      const other = opposite[operator]
      return other === undefined || (operator === "+" && (isText(left) || isText(right)))
        ? asTest
        : [
            ...asTest,
            instead(node, "changed operator", `(${textOf(source, left)}) ${other} (${textOf(source, right)})`)
          ]
    }
    case "CallExpression":
      return [...asTest, ...faultsOfCall(node, source)]
    case "TaggedTemplateExpression":
      return faultsOfQuery(node, source)
    case "ExpressionStatement":
      return "directive" in node && typeof node["directive"] === "string"
        ? []
        : [without(node, "removed statement", (on, inner) => `if(!${on}){${inner(node)}}`, "{}")]
    case "ReturnStatement": {
      const value = child(node, "argument")
      return value === undefined || /^(undefined|null)$/.test(textOf(source, value))
        ? []
        : [instead(value, "nothing returned", "undefined")]
    }
    case "ArrowFunctionExpression": {
      const body = child(node, "body")
      return body === undefined ||
        body.type === "BlockStatement" ||
        /^(undefined|null)$/.test(textOf(source, body))
        ? []
        : [instead(body, "nothing returned", "undefined")]
    }
    case "ArrayExpression":
      return children(node, "elements").map((item) => withoutItem(item, "removed item", source))
    case "ObjectExpression":
      rememberNeighbours(node)
      return children(node, "properties")
        .filter((item) => item["kind"] === undefined || item["kind"] === "init")
        .map((item) => withoutItem(item, "removed property", source))
    case "Literal":
      if (typeof node["value"] === "boolean" && !parent.type.startsWith("JSX"))
        return [...asTest, instead(node, "opposite", String(!node["value"]))]
      return isText(node) ? [...asTest, ...faultsOfText(place)] : asTest
    case "TemplateLiteral":
      return parent.type === "TaggedTemplateExpression" ? [] : faultsOfText(place)
    case "UnaryExpression":
      return node["operator"] === "!" && asTest.length === 0
        ? [instead(node, "removed negation", textOf(source, child(node, "argument") ?? node))]
        : asTest
    default:
      return node.type.startsWith("JSX") ? faultsOfMarkup(place) : asTest
  }
}

/** Wrappers of TypeScript around a value; all other type nodes are erased at run time. */
const typed = /^TS(As|NonNull|Satisfies|Instantiation)/

const isLeftOut = ({ node, parent, property, source }: Place): boolean => {
  if (/^(ImportDeclaration|ExportAllDeclaration)$/.test(node.type)) return true
  if (node.type.startsWith("TS") && !typed.test(node.type)) return true
  if (property === "id" || property === "params" || property === "typeArguments") return true
  if (node.type === "Property") {
    const key = child(node, "key")
    return key !== undefined && saidProperty.test(textOf(source, key))
  }
  if (node.type === "JSXAttribute") return looks.test(textOf(source, child(node, "name") ?? node))
  if (property !== "arguments") return false
  const callee = calleeOf(parent, source)
  return (
    (isText(node) && (message.test(callee) || serviceKey.test(callee))) ||
    (node.type === "ObjectExpression" && logged.test(callee)) ||
    /^(css|cva|sva)$/.test(callee) ||
    (hook.test(callee) && node.type === "ArrayExpression")
  )
}

const walk = function* (place: Place): Generator<Found> {
  if (isLeftOut(place)) return
  yield* faultsAt(place)
  for (const [property, value] of Object.entries(place.node)) {
    for (const node of Array.isArray(value) ? value : [value])
      if (isNode(node)) yield* walk({ node, parent: place.node, property, source: place.source })
  }
}

/** Returns all faults of a module. Throws if it cannot be parsed. */
export const faultsIn = (file: string, source: string): ReadonlyArray<Fault> => {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const root = program as unknown as Node
  const starts = [...source.matchAll(/\n/g)].map(({ index }) => index)
  return [...walk({ node: root, parent: root, property: "", source })].map((found) => ({
    ...found,
    file,
    line: starts.filter((start) => start < found.start).length + 1
  }))
}

/** Returns the module with this fault only. */
export const seeded = (source: string, { start, end, text }: Fault): string =>
  source.slice(0, start) + text + source.slice(end)

/** Returns the module with a switch for each of these faults; `on` returns the activating condition. */
export const switchedModule = (
  source: string,
  faults: ReadonlyArray<Fault>,
  on: (fault: Fault) => string
): string => {
  // Outer before inner; at the same place, faults that replace a whole item or statement come first.
  const isWhole = ({ kind }: Fault): number =>
    /^removed (statement|item|property|step|child|attribute)$/.test(kind) ? 0 : 1
  const ordered = faults.toSorted(
    (one, other) => one.start - other.start || other.end - one.end || isWhole(one) - isWhole(other)
  )
  const render = (start: number, end: number, from: number): string => {
    let text = ""
    let at = start
    for (let index = from; index < ordered.length; index++) {
      const fault = ordered[index]
      if (fault === undefined || fault.start >= end) break
      if (fault.start < at || fault.end > end) continue
      const next = index + 1
      text +=
        source.slice(at, fault.start) +
        fault.switched(on(fault), (part) => render(part.start, part.end, next))
      at = fault.end
    }
    return text + source.slice(at, end)
  }
  return render(0, source.length, 0)
}
