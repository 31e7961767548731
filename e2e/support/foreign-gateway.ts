/**
 * A gateway that nobody here wrote: it answers as the shop service does, in a dialect of its own, seals what it gives out
 * over everything that it said of it, and refuses in other envelopes.
 */
import { isDeepStrictEqual } from "node:util"
import type { Page, Request, Route } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { handleRequests, jsonOf, send, withJson } from "./change-answers.ts"
import { configurePages } from "./page-configuration.ts"

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Rewrites every object and value of an answer, the inner ones first. */
const rewritten = (
  value: unknown,
  ofObject: (object: Json) => Json,
  ofValue: (value: unknown) => unknown
): unknown =>
  Array.isArray(value)
    ? value.map((each) => rewritten(each, ofObject, ofValue))
    : isObject(value)
      ? ofObject(
          Object.fromEntries(
            Object.entries(value).map(([name, inner]) => [name, rewritten(inner, ofObject, ofValue)])
          )
        )
      : ofValue(value)

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const instant = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/

export interface Dialect {
  readonly answer: (answer: unknown) => unknown
  readonly refusal: (status: number, refused: Json) => unknown
  /** Orders come from an adapter, which speaks as we do. */
  readonly hasOrderAdapter?: true
}

/** How other gateways speak; one line more for one that is met. */
export const dialects = {
  /** Names in snake case, numbers as texts, offsets without a colon, countries by name, all in an envelope and with more to it. */
  otherSpelling: {
    answer: (answer) => ({
      status: "success",
      data: rewritten(
        answer,
        (object) => ({
          ...Object.fromEntries(
            Object.entries(object).map(([name, value]) => [
              snake(name),
              /country$/i.test(name) && value === "DE" ? "Germany" : value
            ])
          ),
          _links: { self: "/somewhere" }
        }),
        (value) =>
          typeof value === "number"
            ? String(value)
            : typeof value === "string" && instant.test(value)
              ? value.replace(/:(\d\d)$/, "$1")
              : value
      )
    }),
    refusal: (status, { code }) => ({ statusCode: status, message: [code], error: "Conflict" })
  },
  /** Times of the place, without an offset; a refusal says no more than its status. */
  localTimes: {
    answer: (answer) =>
      rewritten(
        answer,
        (object) => object,
        (value) => (typeof value === "string" && instant.test(value) ? value.slice(0, 19) : value)
      ),
    refusal: () => ({}),
    hasOrderAdapter: true
  },
  /** Only what the specification names as needed: nothing is null, areas are ids, a word is new, some tickets make no sense. */
  fewerFields: {
    answer: (answer) => {
      const spoken = rewritten(
        answer,
        (object) => {
          const { updatedAt: _, paymentServiceProviderId: __, isAccountVerification: ___, ...rest } = object
          const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
          return {
            ...said,
            ...(Array.isArray(said["areas"])
              ? { areas: said["areas"].map(({ areaEntityId }: Json) => ({ areaEntityId })) }
              : {}),
            ...("ticketType" in said ? { ticketType: "neverHeardOf" } : {})
          }
        },
        (value) => value
      ) as Json
      const tickets = spoken["fixedDurationTickets"]
      return Array.isArray(tickets)
        ? {
            fixedDurationTickets: [
              { id: "no-price" },
              ...tickets,
              null,
              { ...tickets[0], id: "odd", price: 8.125, name: "Krumm", translations: {} }
            ]
          }
        : spoken
    },
    refusal: (status, { code }) => ({
      type: `https://errors.example/${String(code).slice(2).toLowerCase().replaceAll("_", "-")}`,
      title: "Conflict",
      status
    })
  },
  /** Lists come as pages, in another order, and as null where they are empty; the rest in another envelope. */
  pages: {
    answer: (answer) => {
      if (!isObject(answer)) return answer
      const spoken = Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [
          name,
          Array.isArray(value) && value.length === 0 ? null : value
        ])
      )
      const [[name, list] = ["", null], ...others] = Object.entries(spoken)
      if (others.length > 0 || list === null) return { result: spoken, error: null }
      if (!Array.isArray(list)) return { result: spoken, error: null }
      // A cart keeps its order: what is in it was laid there one after the other.
      const content = name === "items" ? list : [...list.slice(6, 12), ...list.slice(0, 6), ...list.slice(12)]
      return { content, totalElements: list.length, first: true, last: true, number: 0 }
    },
    refusal: (_, { code }) => ({ error: code })
  }
} as const satisfies Record<string, Dialect>

