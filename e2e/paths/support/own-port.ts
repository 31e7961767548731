/** Imported before the test environment: gives the paths' shop its own port, next to running journeys. */
import { firstPort } from "../../../scripts/test/first-port.ts"

process.env["PARKSCHEIN_TEST_APP_PORT"] = String(firstPort() + 7)
