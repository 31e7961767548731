/** The identity SDK. Nothing else imports it, and this file is loaded when it is needed. */
import { Auth0Client, type IdToken } from "@auth0/auth0-spa-js"
import type { Configuration } from "../../configuration.ts"
import { endPush } from "../end-push.ts"
import { noToken, silentToken } from "./silent-token.ts"
import { makeTokenCache } from "./token-cache.ts"
import { forgetUsedTokens, withoutUsedTokens } from "./used-refresh-tokens.ts"

/** Makes the SDK's client. */
export const makeSdkClient = (configuration: Configuration, origin: string): Auth0Client => {
  const isRefreshing = configuration.tokenMode === "refreshToken"
  const cache = makeTokenCache()
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
    useRefreshTokens: isRefreshing,
    cache: isRefreshing ? withoutUsedTokens(cache) : cache
  })
}

/** Milliseconds that a page waits to hear of the provider before it goes there unasked. */
const reachTimeout = 10_000

/** Milliseconds that a logout waits for the provider to have ended the refresh token. */
const revocationTimeout = 2000

/** Seconds that a driver may take to log in in a window of its own. */
const popupTimeout = 60

type Open = (url: string) => void

/**
 * Tells the provider of the page that the driver wants, for the way back from its mails and pages. Auth0 hands parameters
 * that begin so on to its own pages and actions.
 */
const told = (target: string) => ({ "ext-target": target })

/** What the session client wants of the SDK. All of it fails with the SDK's errors. */
export const makeSdk = (configuration: Configuration, origin: string) => {
  const client = makeSdkClient(configuration, origin)
  /** A page that goes to a provider which cannot be reached would be lost. */
  const reach = () =>
    fetch(`${configuration.identityOrigin}/.well-known/jwks.json`, {
      mode: "no-cors",
      credentials: "omit",
      signal: AbortSignal.timeout(reachTimeout)
    })
  const claims = async (): Promise<IdToken> => {
    const known = await client.getIdTokenClaims()
    if (known === undefined) throw noToken()
    return known
  }
  return {
    token: (cacheMode: "on" | "off") =>
      silentToken(client, cacheMode, configuration.tokenMode === "refreshToken" ? undefined : reach),
    claims,
    /** Leaves for the provider; unasked (`prompt: "none"`) only where it can be reached. */
    leave: async (
      appState: { readonly target: string; readonly shop: string | null },
      authorizationParams: { readonly prompt?: "none" | "login" },
      open: Open
    ) => {
      if (authorizationParams.prompt === "none") await reach()
      await client.loginWithRedirect({
        appState,
        authorizationParams: { ...authorizationParams, ...told(appState.target) },
        openUrl: async (url) => open(url)
      })
    },
    /** What was remembered for the return, and who has come back. */
    comeBack: async (address: string) => {
      const { appState } = await client.handleRedirectCallback<{ readonly target?: unknown } | undefined>(
        address
      )
      return { target: appState?.target, claims: await claims() }
    },
    logInAt: async (popup: Window, screen: object, target: string) => {
      const authorizationParams = { ...screen, ...told(target) }
      await client.loginWithPopup({ authorizationParams }, { popup, timeoutInSeconds: popupTimeout })
      return claims()
    },
    /** Ends what outlives the provider's session, and then that. Nothing is revoked where there are no refresh tokens. */
    logOut: async (open: Open) => {
      const revoked = client.revokeRefreshToken().catch(() => undefined)
      forgetUsedTokens()
      await Promise.race([
        Promise.all([revoked, endPush().catch(() => undefined)]),
        new Promise((resolve) => setTimeout(resolve, revocationTimeout))
      ])
      await client.logout({
        logoutParams: { returnTo: `${origin}/callback-logout` },
        openUrl: async (url) => open(url)
      })
    },
    /** Nobody is signed in at the provider: nor is anybody here. */
    forget: () => client.logout({ openUrl: false })
  }
}

export type Sdk = ReturnType<typeof makeSdk>
