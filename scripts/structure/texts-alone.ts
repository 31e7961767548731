/**
 * Finds texts that are not the only child of their element. Browsers that translate a page move such a text
 * into an element of their own: React then updates the old one, or fails when it inserts before it. A single
 * text is replaced as a whole, and stays correct.
 */
import { parseAst } from "vite"
import type { Module } from "./modules.ts"
import { isNode, type Node, nodesIn } from "./syntax-tree.ts"

const nodesOf = (value: unknown, type: RegExp): ReadonlyArray<Node> =>
  [...nodesIn(value)].filter((node) => type.test(node.type))

/** Types of elements only, or of functions that return them. */
const ofElements =
  /^(\(.*\) => )?\(?(undefined \| )?(Elements|ReactElement|JSX\.Element|Opened)( \| (null|undefined))*\)?$/s

interface Known {
  readonly constants: ReadonlyMap<string, Node>
  /** By name of the property or parameter. */
  readonly types: ReadonlyMap<string, ReadonlyArray<string>>
}

const returned = (value: Node): ReadonlyArray<unknown> => {
  const { body } = value as { readonly body?: unknown }
  if (!isNode(body) || body.type !== "BlockStatement") return [body]
  const inner = nodesOf(body, /Function/)
  return nodesOf(body, /^ReturnStatement$/)
    .filter(({ start }) => !inner.some((one) => one.start <= start && start < one.end))
    .map(({ argument }) => argument)
}

/** Returns true if the value may be rendered as a bare text; also if that is unknown. */
const mayBeText = (value: unknown, known: Known): boolean => {
  const may = (part: unknown) => mayBeText(part, known)
  if (!isNode(value)) return false
  const named = (name: unknown, isCalled = false): boolean => {
    const constant = known.constants.get(`${name}`)
    if (constant !== undefined) return may(constant)
    const types = known.types.get(`${name}`)?.filter((type) => !isCalled || type.includes("=>")) ?? []
    return types.length === 0 || !types.every((type) => ofElements.test(type))
  }
  switch (value.type) {
    case "JSXText":
      return !/^\s*\n\s*$/.test(`${value["value"]}`)
    case "JSXElement":
    case "JSXFragment":
    case "JSXEmptyExpression":
      return false
    case "Literal":
      return ["string", "number"].includes(typeof value["value"])
    case "Identifier":
      return value["name"] !== "undefined" && named(value["name"])
    case "MemberExpression":
      return isNode(value["property"]) && named(value["property"]["name"])
    case "ConditionalExpression":
      return may(value["consequent"]) || may(value["alternate"])
    case "LogicalExpression":
      return may(value["right"]) || (value["operator"] !== "&&" && may(value["left"]))
    case "ArrowFunctionExpression":
    case "FunctionDeclaration":
      return returned(value).some(may)
    case "CallExpression": {
      const { callee, arguments: given } = value as unknown as {
        callee: Node
        arguments: ReadonlyArray<Node>
      }
      const isMap = isNode(callee["property"]) && callee["property"]["name"] === "map"
      return isMap ? may(given[0]) : callee.type !== "Identifier" || named(callee["name"], true)
    }
    case "JSXExpressionContainer":
    case "ChainExpression":
    case "TSAsExpression":
      return may(value["expression"])
    default:
      return true
  }
}

const read = ({ path, text }: Module) => ({
  path,
  text,
  body: parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }).body
})

const typesIn = ({ text, body }: ReturnType<typeof read>): Map<string, string[]> => {
  const types = new Map<string, string[]>()
  for (const node of nodesOf(body, /^TSPropertySignature$/)) {
    const { key, typeAnnotation } = node as unknown as { key: Node; typeAnnotation: Node | null }
    const type =
      typeAnnotation === null ? "unknown" : text.slice(typeAnnotation.start + 1, typeAnnotation.end)
    types.set(`${key["name"]}`, [...(types.get(`${key["name"]}`) ?? []), type.trim()])
  }
  return types
}

/** Returns `path: text` for each text with siblings, or passed by a component to its caller. */
export const textsBesideOthers = (modules: ReadonlyArray<Module>): ReadonlyArray<string> => {
  const files = modules.map(read)
  const everywhere = new Map<string, string[]>()
  for (const file of files)
    for (const [name, types] of typesIn(file))
      everywhere.set(name, [...(everywhere.get(name) ?? []), ...types])
  return files.flatMap((file) => {
    const declared = nodesOf(file.body, /^(VariableDeclarator|FunctionDeclaration)$/)
    const constants = new Map(
      declared.flatMap((node) => {
        const { id, init } = node as unknown as { id: Node | null; init?: Node | null }
        const value = node.type === "FunctionDeclaration" ? node : init
        return id?.type === "Identifier" && value ? [[`${id["name"]}`, value] as const] : []
      })
    )
    const known = { constants, types: new Map([...everywhere, ...typesIn(file)]) }
    const elements = nodesOf(file.body, /^JSX(Element|Fragment)$/).flatMap((node) => {
      const children = (node["children"] as ReadonlyArray<Node>).filter(
        (child) =>
          !(child.type === "JSXText" && /^\s*\n\s*$/.test(`${child["value"]}`)) &&
          !(
            isNode(child["expression"]) &&
            child.type === "JSXExpressionContainer" &&
            child["expression"].type === "JSXEmptyExpression"
          )
      )
      const isMapped = ({ start, end }: Node) => /^[^(]*\.map\(/.test(file.text.slice(start, end))
      return children.filter(
        (child) =>
          (children.length > 1 || node.type === "JSXFragment" || isMapped(child)) && mayBeText(child, known)
      )
    })
    const components = [...constants]
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && /Function/.test(value.type))
      .flatMap(([, value]) => returned(value).filter(isNode))
      .filter((value) => mayBeText(value, known))
    return [...elements, ...components].map(
      ({ start, end }) =>
        `${file.path}: ${file.text.slice(start, end).replace(/\s+/g, " ").trim().slice(0, 80)}`
    )
  })
}
