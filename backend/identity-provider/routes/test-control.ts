/**
 * /test-control/*: changes by tests in a running provider. All POST with a JSON body, all answer 204.
 *   fault      a Fault (see ../test-control.ts): an endpoint misbehaves
 *   lifetimes  { accessToken?, idToken? } in seconds
 *   account    { email, emailVerified?, lastShopVisited?, blocked? }
 *   sessions   { email? }: signs out that driver, or all, and drops their refresh tokens
 *   reset      {}: no faults, usual lifetimes, no counted attempts, demo drivers as described
 */
import { Schema } from "effect"
import { readJson, sendJson } from "../exchange.ts"
import type { Exchange, IdentityContext, Routes } from "../identity-context.ts"
import { isDirect } from "../request-origin.ts"
import { endSessions } from "../storage/records.ts"
import { Fault, resetTestControl } from "../test-control.ts"

const Seconds = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 86_400 }))
const Lifetimes = Schema.Struct({
  accessToken: Schema.optionalKey(Seconds),
  idToken: Schema.optionalKey(Seconds)
})
const AccountChange = Schema.Struct({
  email: Schema.String,
  emailVerified: Schema.optionalKey(Schema.Boolean),
  lastShopVisited: Schema.optionalKey(Schema.NullOr(Schema.String)),
  blocked: Schema.optionalKey(Schema.Boolean)
})
const Sessions = Schema.Struct({ email: Schema.optionalKey(Schema.String) })
const Nothing = Schema.Struct({})

export const testControlRoutes = (context: IdentityContext): Routes => {
  const { accounts, attempts, control, database } = context

  const command = <S extends Schema.ConstraintDecoder<unknown>>(
    schema: S,
    run: (input: S["Type"]) => Promise<void>
  ) => {
    const decode = Schema.decodeUnknownPromise(schema)
    return async (exchange: Exchange): Promise<void> => {
      if (!isDirect(exchange.req)) return sendJson(exchange, 404, { error: "not_found" })
      try {
        await run(await decode(await readJson(exchange)))
        exchange.status = 204
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause)
        sendJson(exchange, 400, { error: "invalid_request", message })
      }
    }
  }

  const subjectOf = async (email: string): Promise<string> => {
    const account = await accounts.byEmail(email)
    if (account === undefined) throw new Error(`There is no account of ${email}.`)
    return account.subject
  }

  if (!control.enabled) return {}
  return {
    "POST /test-control/fault": command(Fault, async (fault) => {
      control.faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })
    }),
    "POST /test-control/lifetimes": command(Lifetimes, async (lifetimes) => {
      control.lifetimes = { ...control.lifetimes, ...lifetimes }
    }),
    "POST /test-control/account": command(AccountChange, async ({ email, ...change }) =>
      accounts.change(await subjectOf(email), change)
    ),
    "POST /test-control/sessions": command(Sessions, async ({ email }) => {
      await endSessions(database, email === undefined ? undefined : await subjectOf(email))
    }),
    "POST /test-control/reset": command(Nothing, async () => {
      resetTestControl(control)
      await attempts.forgetAll()
      await accounts.seed(true)
    })
  }
}
