/**
 * Small identity provider for tests: authorize and token endpoint over HTTP, one driver, single-use codes and
 * refresh tokens: a token used twice ends its login.
 */
import { randomUUID } from "node:crypto"
import { type LocalService, type Reply, startLocalService } from "./local-service.ts"

export interface LocalProvider extends AsyncDisposable {
  readonly origin: string
  readonly service: LocalService
  /** Overrides responses until reset. */
  instead: (path: string) => Reply | undefined
  /** Null: no session at the provider. */
  claims: Readonly<Record<string, unknown>> | null
  /** Lifetime of a token in seconds. */
  lifetime: number
  /** Returns the parameters with which a browser would return from this authorize address. */
  readonly visit: (authorizeUrl: string) => URLSearchParams
}

interface Login {
  readonly nonce: string
  readonly clientId: string
  /** Refresh tokens were requested. */
  readonly offline: boolean
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")

export const startLocalProvider = async (): Promise<LocalProvider> => {
  const service = await startLocalService()
  const nonces = new Map<string, Login>()
  /** Logins by refresh token, including used ones until they are used again. */
  const refreshable = new Map<string, { readonly login: Login; isUsed: boolean }>()

  const visit = (authorizeUrl: string): URLSearchParams => {
    const query = new URL(authorizeUrl).searchParams
    const state = query.get("state") ?? ""
    if (provider.claims === null) return new URLSearchParams({ error: "login_required", state })
    const code = randomUUID()
    const offline = (query.get("scope") ?? "").includes("offline_access")
    nonces.set(code, { nonce: query.get("nonce") ?? "", clientId: query.get("client_id") ?? "", offline })
    return new URLSearchParams({ code, state })
  }

  /** Returns the login of a code or refresh token, once. */
  const redeemed = (fields: URLSearchParams): Login | undefined => {
    const code = fields.get("code") ?? ""
    const ofCode = nonces.get(code)
    nonces.delete(code)
    const refreshing = refreshable.get(fields.get("refresh_token") ?? "")
    if (refreshing === undefined) return ofCode
    if (refreshing.isUsed) {
      for (const [token, { login }] of refreshable) if (login === refreshing.login) refreshable.delete(token)
      return undefined
    }
    refreshing.isUsed = true
    return refreshing.login
  }

  const tokens = (body: string): Reply => {
    const login = redeemed(new URLSearchParams(body))
    if (login === undefined)
      return {
        status: 403,
        json: { error: "invalid_grant", error_description: "Unknown or invalid refresh token." }
      }
    const refreshToken = `refresh-${randomUUID()}`
    if (login.offline) refreshable.set(refreshToken, { login, isUsed: false })
    const now = Math.floor(Date.now() / 1000)
    const idToken = [
      part({ alg: "RS256", typ: "JWT", kid: "one" }),
      part({
        iss: `${service.origin}/`,
        aud: login.clientId,
        nonce: login.nonce,
        iat: now,
        exp: now + 3600,
        ...provider.claims
      }),
      "signature"
    ].join(".")
    return {
      json: {
        access_token: `access-${randomUUID()}`,
        ...(login.offline ? { refresh_token: refreshToken } : {}),
        id_token: idToken,
        token_type: "Bearer",
        expires_in: provider.lifetime,
        scope: "openid profile email"
      }
    }
  }

  service.answer(({ url, body }) => {
    const path = url.split("?")[0] ?? ""
    const instead = provider.instead(path)
    if (instead !== undefined) return instead
    if (path === "/authorize") return { json: Object.fromEntries(visit(`${service.origin}${url}`)) }
    if (path === "/oauth/revoke") {
      refreshable.delete(new URLSearchParams(body).get("token") ?? "")
      return { json: {} }
    }
    return path === "/oauth/token" ? tokens(body) : { status: 404 }
  })

  const provider: LocalProvider = {
    origin: service.origin,
    service,
    instead: () => undefined,
    claims: {
      sub: "driver|fahrerin",
      nickname: "fahrerin",
      email: "fahrerin@example.com",
      email_verified: true
    },
    lifetime: 3600,
    visit,
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]()
  }
  return provider
}
