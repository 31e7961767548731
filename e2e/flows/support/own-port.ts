/** Imported before the test environment: the shop of the paths has a port of its own, since journeys may go on meanwhile. */
const firstPort = Number(process.env["PARKSCHEIN_TEST_PORT"] || "4500")

process.env["PARKSCHEIN_TEST_APP_PORT"] = String(firstPort + 7)
