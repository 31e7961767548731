/** Exports the contact flow. */
export {
  type ContactContext,
  type ContactEvent,
  type ContactInput,
  contactMachine
} from "./contact.machine.ts"
