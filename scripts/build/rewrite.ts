/** Rewriting parts of a module by its syntax tree, for plugins that make the build lighter. */

/** A node of the tree as the bundler's parser gives it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"

/** Every node below this one, outer before inner. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  else if (isNode(value)) {
    yield value
    for (const inner of Object.values(value)) yield* nodesIn(inner)
  }
}

/** The code with these parts replaced; parts may not overlap. */
export const rewrite = (code: string, replacements: readonly Replacement[]): string => {
  let rewritten = ""
  let done = 0
  for (const { start, end, text } of replacements.toSorted((one, other) => one.start - other.start)) {
    rewritten += code.slice(done, start) + text
    done = end
  }
  return rewritten + code.slice(done)
}
