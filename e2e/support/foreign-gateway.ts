/**
 * Foreign gateway: answers like the shop service in its own dialect, seals its items over all of their
 * fields, and refuses in other envelopes.
 */
import { isDeepStrictEqual } from "node:util"
import type { Page, Request, Route } from "@playwright/test"
import { gatewayAddress, origins } from "../../backend/configuration.ts"
import { gatewayCalls, handleRequests, jsonOf, send, withJson } from "./change-answers.ts"
import { configurePages } from "./page-configuration.ts"

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Rewrites each object and value of a response, the inner ones first. */
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
  /** Orders come from an adapter in our own dialect. */
  readonly hasOrderAdapter?: true
}

/** Dialects of other gateways; add one for each newly found deviation. */
export const dialects = {
  /** Snake case, numbers as texts, offsets without a colon, countries by name; in an envelope with links. */
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
  /** Local times without an offset; refusals with a status only. */
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
  /** Required fields only: no nulls, areas as ids, an unknown word, some invalid tickets. */
  fewerFields: {
    answer: (answer) => {
      const spoken = rewritten(
        answer,
        (object) => {
          const { updatedAt: _, paymentServiceProviderId: __, isAccountVerification: ___, ...rest } = object
          const foreign = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
          return {
            ...foreign,
            ...(Array.isArray(foreign["areas"])
              ? { areas: foreign["areas"].map(({ areaEntityId }: Json) => ({ areaEntityId })) }
              : {}),
            ...("ticketType" in foreign ? { ticketType: "neverHeardOf" } : {})
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
  /** Lists as pages, reordered, and null if empty; everything else in another envelope. */
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
      // A cart keeps the order in which items were added.
      const content = name === "items" ? list : [...list.slice(6, 12), ...list.slice(0, 6), ...list.slice(12)]
      return { content, totalElements: list.length, first: true, last: true, number: 0 }
    },
    refusal: (_, { code }) => ({ error: code })
  }
} as const satisfies Record<string, Dialect>

/** Makes the price of one ticket unreadable once it is in the cart. */
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

/** Answers each reading call once with the login page of a paid network. */
export const answerWithPortalOnce = async (page: Page): Promise<ReadonlyArray<string>> => {
  const shown: string[] = []
  await page.route(gatewayCalls, (route) => {
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

/** Prefix of the path of each call. */
const prefix = "/parking/shop"

const gateway = `${gatewayAddress}${prefix}`

/** Puts the gateway, with its own path prefix, between the page and the shop service. */
export const serveForeignGateway = async (page: Page, dialect: Dialect): Promise<void> => {
  /** Items sent to the page: as sent, and as the service knows them. */
  const given: { readonly foreign: Json; readonly meant: unknown }[] = []

  const remember = (meant: unknown, foreign: unknown) => {
    if (!isObject(meant) || !isObject(foreign)) return
    const inner = [foreign["data"], foreign["result"]].find(isObject) ?? foreign
    if ("hash" in meant) given.push({ foreign: inner, meant })
    const items = inner["items"] ?? inner["content"]
    if (Array.isArray(meant["items"]) && Array.isArray(items)) {
      for (const [index, item] of meant["items"].entries()) {
        given.push({ foreign: withoutVerdict(items[index]), meant: withoutVerdict(item) })
      }
    }
  }

  const sealed = (item: unknown): unknown =>
    given.find(({ foreign }) => isDeepStrictEqual(foreign, item))?.meant

  const handle = async (route: Route, request: Request) => {
    const url = request.url().replace(gateway, origins.api)
    if (request.method() === "OPTIONS" || /\/(assets|shop\/public)\//.test(url))
      return route.continue({ url })
    // The specification does not name the call.
    if (url.endsWith("/cart/items")) {
      return route.fulfill({ status: 404, headers: { "access-control-allow-origin": origins.app } })
    }
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
    const foreign = isOurs
      ? meant
      : isOk
        ? dialect.answer(meant)
        : dialect.refusal(answer.status, meant as Json)
    if (isOk) remember(meant, foreign)
    return route.fulfill({ ...withJson(answer, foreign), headers })
  }

  await handleRequests(page, (url) => url.href.startsWith(`${gateway}/`), handle)
  await configurePages(page, { apiOrigin: gateway })
}
