/**
 * Verifies an access token: signature by the provider's published keys, RS256, issuer, audience, expiry. A
 * valid token is cached for a while, at most until its expiry, to save signature checks of the next calls.
 */
import { hash } from "node:crypto"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose"
import type { Unauthorized } from "../../../schemas/api/errors.ts"
import type { RequestMetricsShape } from "../request-metrics.ts"
import { refusal } from "../rules/refusal.ts"
import { unauthorized } from "../rules/refused.ts"
import type { ShopServiceSettings } from "../settings.ts"
import { traced } from "../traced.ts"
import { discover } from "./discovery.ts"

const clockToleranceSeconds = 5

/**
 * Ttl of keys and of verified tokens, in milliseconds. A key that the provider revokes is rejected here after
 * both have passed: ten minutes.
 */
const keptFor = 5 * 60_000

/** Drivers of a busy quarter of an hour. The oldest token is evicted first, and verified again. */
const maxTokens = 20_000

/** Returns an issuer's keys, by its discovery document. The next request retries a failed discovery. */
const discoverKeys = (issuer: string): (() => Promise<JWTVerifyGetKey>) => {
  let keys: Promise<JWTVerifyGetKey> | undefined
  const discoverNow = async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri: address } = await discover(issuer)
    if (typeof address !== "string") throw new Error("The discovery document names no jwks_uri.")
    return createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000, cacheMaxAge: keptFor })
  }
  return () => {
    keys ??= discoverNow().catch((cause: unknown) => {
      keys = undefined
      throw cause
    })
    return keys
  }
}

/** Neither the caller's nor this service's fault: a retry may succeed. */
const identityUnavailable = HttpServerResponse.jsonUnsafe(
  {
    _tag: "ServerFault",
    ...refusal("E_IDENTITY_UNAVAILABLE", "The identity provider cannot be reached to check the token.")
  },
  { status: 503, headers: { "retry-after": "2" } }
)

/** Errors about the token itself, not about reaching the provider. */
const refusals: ReadonlyArray<string> = [
  errors.JWTClaimValidationFailed.code,
  errors.JWTInvalid.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code
]

export interface AccessToken extends JWTPayload {
  readonly sub: string
}

interface Checked {
  readonly payload: JWTPayload
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Cache of verified tokens' payloads; keyed by hash, so that no token stays in memory. */
const makeMemory = () => {
  const checked = new Map<string, Checked>()
  const nameOf = (token: string): string => hash("sha256", token, "base64url")
  return {
    recall: (token: string): JWTPayload | undefined => {
      const name = nameOf(token)
      const found = checked.get(name)
      if (found === undefined || found.until > Date.now()) return found?.payload
      checked.delete(name)
      return undefined
    },
    remember: (token: string, payload: JWTPayload): void => {
      const end = ((payload.exp ?? 0) + clockToleranceSeconds) * 1000
      const [oldest] = checked.size < maxTokens ? [] : checked.keys()
      if (oldest !== undefined) checked.delete(oldest)
      checked.set(nameOf(token), { payload, until: Math.min(end, Date.now() + keptFor) })
    }
  }
}

const invalid = unauthorized("E_TOKEN_INVALID", "The access token is not one for this service.")

export type CheckToken = (token: string) => Effect.Effect<AccessToken, Unauthorized>

/** Returns the token's claims, or a refusal. Dies with a 503 response when the provider is unreachable. */
export const tokenCheck = (
  { issuer, audience }: Pick<ShopServiceSettings, "issuer" | "audience">,
  { countLookup }: Pick<RequestMetricsShape, "countLookup">
): CheckToken => {
  const keysOf = discoverKeys(issuer)
  const memory = makeMemory()
  const verifyByKeys = async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, await keysOf(), {
      issuer,
      audience,
      algorithms: ["RS256"],
      requiredClaims: ["sub", "exp"],
      clockTolerance: clockToleranceSeconds
    })
    memory.remember(token, payload)
    return payload
  }
  /** The provider is asked for its keys, unless they are known. */
  const verify = traced("IdentityProvider.verify")(function* (token: string) {
    return yield* Effect.tryPromise({ try: () => verifyByKeys(token), catch: (cause) => cause })
  })
  const read = (token: string) => {
    const payload = memory.recall(token)
    countLookup("tokens", payload !== undefined)
    return payload === undefined ? verify(token) : Effect.succeed(payload)
  }
  return traced("checkToken")(function* (token: string) {
    if (token === "") {
      return yield* unauthorized("E_TOKEN_MISSING", "Send an access token: Authorization: Bearer …")
    }
    const payload = yield* read(token).pipe(
      Effect.catch((cause) => {
        if (cause instanceof errors.JWTExpired) {
          return Effect.fail(unauthorized("E_TOKEN_EXPIRED", "The access token has expired."))
        }
        return cause instanceof errors.JOSEError && refusals.includes(cause.code)
          ? Effect.fail(invalid)
          : Effect.die(identityUnavailable)
      })
    )
    if (payload.sub === undefined || payload.sub === "") return yield* invalid
    return { ...payload, sub: payload.sub }
  })
}
