/** The access flow: its machine and the words it uses. */
export { type AccessContext, accessMachine } from "./access.machine.ts"
export type * from "./access.types.ts"
