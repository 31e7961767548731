/** Tests of the contract as a whole: every call of the specification is there, and every call can be made. */
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { refusalOf } from "../testing/refusal.ts"
import { allEndpoints } from "./all.ts"
import type { Endpoint } from "./endpoint.ts"
import { refusals } from "./errors.ts"
import * as contract from "./index.ts"
import { refusalStatuses } from "./refusal-codes.ts"

const endpoints: ReadonlyArray<readonly [name: string, endpoint: Endpoint]> = Object.entries(allEndpoints)

const specified = `
DELETE /v1/:shopId/cart
DELETE /v1/:shopId/cart/internal
GET /v1/:shopId/cart
GET /v1/:shopId/cart/internal
PUT /v1/:shopId/cart
POST /v1/:shopId/cart/verify
POST /v1/:shopId/cart/internal/verify
GET /v1/metrics
POST /v1/shop
GET /v1/shop
GET /v1/shop/:id
DELETE /v1/shop/:id
PATCH /v1/shop/:id
GET /v1/shop/active-tickets/:shopId
POST /v1/shop/many/by-area-entity-id
POST /v1/shop/by-ids
GET /v1/shop/by-area-entity-id/:areaEntityId
GET /v1/shop/path/:path
POST /v1/shop-group
GET /v1/shop-group/:id
PATCH /v1/shop-group/:id
DELETE /v1/shop-group/:id
GET /v1/shop-group/available-pricing-groups/:shopId
POST /v1/shop-group/max-codes/by-group-ids
POST /v1/shop-group/max-plates/by-group-ids
GET /v1/shop-group/many/by-shop-id/:shopId
GET /v1/shop-group/many/by-group-id/:groupId
POST /v1/shop-group/many/by-area-entity-ids
POST /v1/shop-group/many/by-group-ids
POST /v1/shop-group/many/by-ids
GET /v1/shop-group/user-shop-groups/:shopId
GET /v1/available-purchase-option/fixed-price-ticket/:id/configure
POST /v2/available-purchase-option/fixed-price-ticket/:id/configure
POST /v1/available-purchase-option/fixed-price-ticket/configure
GET /v1/available-purchase-option
GET /v1/available-purchase-option/online-shop
GET /v1/available-purchase-option/fixed-price-ticket
POST /v1/available-purchase-option/validate-license-plate-change
POST /v1/available-purchase-option/verify-flex-price-purchase-option/many
POST /v1/available-purchase-option/verify-purchase-option
POST /v1/available-purchase-option/verify-purchase-option/many
GET /v1/flex-price
GET /v2/flex-price
GET /v1/flex-price/specified-arrive-leave
POST /v2/flex-price/specified-arrive-leave
POST /v1/flex-price/stay
POST /v2/flex-price/stay
GET /v1/flex-price/latest-stay-payment-status
POST /v1/flex-price/simulate`

/** Decision D-15. */
const proposed = `
GET /v1/shop/public/:path
GET /v1/:shopId/verification-code
POST /v1/:shopId/verification-code
POST /v1/:shopId/user-shop-group/:groupId/plates
PUT /v1/:shopId/user-shop-group/:groupId/plates
DELETE /v1/:shopId/user-shop-group/:groupId/plates
POST /v1/:shopId/cart/items
POST /v1/:shopId/order
GET /v1/:shopId/order
GET /v1/:shopId/order/:orderId
DELETE /v1/:shopId/order/:orderId
GET /v1/:shopId/order/:orderId/receipt
GET /v1/:shopId/receipts
GET /v1/:shopId/past-tickets
PUT /v1/:shopId/order/:orderId/item/:position/plate
PUT /v1/:shopId/order/:orderId/item/:position/reminder
PUT /v1/:shopId/order/:orderId/push-reminder
PUT /v1/push-subscription
POST /v1/payment-event
POST /v1/payment-question
POST /v1/shop/:id/verification-code
PUT /v1/shop/:id/tickets
PUT /v1/area/:areaEntityId
GET /v1/order/:order
PUT /v1/order/:order/refund
POST /v1/driver/export
POST /v1/driver/deletion
GET /v1/shop/:shopId/accounting
GET /v1/refund
PUT /v1/refund/:refundId/retry`

