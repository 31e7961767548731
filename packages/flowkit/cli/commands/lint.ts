/** `flowkit lint`: checks that machines can be run, planned, drawn and understood. */
import { findingText, lintMachine } from "../../lint/index.ts"
import { placeIn } from "../problem.ts"
import { readProject } from "../project.ts"
import { type Command, counted } from "../told.ts"

/** Returns the word to search for in the machine's source: `TITLE_ENTERED` of `asking|TITLE_ENTERED#0`. */
const wordOf = (at: string): string =>
  at
    .replace(/[#=]\w+$/, "")
    .split(/[.|]/)
    .at(-1) ?? at

export const command: Command = {
  names: "[MACHINE…]",
  options: {},
  run: async ({ folder, names }) => {
    const { flows, config } = await readProject(folder, names)
    const findings = flows.flatMap(({ flow, module, file }) =>
      lintMachine(flow.machine, config.lint).map((finding) => ({
        ...finding,
        place: placeIn(module ?? file, `${wordOf(finding.at)}:`, `"${wordOf(finding.at)}"`, flow.name)
      }))
    )
    const errors = findings.filter(({ severity }) => severity === "error").length
    return {
      ok: errors === 0,
      data: findings,
      lines: [
        ...findings.map((finding) => `${finding.place}: ${findingText(finding)}`),
        `${counted(flows.length, "machine")}, ${counted(errors, "error")}, ${counted(findings.length - errors, "piece")} of advice.`
      ]
    }
  }
}
