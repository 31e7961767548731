/** Exports the ticket configuration flow. */
export { pricedTicket } from "./price-request.ts"
export { ticketConfigurationMachine } from "./ticket-configuration.machine.ts"
export type * from "./ticket-configuration.types.ts"
export {
  endedTodayAt,
  type FormField,
  type FormIssue,
  type FormIssues,
  firstDate,
  isStartPast,
  needsDate,
  needsTime,
  needsWeekday,
  plateLimit,
  type Setting,
  soonestStart,
  startOccurrence,
  type TicketForm,
  timeValuesOf,
  validateForm
} from "./ticket-form.ts"
