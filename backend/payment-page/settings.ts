/** What the payment page must know about its surroundings; read from the configuration once, by `main.ts`. */
import { Context, type Redacted } from "effect"

export class Settings extends Context.Service<
  Settings,
  {
    /** The secret shared with the shop service: for tokens and for reports. */
    readonly secret: Redacted.Redacted
    /** Believed beside it while it is changed. */
    readonly otherSecret: Redacted.Redacted | null
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

/** By these, tokens and calls of the shop service may be signed. */
export const believed = ({
  secret,
  otherSecret
}: Pick<typeof Settings.Service, "secret" | "otherSecret">): ReadonlyArray<Redacted.Redacted> =>
  otherSecret === null ? [secret] : [secret, otherSecret]
