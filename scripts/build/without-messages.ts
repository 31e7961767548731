/**
 * Leaves out how Effect's Schema puts into words that a value does not fit: the product asks where, and for no words. Saves
 * 0.9 kB before the home.
 */
import type { Plugin } from "vite"
import { type Node, nodesIn, type Replacement, rewrite } from "./rewrite.ts"

const isNamed = (key: unknown, name: string): boolean => (key as Node | undefined)?.["name"] === name

/** What an error says of itself, and what a schema says that it expects. */
export const messagesIn = (program: unknown): readonly Replacement[] =>
  [...nodesIn(program)].flatMap(({ type, start, end, ...node }) => {
    if (type === "MethodDefinition" && isNamed(node["key"], "getExpected"))
      return [{ start, end, text: "getExpected() { return this._tag }" }]
    const callee = node["callee"] as Node | undefined
    return type === "CallExpression" && isNamed(callee?.["property"], "defaultFormatter")
      ? [{ start, end, text: "this.issue._tag" }]
      : []
  })

export const withoutMessages = (): Plugin => ({
  name: "without-messages",
  apply: "build",
  transform: {
    filter: { id: /\/node_modules\/effect\/dist\/Schema(AST)?\.js$/ },
    handler(code) {
      return { code: rewrite(code, messagesIn(this.parse(code))), map: null }
    }
  }
})
