/** Tests of the contract as a server defines it: unusual calls over HTTP, and all calls as OpenAPI. */
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Layer, Schema } from "effect"
import { HttpRouter } from "effect/http"
import { HttpApi, HttpApiBuilder, HttpApiGroup, OpenApi } from "effect/http-api"
import { afterAll, describe, expect, it } from "vitest"
import { allEndpoints } from "./all.ts"
import type { Endpoint } from "./endpoint.ts"
import { NotFound } from "./errors.ts"
import { ShopServiceApi } from "./http-api.ts"
import { readForm } from "./read-form.ts"
import { routes } from "./served.ts"

/** Subset of the web's classes, which the types of this folder do not know. */
interface WebRequest {
  new (url: string, init?: { method?: string; headers?: Record<string, string>; body?: unknown }): object
}
interface WebForm {
  new (): { append: (name: string, value: unknown, fileName?: string) => void }
}
interface WebAnswer {
  readonly status: number
  readonly headers: { get: (name: string) => string | null }
  readonly text: () => Promise<string>
}
const web = globalThis as unknown as {
  readonly Request: WebRequest
  readonly FormData: WebForm
  readonly Blob: new (parts: ReadonlyArray<string>, options: { type: string }) => object
}

const {
  createShop,
  flexPricesOfAreas,
  metrics,
  shopGroupsByIds,
  specifiedArriveLeaveByQuery,
  verifyPurchaseOption,
  deletePlates
} = allEndpoints

class Group extends HttpApiGroup.make("contract").add(
  ...routes(
    createShop,
    metrics,
    verifyPurchaseOption,
    flexPricesOfAreas,
    specifiedArriveLeaveByQuery,
    deletePlates,
    shopGroupsByIds
  )
) {}
class Api extends HttpApi.make("contract").add(Group) {}

const seen: unknown[] = []
let metricsAnswer: { readonly [name: string]: unknown } | string = "orders_total 5"
const area = "0d6e7a8c-5b1f-4d39-9a51-4c1f0b7f9e10"
const now = "2026-11-21T08:00:00Z"

const pricing = Schema.decodeUnknownSync(specifiedArriveLeaveByQuery.success)({ price: 2.5 })

const readCreation = readForm(createShop.payload)

const Handlers = HttpApiBuilder.group(Api, "contract", (handlers) =>
  handlers.handleAll({
    createShop: Effect.fnUntraced(function* ({ payload }) {
      const { coverImage, ...shop } = yield* readCreation(payload)
      seen.push({ ...shop, coverImage: [...(coverImage ?? [])] })
      return {
        ...shop,
        id: area,
        isAccountVerification: shop.isAccountVerification ?? false,
        meta: null,
        coverImageUrl: null,
        areaFriendly: null,
        areaCountry: null,
        createdAt: now,
        updatedAt: now
      }
    }),
    metrics: () => Effect.succeed(metricsAnswer),
    verifyPurchaseOption: ({ payload }) => {
      const [first] = payload.purchaseOptions
      return Effect.succeed(first === undefined ? undefined : { ...first, valid: true, problem: null })
    },
    flexPricesOfAreas: ({ query }) => {
      seen.push(query)
      return Effect.succeed([])
    },
    specifiedArriveLeaveByQuery: ({ query }) => {
      seen.push(query)
      return Effect.succeed(pricing)
    },
    deletePlates: ({ payload }) => {
      seen.push(payload)
      return Effect.fail(
        new NotFound({ code: "E_PLATE_NOT_FOUND", message: "No such plate.", field: "items.0.oldPlate" })
      )
    },
    shopGroupsByIds: ({ payload }) => {
      seen.push(payload)
      return Effect.succeed([])
    }
  })
)

const { dispose, handler } = HttpRouter.toWebHandler(
  HttpApiBuilder.layer(Api).pipe(
    Layer.provide(Handlers),
    Layer.provideMerge(NodeHttpServer.layerHttpServices)
  ),
  { disableLogger: true }
)
afterAll(dispose)

