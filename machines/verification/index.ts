export * from "./verification.machine.ts"
export type * from "./verification.types.ts"
export * from "./verification-form.ts"