it("has exactly the endpoints of the specification and the proposal, each once", () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`)
  expect(calls.toSorted()).toEqual(`${specified}${proposed}`.trim().split("\n").toSorted())
})

it("lists every endpoint that the contract exports", () => {
  const exported = Object.entries(contract).filter(
    ([, value]) => typeof value === "object" && "method" in value && "path" in value
  )
  expect(Object.fromEntries(exported)).toEqual(allEndpoints)
})

describe.each(endpoints)("%s", (_, { method, multipart, params = {}, path, payload }) => {
  it("describes exactly the parameters of its path, none of them empty [F-08]", () => {
    expect(Object.keys(params).toSorted()).toEqual(
      [...path.matchAll(/:(\w+)/g)].map(([, name]) => name).toSorted()
    )
    for (const schema of Object.values(params)) expect(refusalOf(schema, "")).toBeDefined()
  })

  it("has a body only when its method allows one", () => {
    expect(payload === undefined || method !== "GET").toBe(true)
    expect(multipart === undefined || payload !== undefined).toBe(true)
  })
})

it("documents 401, 403 when a valid token may not suffice, and 400 when a request can be invalid", () => {
  expect(refusalStatuses(allEndpoints.cancelOrder)).toEqual([400, 401, 403, 404, 409])
  expect(refusalStatuses(allEndpoints.metrics)).toEqual([401, 403])
  // A call open to anyone either signs its request or returns public data.
  expect(refusalStatuses(allEndpoints.askBeforePayment)).toEqual([400, 401, 404])
  expect(refusalStatuses(allEndpoints.publicShop)).toEqual([400, 404, 429])
})

it("caches reads only, and invalidates reads by writes", () => {
  const reads = endpoints.filter(([, { method }]) => method === "GET").map(([name]) => name)
  for (const [, { cached, effect, invalidates = [], method }] of endpoints) {
    expect(cached === undefined || (method === "GET" && effect === undefined)).toBe(true)
    expect(invalidates.filter((name) => !reads.includes(name))).toEqual([])
    expect(invalidates.length === 0 || method !== "GET").toBe(true)
  }
})

describe("required parameters", () => {
  const required = (schemas: Endpoint["params"]) => (field: string) =>
    refusalOf(Schema.Struct({ [field]: schemas?.[field] ?? Schema.Never }), {})?.path[0] === field

  const requiredQuery = (endpoint: Endpoint) =>
    Object.keys(endpoint.query ?? {}).filter(required(endpoint.query))

  it("are those of the specification in every query [F-13 F-14 F-17 F-18]", () => {
    const queries = {
      getInternalCart: ["userId"],
      clearInternalCart: ["userId"],
      verifyInternalCart: ["userId"],
      listRefunds: [],
      accounting: ["date"],
      listShops: [],
      pastTickets: [],
      configureTicketByQuery: [],
      availablePurchaseOptions: ["areaEntityId"],
      onlineShopOptions: ["areaEntityId"],
      fixedPriceTicketByKey: ["areaEntityId", "key"],
      flexPrices: ["plate"],
      flexPricesOfAreas: ["plate"],
      specifiedArriveLeaveByQuery: ["plate", "areaEntityId", "arrive"],
      latestStayPaymentStatus: ["plate", "areaEntityId"]
    }
    const withQuery = endpoints.filter(([, { query }]) => query !== undefined)
    expect(Object.fromEntries(withQuery.map(([name, endpoint]) => [name, requiredQuery(endpoint)]))).toEqual(
      queries
    )
  })

  it("are a UUID for an area or a shop [F-06 F-07]", () => {
    for (const [, { params = {}, query = {} }] of endpoints) {
      for (const [name, schema] of Object.entries({ ...params, ...query })) {
        if (name !== "areaEntityId" && name !== "shopId") continue
        expect(refusalOf(Schema.Struct({ [name]: schema }), { [name]: "wiesensee" })?.path).toEqual([name])
      }
    }
  })

  it("are named when a body lacks them [F-16 F-17]", () => {
    const missing = (endpoint: Endpoint, body: object) =>
      refusalOf(endpoint.payload ?? Schema.Never, body)?.path
    expect(missing(allEndpoints.putCart, {})).toEqual(["items"])
    expect(missing(allEndpoints.shopsByAreaEntityIds, {})).toEqual(["areaEntityIds"])
    expect(missing(allEndpoints.shopsByIds, {})).toEqual(["shopIds"])
    expect(missing(allEndpoints.createShopGroup, {})).toEqual(["shopId"])
    expect(missing(allEndpoints.shopGroupsByIds, {})).toEqual(["ids"])
    expect(missing(allEndpoints.configureTicketByKey, {})).toEqual(["areaEntityId"])
    expect(missing(allEndpoints.specifiedArriveLeave, {})).toEqual(["plate"])
    expect(missing(allEndpoints.simulateFlexPrice, {})).toEqual(["areaEntityId"])
    expect(missing(allEndpoints.addPlates, { items: [] })).toEqual(["items", 0])
    expect(missing(allEndpoints.changePlates, { items: [{ newPlate: { plate: "M-PP123" } }] })).toEqual([
      "reason"
    ])
  })
})

it("has one body for every refusal", () => {
  for (const Refusal of Object.values(refusals)) {
    const refusal = new Refusal({ code: "E_TEST", message: "Test", field: "items.0" })
    expect(
      Schema.decodeUnknownSync(Schema.Struct(contract.refusalFields))(JSON.parse(JSON.stringify(refusal)))
    ).toEqual({ code: "E_TEST", message: "Test", field: "items.0" })
  }
})
