/** The bearer token of the calls: whoever owns the session provides it. */
import { Context, Effect, Layer } from "effect"
import type { TokenError } from "./errors.ts"
import { makeSharing } from "./sharing.ts"

export interface TokenSource {
  /** A token that is still good as far as the browser can tell. */
  readonly get: Effect.Effect<string, TokenError>
  /** Fetches a new token silently, whatever is in the cache. */
  readonly renew: Effect.Effect<string, TokenError>
}

export class AccessToken extends Context.Service<
  AccessToken,
  {
    readonly get: Effect.Effect<string, TokenError>
    /** The token to use instead of one that the service has rejected; many rejections make one renewal. */
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
            // Another call may have renewed between the rejected request and now.
            Effect.orElseSucceed(source.get, () => rejected),
            (current) => (current === rejected ? source.renew : Effect.succeed(current))
          )
        )
    }
  }

  static readonly layer = (source: TokenSource): Layer.Layer<AccessToken> =>
    Layer.succeed(AccessToken, AccessToken.from(source))
}
