export * from "./access.machine.ts"
export type * from "./access.types.ts"
