/** The flow of the consent to what the shop sends. */
export {
  type ConsentContext,
  type ConsentDecision,
  type ConsentEvent,
  type ConsentInput,
  consentMachine
} from "./consent.machine.ts"
