/** Exports the flow of a permit's plates: add, change, delete. */
export * from "./plate-change.machine.ts"
export type * from "./plate-change.types.ts"
export * from "./plate-form.ts"
