/** Simulates the identity provider for its own flow: holds silent renewals and callbacks for the path. */
import { setTimeout as wait } from "node:timers/promises"
import type { HeldRequests, RequestPattern, RespondFunction } from "@parkschein/flowkit/run"
import type { Page, Request, Route } from "@playwright/test"
import { identity, origins } from "../../../backend/configuration.ts"
import { json, nothing, shopRequest, unauthorised } from "./answers.ts"
import { isSilent, stateOf, webMessage } from "./fake-idp.ts"
import { idToken, type Person } from "./session.ts"

const at = (path: string): RegExp => new RegExp(`^${origins.identity.replaceAll(".", "\\.")}${path}`)

export const silentRequest: RequestPattern = { method: "GET", url: at("/authorize\\?.*prompt=none") }
export const tokenRequest: RequestPattern = { method: "POST", url: at("/oauth/token") }
export const resendRequest: RequestPattern = { method: "POST", url: at("/u/email-verification/resend") }

const state = "state-of-the-path"
const nonce = "nonce-of-the-path"

/** Callback address of the provider, and the cookie of the SDK with the transaction of that login. */
export const callbackAddress = `/callback?code=code&state=${state}`
export const loginUnderWay = (target: string): string => {
  const transaction = {
    nonce,
    state,
    scope: identity.scope,
    audience: identity.audience,
    code_verifier: "verifier",
    redirect_uri: `${origins.app}/callback`,
    appState: { target },
    response_type: "code"
  }
  const name = encodeURIComponent(`a0.spajs.txs.${identity.clientId}`)
  return `${name}=${encodeURIComponent(JSON.stringify(transaction))}`
}

const lifetime = 30 * 86_400

const tokens = (person: Person, saidNonce: string) =>
  json({
    access_token: "paths-token",
    id_token: idToken(person, saidNonce),
    scope: identity.scope,
    expires_in: lifetime,
    token_type: "Bearer"
  })

/** Answers a silent login with a code, and the code with tokens: the provider has a session. */
export const sessionFound =
  (service: string, person: Person): RespondFunction =>
  async (_, held) => {
    const asked = await held.answer(service, (request) =>
      webMessage({ code: "code", state: stateOf(request.url()) })
    )
    await held.answer(service, tokens(person, new URL(asked.url()).searchParams.get("nonce") ?? ""))
  }

/** Milliseconds between polls of the page that waits for a verified address. */
const pollInterval = 5_000

/** Returns the same at the page's next poll. */
export const sessionFoundAtNextPoll =
  (service: string, person: Person): RespondFunction =>
  async (page, held, context) => {
    await page.clock.runFor(pollInterval)
    await sessionFound(service, person)(page, held, context)
  }

/** Refuses a silent login with this error. */
export const silentLoginRefused =
  (service: string, error: string): RespondFunction =>
  async (_, held) => {
    await held.answer(service, (request) => webMessage({ error, state: stateOf(request.url()) }))
  }

/** Timeout of a silent login in the app, in seconds. */
const silentTimeout = 10

/** Lets the app's timeout for the frame of a silent login pass. */
export const silentLoginTimesOut =
  (service: string): RespondFunction =>
  async (page, held) => {
    await held.peek(service)
    await page.clock.runFor(silentTimeout * 1_000)
  }

/** Accepts the code of a callback. */
export const codeAccepted =
  (service: string, person: Person): RespondFunction =>
  async (_, held) => {
    await held.answer(service, tokens(person, nonce))
  }

/** Number of tries of the SDK without a connection. */
const tries = 3
export const connectionLost =
  (service: string): RespondFunction =>
  async (_, held: HeldRequests) => {
    for (let done = 0; done < tries; done += 1) await held.answer(service, nothing)
  }

/** Milliseconds for a page to request its shop. */
const timeout = 6_000

/** Page whose calls find the session lost on demand: both the token and its renewal are refused. */
export interface SessionEnd {
  readonly end: () => Promise<void>
}

/** Holds calls of the shop until then; before, silent logins belong to the flow. */
export const endOfSession = async (page: Page): Promise<SessionEnd> => {
  const waiting: Array<Route> = []
  let isOver = false
  const refuse = (route: Route): Promise<void> =>
    route.fulfill({ status: 401, json: "json" in unauthorised ? unauthorised.json : null })
  await page.route(shopRequest.url, (route) => void waiting.push(route))
  await page.route(silentRequest.url, (route, request: Request) => {
    if (!isOver || !isSilent(request.url())) return route.fallback()
    isOver = false
    const { html = "" } = webMessage({ error: "login_required", state: stateOf(request.url()) }) as {
      readonly html?: string
    }
    return route.fulfill({ status: 200, contentType: "text/html", body: html })
  })
  return {
    end: async () => {
      isOver = true
      const until = Date.now() + timeout
      while (waiting.length === 0 && Date.now() < until) await wait(20)
      const last = waiting.at(-1)
      if (last === undefined) throw new Error("No call waits that could find the session over.")
      await refuse(last)
    }
  }
}

/** Simulates a defect in our own code: reading the status of the mail's response throws. */
export const defectiveAnswer: RespondFunction = async (page, held) => {
  await held.peek("resendMail")
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Response.prototype, "status")
    Object.defineProperty(Response.prototype, "status", {
      configurable: true,
      get: () => {
        if (own !== undefined) Object.defineProperty(Response.prototype, "status", own)
        throw new Error("A fault on purpose.")
      }
    })
  })
  await held.answer("resendMail", { status: 202 })
}
