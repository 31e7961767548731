/** `npm run paths -- [MACHINE ...] [--check]`: plans paths, as `npx flowkit plan`; `npx flowkit plan --help` lists all options. */
import { runTool } from "../build/tool.ts"

if (!(await runTool("flowkit", ["plan", ...process.argv.slice(2)], { echo: true })).ok) process.exitCode = 1
