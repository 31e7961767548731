/**
 * `npm run config`: validates the settings of this environment and prints the effective values without secrets, or all
 * errors with exit code 1. `npm run config -- document` prints docs/settings.md.
 */
import { settingsDocument, settingsInUse } from "./document.ts"
import { faultsOf } from "./read.ts"

/** Validates the operators file, which requires valid settings. */
const operatorFaults = async (): Promise<ReadonlyArray<string>> => {
  const { operatorsFromConfiguration } = await import("../shop-service/settings.ts")
  try {
    operatorsFromConfiguration()
    return []
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)]
  }
}

const check = async (): Promise<void> => {
  const faults = faultsOf(process.env)
  const all = faults.length > 0 ? faults : await operatorFaults()
  if (all.length === 0) process.stdout.write(`${settingsInUse(process.env)}\n`)
  else {
    process.stderr.write(`${all.join("\n")}\n`)
    process.exitCode = 1
  }
}

if (process.argv[2] === "document") process.stdout.write(settingsDocument())
else await check()
