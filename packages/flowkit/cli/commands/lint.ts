/** `flowkit lint`: checks that machines can be run, planned, drawn and understood. */
import { findingText, lintMachine } from "../../lint/index.ts"
import { type Command, pluralized } from "../command.ts"
import { readMachines } from "../machine-files.ts"
import { placeIn } from "../problem.ts"

/** Returns the word to search for in the machine's source: `TITLE_ENTERED` of `asking|TITLE_ENTERED#0`. */
const wordOf = (at: string): string =>
  at
    .replace(/[#=]\w+$/, "")
    .split(/[.|]/)
    .at(-1) ?? at

export const command: Command = {
  names: "[MACHINE… | FILE…]",
  options: {
    style: { type: "boolean", does: "look at names, descriptions and what stands in setup(), too" }
  },
  run: async (invocation) => {
    const { machines, config } = await readMachines(invocation)
    const options = { ...config.lint, ...(invocation.options["style"] === true ? { style: true } : {}) }
    const findings = machines.flatMap(({ machine, module, file }) =>
      lintMachine(machine, options).map((finding) => ({
        ...finding,
        place: placeIn(module ?? file, `${wordOf(finding.at)}:`, `"${wordOf(finding.at)}"`, machine.id)
      }))
    )
    const errors = findings.filter(({ severity }) => severity === "error").length
    return {
      ok: errors === 0,
      data: findings,
      lines: [
        ...findings.map((finding) => `${finding.place}: ${findingText(finding)}`),
        `${pluralized(machines.length, "machine")}, ${pluralized(errors, "error")}, ${pluralized(findings.length - errors, "piece")} of advice.`
      ]
    }
  }
}
