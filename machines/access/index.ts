/** The access flow: its machine and the words it uses. */
export { accessMachine } from "./access.machine.ts"
export type * from "./access.types.ts"
