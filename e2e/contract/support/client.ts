/** The app's own client against a running shop service, each call of the contract by its name. */
import { Clock, Duration, Effect, Layer, ManagedRuntime, type Result } from "effect"
import { allEndpoints, type EndpointName } from "../../../schemas/api/all.ts"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { ServerClock } from "../../../src/services/clock.ts"
import {
  AccessToken,
  type Call,
  type CallError,
  formOf,
  Gateway,
  retryPolicies
} from "../../../src/services/http/index.ts"

export type Calls = { readonly [Name in EndpointName]: Call<(typeof allEndpoints)[Name]> }

const allCalls = Effect.map(
  Gateway,
  ({ call }) =>
    Object.fromEntries(
      Object.entries<Endpoint>(allEndpoints).map(([name, endpoint]) => [
        name,
        (input: object) => call(endpoint, input)
      ])
    ) as Calls
)

/** As plain JavaScript may call it: with anything, or with nothing. */
export type LooseCall = (input?: unknown) => Effect.Effect<unknown, CallError>

export interface Client {
  readonly token: string
  readonly calls: Calls
  /** Runs a call; fails the test when the call fails. */
  run<A, E>(effect: Effect.Effect<A, E>): Promise<A>
  /** How the call ended. */
  outcome<A, E>(effect: Effect.Effect<A, E>): Promise<Result.Result<A, E>>
  close(): Promise<void>
}

/** Milliseconds for one attempt: longer than a driver would wait, since many tests share a machine. */
const timeout = 30_000

const timeLimits: ReadonlyArray<number> = [timeout, retryPolicies.fourRequests.deadline]

/** Between the tries of a read no time is lost: the client waits seconds, or until the minute is over. Time limits hold. */
const WithoutWaits = Layer.effect(
  Clock.Clock,
  Effect.map(
    Effect.service(Clock.Clock),
    (clock): Clock.Clock =>
      Object.assign(Object.create(clock), {
        sleep: (duration: Duration.Duration) =>
          timeLimits.includes(Duration.toMillis(duration)) ? clock.sleep(duration) : Effect.yieldNow
      })
  )
)

/** A browser, or a server, that calls with this token; renewing it gives the same one. */
export const makeClient = async (origin: string, token: string): Promise<Client> => {
  const source = { get: Effect.succeed(token), renew: Effect.succeed(token) }
  const runtime = ManagedRuntime.make(
    Gateway.layer({ origin, timeout, encodeForm: formOf }).pipe(
      Layer.provide(Layer.merge(AccessToken.layer(source), ServerClock.layer)),
      Layer.merge(WithoutWaits)
    )
  )
  return {
    token,
    calls: await runtime.runPromise(allCalls),
    run: (effect) => runtime.runPromise(effect),
    outcome: (effect) => runtime.runPromise(Effect.result(effect)),
    close: () => runtime.dispose()
  }
}
