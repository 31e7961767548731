/** Page of a flow: picture, states, rules as sentences, and Mermaid text for reuse. */
import { capitalized } from "../model/format-path.ts"
import type { MachineDescription } from "../model/index.ts"
import { statesBelow } from "../model/index.ts"
import { edgeKinds } from "./edge-kind.ts"
import { mermaidOf } from "./mermaid.ts"
import { phrasesOf } from "./phrases.ts"
import { rulesOf } from "./rules.ts"
import { type FlowTexts, type Language, localizedTexts } from "./texts.ts"

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ")

export interface MarkdownOptions {
  readonly description: MachineDescription
  readonly texts: FlowTexts | undefined
  readonly language: Language
  /** Address of the picture, relative to the page. */
  readonly picture: string
  /** Command that generates this page. */
  readonly command: string
}

/** Returns the page of a machine: description, picture, states and rules. */
export const markdownOf = ({ description, texts, language, picture, command }: MarkdownOptions): string => {
  const speaker = localizedTexts(description, texts, language)
  const { kinds } = phrasesOf(language)
  const states = statesBelow(description.root).filter(({ id }) => id !== description.root.id)
  const rules = rulesOf(description, texts, language)
  const used = edgeKinds.filter((kind) => rules.some((rule) => rule.kind === kind))
  return `${[
    `<!-- Made by \`${command}\`; changes here are lost. -->`,
    `# ${speaker.title}`,
    "",
    speaker.summary,
    "",
    `[![${speaker.title}](${picture})](${picture})`,
    "",
    "## States",
    "",
    ...(states.length === 0
      ? [phrasesOf(language).stateless]
      : [
          "| state | name in the machine | what is going on | services at work |",
          "| --- | --- | --- | --- |"
        ]),
    ...states.map((state) => {
      const { label, description: text } = speaker.state(state)
      const services = state.invokes.map(({ service }) => speaker.service(service).label).join(", ")
      return `| ${cell(label)} | \`${state.name}\` | ${cell(text)} | ${cell(services)} |`
    }),
    "",
    "## Rules",
    "",
    ...used.flatMap((kind) => [
      `### ${capitalized(kinds[kind])}`,
      "",
      ...states
        .map(({ id }) => id)
        .concat(description.root.id)
        .flatMap((id) => {
          const here = rules.filter((rule) => rule.source === id && rule.kind === kind)
          if (here.length === 0) return []
          const state = states.find((candidate) => candidate.id === id)
          const title = state === undefined ? phrasesOf(language).anywhere : speaker.state(state).label
          return [
            `- **${title}**`,
            ...[...new Set(here.map(({ sentence }) => sentence))].map((text) => `  - ${text}`)
          ]
        }),
      ""
    ]),
    "<details>",
    "<summary>As Mermaid text</summary>",
    "",
    "```mermaid",
    mermaidOf(description, texts, language),
    "```",
    "",
    "</details>",
    ""
  ].join("\n")}`
}
