/** Checks the settings of this environment: those of all servers, the operators file, and the keys of wallets. */
import { settingsInUse } from "./document.ts"
import { faultsOf } from "./read.ts"

const faultIn = (readFiles: () => void): ReadonlyArray<string> => {
  try {
    readFiles()
    return []
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)]
  }
}

/** Validates the files that settings name, which requires valid settings. */
const faultsOfFiles = async (): Promise<ReadonlyArray<string>> => {
  const { operatorsFromConfiguration, walletsFromConfiguration } = await import("../shop-service/settings.ts")
  return [
    ...faultIn(operatorsFromConfiguration),
    ...faultIn(() => {
      const { apple } = walletsFromConfiguration()
      if (apple !== null && apple.endsAt <= Date.now())
        throw new Error(
          `PARKSCHEIN_APPLE_WALLET_FILE: the certificate of ${apple.passTypeIdentifier} ended on ${new Date(apple.endsAt).toISOString().slice(0, 10)}; no passes for Apple Wallet are offered.`
        )
    })
  ]
}

/** Returns all faults, each with what is expected, and the effective values without secrets. */
export const checkSettings = async () => {
  const faults = faultsOf(process.env)
  return { faults: faults.length > 0 ? faults : await faultsOfFiles(), inUse: settingsInUse(process.env) }
}
