/** Exports a machine as Mermaid text, for reuse; Mermaid's own pictures of large machines are illegible. */
import type { MachineDescription, StateDescription } from "../model/index.ts"
import { statesBelow } from "../model/index.ts"
import { rulesOf, wordsOf } from "./rules.ts"
import type { FlowTexts, Language } from "./texts.ts"

const nameIn = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, "_")
const textIn = (text: string): string => text.replaceAll(/["“”„;#:]/g, "").replaceAll(/\s+/g, " ")

/** Returns a machine as the text of a Mermaid state diagram. */
export const mermaidOf = (
  description: MachineDescription,
  texts: FlowTexts | undefined,
  language: Language
): string => {
  const words = wordsOf(description, texts, language)
  const { root } = description
  const inside = (state: StateDescription, indent: string): ReadonlyArray<string> => [
    ...(state.initial === undefined ? [] : [`${indent}[*] --> ${nameIn(state.initial)}`]),
    ...state.states.flatMap((child) => [
      `${indent}state "${textIn(words.state(child.id).label)}" as ${nameIn(child.id)}`,
      ...(child.states.length === 0
        ? []
        : [`${indent}state ${nameIn(child.id)} {`, ...inside(child, `${indent}  `), `${indent}}`])
    ])
  ]
  const states = new Set(statesBelow(root).map(({ id }) => id))
  const arrows = rulesOf(description, texts, language).flatMap(({ source, targets, label }) =>
    (targets.length === 0 ? [source] : targets)
      .filter((target) => states.has(target) && source !== root.id)
      .map((target) => `  ${nameIn(source)} --> ${nameIn(target)}: ${textIn(label.join(", "))}`)
  )
  return ["stateDiagram-v2", ...inside(root, "  "), ...arrows].join("\n")
}
