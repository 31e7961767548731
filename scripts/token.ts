/** `npm run --silent token -- EMAIL`: the access token of a demo driver, alone on standard output. */
import { identity } from "../backend/configuration.ts"
import { demoDrivers } from "../backend/demo-world/drivers.ts"
import { accessTokenOf } from "../backend/identity-provider/access-token.ts"

const [email, password] = process.argv.slice(2)

const explain = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.message === "fetch failed") {
    return `No identity provider answers at ${identity.issuer}. Start the demo world with \`npm start\` first.`
  }
  return cause.message
}

if (email === undefined || email.startsWith("-")) {
  const drivers = Object.values(demoDrivers).map((driver) => `  ${driver.email}`)
  console.error(["Usage: npm run --silent token -- EMAIL [PASSWORD]", "Demo drivers:", ...drivers].join("\n"))
  process.exitCode = 2
} else {
  try {
    console.log(await accessTokenOf(email, password === undefined ? {} : { password }))
  } catch (cause) {
    console.error(explain(cause))
    process.exitCode = 1
  }
}
