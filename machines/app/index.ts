/** Exports the root machine. */
export type { AppEvent, Message } from "./app.events.ts"
export { type AccessStatus, type AppContext, appMachine, isAccessPage } from "./app.machine.ts"
export {
  type AccountSection,
  type AppLocation,
  type ErrorReason,
  isPaymentResult,
  type Page,
  type PageName,
  pageKeyOf,
  shopOf
} from "./pages.ts"
