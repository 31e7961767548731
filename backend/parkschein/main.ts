/** Starts the command `parkschein`. */
import "../config/report-invalid-settings.ts"
import { Effect } from "effect"
import { runCommand } from "./command-line.ts"

process.exitCode = await Effect.runPromise(runCommand(process.argv.slice(2)))
