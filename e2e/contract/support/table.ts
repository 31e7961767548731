/** Results of a run of the contract. */
import type { EndpointName } from "../../../schemas/api/all.ts"

export interface Row {
  readonly call: EndpointName
  readonly kind: "ok" | "error" | "missing" | "refused before sending"
  /** Name of the try: `404 E_SHOP_NOT_FOUND`, `without shopId`, ... */
  readonly what: string
  readonly passed: boolean
}
