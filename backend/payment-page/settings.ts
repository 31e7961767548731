/** What the payment page must know about its surroundings; read from the configuration once, by `main.ts`. */
import { Context } from "effect"

export class Settings extends Context.Service<
  Settings,
  {
    /** The secret shared with the shop service: for tokens and for reports. */
    readonly secret: string
    /** Where this page is seen by browsers; forms from elsewhere are refused. */
    readonly ownOrigin: string
    /** The only origin that a browser is sent back to. */
    readonly shopOrigin: string
    /** The only origin that a report is posted to. */
    readonly reportOrigin: string
    /** Whether `POST /test-control` exists. */
    readonly testControl: boolean
  }
>()("payment-page/Settings") {}
