/** Setup for tests of the identity provider: a provider on a database of its own, and a manual login. */
import { createHash, randomBytes } from "node:crypto"
import { Redacted } from "effect"
import { decodeJwt } from "jose"
import { afterAll, beforeAll, beforeEach, vi } from "vitest"
import { identity } from "../configuration.ts"
import { startTestDatabase, type TestDatabase } from "../database/test-database.ts"
import { demoPassword } from "../demo-world/drivers.ts"
import { type HttpBrowser, makeHttpBrowser, type Visit } from "./http-browser.ts"
import { type IdentityProvider, startIdentityProvider } from "./identity-provider.ts"
import type { SentMail } from "./storage/outbox.ts"

/** Nothing listens there: a login ends where it redirects to it. */
export const appOrigin = "http://localhost:4599"
export const serviceSecret = "secret-of-the-services"

export interface TestProvider extends IdentityProvider {
  readonly database: TestDatabase
}

export const startTestProvider = async (database?: TestDatabase): Promise<TestProvider> => {
  vi.stubEnv("PARKSCHEIN_SECRET_COOKIES", "cookies-of-the-tests")
  vi.stubEnv("PARKSCHEIN_SECRET_SERVICE_CLIENT", serviceSecret)
  const actual = database ?? (await startTestDatabase())
  const provider = await startIdentityProvider({
    databaseUrl: Redacted.make(actual.url),
    port: 0,
    appOrigin,
    testControl: true
  })
  return { ...provider, database: actual }
}

/** Starts one for a whole test file, and resets it before each test. */
export const withProvider = (): TestProvider => {
  const provider = {} as TestProvider
  beforeAll(async () => Object.assign(provider, await startTestProvider()))
  beforeEach(() => control(provider, "reset"))
  afterAll(async () => {
    await provider.stop()
    await provider.database.stop()
  })
  return provider
}

export interface Attempt {
  readonly browser: HttpBrowser
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  readonly page: Visit
}

/** Opens /authorize like the SDK; `changes` replaces parameters, undefined removes one. */
export const authorize = async (
  provider: IdentityProvider,
  changes: Readonly<Record<string, string | undefined>> = {},
  browser: HttpBrowser = makeHttpBrowser(provider.origin)
): Promise<Attempt> => {
  const random = () => randomBytes(32).toString("base64url")
  const [verifier, state, nonce] = [random(), random(), random()]
  const query = Object.entries({
    response_type: "code",
    response_mode: "query",
    client_id: identity.clientId,
    redirect_uri: `${appOrigin}/callback`,
    scope: identity.scope,
    audience: identity.audience,
    state,
    nonce,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...changes
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]))
  const page = await browser.open(`/authorize?${new URLSearchParams(query)}`)
  return { browser, verifier, state, nonce, page }
}

/** Returns the target of a page's link to the shop, without the shop's origin. */
export const wayBackOn = async (page: Response) =>
  new RegExp(`href="${appOrigin}([^"]*)"`).exec(await page.text())?.[1]

/** Submits the form of the open page. */
export const submit = (
  attempt: Attempt,
  fields: Readonly<Record<string, string>>,
  page = "login"
): Promise<Visit> =>
  attempt.browser.open(`/u/${page}`, { state: attempt.page.url.searchParams.get("state") ?? "", ...fields })

export const logIn = async (
  provider: IdentityProvider,
  email: string,
  changes: Readonly<Record<string, string | undefined>> = {},
  browser?: HttpBrowser
) => {
  const attempt = await authorize(provider, changes, browser)
  const visit = await submit(attempt, { email, password: demoPassword })
  return { ...attempt, visit, code: visit.url.searchParams.get("code") ?? "" }
}

export interface TokenAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

export const askToken = async (
  provider: IdentityProvider,
  fields: Readonly<Record<string, string>>,
  init: { readonly json?: boolean; readonly headers?: Record<string, string> } = {}
): Promise<TokenAnswer> => {
  const response = await fetch(`${provider.origin}/oauth/token`, {
    method: "POST",
    headers: { ...(init.json === true ? { "content-type": "application/json" } : {}), ...init.headers },
    body: init.json === true ? JSON.stringify(fields) : new URLSearchParams(fields)
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

export const exchangeCode = (
  provider: IdentityProvider,
  code: string,
  verifier: string,
  init: { readonly json?: boolean } = {}
): Promise<TokenAnswer> =>
  askToken(
    provider,
    {
      grant_type: "authorization_code",
      client_id: identity.clientId,
      redirect_uri: `${appOrigin}/callback`,
      code,
      code_verifier: verifier
    },
    init
  )

/** Returns the claims of the tokens for the code with which a login ended. */
export const claimsAfter = async (
  provider: IdentityProvider,
  { page, visit = page, verifier }: Pick<Attempt, "page" | "verifier"> & { readonly visit?: Visit }
) => {
  const { body } = await exchangeCode(provider, visit.url.searchParams.get("code") ?? "", verifier)
  const claims = (token: "id_token" | "access_token") => decodeJwt(String(body[token]))
  return { id: claims("id_token"), access: claims("access_token") }
}

export const mailsTo = async (
  provider: IdentityProvider,
  address: string
): Promise<ReadonlyArray<SentMail>> =>
  (await fetch(`${provider.origin}/outbox.json?${new URLSearchParams({ address })}`)).json() as Promise<
    ReadonlyArray<SentMail>
  >

export const control = async (
  provider: IdentityProvider,
  command: string,
  input: unknown = {}
): Promise<void> => {
  const response = await fetch(`${provider.origin}/test-control/${command}`, {
    method: "POST",
    body: JSON.stringify(input)
  })
  if (response.status !== 204) throw new Error(`${command}: ${response.status} ${await response.text()}`)
}
