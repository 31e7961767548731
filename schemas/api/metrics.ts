/** Endpoint for the shop service's metrics. Specification, section 7, "Shops". */
import { Metrics } from "../metrics.ts"
import { endpoint } from "./endpoint.ts"

/** Returns JSON or text, as the service chooses. Business metrics: for services, not for drivers. */
export const metrics = endpoint("metrics", "GET", "/v1/metrics", {
  shops: "all",
  caller: "service",
  success: Metrics,
  text: true
})
