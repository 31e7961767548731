/** Imported before the test environment: the shop of the paths has a port of its own, since journeys may go on meanwhile. */
import { firstPort } from "../../../scripts/test/first-port.ts"

process.env["PARKSCHEIN_TEST_APP_PORT"] = String(firstPort() + 7)