/** The price of one ticket has become something that nobody can read by the time it lies in the cart. */
export const withUnreadablePrice = (name: string): Dialect => ({
  answer: (answer) =>
    isObject(answer) && Array.isArray(answer["items"])
      ? {
          ...answer,
          items: answer["items"].map((item: Json) =>
            item["name"] === name ? { ...item, price: "8,-" } : item
          )
        }
      : answer,
  refusal: (_, refused) => refused,
  hasOrderAdapter: true
})

const withoutVerdict = (item: Json): Json => {
  const {
    valid: _,
    problem: __,
    start_passed: ___,
    needs_express_request: ____,
    needsExpressRequest: _____,
    coveredBy: ______,
    covered_by: _______,
    ...rest
  } = item
  return rest
}

/** The page of a network that wants to be paid first stands in the way of every reading call, once. */
export const showPortalOnce = async (page: Page): Promise<ReadonlyArray<string>> => {
  const shown: string[] = []
  await page.route(`${origins.api}/v*/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().method() !== "GET" || shown.includes(pathname)) return route.fallback()
    shown.push(pathname)
    return route.fulfill({
      contentType: "text/html",
      headers: { "access-control-allow-origin": origins.app },
      body: "<!doctype html><title>Hotel</title>"
    })
  })
  return shown
}

/** The path before that of each call. */
const prefix = "/parking/shop"

const gateway = `${origins.api}${prefix}`

/** Puts the gateway, under a path of its own, between the page and the shop service. */
export const speakForeign = async (page: Page, dialect: Dialect): Promise<void> => {
  /** What was given out, as it was said, and what it is to the service. */
  const given: { readonly said: Json; readonly meant: unknown }[] = []

  const remember = (meant: unknown, said: unknown) => {
    if (!isObject(meant) || !isObject(said)) return
    const inner = [said["data"], said["result"]].find(isObject) ?? said
    if ("hash" in meant) given.push({ said: inner, meant })
    const items = inner["items"] ?? inner["content"]
    if (Array.isArray(meant["items"]) && Array.isArray(items)) {
      for (const [index, item] of meant["items"].entries()) {
        given.push({ said: withoutVerdict(items[index]), meant: withoutVerdict(item) })
      }
    }
  }

  const sealed = (item: unknown): unknown => given.find(({ said }) => isDeepStrictEqual(said, item))?.meant

  const handle = async (route: Route, request: Request) => {
    const url = request.url().replace(gateway, origins.api)
    if (request.method() === "OPTIONS" || /\/(assets|shop\/public)\//.test(url))
      return route.continue({ url })
    const isCart = request.method() === "PUT" && /\/cart$/.test(request.url())
    const sent = isCart
      ? (request.postDataJSON() as { readonly items: unknown[] }).items.map(sealed)
      : undefined
    if (sent?.includes(undefined) === true) {
      return route.fulfill({
        status: 422,
        headers: { "access-control-allow-origin": origins.app },
        json: { message: "The seal is broken." }
      })
    }
    const answer = await send(request, {
      url,
      ...(sent === undefined ? {} : { body: JSON.stringify({ items: sent }) })
    })
    const { "access-control-expose-headers": _, ...headers } = answer.headers
    if (answer.body === "") return route.fulfill({ ...answer, headers })
    const isOk = answer.status < 300
    const meant = jsonOf<unknown>(answer)
    const isOurs = dialect.hasOrderAdapter === true && /\/order\b/.test(url)
    const said = isOurs ? meant : isOk ? dialect.answer(meant) : dialect.refusal(answer.status, meant as Json)
    if (isOk) remember(meant, said)
    return route.fulfill({ ...withJson(answer, said), headers })
  }

  await handleRequests(page, (url) => url.href.startsWith(`${gateway}/`), handle)
  await configurePages(page, { apiOrigin: gateway })
}
