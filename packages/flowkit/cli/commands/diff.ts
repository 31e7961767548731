/** `flowkit diff REF`: lists the differences of the machines to an earlier version, as sentences. */
import { changesOf } from "../../atlas/flow-changes.ts"
import { sentencesOf } from "../../draw/index.ts"
import type { Command } from "../command.ts"
import { earlierVersion } from "../earlier-version.ts"
import { Problem } from "../problem.ts"
import { type ProjectFlow, readProject } from "../project.ts"

/** Returns a line for each added (+), removed (-) or changed (~) item. */
const linesOf = (before: ProjectFlow | undefined, after: ProjectFlow | undefined): ReadonlyArray<string> => {
  if (after === undefined) return ["- the whole flow"]
  if (before === undefined) return ["+ the whole flow"]
  const { addedStates, removedStates, added, removed, changed } = changesOf(before, after)
  const sentence = sentencesOf(after.description, after.texts, "en")
  return [
    ...addedStates.map((state) => `+ state ${state}`),
    ...removedStates.map((state) => `- state ${state}`),
    ...added.map((id) => `+ ${sentence(id)}`),
    ...removed.map((rule) => `- ${rule.sentence.en}`),
    ...changed.map(({ before: { en: then }, after: { en: now } }) =>
      then === now ? `~ ${now} (its condition or its actions are otherwise)` : `~ ${then} → ${now}`
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
