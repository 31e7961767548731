/** The app's own client for a running shop service, with each call of the contract by name. */
import { Clock, Duration, Effect, Layer, ManagedRuntime, type Result } from "effect"
import { allEndpoints, type EndpointName } from "../../../schemas/api/all.ts"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { ServerClock } from "../../../src/services/clock.ts"
import {
  AccessToken,
  type Call,
  type CallError,
  encodeForm,
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

/** Untyped call, as from plain JavaScript: with any input, or without. */
export type LooseCall = (input?: unknown) => Effect.Effect<unknown, CallError>

export interface Client {
  readonly token: string
  readonly calls: Calls
  /** Runs a call; rejects if it fails. */
  run<A, E>(effect: Effect.Effect<A, E>): Promise<A>
  /** Runs a call; resolves with its result or error. */
  outcome<A, E>(effect: Effect.Effect<A, E>): Promise<Result.Result<A, E>>
  close(): Promise<void>
}

/** Milliseconds of one attempt: longer than in the app, since many tests share a machine. */
const timeout = 30_000

const timeLimits: ReadonlyArray<number> = [timeout, retryPolicies.fourRequests.deadline]

/** Skips delays between retries of a read, which take seconds, or until the next minute. Keeps timeouts. */
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

/** Client with this token, of a browser or a server; a renewal returns the same token. */
export const makeClient = async (origin: string, token: string): Promise<Client> => {
  const source = { get: Effect.succeed(token), renew: Effect.succeed(token) }
  const runtime = ManagedRuntime.make(
    Gateway.layer({ origin, timeout, encodeForm }).pipe(
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
