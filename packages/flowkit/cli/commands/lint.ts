/** `flowkit lint`: checks that machines can be run, planned, drawn and understood. */
import { findingText, lintMachine } from "../../lint/index.ts"
import { readMachines } from "../machine-files.ts"
import { placeIn } from "../problem.ts"
import { type Command, counted } from "../told.ts"

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
  run: async (workplace) => {
    const { machines, config } = await readMachines(workplace)
    const options = { ...config.lint, ...(workplace.options["style"] === true ? { style: true } : {}) }
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
        `${counted(machines.length, "machine")}, ${counted(errors, "error")}, ${counted(findings.length - errors, "piece")} of advice.`
      ]
    }
  }
}
