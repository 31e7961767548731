/** Finds variables that outlive a call: `let` of a module, or of a function whose inner ones assign it. */
import { parseAst } from "vite"
import { isNode, type Node } from "./syntax-tree.ts"

const isFunction = ({ type }: Node): boolean => /Function/.test(type)

/** Returns the names declared by `let` here, without those of inner functions. */
const declaredIn = (value: unknown): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap(declaredIn)
  if (!isNode(value) || isFunction(value)) return []
  const own = value.type === "VariableDeclaration" && value["kind"] === "let" ? value["declarations"] : []
  return [
    ...(own as ReadonlyArray<{ readonly id: Node }>).map(({ id }) => `${id["name"]}`),
    ...Object.values(value).flatMap(declaredIn)
  ]
}

/** Returns the names assigned here, with the enclosing functions that declare them, innermost first. */
const changedIn = (
  value: unknown,
  scopes: ReadonlyArray<ReadonlyArray<string>>
): ReadonlyArray<readonly [name: string, by: number]> => {
  if (Array.isArray(value)) return value.flatMap((item) => changedIn(item, scopes))
  if (!isNode(value)) return []
  const inner = isFunction(value) ? [declaredIn(value["body"]), ...scopes] : scopes
  const changed =
    value.type === "AssignmentExpression"
      ? value["left"]
      : value.type === "UpdateExpression"
        ? value["argument"]
        : undefined
  const name = isNode(changed) ? `${changed["name"]}` : ""
  const by = scopes.findIndex((names) => names.includes(name))
  return [
    ...(by === -1 ? [] : [[name, by] as const]),
    ...Object.values(value).flatMap((part) => changedIn(part, inner))
  ]
}

/** Returns their names, without duplicates. */
export const longLivedVariables = (path: string, text: string): ReadonlyArray<string> => {
  const { body } = parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" })
  const ofModule = body.flatMap((statement) =>
    declaredIn(statement.type === "ExportNamedDeclaration" ? statement.declaration : [statement]).filter(() =>
      /^(Variable|Export)/.test(statement.type)
    )
  )
  const ofFunctions = changedIn(body, [declaredIn(body)]).flatMap(([name, by]) => (by > 0 ? [name] : []))
  return [...new Set([...ofModule, ...ofFunctions])]
}
