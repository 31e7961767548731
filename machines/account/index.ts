/** The account flow. */
export {
  type AccountContext,
  type AccountEvent,
  type AccountInput,
  type AccountSection,
  accountMachine
} from "./account.machine.ts"
export { permitStatusOf } from "./permit-status.ts"
