/**
 * Authorization code flow with PKCE, as far as it does not wait for the SDK: the authorization request, and the token
 * request of its callback. The login transaction between them has the SDK's own format (2.27.0, pinned; a test compares
 * it with the SDK's), since the SDK completes, validates and stores each login. Decision 035.
 */
import type { Configuration } from "../../configuration.ts"

/** Milliseconds for the check that the provider is reachable, before a redirect without user action. */
const reachTimeout = 10_000

/** Fails if the provider cannot be reached: a redirect would lose the page, and a frame would not report it. */
export const reach = (identityOrigin: string): Promise<unknown> =>
  fetch(`${identityOrigin}/.well-known/jwks.json`, {
    mode: "no-cors",
    credentials: "omit",
    signal: AbortSignal.timeout(reachTimeout)
  })

/**
 * Passes the target page to the provider, for links back from its mails and pages. Auth0 forwards parameters
 * with this prefix to its own pages and actions.
 */
export const linkBack = (target: string) => ({ "ext-target": target })

/**
 * Returns the language of the page, then those of every login page: a provider uses the first one it
 * supports. Readers of French or Italian are likelier to read English than German.
 */
const preferredLocales = (locale: string): string => {
  const language = /^[a-z]+/.exec(locale.toLowerCase())?.[0] ?? "de"
  return [...new Set([language, "en", "de"])].join(" ")
}

/** Parameters of a login for the provider's pages; without a language none, since no page is shown. */
export interface LoginScreen {
  readonly locale?: string
  readonly signUp?: boolean
  readonly prompt?: "none" | "login"
}

/** Parameters of the provider's pages: preferred languages, login or sign-up, and whether any is shown. */
export const screenOf = ({ locale, signUp, prompt }: LoginScreen): Readonly<Record<string, string>> => ({
  ...(locale === undefined ? {} : { ui_locales: preferredLocales(locale) }),
  ...(signUp ? { screen_hint: "signup" } : {}),
  ...(prompt === undefined ? {} : { prompt })
})

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/** Returns 256 random bits in 43 characters, the least that PKCE allows for a verifier. */
const random = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

type Client = Pick<Configuration, "identityOrigin" | "identityClientId">

const cookieName = ({ identityClientId }: Client): string =>
  encodeURIComponent(`a0.spajs.txs.${identityClientId}`)

/** Characters that the SDK does not escape in a cookie, which holds at most 4,096. */
const unescaped = /%(?:2[346BF]|3[ACDEF]|40|5[BDE]|60|7[BCD])/g

/** Stores the transaction of a login for these days, or while the browser is open. */
const writeTransaction = (client: Client, transaction: string, days?: number): void => {
  const value = encodeURIComponent(transaction).replace(unescaped, decodeURIComponent)
  const expires = days && `; Expires=${new Date(Date.now() + days * 86_400_000).toUTCString()}`
  const attributes = location.protocol === "https:" ? "; Secure; SameSite=none" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would set it too late, and Firefox lacks it
  document.cookie = `${cookieName(client)}=${value}${expires ?? ""}; Path=/${attributes}`
}

const readTransaction = (client: Client): string | undefined => {
  const start = `${cookieName(client)}=`
  const pair = document.cookie.split("; ").find((one) => one.startsWith(start))
  return pair && decodeURIComponent(pair.slice(start.length))
}

/**
 * Returns the scopes as the SDK normalizes them. Not by the token cache's function: without imports, this module is
 * ready sooner, and the home lighter.
 */
const scopesOf = ({ identityScope, tokenMode }: Configuration): string => {
  const all = ["openid", ...identityScope.split(/\s+/), tokenMode === "refreshToken" ? "offline_access" : ""]
  return [...new Set(all)].filter(Boolean).join(" ")
}

/** Leaves for the provider's login; without user action (`prompt: "none"`) only if it is reachable. */
export const requestLogin = async (
  configuration: Configuration,
  origin: string,
  appState: { readonly target: string; readonly shop: string | null },
  screen: LoginScreen,
  open: (url: string) => void
): Promise<void> => {
  const { identityOrigin, identityClientId, identityAudience } = configuration
  if (crypto.subtle === undefined) throw new Error("A login needs a secure origin, by https.")
  if (screen.prompt === "none") await reach(identityOrigin)
  const [state, nonce, verifier] = [random(), random(), random()]
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))
  const request = {
    redirect_uri: `${origin}/callback`,
    audience: identityAudience,
    scope: scopesOf(configuration),
    response_type: "code",
    state,
    nonce
  }
  writeTransaction(configuration, JSON.stringify({ ...request, code_verifier: verifier, appState }), 1)
  const query = new URLSearchParams({
    ...screenOf(screen),
    ...linkBack(appState.target),
    ...request,
    client_id: identityClientId,
    response_mode: "query",
    code_challenge: base64Url(new Uint8Array(digest)),
    code_challenge_method: "S256"
  })
  open(`${identityOrigin}/authorize?${query}`)
}

/** Token request that was sent before the SDK was loaded. */
export interface SentCode {
  /** Stores the transaction again, which was removed before the code was sent, as the SDK does. */
  readonly putBack: () => void
  readonly address: string
  readonly form: string
  readonly answer: Promise<Response>
  readonly abort: () => void
}

/**
 * Sends the code of a callback whose state is that of the stored transaction, with the form that the SDK would send.
 * Returns undefined, and has changed nothing, for any other callback: the SDK reports what is wrong with it.
 */
export const sendCode = (client: Client, search: string): SentCode | undefined => {
  const transaction = readTransaction(client)
  // The SDK drops each question mark, too.
  const query = new URLSearchParams(search.replaceAll("?", ""))
  const code = query.get("code")
  if (transaction === undefined || !code || query.has("error")) return undefined
  const known = JSON.parse(transaction) as Readonly<Record<string, unknown>>
  const { state, code_verifier, redirect_uri } = known
  if (typeof state !== "string" || state === "" || state !== query.get("state")) return undefined
  if (typeof code_verifier !== "string" || typeof redirect_uri !== "string") return undefined
  // A code is for one use: after a reload there is no login to complete.
  writeTransaction(client, "", -1)
  const sending = new AbortController()
  const address = `${client.identityOrigin}/oauth/token`
  const grant = { client_id: client.identityClientId, code_verifier, grant_type: "authorization_code" }
  const form = new URLSearchParams({ ...grant, code, redirect_uri }).toString()
  const answer = fetch(address, {
    method: "POST",
    // By itself the browser would add a charset, which the SDK's request has not.
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: form,
    signal: sending.signal
  })
  // Reported by the SDK, if it gets that far.
  answer.catch(() => undefined)
  const putBack = () => writeTransaction(client, transaction)
  return { putBack, address, form, answer, abort: () => sending.abort() }
}
