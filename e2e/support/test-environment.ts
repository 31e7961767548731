/**
 * Gives the product under test its own ports and data folder, so that a running `npm start` is not affected.
 * Import before anything that reads the configuration: playwright.config.ts does it for every process.
 */
import { join } from "node:path"
import { firstPort } from "../../scripts/test/first-port.ts"

const first = firstPort()

export const testFolder = join(import.meta.dirname, `../../.cache/test/${first}/e2e`)

/** Paths and journeys run in parallel, each with its own shop. */
const appPort = Number(process.env["PARKSCHEIN_TEST_APP_PORT"] || first)

/** Push service of the tests' browsers; nothing listens there, since no reminder is due during a run. */
export const pushOrigin = `http://127.0.0.1:${first + 8}`

/** Port for stopping and starting servers; see servers-control.ts. */
export const controlPort = first + 9

Object.assign(process.env, {
  PARKSCHEIN_APP_PORT: String(appPort),
  PARKSCHEIN_API_PORT: String(first + 1),
  PARKSCHEIN_IDENTITY_PORT: String(first + 2),
  PARKSCHEIN_PAYMENT_PORT: String(first + 3),
  PARKSCHEIN_ATLAS_PORT: String(first + 4),
  // The port in between belongs to a second atlas.
  PARKSCHEIN_MAIL_PORT: String(first + 6),
  PARKSCHEIN_DATA_FOLDER: join(testFolder, "data"),
  PARKSCHEIN_DIST_FOLDER: process.env["PARKSCHEIN_DIST_FOLDER"] || join(testFolder, "../dist"),
  // Faults that tests activate at the identity provider and the payment page.
  PARKSCHEIN_TEST_CONTROL: "1",
  PARKSCHEIN_PUSH_PUBLIC_KEY:
    "BBfOQk9rG0pnf36IzxgOL2L6-vnW_hgr6f6KtTzEbUB1g_DZ7gmHezjnL7lgEgXiCbbbUTMA9ygePd3EGvKWmKg",
  PARKSCHEIN_PUSH_PRIVATE_KEY: "5apstu4oDJvrgo_gQMHCQHRyyhQNLh7bR7nA3bZwjcI",
  PARKSCHEIN_PUSH_CONTACT: "mailto:push@parkschein.example",
  PARKSCHEIN_PUSH_SERVICES: pushOrigin,
  // Pages call the shop service itself, not through the app server.
  ...(process.env["PARKSCHEIN_ORIGINS"] === "separate"
    ? { PARKSCHEIN_GATEWAY_ADDRESS: `http://localhost:${first + 1}` }
    : {}),
  // Tests must not fill a database in use.
  DATABASE_URL: ""
})
