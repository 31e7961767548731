/** Process of the identity provider, with settings from the environment. */
import "../config/report-invalid-settings.ts"
import { isGiven } from "../config/read.ts"
import {
  databaseUrl,
  mailPort,
  maximumConnections,
  origins,
  requireDemo,
  testControl
} from "../configuration.ts"
import { runServer } from "../processes.ts"
import { startIdentityProvider } from "./identity-provider.ts"

await runServer(async () => {
  requireDemo("identity provider")
  const { origin, stop } = await startIdentityProvider({
    databaseUrl: databaseUrl(),
    maximumConnections: maximumConnections(),
    mailPort,
    ...(isGiven("PARKSCHEIN_IDENTITY_ORIGIN") ? { origin: origins.identity } : {}),
    testControl: testControl()
  })
  return { address: origin, stop }
})
