/**
 * Leaves the advice to developers out of i18next and react-i18next: it is said in debug mode alone, which the product never
 * turns on, and drivers would load 1.1 kB of it before the home.
 */
import type { Plugin } from "vite"
import { type Node, nodesIn, type Replacement, rewrite } from "./rewrite.ts"

const words = ["Literal", "TemplateLiteral", "BinaryExpression"]

/** By which functions, and after how many arguments: what is said once has a key, and a level or a code. */
const sayings = [
  [/\blogger\??\.(warn|deprecate)$/, 0],
  [/(\blogger\??\.once|\bwarnOnce)$/, 2]
] as const

const saidBy = (code: string, { type, ...call }: Node): readonly Node[] => {
  const callee = call["callee"] as Node | undefined
  if (type !== "CallExpression" || callee === undefined) return []
  const name = code.slice(callee.start, callee.end)
  return sayings.flatMap(([by, after]) =>
    by.test(name) ? (call["arguments"] as readonly Node[]).slice(after) : []
  )
}

/** What is handed to a logger as text. */
export const adviceIn = (code: string, program: unknown): readonly Replacement[] =>
  [...nodesIn(program)]
    .flatMap((node) => saidBy(code, node))
    .filter(({ type }) => words.includes(type))
    .map(({ start, end }) => ({ start, end, text: '""' }))

export const withoutAdvice = (): Plugin => ({
  name: "without-advice",
  apply: "build",
  transform: {
    filter: { id: /\/node_modules\/(react-)?i18next\/.+\.js$/ },
    handler(code) {
      return { code: rewrite(code, adviceIn(code, this.parse(code))), map: null }
    }
  }
})
