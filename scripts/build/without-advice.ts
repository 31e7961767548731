/**
 * Leaves the advice to developers out of i18next: it is said in debug mode alone, which the product never turns on, and
 * drivers would load a kilobyte of it before their first page.
 */
import type { Plugin } from "vite"
import { type Node, nodesIn, type Replacement, rewrite } from "./rewrite.ts"

const words = ["Literal", "TemplateLiteral", "BinaryExpression"]

const isLoggerCall = (code: string, node: Node): boolean => {
  const callee = node["callee"] as Node | undefined
  return (
    node.type === "CallExpression" &&
    callee !== undefined &&
    /\blogger\??\.(warn|deprecate)$/.test(code.slice(callee.start, callee.end))
  )
}

/** What is handed to a logger as text. */
export const adviceIn = (code: string, program: unknown): readonly Replacement[] =>
  [...nodesIn(program)]
    .filter((node) => isLoggerCall(code, node))
    .flatMap((call) => call["arguments"] as readonly Node[])
    .filter(({ type }) => words.includes(type))
    .map(({ start, end }) => ({ start, end, text: '""' }))

export const withoutAdvice = (): Plugin => ({
  name: "without-advice",
  apply: "build",
  transform: {
    filter: { id: /\/node_modules\/i18next\/.+\.js$/ },
    handler(code) {
      return { code: rewrite(code, adviceIn(code, this.parse(code))), map: null }
    }
  }
})
