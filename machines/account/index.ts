/** The account flow. */
export {
  type AccountContext,
  type AccountEvent,
  type AccountInput,
  accountMachine
} from "./account.machine.ts"
