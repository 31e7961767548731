export * from "./payment-return.machine.ts"
export type * from "./payment-return.types.ts"
