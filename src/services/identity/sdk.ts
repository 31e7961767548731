/** Identity SDK. Imported nowhere else; this file is loaded on demand. */
import { Auth0Client, type IdToken } from "@auth0/auth0-spa-js"
import type { Configuration } from "../../configuration.ts"
import { endPush } from "../end-push.ts"
import type { LoginScreen, SentCode } from "./code-flow.ts"
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

/** Milliseconds for which a logout waits for the revocation of the refresh token. */
const revocationTimeout = 2000

/** Seconds for a login in a popup. */
const popupTimeout = 60

type Open = (url: string) => void

/** Loaded before the SDK in most cases. A static import would have the boot module name both files. */
const codeFlow = () => import("./code-flow.ts")

/**
 * Runs the SDK with its first request for tokens answered by the same one, sent while it was loading. It accepts no
 * `fetch`, so that of the page is replaced until then; other requests, and those of a retry, are sent.
 */
const withSentCode = async <A>(sent: SentCode | undefined, run: () => Promise<A>): Promise<A> => {
  if (sent === undefined) return run()
  const own = globalThis.fetch
  const restore = () => {
    if (globalThis.fetch === handingOver) globalThis.fetch = own
  }
  const handingOver: typeof fetch = (input, init) => {
    if (input !== sent.address || init?.body !== sent.form) return own(input, init)
    restore()
    init.signal?.addEventListener("abort", sent.abort)
    return sent.answer
  }
  globalThis.fetch = handingOver
  try {
    // The SDK removes it again before anything else can run.
    sent.putBack()
    return await run()
  } finally {
    restore()
  }
}

/** The SDK as the session client uses it. All functions fail with the SDK's errors. */
export const makeSdk = (configuration: Configuration, origin: string) => {
  const client = makeSdkClient(configuration, origin)
  const reach = async () => (await codeFlow()).reach(configuration.identityOrigin)
  const claims = async (): Promise<IdToken> => {
    const known = await client.getIdTokenClaims()
    if (known === undefined) throw noToken()
    return known
  }
  return {
    token: (cacheMode: "on" | "off") =>
      silentToken(client, cacheMode, configuration.tokenMode === "refreshToken" ? undefined : reach),
    claims,
    /** Returns the remembered target, and the claims of the user. */
    comeBack: async (address: string, sent: SentCode | undefined) => {
      const { appState } = await withSentCode(sent, () =>
        client.handleRedirectCallback<{ readonly target?: unknown } | undefined>(address)
      )
      return { target: appState?.target, claims: await claims() }
    },
    logInAt: async (popup: Window, screen: LoginScreen, target: string) => {
      const { linkBack, screenOf } = await codeFlow()
      const authorizationParams = { ...screenOf(screen), ...linkBack(target) }
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
