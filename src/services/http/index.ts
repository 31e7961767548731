/** Calls to the shop service: the gateway and its errors. */
export { AccessToken, type TokenSource } from "./access-token.ts"
export type { InputOf, SuccessOf } from "./call-types.ts"
export * from "./errors.ts"
export { toCallFailure, toPageFailure } from "./failures.ts"
export { encodeForm } from "./form.ts"
export {
  type Call,
  call,
  callFresh,
  Gateway,
  type GatewaySettings
} from "./gateway.ts"
export { ResponseError } from "./response-errors.ts"
export { retryPolicies } from "./retry-policies.ts"
export { within } from "./within.ts"
