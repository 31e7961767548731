/** `flowkit diff REF`: lists the differences of the machines to an earlier version, as sentences. */
import { changesBetween } from "../../atlas/difference.ts"
import { fingerprintsOf } from "../../atlas/fingerprint.ts"
import { rulesOf } from "../../draw/index.ts"
import type { Command } from "../command.ts"
import { earlierVersion } from "../earlier-version.ts"
import { Problem } from "../problem.ts"
import { type ProjectFlow, readProject } from "../project.ts"

const sentencesOf = ({ flow, texts }: ProjectFlow) => {
  const sentences = new Map(rulesOf(flow.description, texts, "en").map(({ id, sentence }) => [id, sentence]))
  return (id: string): string => sentences.get(id) ?? id
}

const versionOf = ({ flow }: ProjectFlow) => ({
  description: flow.description,
  fingerprints: fingerprintsOf(flow.machine, flow.description)
})

/** Returns a line for each added (+), removed (-) or changed (~) item. */
const linesOf = (before: ProjectFlow | undefined, after: ProjectFlow | undefined): ReadonlyArray<string> => {
  if (after === undefined) return ["- the whole flow"]
  if (before === undefined) return ["+ the whole flow"]
  const changes = changesBetween(versionOf(before), versionOf(after))
  const [once, now] = [sentencesOf(before), sentencesOf(after)]
  return [
    ...changes.addedStates.map((state) => `+ state ${state}`),
    ...changes.removedStates.map((state) => `- state ${state}`),
    ...changes.added.map((id) => `+ ${now(id)}`),
    ...changes.removed.map((id) => `- ${once(id)}`),
    ...changes.changed.map((pair) =>
      once(pair.before) === now(pair.after)
        ? `~ ${now(pair.after)} (its condition or its actions are otherwise)`
        : `~ ${once(pair.before)} → ${now(pair.after)}`
    )
  ]
}

export const command: Command = {
  names: "REF [MACHINE…]",
  options: { "exit-code": { type: "boolean", does: "fail where anything is otherwise" } },
  run: async (invocation) => {
    const {
      names: [reference, ...machines],
      options,
      say
    } = invocation
    if (reference === undefined) throw new Problem("Say what to compare with: flowkit diff HEAD~1")
    const project = await readProject({ ...invocation, names: [] })
    const before = await earlierVersion(project, reference, say)
    const known = [...new Set([...before.flows, ...project.flows].map(({ flow }) => flow.name))]
    const changed = known
      .filter((name) => machines.length === 0 || machines.includes(name))
      .map((machine) => {
        const of = (flows: ReadonlyArray<ProjectFlow>) => flows.find(({ flow }) => flow.name === machine)
        return { machine, changes: linesOf(of(before.flows), of(project.flows)) }
      })
      .filter(({ changes }) => changes.length > 0)
    return {
      ok: options["exit-code"] !== true || changed.length === 0,
      data: changed,
      lines:
        changed.length === 0
          ? [`The machines do what they did in ${before.label}.`]
          : changed.flatMap(({ machine, changes }) => [machine, ...changes.map((line) => `  ${line}`)])
    }
  }
}
