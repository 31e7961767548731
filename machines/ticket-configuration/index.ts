export { pricedTicket } from "./price-request.ts"
export * from "./ticket-configuration.machine.ts"
export type * from "./ticket-configuration.types.ts"
export * from "./ticket-form.ts"
