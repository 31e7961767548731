/** The root of all flows. */
export type { AppEvent, Message } from "./app.events.ts"
export { type AppContext, appMachine, type Standing } from "./app.machine.ts"
export {
  type AccountSection,
  type ErrorReason,
  isPaymentResult,
  type Page,
  type PageName,
  type Place,
  pageKeyOf,
  shopOf
} from "./pages.ts"
