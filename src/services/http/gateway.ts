/**
 * The client of the shop service, derived from the contract: an endpoint says how it is called. Reads are retried,
 * deduplicated and, where the endpoint allows it, cached for five minutes; the rest is retried unless it is unsafe.
 */
import { Context, Effect, Layer } from "effect"
import { type Adapter, type Endpoint, effectOf } from "../../../schemas/api/index.ts"
import { ServerClock } from "../clock.ts"
import { AccessToken } from "./access-token.ts"
import { makeSender } from "./call.ts"
import type { Arguments, SuccessOf } from "./call-types.ts"
import type { CallError } from "./errors.ts"
import { type BodyOf, prepareRequest } from "./request.ts"
import { makeResponseCache } from "./response-cache.ts"
import { isRepeatable, isRetryable, isUnsent, retrying } from "./retry.ts"
import { type RetryPolicy, retryPolicies } from "./retry-policies.ts"
import { makeSharing } from "./sharing.ts"

/** `verificationMail` is a whole address: requests for the mail with the verification link go there. */
export type Adapters = Readonly<Partial<Record<Adapter | "verificationMail", string | null>>>

export interface GatewaySettings {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  /** Origins of calls outside the specification; null: no such calls; absent: the gateway. */
  readonly adapters: Adapters
  readonly retryPolicy: RetryPolicy
  /** Milliseconds; timeout of one attempt. */
  readonly timeout: number
  /** Milliseconds for which the response of a query is cached. */
  readonly ttl: number
  /** Encodes the payload of a multipart endpoint: see `form.ts`. Not a default, since the shop itself calls none. */
  readonly encodeForm?: BodyOf
}

export const gatewayDefaults: Omit<GatewaySettings, "origin"> = {
  adapters: {},
  retryPolicy: retryPolicies.fourRequests,
  timeout: 10_000,
  ttl: 300_000
}

type CallEndpoint<R = never> = <const E extends Endpoint>(
  endpoint: E,
  ...input: Arguments<E>
) => Effect.Effect<SuccessOf<E>, CallError, R>

/** The same call for any endpoint, and for input that no type has checked. */
type AnyCall = (input: object | undefined, fresh: boolean) => Effect.Effect<unknown, CallError>

/** A call of the contract as a function. */
export type Call<E extends Endpoint> = (...input: Arguments<E>) => Effect.Effect<SuccessOf<E>, CallError>

export class Gateway extends Context.Service<
  Gateway,
  {
    /** Calls an endpoint; a cached read may be answered from the cache. */
    readonly call: CallEndpoint
    /** Calls an endpoint, bypassing the cache. */
    readonly fresh: CallEndpoint
    /** Returns whether this installation has the call. */
    readonly offers: (endpoint: Endpoint) => boolean
    /** Invalidates the cache of these queries, without names of all: another driver, or news from another tab. */
    readonly forget: (names?: ReadonlyArray<string>) => Effect.Effect<void>
  }
>()("services/Gateway") {
  static readonly make = (settings: GatewaySettings) =>
    Effect.gen(function* () {
      const accessToken = yield* AccessToken
      const serverClock = yield* ServerClock
      const cache = makeResponseCache()
      const share = makeSharing<unknown, CallError>()

      const drop = (names?: ReadonlyArray<string>) => {
        const matches = (key: string) => names === undefined || names.includes(key.slice(0, key.indexOf(" ")))
        cache.drop(matches)
        share.detach(matches)
      }

      const originOf = ({ adapter }: Endpoint): string | null => {
        const given = adapter && settings.adapters[adapter]
        return given === undefined ? settings.origin : given
      }

      const callOf = (endpoint: Endpoint): AnyCall => {
        const { cached, invalidates = [], method, multipart, name } = endpoint
        const prepare = prepareRequest(
          endpoint,
          originOf(endpoint),
          multipart === true ? settings.encodeForm : undefined
        )
        const send = makeSender({ accessToken, serverClock, timeout: settings.timeout }, endpoint)
        const effect = effectOf(endpoint)
        const isRead = effect === "safe" && method === "GET"
        const retry = retrying({
          call: name,
          policy: settings.retryPolicy,
          isRetryable: isRead ? isRetryable : effect === "unsafe" ? isUnsent : isRepeatable
        })
        const ttl = cached === true ? settings.ttl : 0
        return (input, fresh) =>
          Effect.flatMap(prepare(input), (request) => {
            const sent = retry(send(request))
            const key = `${name} ${request.url}`
            return isRead
              ? cache.through(key, { ttl, fresh }, share(key, sent))
              : Effect.ensuring(
                  sent,
                  Effect.sync(() => drop(invalidates))
                )
          })
      }

      // Codecs are compiled once per endpoint.
      const calls = new WeakMap<Endpoint, AnyCall>()
      const caller =
        (fresh: boolean): CallEndpoint =>
        <E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>) => {
          const known = calls.get(endpoint) ?? callOf(endpoint)
          calls.set(endpoint, known)
          return known(input, fresh) as Effect.Effect<SuccessOf<E>, CallError>
        }

      return Gateway.of({
        call: caller(false),
        fresh: caller(true),
        offers: (endpoint) => originOf(endpoint) !== null,
        forget: (names) => Effect.sync(() => drop(names))
      })
    })

  static readonly layer = (
    settings: Pick<GatewaySettings, "origin"> & Partial<GatewaySettings>
  ): Layer.Layer<Gateway, never, AccessToken | ServerClock> =>
    Layer.effect(Gateway, Gateway.make({ ...gatewayDefaults, ...settings }))
}

/** Calls an endpoint of the contract; a cached read may be answered from the cache. */
export const call: CallEndpoint<Gateway> = (endpoint, ...input) =>
  Gateway.use((gateway) => gateway.call(endpoint, ...input))

/** Calls an endpoint of the contract, bypassing the cache. */
export const callFresh: CallEndpoint<Gateway> = (endpoint, ...input) =>
  Gateway.use((gateway) => gateway.fresh(endpoint, ...input))
