/** The identity SDK. Nothing else imports it, and this file is loaded when it is needed. */
import { Auth0Client } from "@auth0/auth0-spa-js"
import type { Configuration } from "../../configuration.ts"
import { makeTokenCache } from "./token-cache.ts"
import { allowWorkers, workerPath } from "./trusted-types.ts"

/** Makes the SDK's client. */
export const makeSdkClient = (configuration: Configuration, origin: string): Auth0Client => {
  const isRefreshing = configuration.tokenMode === "refreshToken"
  if (isRefreshing) allowWorkers()
  return new Auth0Client({
    // With its scheme, since the provider of the demo world speaks http.
    domain: configuration.identityOrigin,
    clientId: configuration.identityClientId,
    authorizationParams: {
      redirect_uri: `${origin}/callback`,
      audience: configuration.identityAudience,
      scope: configuration.identityScope
    },
    // A transaction in a cookie survives the way through a mail program into another tab.
    useCookiesForTransactions: true,
    legacySameSiteCookie: false,
    // Local storage may be blocked, and would make the SDK's client throw.
    anonymousSessionsCacheMode: "memory",
    ...(isRefreshing
      ? {
          cacheLocation: "memory",
          useRefreshTokens: true,
          useRefreshTokensFallback: true,
          workerUrl: workerPath
        }
      : { cache: makeTokenCache() })
  })
}
