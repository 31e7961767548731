/** Exports the buy-again flow. */
export { buyAgainMachine } from "./buy-again.machine.ts"
export type * from "./buy-again.types.ts"
export { canFollow, coveredOnUntil, followingStart } from "./following-start.ts"
