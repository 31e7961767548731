/**
 * Lets the bundler drop constants of Effect that nobody uses. It keeps `const proto = { ...base, red: colors.red }` even
 * if unused, since reading a property might do something; in Effect's modules it does not. Telling the bundler so for all
 * code (`propertyReadSideEffects: false`) is no way: React reads properties just to see whether the browser throws; and
 * `propertyWriteSideEffects: false` takes away much of what React writes into the page. Saves 1.2 kB before the home.
 */
import type { Plugin } from "vite"
import { isNode, type Node, type Replacement, rewrite } from "./rewrite.ts"

/** What runs when the constant is made: not what stands inside of functions. */
function* evaluatedIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* evaluatedIn(item)
  else if (isNode(value)) {
    yield value
    if (value.type.includes("Function")) return
    for (const inner of Object.values(value)) yield* evaluatedIn(inner)
  }
}

const isPure = (code: string, call: Node): boolean =>
  /[#@]__PURE__\s*\*\/\s*\(*$/.test(code.slice(0, call.start))

/** Reads properties, and calls nothing but what Effect has marked as pure. */
const readsProperties = (code: string, value: Node): boolean => {
  const evaluated = [...evaluatedIn(value)]
  return (
    evaluated.some(({ type }) => type === "MemberExpression" || type === "SpreadElement") &&
    evaluated.every(
      (node) => !["ClassExpression", "AssignmentExpression", "AwaitExpression"].includes(node.type)
    ) &&
    evaluated.every(
      (node) => (node.type !== "CallExpression" && node.type !== "NewExpression") || isPure(code, node)
    )
  )
}

/** Constants of a module itself, not of its functions, wrapped into calls that are marked as pure. */
export const droppableConstants = (
  code: string,
  program: { readonly body: readonly unknown[] }
): readonly Replacement[] =>
  (program.body as readonly Node[])
    .map(
      (statement) =>
        (statement.type === "ExportNamedDeclaration" ? statement["declaration"] : statement) as Node | null
    )
    .filter((statement) => statement?.type === "VariableDeclaration")
    .flatMap((statement) => (statement?.["declarations"] ?? []) as readonly Node[])
    .flatMap((declaration) => {
      const value = declaration["init"] as Node | null
      if (value === null || !readsProperties(code, value)) return []
      if ((declaration["id"] as Node).type !== "Identifier") return []
      const text = `/*#__PURE__*/ (() => (${code.slice(value.start, value.end)}))()`
      return [{ start: value.start, end: value.end, text }]
    })

export const droppableEffectConstants = (): Plugin => ({
  name: "droppable-effect-constants",
  apply: "build",
  transform: {
    filter: { id: /\/node_modules\/effect\/dist\/.+\.js$/ },
    handler(code) {
      return { code: rewrite(code, droppableConstants(code, this.parse(code))), map: null }
    }
  }
})
