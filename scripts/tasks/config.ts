/** `npm run config`: `parkschein config check`; `npm run config -- document`: `parkschein config document`. */
import { Effect } from "effect"
import { runCommand } from "../../backend/parkschein/command-line.ts"

process.exitCode = await Effect.runPromise(runCommand(["config", process.argv[2] ?? "check"]))
