/** `npm run acceptance -- [GROUP]`: prints each requirement with its test and the last result; `-- --json` for other programs. */
import { refuse, say, taskOptions } from "../../scripts/build/task.ts"
import { printAcceptance } from "../acceptance/print.ts"
import { rows } from "../acceptance/rows.ts"

const { values, positionals } = taskOptions({
  options: { json: { type: "boolean", default: false } },
  allowPositionals: true
})
const unknown = positionals.filter((start) => !rows.some(({ id }) => id.startsWith(start)))
const groups = new Set(rows.map(({ id }) => id.replace(/-.*/, "")))
if (unknown.length > 0)
  refuse(`There is no requirement "${unknown.join(", ")}". Groups: ${[...groups].join(", ")}.`)
if (!printAcceptance(say, positionals, values.json)) process.exitCode = 1
