/** Process of the identity provider, with settings from the environment. */
import { isGiven } from "../config/read.ts"
import {
  databaseUrl,
  mailPort,
  maximumConnections,
  origins,
  requireDemo,
  testControl
} from "../configuration.ts"
import { startIdentityProvider } from "./identity-provider.ts"

try {
  requireDemo("identity provider")
  const identityProvider = await startIdentityProvider({
    databaseUrl: databaseUrl(),
    maximumConnections: maximumConnections(),
    mailPort,
    ...(isGiven("PARKSCHEIN_IDENTITY_ORIGIN") ? { origin: origins.identity } : {}),
    testControl: testControl()
  })
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await identityProvider.stop()
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  console.log(`listening ${identityProvider.origin}`)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
