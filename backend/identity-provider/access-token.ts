/** Access tokens for tests and tools: a demo driver's by a login, or a service's by its secret. */
import { createHash, randomBytes } from "node:crypto"
import { Redacted } from "effect"
import { identity, origins, secret } from "../configuration.ts"
import { demoPassword } from "../demo-world/drivers.ts"
import { makeHttpBrowser } from "./http-browser.ts"

export interface TokenOptions {
  /** Default: the provider of the demo world. */
  readonly issuer?: string
  /** Default: the password of the demo drivers. */
  readonly password?: string
  /** Origin of the app with the registered callback; default: that of the demo world. */
  readonly appOrigin?: string
  readonly scope?: string
}

export interface Tokens {
  readonly access_token: string
  readonly id_token: string
  readonly refresh_token?: string
  readonly expires_in: number
  readonly scope: string
}

const random = (): string => randomBytes(32).toString("base64url")

/**
 * Logs a driver in like a browser, or signs one up on `/u/signup`. Returns the browser, whose cookies are the
 * provider's session, and the authorization code. Throws any other response of the provider.
 */
export const openSession = async (
  email: string,
  options: TokenOptions = {},
  form: "login" | "signup" = "login"
) => {
  const issuer = new URL(options.issuer ?? identity.issuer)
  const redirectUri = `${options.appOrigin ?? origins.app}/callback`
  const verifier = random()
  const browser = makeHttpBrowser(issuer.origin)
  const authorize = new URL("/authorize", issuer)
  authorize.search = new URLSearchParams({
    response_type: "code",
    client_id: identity.clientId,
    redirect_uri: redirectUri,
    scope: options.scope ?? identity.scope,
    audience: identity.audience,
    state: random(),
    nonce: random(),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256"
  }).toString()
  const page = await browser.open(authorize.href)
  const state = page.url.searchParams.get("state")
  if (page.url.pathname !== "/u/login" || state === null) {
    throw new Error(
      `The identity provider at ${issuer.origin} did not show its login page (${page.response.status}).`
    )
  }
  const fields = { state, email, password: options.password ?? demoPassword }
  const { url, response } = await browser.open(new URL(`/u/${form}`, issuer).href, fields)
  const code = url.searchParams.get("code")
  if (code === null) {
    const why =
      response.status === 429 ? "too many attempts, wait a while" : "e-mail address or password is wrong"
    throw new Error(`${email} could not be logged in at ${issuer.origin}: ${why} (${response.status}).`)
  }
  return { browser, issuer, code, redirectUri, verifier }
}

/** Returns all tokens of a login. Throws any other response of the provider. */
export const tokensOf = async (email: string, options: TokenOptions = {}): Promise<Tokens> => {
  const { issuer, code, redirectUri, verifier } = await openSession(email, options)
  const answer = await fetch(new URL("/oauth/token", issuer), {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: identity.clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier
    })
  })
  if (!answer.ok) throw new Error(`The token endpoint answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Tokens
}

/** Returns the access token of a demo driver, or of any account with the given password. */
export const accessTokenOf = async (email: string, options: TokenOptions = {}): Promise<string> =>
  (await tokensOf(email, options)).access_token

/** Returns the access token of a service of this installation, by client credentials. */
export const serviceAccessToken = async (): Promise<string> => {
  const { issuer, serviceClientId, audience, serviceScope } = identity
  const answer = await fetch(new URL("/oauth/token", issuer), {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${serviceClientId}:${Redacted.value(secret("service-client"))}`).toString("base64")}`
    },
    body: new URLSearchParams({ grant_type: "client_credentials", audience, scope: serviceScope })
  })
  if (!answer.ok) throw new Error(`The token endpoint answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as Pick<Tokens, "access_token">).access_token
}