const ask = async (method: string, path: string, body?: unknown) => {
  const isJson = typeof body === "string"
  const request = new web.Request(`http://127.0.0.1${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    ...(isJson ? { headers: { "content-type": "application/json" } } : {})
  })
  const answer = (await (handler as unknown as (asked: object) => Promise<unknown>)(request)) as WebAnswer
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() }
}

describe("a multipart form", () => {
  const form = (changes: Record<string, string>) => {
    const parts = new web.FormData()
    const fields = {
      areaEntityId: area,
      name: "Wiesensee",
      path: "wiesensee",
      paymentServiceProviderId: "psp",
      active: "true"
    }
    for (const [name, value] of Object.entries({ ...fields, ...changes })) parts.append(name, value)
    return parts
  }

  it("decodes booleans and numbers, and its picture as a file", async () => {
    const parts = form({ periodicLimit: "30", isAccountVerification: "false" })
    parts.append("coverImage", new web.Blob(["png"], { type: "image/png" }), "see.png")
    const answer = await ask("POST", "/v1/shop", parts)
    expect(answer).toMatchObject({ status: 200 })
    expect(JSON.parse(answer.text)).toMatchObject({
      name: "Wiesensee",
      active: true,
      isAccountVerification: false
    })
    expect(seen.at(-1)).toMatchObject({
      active: true,
      periodicLimit: 30,
      coverImage: Array.from("png", (letter) => letter.charCodeAt(0))
    })
  })

  it("allows a missing picture, but not an invalid number", async () => {
    expect(await ask("POST", "/v1/shop", form({}))).toMatchObject({ status: 200 })
    expect((await ask("POST", "/v1/shop", form({ periodicLimit: "1e999" }))).status).toBe(400)
    expect((await ask("POST", "/v1/shop", form({ active: "perhaps" }))).status).toBe(400)
  })
})

describe("responses", () => {
  it("are text or JSON for the metrics", async () => {
    expect(await ask("GET", "/v1/metrics")).toMatchObject({
      status: 200,
      type: "text/plain",
      text: "orders_total 5"
    })
    metricsAnswer = { orders: 5 }
    expect(await ask("GET", "/v1/metrics")).toMatchObject({
      status: 200,
      type: "application/json",
      text: '{"orders":5}'
    })
  })

  it("are empty or JSON", async () => {
    const path = "/v1/available-purchase-option/verify-purchase-option"
    expect(await ask("POST", path, '{"purchaseOptions":[]}')).toMatchObject({ status: 204, text: "" })
    const answer = await ask(
      "POST",
      path,
      JSON.stringify({
        purchaseOptions: [{ id: "1", name: "Tag", price: 8, ticketType: "singleUse" }],
        checkOutdated: true
      })
    )
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.text)).toMatchObject({ id: "1", valid: true, currencyCode: "EUR" })
  })

  it("are refusals with the status of their class", async () => {
    const path = `/v1/${area}/user-shop-group/staff/plates`
    const answer = await ask("DELETE", path, '{"items":[{"oldPlate":{"plate":"M-PP123","country":"DE"}}]}')
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text)).toMatchObject({ _tag: "NotFound", code: "E_PLATE_NOT_FOUND" })
  })
})

describe("queries", () => {
  it("repeat the key of a list, also of a list of one", async () => {
    expect((await ask("GET", `/v2/flex-price?plate=M-PP123&areaEntityIds=${area}`)).status).toBe(200)
    expect(seen.at(-1)).toEqual({ plate: "M-PP123", areaEntityIds: [area] })
    const origins = "excludePendingTransactionOrigins=app&excludePendingTransactionOrigins=web"
    expect((await ask("GET", `/v2/flex-price?plate=M-PP123&${origins}`)).status).toBe(200)
    expect(seen.at(-1)).toEqual({ plate: "M-PP123", excludePendingTransactionOrigins: ["app", "web"] })
  })

  it("encode objects as JSON, and numbers and booleans as text", async () => {
    const exemption = { validFrom: "2026-12-01T08:00:00Z", validTo: "2026-12-01T09:00:00Z" }
    const query = `plate=M-PP123&areaEntityId=${area}&arrive=2026-12-01T08:00:00Z&stayActive=true&timeDiscountsDuration=60`
    const json = encodeURIComponent(JSON.stringify(exemption))
    expect(
      (await ask("GET", `/v1/flex-price/specified-arrive-leave?${query}&externalExemptions=${json}`)).status
    ).toBe(200)
    expect(seen.at(-1)).toMatchObject({
      stayActive: true,
      timeDiscountsDuration: 60,
      externalExemptions: [exemption]
    })
    expect(
      (await ask("GET", `/v1/flex-price/specified-arrive-leave?${query}&externalExemptions={`)).status
    ).toBe(400)
  })
})

describe("OpenAPI", () => {
  const calls: ReadonlyArray<readonly [string, Endpoint]> = Object.entries(allEndpoints)
  const { paths } = OpenApi.fromApi(ShopServiceApi)

  it.each(calls)("has %s with its body, its responses and every documented refusal", (_, call) => {
    const path = call.path.replaceAll(/:(\w+)/g, "{$1}")
    const printed = paths[path as `/${string}`]?.[call.method.toLowerCase() as "get"]
    const statuses = Object.keys(printed?.responses ?? {})
    expect(statuses.filter((status) => status.startsWith("4"))).toEqual(call.error.map(String))
    expect(statuses.filter((status) => status.startsWith("2"))).not.toEqual([])
    expect(Object.keys(printed?.requestBody?.content ?? {})).toEqual(
      call.payload === undefined ? [] : [call.multipart === true ? "multipart/form-data" : "application/json"]
    )
  })

  it("has both responses of an endpoint with text or no content", () => {
    expect(Object.keys(paths["/v1/metrics"]?.get?.responses["200"]?.content ?? {})).toEqual([
      "application/json",
      "text/plain"
    ])
    const verify = paths["/v1/available-purchase-option/verify-purchase-option"]?.post
    expect(Object.keys(verify?.responses ?? {})).toEqual(expect.arrayContaining(["200", "204"]))
  })
})
