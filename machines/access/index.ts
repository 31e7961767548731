/** Exports the access flow: its machine and its types. */
export { type AccessContext, accessMachine } from "./access.machine.ts"
export type * from "./access.types.ts"
