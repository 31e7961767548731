/** Settings of the payment page; `main.ts` reads them once from the configuration. */
import { Context, type Redacted } from "effect"

export class Settings extends Context.Service<
  Settings,
  {
    /** The secret shared with the shop service: for tokens and for reports. */
    readonly secret: Redacted.Redacted
    /** Also accepted, during a rotation. */
    readonly otherSecret: Redacted.Redacted | null
    /** Public origin of this page; forms of other origins are refused. */
    readonly ownOrigin: string
    /** The only origin that browsers are redirected to. */
    readonly shopOrigin: string
    /** The only origin that reports are posted to. */
    readonly reportOrigin: string
    /** True if `POST /test-control` exists. */
    readonly testControl: boolean
  }
>()("payment-page/Settings") {}

/** Secrets that may sign tokens and calls of the shop service. */
export const believed = ({
  secret,
  otherSecret
}: Pick<typeof Settings.Service, "secret" | "otherSecret">): ReadonlyArray<Redacted.Redacted> =>
  otherSecret === null ? [secret] : [secret, otherSecret]
