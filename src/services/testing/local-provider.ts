/** A small identity provider for tests: authorize and token endpoint over HTTP, one driver, codes used once. */
import { randomUUID } from "node:crypto"
import { type LocalService, type Reply, startLocalService } from "./local-service.ts"

export interface LocalProvider extends AsyncDisposable {
  readonly origin: string
  readonly service: LocalService
  /** What the provider answers instead of doing its work, until it is set back. */
  instead: (path: string) => Reply | undefined
  /** Null: nobody has a session at the provider. */
  claims: Readonly<Record<string, unknown>> | null
  /** Seconds that a token is good for. */
  lifetime: number
  /** Redeems what a browser that went to this authorize address would come back with. */
  readonly visit: (authorizeUrl: string) => URLSearchParams
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")

export const startLocalProvider = async (): Promise<LocalProvider> => {
  const service = await startLocalService()
  const nonces = new Map<string, { readonly nonce: string; readonly clientId: string }>()

  const visit = (authorizeUrl: string): URLSearchParams => {
    const query = new URL(authorizeUrl).searchParams
    const state = query.get("state") ?? ""
    if (provider.claims === null) return new URLSearchParams({ error: "login_required", state })
    const code = randomUUID()
    nonces.set(code, { nonce: query.get("nonce") ?? "", clientId: query.get("client_id") ?? "" })
    return new URLSearchParams({ code, state })
  }

  const tokens = (body: string): Reply => {
    const code = new URLSearchParams(body).get("code") ?? ""
    const login = nonces.get(code)
    nonces.delete(code)
    if (login === undefined)
      return { status: 403, json: { error: "invalid_grant", error_description: "Used" } }
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
