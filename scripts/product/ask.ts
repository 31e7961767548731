/** `ask.ts healthy|alive ROLE`: ends with 0 where the role that runs here can serve, or at least answers. */
import { host, ports } from "../../backend/configuration.ts"

const portOf: Readonly<Record<string, number>> = {
  "app-server": ports.app,
  "shop-service": ports.api,
  "identity-provider": ports.identity,
  "payment-page": ports.payment
}

const [question, role = ""] = process.argv.slice(2)
const patienceMilliseconds = 5000

try {
  const { status } = await fetch(`http://${host}:${portOf[role]}/health`, {
    signal: AbortSignal.timeout(patienceMilliseconds)
  })
  // Without its database a service cannot serve; to end it for that would help nobody.
  process.exitCode = question === "alive" || status === 200 ? 0 : 1
} catch {
  process.exitCode = 1
}
