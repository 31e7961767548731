/** Gateway to a local service, for tests. */
import { Layer } from "effect"
import { ServerClock } from "../clock.ts"
import { AccessToken, Gateway, type GatewaySettings, type TokenSource } from "../http/index.ts"
import { countingTokens } from "./driver-token.ts"

export const gatewayTo = (
  origin: string,
  tokens: TokenSource = countingTokens(),
  settings: Partial<GatewaySettings> = {}
) =>
  Gateway.layer({ origin, ...settings }).pipe(
    Layer.provideMerge(Layer.merge(AccessToken.layer(tokens), ServerClock.layer))
  )
