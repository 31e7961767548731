/**
 * `npm run --silent token -- EMAIL`: prints the access token of a demo driver, and nothing else; with
 * `--service` that of a service, for operators' tools and other servers.
 */
import "../backend/config/report-invalid-settings.ts"
import { identity } from "../backend/configuration.ts"
import { demoDrivers } from "../backend/demo-world/drivers.ts"
import { accessTokenOf, serviceAccessToken } from "../backend/identity-provider/access-token.ts"

const [email, password] = process.argv.slice(2)

const explain = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.message === "fetch failed") {
    return `No identity provider answers at ${identity.issuer}. Start the demo world with \`npm start\` first.`
  }
  return cause.message
}

if (email === undefined || (email.startsWith("-") && email !== "--service")) {
  const drivers = Object.values(demoDrivers).map((driver) => `  ${driver.email}`)
  const usage = "Usage: npm run --silent token -- EMAIL [PASSWORD], or -- --service"
  console.error([usage, "Demo drivers:", ...drivers].join("\n"))
  process.exitCode = 2
} else {
  try {
    const ofDriver = () => accessTokenOf(email, password === undefined ? {} : { password })
    console.log(await (email === "--service" ? serviceAccessToken() : ofDriver()))
  } catch (cause) {
    console.error(explain(cause))
    process.exitCode = 1
  }
}
