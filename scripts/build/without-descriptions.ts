/**
 * Leaves the `description` of states out of the build: it is for readers of the machines and for the atlas, and drivers
 * would load 1.4 kB of it before the home.
 */
import type { Plugin } from "vite"
import { type Node, nodesIn, type Replacement, rewrite } from "./rewrite.ts"

const isDescription = (node: Node): boolean => {
  if (node.type !== "Property" || node["computed"] === true) return false
  const key = node["key"] as Node
  const value = node["value"] as Node
  return key["name"] === "description" && value.type === "Literal" && typeof value["value"] === "string"
}

/** The places of all descriptions, each with the comma after it. */
export const descriptionsIn = (code: string, program: unknown): readonly Replacement[] =>
  [...nodesIn(program)].filter(isDescription).map(({ start, end }) => {
    const comma = /^\s*,/.exec(code.slice(end))
    return { start, end: end + (comma?.[0].length ?? 0), text: "" }
  })

export const withoutDescriptions = (): Plugin => ({
  name: "without-descriptions",
  apply: "build",
  transform: {
    filter: { id: /\/machines\/.+\.ts$/ },
    order: "post",
    handler(code) {
      return { code: rewrite(code, descriptionsIn(code, this.parse(code))), map: null }
    }
  }
})
