/**
 * The gateway in front of the shop service: makes functions out of the contract's endpoints. `query` for reads
 * (retried, kept for five minutes, joined when already running), `write` for the rest: repeated unless it adds something.
 */
import { Context, Effect, Layer } from "effect"
import { type Adapter, type Endpoint, effectOf } from "../../../schemas/api/index.ts"
import { ServerClock } from "../clock.ts"
import { AccessToken } from "./access-token.ts"
import { makeAnswerCache } from "./answer-cache.ts"
import { makeSender } from "./call.ts"
import type { Arguments, SuccessOf } from "./call-types.ts"
import type { CallError } from "./errors.ts"
import { type BodyOf, prepareRequest } from "./request.ts"
import { isRepeatable, isRetryable, isUnsent, retrying } from "./retry.ts"
import { type RetryPolicy, retryPolicies } from "./retry-policies.ts"
import { makeSharing } from "./sharing.ts"

/** `verificationMail` is whole: there, the mail with the verification link is asked for once more. */
export type Adapters = Readonly<Partial<Record<Adapter | "verificationMail", string | null>>>

export interface GatewaySettings {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  /** Where calls go that the specification does not name; null where there are none, the gateway where nothing is said. */
  readonly adapters: Adapters
  readonly retryPolicy: RetryPolicy
  /** Milliseconds for one attempt. */
  readonly timeout: number
  /** Milliseconds for which the answer of a read is kept. */
  readonly ttl: number
}

export const gatewayDefaults: Omit<GatewaySettings, "origin"> = {
  adapters: {},
  retryPolicy: retryPolicies.fourRequests,
  timeout: 10_000,
  ttl: 300_000
}

/** A call of the contract as a function. */
export type Call<E extends Endpoint> = (...input: Arguments<E>) => Effect.Effect<SuccessOf<E>, CallError>

export interface QueryOptions {
  /** Milliseconds; 0 for what must always be asked anew. */
  readonly ttl?: number
}

/** A read: `query(input)` may give a kept answer, `query.fresh(input)` asks the service. */
export interface Query<E extends Endpoint> extends Call<E> {
  readonly fresh: Call<E>
}

export interface WriteOptions {
  /** The names of the reads whose kept answers the write makes outdated, also when its outcome is unknown. */
  readonly invalidates: ReadonlyArray<string>
  /** How the payload is sent; JSON without it. `formOf` for an endpoint whose payload goes in parts. */
  readonly bodyOf?: BodyOf
}

export class Gateway extends Context.Service<
  Gateway,
  {
    readonly query: <const E extends Endpoint>(endpoint: E, options?: QueryOptions) => Query<E>
    readonly write: <const E extends Endpoint>(endpoint: E, options: WriteOptions) => Call<E>
    /** Whether there is such a call in this installation. */
    readonly offers: (endpoint: Endpoint) => boolean
    /** Drops kept answers of these reads, of all without names: another driver, or news from another tab. */
    readonly forget: (names?: ReadonlyArray<string>) => Effect.Effect<void>
  }
>()("services/Gateway") {
  static readonly make = (settings: GatewaySettings) =>
    Effect.gen(function* () {
      const accessToken = yield* AccessToken
      const serverClock = yield* ServerClock
      const cache = makeAnswerCache()
      const share = makeSharing<unknown, CallError>()

      const drop = (names?: ReadonlyArray<string>) => {
        const matches = (key: string) => names === undefined || names.includes(key.slice(0, key.indexOf(" ")))
        cache.drop(matches)
        share.letGo(matches)
      }

      const originOf = ({ adapter }: Endpoint): string | null => {
        const given = adapter && settings.adapters[adapter]
        return given === undefined ? settings.origin : given
      }

      const parts = (endpoint: Endpoint, bodyOf?: BodyOf) => ({
        prepare: prepareRequest(endpoint, originOf(endpoint), bodyOf),
        send: makeSender({ accessToken, serverClock, timeout: settings.timeout }, endpoint)
      })

      const query = <E extends Endpoint>(endpoint: E, options: QueryOptions = {}): Query<E> => {
        const { prepare, send } = parts(endpoint)
        const retry = retrying({ call: endpoint.name, policy: settings.retryPolicy, isRetryable })
        const ttl = options.ttl ?? settings.ttl
        const ask =
          (fresh: boolean): Call<E> =>
          (...[input]) =>
            Effect.flatMap(prepare(input), (request) => {
              const key = `${endpoint.name} ${request.url} ${typeof request.body === "string" ? request.body : ""}`
              return cache.through(key, { ttl, fresh }, share(key, retry(send(request))))
            }) as Effect.Effect<SuccessOf<E>, CallError>
        return Object.assign(ask(false), { fresh: ask(true) })
      }

      const write = <E extends Endpoint>(endpoint: E, { invalidates, bodyOf }: WriteOptions): Call<E> => {
        const { prepare, send } = parts(endpoint, bodyOf)
        const mayRepeat = effectOf(endpoint) === "unsafe" ? isUnsent : isRepeatable
        const repeating = retrying({
          call: endpoint.name,
          policy: settings.retryPolicy,
          isRetryable: mayRepeat
        })
        return (...[input]) =>
          Effect.flatMap(prepare(input), (request) =>
            repeating(send(request)).pipe(Effect.ensuring(Effect.sync(() => drop(invalidates))))
          ) as Effect.Effect<SuccessOf<E>, CallError>
      }

      const offers = (endpoint: Endpoint) => originOf(endpoint) !== null

      return Gateway.of({ query, write, offers, forget: (names) => Effect.sync(() => drop(names)) })
    })

  static readonly layer = (
    settings: Pick<GatewaySettings, "origin"> & Partial<GatewaySettings>
  ): Layer.Layer<Gateway, never, AccessToken | ServerClock> =>
    Layer.effect(Gateway, Gateway.make({ ...gatewayDefaults, ...settings }))
}
