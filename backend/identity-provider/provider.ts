/**
 * Configures oidc-provider with the same paths and responses as Auth0. For its peculiarities and the reason
 * for each setting see the docs of oidc-provider 9 and the comments below.
 */
import { Redacted } from "effect"
import type { JWK } from "jose"
import {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider
} from "oidc-provider"
import { identity } from "../configuration.ts"
import { accessTokenClaims, accountClaims, claimsByScope } from "./claims.ts"
import { localeOf, queryValue, redirect, sendPage } from "./exchange.ts"
import type { Settings, Storage } from "./identity-context.ts"
import { messagePage } from "./pages/message-page.ts"
import { pageAddress, rememberTarget, returnLink, returnTarget, targetParameter } from "./return-link.ts"
import { recordsAdapter } from "./storage/records.ts"
import type { TestControl } from "./test-control.ts"
import { texts } from "./texts.ts"
import { refreshScope, toOuterScope } from "./token-request.ts"
import { webMessage } from "./web-message.ts"

const allowedRedirects = (appOrigin: string): ReadonlyArray<string> => [`${appOrigin}/callback`]
export const allowedReturns = (appOrigin: string): ReadonlyArray<string> => [
  `${appOrigin}/callback-logout`,
  appOrigin,
  `${appOrigin}/`
]

/** Binds a login to the browser that began it. */
export const loginCookie = (uid: string): string => `identity_login_${uid}`
export const loginCookiePath = "/u"

const always = (): boolean => true

const hours = 3600
const days = 24 * hours
const loginSeconds = 1 * hours
const userScopes = `openid profile email ${refreshScope}`

/** A session of a deleted or blocked account leads to the login page, like no session. */
const loginPolicy = (): interactionPolicy.DefaultPolicy => {
  const policy = interactionPolicy.base()
  policy.remove("consent")
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check(
        "account_unknown",
        "End-User authentication is required",
        "login_required",
        (context) => context.oidc.session?.accountId !== undefined && context.oidc.account === undefined
      )
    )
  return policy
}

/** Grants everything that the shop may request: it is our own, so there is no consent page. */
const grantEverything = async (context: KoaContextWithOIDC) => {
  const { client, session, account, provider } = context.oidc
  if (client === undefined || session === undefined || account === undefined) return undefined
  const known = session.grantIdFor(client.clientId)
  const existing = known === undefined ? undefined : await provider.Grant.find(known)
  if (existing !== undefined && existing.accountId === account.accountId) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope(userScopes)
  grant.addResourceScope(identity.audience, userScopes)
  await grant.save()
  return grant
}

const loginAddress = (
  settings: Settings,
  context: KoaContextWithOIDC,
  interaction: { readonly uid: string; readonly params: unknown }
) => {
  context.cookies.set(loginCookie(interaction.uid), "1", {
    path: loginCookiePath,
    httpOnly: true,
    sameSite: "lax",
    signed: true,
    maxAge: loginSeconds * 1000
  })
  rememberTarget(context, settings, context.oidc.params?.[targetParameter])
  const wantsSignUp = context.oidc.params?.["screen_hint"] === "signup"
  const target = returnTarget(context, settings, context.oidc.params?.[targetParameter])
  return pageAddress(`/u/${wantsSignUp ? "signup" : "login"}`, target, {
    state: interaction.uid,
    ui_locales: queryValue(context, "ui_locales")
  })
}

const checkAudience = (_context: KoaContextWithOIDC, audience: string | undefined): void => {
  if (audience === undefined || audience === identity.audience) return
  throw new errors.InvalidTarget(`Service not found: ${audience}`)
}

const lifetimes = (control: TestControl): NonNullable<Configuration["ttl"]> => {
  const idToken = () => control.lifetimes.idToken
  return {
    AccessToken: (_context, token) => token.resourceServer?.accessTokenTTL ?? control.lifetimes.accessToken,
    AuthorizationCode: 60,
    ClientCredentials: 1 * hours,
    Grant: 30 * days,
    IdToken: idToken,
    Interaction: loginSeconds,
    RefreshToken: 30 * days,
    Session: 7 * days
  }
}

