/** Checks an access token for real: signature by the provider's published keys, RS256, issuer, audience, expiry. */
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose"
import { Unauthorized } from "../../../schemas/api/errors.ts"
import { refusal } from "../rules/refusal.ts"
import type { ShopServiceSettings } from "../settings.ts"
import { discover } from "./discovery.ts"

const clockToleranceSeconds = 5

/** The keys of an issuer, by its discovery document. A failed discovery is tried again with the next request. */
const discoverKeys = (issuer: string): (() => Promise<JWTVerifyGetKey>) => {
  let keys: Promise<JWTVerifyGetKey> | undefined
  const discoverNow = async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri: address } = await discover(issuer)
    if (typeof address !== "string") throw new Error("The discovery document names no jwks_uri.")
    return createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 })
  }
  return () => {
    keys ??= discoverNow().catch((cause: unknown) => {
      keys = undefined
      throw cause
    })
    return keys
  }
}

/** Neither the caller's nor this service's fault: worth another try. */
const identityUnavailable = HttpServerResponse.jsonUnsafe(
  {
    _tag: "ServerFault",
    ...refusal("E_IDENTITY_UNAVAILABLE", "The identity provider cannot be reached to check the token.")
  },
  { status: 503, headers: { "retry-after": "2" } }
)

/** Errors that say something about the token, not about the way to the provider. */
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

const invalid = new Unauthorized(refusal("E_TOKEN_INVALID", "The access token is not one for this service."))

export type CheckToken = (token: string) => Effect.Effect<AccessToken, Unauthorized>

/** What the token says, or why it does not count. Dies with an answer of 503 when the provider is away. */
export const tokenCheck = ({
  issuer,
  audience
}: Pick<ShopServiceSettings, "issuer" | "audience">): CheckToken => {
  const keysOf = discoverKeys(issuer)
  const verify = async (token: string) =>
    jwtVerify(token, await keysOf(), {
      issuer,
      audience,
      algorithms: ["RS256"],
      requiredClaims: ["sub", "exp"],
      clockTolerance: clockToleranceSeconds
    })
  return Effect.fn("checkToken")(function* (token: string) {
    if (token === "") {
      return yield* new Unauthorized(
        refusal("E_TOKEN_MISSING", "Send an access token: Authorization: Bearer …")
      )
    }
    const { payload } = yield* Effect.tryPromise({ try: () => verify(token), catch: (cause) => cause }).pipe(
      Effect.catch((cause) => {
        if (cause instanceof errors.JWTExpired) {
          return Effect.fail(new Unauthorized(refusal("E_TOKEN_EXPIRED", "The access token has expired.")))
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
