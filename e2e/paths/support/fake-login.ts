/** Plays the identity provider for the flow that is about it: silent renewals and callbacks wait for the path's word. */
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

/** The address to which the provider sends a driver back, and the cookie with what the SDK knows of that login. */
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

/** The provider knows the browser: it gives a code silently, and tokens for it. */
export const knows =
  (service: string, person: Person): RespondFunction =>
  async (_, held) => {
    const asked = await held.answer(service, (request) =>
      webMessage({ code: "code", state: stateOf(request.url()) })
    )
    await held.answer(service, tokens(person, new URL(asked.url()).searchParams.get("nonce") ?? ""))
  }

/** Milliseconds after which a page that waits for the address to be verified looks again. */
const untilNextLook = 5_000

/** The same, where the page asks by itself after a while. */
export const knowsAtNextLook =
  (service: string, person: Person): RespondFunction =>
  async (page, held, context) => {
    await page.clock.runFor(untilNextLook)
    await knows(service, person)(page, held, context)
  }

/** The provider says no to a silent login. */
export const refuses =
  (service: string, error: string): RespondFunction =>
  async (_, held) => {
    await held.answer(service, (request) => webMessage({ error, state: stateOf(request.url()) }))
  }

/** Seconds that the app gives a silent login. */
const silentTimeout = 10

/** The frame of the silent login says nothing until the app gives up. */
export const saysNothing =
  (service: string): RespondFunction =>
  async (page, held) => {
    await held.peek(service)
    await page.clock.runFor(silentTimeout * 1_000)
  }

/** The code of a callback is taken. */
export const takesCode =
  (service: string, person: Person): RespondFunction =>
  async (_, held) => {
    await held.answer(service, tokens(person, nonce))
  }

/** No connection, as often as the SDK tries. */
const tries = 3
export const isCutOff =
  (service: string): RespondFunction =>
  async (_, held: HeldRequests) => {
    for (let done = 0; done < tries; done += 1) await held.answer(service, nothing)
  }

/** Milliseconds in which a page asks for its shop. */
const timeout = 6_000

/** A page whose calls find, when the path says so, that the session is over: its token and its renewal are refused. */
export interface SessionEnd {
  readonly end: () => Promise<void>
}

/** Calls of the shop wait for this word; until then, silent logins are the flow's. */
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

/** A fault of our own in the answer about the mail: whoever asks for its status runs into an exception. */
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
