/** Exports the ticket configuration flow. */
export { pricedTicket } from "./price-request.ts"
export { ticketConfigurationMachine } from "./ticket-configuration.machine.ts"
export type * from "./ticket-configuration.types.ts"
export {
  asksDate,
  asksTime,
  asksWeekday,
  type FormField,
  type FormIssue,
  type FormIssues,
  firstDate,
  isStartPast,
  judgeForm,
  overTodaySince,
  plateLimit,
  type Setting,
  soonestStart,
  startOccurrence,
  type TicketForm,
  timeValuesOf,
  todayIn
} from "./ticket-form.ts"
