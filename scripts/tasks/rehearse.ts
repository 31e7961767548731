/**
 * `npm run rehearse -- restore rotate release clock disk [--from FOLDER]`: rehearses docs/runbook.md while drivers buy,
 * on a PostgreSQL server of this machine. `--from`: checkout of the previous release.
 */
import { refuseUnknown, say, taskOptions } from "../build/task.ts"
import { rehearsals, rehearse } from "../rehearse/rehearsals.ts"

const { values, positionals } = taskOptions({ options: { from: { type: "string" } }, allowPositionals: true })
const known = Object.keys(rehearsals) as ReadonlyArray<keyof typeof rehearsals>
refuseUnknown("rehearsal", positionals, known)
for (const name of positionals.length === 0 ? known : known.filter((each) => positionals.includes(each))) {
  say(name)
  if ((await rehearse(say, name, values.from)) === false) process.exitCode = 1
}
process.exit()
