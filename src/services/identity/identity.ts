/** Identity service: the user of the session, hosted login and back. Also the source of bearer tokens. */
import { Context, Data, Effect, Layer } from "effect"
import { AccessToken } from "../http/access-token.ts"
import { IdentityRefused, IdentityUnreachable, SignedOut, type TokenError } from "../http/errors.ts"
import { timeout } from "../http/retry-policies.ts"
import { Tabs } from "../tabs.ts"
import type { IdentityFailure } from "./failure.ts"
import type {
  LeaveResult,
  LoginDone,
  LoginOptions,
  RedirectLoop as LoopFound,
  Result,
  SessionClient
} from "./session-client.ts"
import type { UserSession } from "./user-session.ts"

/** A second login failed within half a minute, and another is requested: the driver must decide. */
export class RedirectLoop extends Data.TaggedError("RedirectLoop") {
  override get message(): string {
    return "The login came back without a session."
  }
}

const toError = (failure: IdentityFailure): TokenError => {
  switch (failure._tag) {
    case "SignedOut":
      return new SignedOut()
    case "Unreachable":
      return new IdentityUnreachable({ reason: failure.reason })
    default:
      return new IdentityRefused({ reason: failure.reason })
  }
}

/** Limits the time by the patience of a driver. */
const inTime = <A, E = never>(effect: Effect.Effect<A, E>): Effect.Effect<A, E | IdentityUnreachable> =>
  Effect.timeoutOrElse(effect, {
    duration: timeout,
    orElse: () => Effect.fail(new IdentityUnreachable({ reason: "timeout" }))
  })

const fromResult = <A, E, B>(
  run: () => Result<A, E> | Promise<Result<A, E>>,
  toError: (error: E) => B
): Effect.Effect<A, B | IdentityUnreachable> =>
  Effect.suspend(() => {
    const result = run()
    return Effect.flatMap(
      result instanceof Promise ? inTime(Effect.promise(() => result)) : Effect.succeed(result),
      (told): Effect.Effect<A, B> =>
        told._tag === "Success" ? Effect.succeed(told.value) : Effect.fail(toError(told.error))
    )
  })

/** Milliseconds before the first retry; doubles up to the last. */
const baseDelay = 1000
const lastWait = 2000

/** Retries transient failures and rate limits; not a timeout, since the driver has waited already. */
const retrying = <A>(ask: Effect.Effect<A, TokenError>, wait = baseDelay): Effect.Effect<A, TokenError> =>
  Effect.catch(ask, (error) =>
    error._tag !== "IdentityUnreachable" ||
    error.reason === "timeout" ||
    wait > lastWait ||
    navigator.onLine === false
      ? Effect.fail(error)
      : Effect.andThen(Effect.sleep(wait), retrying(ask, wait * 2))
  )

/** Never ends on success: the navigation ends this page. */
const leaving = (run: () => Promise<LeaveResult>): Effect.Effect<never, TokenError | RedirectLoop> =>
  Effect.andThen(
    fromResult(run, (error: IdentityFailure | LoopFound) =>
      error._tag === "RedirectLoop" ? new RedirectLoop() : toError(error)
    ),
    Effect.never
  )

export class Identity extends Context.Service<
  Identity,
  {
    /** Returns the user, null if signed out. `fresh` requests new claims ("I have verified"). */
    readonly restore: (options?: {
      readonly fresh?: boolean
    }) => Effect.Effect<UserSession | null, TokenError>
    /** Navigates to the hosted login or sign-up; ends only if that fails. */
    readonly login: (options: LoginOptions) => Effect.Effect<never, TokenError | RedirectLoop>
    /**
     * Processes the callback in the address. A callback that matches no login of this browser starts the
     * login once more, with the remembered target; that ends as `login` does.
     */
    readonly completeLogin: (
      again: Pick<LoginOptions, "shop" | "locale">
    ) => Effect.Effect<LoginDone, TokenError | RedirectLoop>
    /** Deletes personal data of this browser and navigates to the provider's logout. */
    readonly logout: Effect.Effect<never, TokenError | RedirectLoop>
    /** Never ends. Calls `listener` after a logout in another tab, once personal data is deleted here. */
    readonly watchLogout: (listener: () => void) => Effect.Effect<never>
    /** Never ends: hands the session of this tab over to new tabs. */
    readonly handOver: Effect.Effect<never>
  }
>()("services/Identity") {
  static readonly make = (client: SessionClient) =>
    Effect.gen(function* () {
      const tabs = yield* Tabs
      return Identity.of({
        restore: (options) => inTime(retrying(fromResult(() => client.restore(options), toError))),
        login: (options) => leaving(() => client.login(options)),
        completeLogin: ({ shop, locale }) =>
          Effect.flatMap(
            inTime(Effect.promise(() => client.completeLogin())),
            (result): Effect.Effect<LoginDone, TokenError | RedirectLoop> => {
              if (result._tag === "Success") return Effect.succeed(result.value)
              if (result.error._tag !== "InvalidState") return Effect.fail(toError(result.error))
              return leaving(() => client.loginAgain({ shop, locale }))
            }
          ),
        logout: leaving(() => client.logout()),
        watchLogout: (listener) =>
          tabs.listen("session", () => {
            client.forget()
            listener()
          }),
        handOver: tabs.listen("handover", (asked) => {
          const session = asked === "" ? client.toHandOver() : undefined
          if (session !== undefined) Effect.runSync(tabs.announce("handover", session))
        })
      })
    })

  /** Identity and bearer tokens of one session client, which the boot module may already use. */
  static readonly layer = (client: SessionClient): Layer.Layer<Identity | AccessToken, never, Tabs> =>
    Layer.merge(
      Layer.effect(Identity, Identity.make(client)),
      AccessToken.layer({
        get: fromResult(() => client.accessToken(), toError),
        renew: fromResult(() => client.renewToken(), toError)
      })
    )
}
