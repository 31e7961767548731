/** Identity SDK. Imported nowhere else; this file is loaded on demand. */
import { Auth0Client, type IdToken } from "@auth0/auth0-spa-js"
import type { Configuration } from "../../configuration.ts"
import { endPush } from "../end-push.ts"
import { noToken, silentToken } from "./silent-token.ts"
import { makeTokenCache } from "./token-cache.ts"
import { forgetUsedTokens, withoutUsedTokens } from "./used-refresh-tokens.ts"

/** Creates the SDK's client. */
export const makeSdkClient = (configuration: Configuration, origin: string): Auth0Client => {
  const isRefreshing = configuration.tokenMode === "refreshToken"
  const cache = makeTokenCache()
  return new Auth0Client({
    // With its scheme, since the provider of the demo world uses http.
    domain: configuration.identityOrigin,
    clientId: configuration.identityClientId,
    authorizationParams: {
      redirect_uri: `${origin}/callback`,
      audience: configuration.identityAudience,
      scope: configuration.identityScope
    },
    // A transaction in a cookie survives a detour through a mail program into another tab.
    useCookiesForTransactions: true,
    legacySameSiteCookie: false,
    // Local storage may be blocked, which would make the SDK's client throw.
    anonymousSessionsCacheMode: "memory",
    useRefreshTokens: isRefreshing,
    cache: isRefreshing ? withoutUsedTokens(cache) : cache
  })
}

/** Milliseconds for the check that the provider is reachable, before a redirect without user action. */
const reachTimeout = 10_000

/** Milliseconds for which a logout waits for the revocation of the refresh token. */
const revocationTimeout = 2000

/** Seconds for a login in a popup. */
const popupTimeout = 60

type Open = (url: string) => void

/**
 * Passes the target page to the provider, for links back from its mails and pages. Auth0 forwards parameters
 * with this prefix to its own pages and actions.
 */
const told = (target: string) => ({ "ext-target": target })

/** The SDK as the session client uses it. All functions fail with the SDK's errors. */
export const makeSdk = (configuration: Configuration, origin: string) => {
  const client = makeSdkClient(configuration, origin)
  /** A redirect to an unreachable provider would lose the page. */
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
    /** Redirects to the provider; without user action (`prompt: "none"`) only if it is reachable. */
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
    /** Returns the remembered target, and the claims of the user. */
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
    /** Ends what outlives the provider's session, then that. Without refresh tokens revokes nothing. */
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
    /** Signed out at the provider, so signed out here. */
    forget: () => client.logout({ openUrl: false })
  }
}

export type Sdk = ReturnType<typeof makeSdk>
