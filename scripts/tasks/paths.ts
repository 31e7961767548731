/** `npm run paths`: plans paths through all machines. */
import { runTool } from "../build/tool.ts"

if (!(await runTool("flowkit", ["plan", ...process.argv.slice(2)], { echo: true })).ok) process.exitCode = 1