export const createProvider = (
  settings: Settings,
  storage: Storage,
  control: TestControl,
  keys: ReadonlyArray<JWK>
): Provider => {
  const { appOrigin } = settings

  const renderError = (
    context: KoaContextWithOIDC,
    out: { error: string; error_description?: string | undefined },
    error: Error
  ): void => {
    const target = returnTarget(context, settings, context.oidc?.params?.[targetParameter])
    // The login was resumed too late: its page detects whether it is over or the browser refuses cookies.
    if (error instanceof errors.SessionNotFound) {
      redirect(context, pageAddress("/u/login", target, { state: context.path.split("/").at(-1) }))
      return
    }
    const locale = localeOf(context)
    const text = texts[locale]
    const words = context.status >= 500 ? text.failed : text.refused
    sendPage(
      context,
      context.status,
      messagePage({
        locale,
        ...words,
        detail: `${text.refused.detail}: ${out.error_description ?? out.error}`,
        links: [returnLink(context, settings, locale, target)]
      })
    )
  }

  const configuration: Configuration = {
    adapter: recordsAdapter(storage.database),
    jwks: { keys: [...keys] } as NonNullable<Configuration["jwks"]>,
    clients: [
      {
        client_id: identity.clientId,
        client_name: "Parkschein",
        application_type: "web",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [...allowedRedirects(appOrigin)]
      },
      {
        client_id: identity.serviceClientId,
        client_secret: Redacted.value(settings.serviceClientSecret),
        token_endpoint_auth_method: "client_secret_post",
        grant_types: ["client_credentials"],
        response_types: [],
        redirect_uris: []
      }
    ],
    clientBasedCORS: (_context, origin, client) =>
      client.clientId === identity.clientId && origin === appOrigin,
    claims: claimsByScope,
    // The browser needs no userinfo request: the ID token contains everything.
    conformIdTokenClaims: false,
    cookies: {
      keys: [Redacted.value(settings.cookieKey)],
      names: { session: "identity_session", interaction: "identity_interaction", resume: "identity_resume" },
      long: { httpOnly: true, sameSite: "lax", signed: true, path: "/" },
      short: { httpOnly: true, sameSite: "lax", signed: true }
    },
    extraParams: { audience: checkAudience, screen_hint: null, [targetParameter]: null },
    extraTokenClaims: async (_context, token) => {
      if (token.kind !== "AccessToken" || token.accountId === undefined) return undefined
      const account = await storage.accounts.bySubject(token.accountId)
      return account === undefined ? undefined : accessTokenClaims(account)
    },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, client, token) => token.clientId === client.clientId
      },
      // Auth0's logout has its own parameters: routes/logout.ts.
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => identity.audience,
        useGrantedResource: always,
        getResourceServerInfo: (_context, resource, client) => {
          if (resource !== identity.audience) throw new errors.InvalidTarget(`Service not found: ${resource}`)
          return {
            audience: identity.audience,
            scope: client.clientId === identity.serviceClientId ? identity.serviceScope : userScopes,
            accessTokenFormat: "jwt",
            accessTokenTTL: control.lifetimes.accessToken,
            jwt: { sign: { alg: "RS256" } }
          }
        }
      }
    },
    findAccount: async (_context, subject) => {
      const account = await storage.accounts.bySubject(subject)
      if (account === undefined || account.blocked) return undefined
      return { accountId: subject, claims: () => accountClaims(account) }
    },
    formats: {
      customizers: {
        jwt: (_context, _token, parts) => {
          const { payload } = parts
          payload["azp"] = payload["client_id"]
          if (typeof payload["scope"] === "string") payload["scope"] = toOuterScope(payload["scope"])
          parts.header = { ...parts.header, typ: "JWT" }
        }
      }
    },
    interactions: {
      policy: loginPolicy(),
      url: (context, interaction) => loginAddress(settings, context, interaction)
    },
    issueRefreshToken: (_context, client, source) =>
      client.grantTypeAllowed("refresh_token") && source.scopes.has(refreshScope),
    expiresWithSession: (_context, source) => !source.scopes.has(refreshScope),
    rotateRefreshToken: true,
    loadExistingGrant: grantEverything,
    pkce: { required: always },
    renderError,
    responseTypes: ["code"],
    routes: {
      authorization: "/authorize",
      token: "/oauth/token",
      revocation: "/oauth/revoke",
      jwks: "/.well-known/jwks.json",
      userinfo: "/userinfo",
      end_session: "/session/end"
    },
    scopes: ["openid", "profile", "email", refreshScope],
    ttl: lifetimes(control)
  }
  const provider = new Provider(`${settings.origin}/`, configuration)
  provider.registerResponseMode("web_message", webMessage)
  return provider
}
