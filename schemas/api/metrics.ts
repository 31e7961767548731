/** The call for the shop service's own numbers. Specification, section 7, "Shops". */
import { Metrics } from "../metrics.ts"
import { endpoint } from "./endpoint.ts"

/** Answers JSON or text, as the service likes. Numbers of the business: for services, not for drivers. */
export const metrics = endpoint("metrics", {
  method: "GET",
  path: "/v1/metrics",
  caller: "service",
  success: Metrics,
  text: true,
  error: [401, 403]
})
