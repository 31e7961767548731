export * from "./buy-again.machine.ts"
export type * from "./buy-again.types.ts"
export * from "./following-start.ts"
