/** The bearer token of the calls, provided by the owner of the session. */
import { Context, Effect, Layer } from "effect"
import type { TokenError } from "./errors.ts"
import { makeSharing } from "./sharing.ts"

export interface TokenSource {
  /** Returns a token that is still valid by the browser's clock. */
  readonly get: Effect.Effect<string, TokenError>
  /** Fetches a new token silently, bypassing the cache. */
  readonly renew: Effect.Effect<string, TokenError>
}

export class AccessToken extends Context.Service<
  AccessToken,
  {
    readonly get: Effect.Effect<string, TokenError>
    /** Returns the token to use after the service has rejected one; concurrent rejections share one renewal. */
    readonly refresh: (rejected: string) => Effect.Effect<string, TokenError>
  }
>()("services/AccessToken") {
  static readonly from = (source: TokenSource): typeof AccessToken.Service => {
    const share = makeSharing<string, TokenError>()
    return {
      get: source.get,
      refresh: (rejected) =>
        share(
          "renewal",
          Effect.flatMap(
            // Another call may have renewed the token since the rejected request.
            Effect.orElseSucceed(source.get, () => rejected),
            (current) => (current === rejected ? source.renew : Effect.succeed(current))
          )
        )
    }
  }

  static readonly layer = (source: TokenSource): Layer.Layer<AccessToken> =>
    Layer.succeed(AccessToken, AccessToken.from(source))
}
