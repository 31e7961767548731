/** Checks the settings of this environment: those of all servers, and the operators file. */
import { settingsInUse } from "./document.ts"
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

/** Returns all faults, each with what is expected, and the effective values without secrets. */
export const checkSettings = async () => {
  const faults = faultsOf(process.env)
  return {
    faults: faults.length > 0 ? faults : await operatorFaults(),
    inUse: settingsInUse(process.env)
  }
}
