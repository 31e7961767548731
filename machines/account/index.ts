export * from "./account.machine.ts"
export { ownPlates, ticketToCorrect } from "./account.setup.ts"
export type * from "./account.types.ts"
export { permitStatusOf } from "./permit-status.ts"
