/** Endpoints with which an operator answers drivers about their data. Not in the specification: our proposal, decision D-15. */
import { DriverData, DriverDeletion, DriverRequest } from "../driver-data.ts"
import { endpoint } from "./endpoint.ts"

export const exportDriver = endpoint("exportDriver", "POST", "/v1/driver/export", {
  effect: "safe",
  shops: "all",
  caller: "service",
  payload: DriverRequest,
  success: DriverData,
  reading: "strict"
})

/**
 * Deletes all data about the driver, except orders with a payment, which are kept for the books without driver, address
 * and plates; repeated, there is nothing left to delete. 409 `E_DRIVER_IN_USE` while tickets are valid, or payments or
 * refunds under way.
 */
export const deleteDriver = endpoint("deleteDriver", "POST", "/v1/driver/deletion", {
  effect: "idempotent",
  shops: "all",
  caller: "service",
  payload: DriverRequest,
  success: DriverDeletion,
  reading: "strict"
})
