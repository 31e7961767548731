/** The flow of the contact page. */
export {
  type ContactContext,
  type ContactEvent,
  type ContactInput,
  contactMachine
} from "./contact.machine.ts"
