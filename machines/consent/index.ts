/** Exports the consent flow. */
export {
  type ConsentContext,
  type ConsentDecision,
  type ConsentEvent,
  type ConsentInput,
  consentMachine
} from "./consent.machine.ts"
