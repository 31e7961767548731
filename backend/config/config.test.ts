import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { renewal, settingsDocument, settingsInUse } from "./document.ts"
import { faultsOf, read } from "./read.ts"
import { productFolder } from "./settings.ts"

const faulty = {
  PARKSCHEIN_API_PORT: "http",
  PARKSCHEIN_APP_ORIGIN: "https://shop.example/",
  PARKSCHEIN_MIGRATIONS: "never",
  PARKSCHEIN_ADAPTER_ORDERS: "orders",
  PARKSCHEIN_CELLS: "http://cell.example,https://cell.example",
  DATABASE_URL: "postgresql://user:database-password/with#signs@db/shop",
  PARKSCHEIN_MOVE_TO: "move-password",
  PARKSCHEIN_SMTP_URL: "mail-password",
  PARKSCHEIN_STRIPE_SECRET_KEY: "pk_live_password",
  PARKSCHEIN_STRIPE_WEBHOOK_SECRET: "sk_live_password",
  PARKSCHEIN_SECRET_COOKIES: "cookie-password",
  PARKSCHEIN_MAIL_SENDER: "tickets@shop.example",
  PARKSCHEIN_TEST_CONTROL: "1",
  PARKSCHEIN_TOKEN_MODE: "cookie",
  PARKSCHEIN_RETRY_POLICY: "never",
  PARKSCHEIN_HEADER_LANGUAGES: "all"
}

const databaseServer =
  "must be an address such as postgresql://user:password@database.example:5432/parkschein, with special characters of the password as %2F."

const faults = [
  `DATABASE_URL ${databaseServer}`,
  'PARKSCHEIN_MIGRATIONS must be at-start or before, but is "never".',
  'PARKSCHEIN_API_PORT must be a port from 1 to 65535, but is "http".',
  'PARKSCHEIN_APP_ORIGIN must be an origin such as https://shop.example, but is "https://shop.example/".',
  'PARKSCHEIN_API_ORIGIN must begin with https:// in a public deployment, but is "http://localhost:http".',
  'PARKSCHEIN_IDENTITY_ORIGIN must begin with https:// in a public deployment, but is "http://localhost:4402".',
  "PARKSCHEIN_TEST_CONTROL=1 lets anyone inject faults and must not be set in a public deployment (an origin uses https).",
  "PARKSCHEIN_SECRET_PAYMENT_SIGNING is required in a public deployment: a generated one ends with its container.",
  "PARKSCHEIN_SECRET_COOKIES must have at least 32 random characters in a public deployment.",
  "PARKSCHEIN_OPERATORS_FILE is required in a public deployment: its default names a fictitious company in mails.",
  "PARKSCHEIN_SMTP_URL must be an address such as smtp://user:password@mail.example:587.",
  "PARKSCHEIN_STRIPE_SECRET_KEY must be a secret or restricted key of Stripe (sk_… or rk_…).",
  "PARKSCHEIN_STRIPE_WEBHOOK_SECRET must be the signing secret of an endpoint at Stripe (whsec_…).",
  "PARKSCHEIN_CELLS must be origins that begin with http://.",
  `PARKSCHEIN_MOVE_TO ${databaseServer}`,
  'PARKSCHEIN_ADAPTER_ORDERS must be an address such as https://orders.example/shop, without a slash at the end, or none, but is "orders".',
  'PARKSCHEIN_PAYMENT_ORIGINS must begin with https:// in a public deployment, but is "http://localhost:4403".',
  'PARKSCHEIN_TOKEN_MODE must be sessionStorage or refreshToken, but is "cookie".',
  'PARKSCHEIN_RETRY_POLICY must be fourRequests or capOf30Seconds, but is "never".',
  'PARKSCHEIN_HEADER_LANGUAGES must be byShopCountry or germanAndEnglish, but is "all".'
]

it("reports all errors at once, without secrets", () => {
  expect(faultsOf(faulty)).toEqual(faults)
  expect(() => read("PARKSCHEIN_API_PORT", faulty)).toThrow(faults.join("\n"))
  expect(faultsOf({})).toEqual([])
})

it("ends a process with the errors alone, without a place in the code", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(productFolder, "backend/shop-service/main.ts")],
    {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], PARKSCHEIN_API_PORT: "http", PARKSCHEIN_DEMO: "yes" }
    }
  )
  expect([status, stderr]).toEqual([
    1,
    'PARKSCHEIN_API_PORT must be a port from 1 to 65535, but is "http".\nPARKSCHEIN_DEMO must be 1 or empty, but is "yes".\n'
  ])
})

it("prints the effective values without secrets", () => {
  const text = settingsInUse({ DATABASE_URL: "postgresql://user:password@db", PARKSCHEIN_API_PORT: "4801" })
  expect(text).toMatch(/^DATABASE_URL +\(hidden\)$/m)
  expect(text).toMatch(/^PARKSCHEIN_API_PORT +4801$/m)
  expect(text).toMatch(/^PARKSCHEIN_API_ORIGIN +http:\/\/localhost:4801 {2}\(default\)$/m)
  expect(text).toMatch(/^PARKSCHEIN_SMTP_URL +not set$/m)
})

it("matches docs/settings.md", () => {
  const written = readFileSync(join(productFolder, "docs/settings.md"), "utf8")
  expect(written, `Regenerate it: ${renewal}`).toBe(settingsDocument())
})

it("is the only reader of the environment in the backend", () => {
  const files = globSync("backend/**/*.ts", { cwd: productFolder }).filter(
    (file) => !/\.test\.ts$|\/testing\/|test-database\.ts$/.test(file)
  )
  const readers = files.filter((file) =>
    /process\.env\b/.test(readFileSync(join(productFolder, file), "utf8"))
  )
  expect(readers.sort()).toEqual(["backend/config/check.ts", "backend/config/read.ts"])
})
