/** `ask.ts healthy|alive ROLE`: exits with 0 if the role on this host is ready, or at least alive. */
import "../../backend/config/report-invalid-settings.ts"
import { host, ports } from "../../backend/configuration.ts"

const portOf: Readonly<Record<string, number>> = {
  "app-server": ports.app,
  "shop-service": ports.api,
  "identity-provider": ports.identity,
  "payment-page": ports.payment
}

const [question, role = ""] = process.argv.slice(2)
const timeoutMilliseconds = 5000

try {
  const { status } = await fetch(`http://${host}:${portOf[role]}/health`, {
    signal: AbortSignal.timeout(timeoutMilliseconds)
  })
  // Without its database a service is not ready; a restart would not help.
  process.exitCode = question === "alive" || status === 200 ? 0 : 1
} catch {
  process.exitCode = 1
}
