/** `flowkit mutate`: seeds faults into machines, and reports which of them the planned paths would detect. */
import { detectingStep, type Fault, faultsIn, formatFault } from "../../mutate/index.ts"
import { type Command, tableOf } from "../command.ts"
import { Problem } from "../problem.ts"
import { readProject } from "../project.ts"
import { planNow } from "./plan.ts"

const share = (found: number, all: number): number => (all === 0 ? 1 : found / all)
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`

const leastOf = (given: unknown): number => {
  const least = Number(given ?? 0)
  if (!(least >= 0 && least <= 1))
    throw new Problem(`--least ${given} must be a share from 0 to 1, such as 0.95.`)
  return least
}

export const command: Command = {
  names: "[MACHINE…]",
  options: { least: { type: "string", does: "fail where less than this share is found: 0.95" } },
  run: async (invocation) => {
    const { options, progress } = invocation
    const least = leastOf(options["least"])
    const { flows, config } = await readProject(invocation)
    const judged = flows.map((each) => {
      const { paths } = planNow(each, "ci", config)
      const faults = faultsIn(each.flow.machine)
      const missed: Array<Fault> = []
      for (const [index, fault] of faults.entries()) {
        progress(index, faults.length, each.flow.name)
        if (!paths.some((path) => detectingStep(each.flow, path, fault) !== undefined)) missed.push(fault)
      }
      progress(faults.length, faults.length, each.flow.name)
      return {
        machine: each.flow.name,
        faults: faults.length,
        missed: missed.map((fault) => formatFault(fault))
      }
    })
    const found = ({ faults, missed }: (typeof judged)[number]) => faults - missed.length
    return {
      ok: judged.every((one) => share(found(one), one.faults) >= least),
      data: judged,
      lines: [
        ...judged.flatMap(({ machine, missed }) => missed.map((sentence) => `${machine}: ${sentence}`)),
        ...tableOf([
          ["machine", "faults", "found", "share"],
          ...judged.map((one) => [
            one.machine,
            String(one.faults),
            String(found(one)),
            percent(share(found(one), one.faults))
          ])
        ]),
        "What only a screen can show (what actions remember or do outside of the machine) counts as not found here."
      ]
    }
  }
}
