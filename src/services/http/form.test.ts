/** Tests of special calls: multipart forms, text as a response, an empty response, no token. */
import { assert, describe } from "@effect/vitest"
import { Effect, Schema } from "effect"
import {
  createShop,
  metrics,
  reportPayment,
  signatureHeader,
  verifyPurchaseOption
} from "../../../schemas/api/index.ts"
import { gatewayTo } from "../testing/gateway.ts"
import { sharedLocalService } from "../testing/local-service.ts"
import { testsWith } from "../testing/tests-with.ts"
import { areaEntityId, orderId, wiesensee } from "../testing/world.ts"
import { encodeForm } from "./form.ts"
import { call } from "./gateway.ts"

const service = sharedLocalService()

const it = testsWith(() => gatewayTo(service.origin, undefined, { encodeForm }))

/** Returns the parts as a server reads them. */
const partsReceived = async (): Promise<ReadonlyArray<readonly [string, string]>> => {
  const last = service.received.at(-1)
  const form = await new Response(last?.body, {
    headers: { "content-type": last?.headers["content-type"] ?? "" }
  }).formData()
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === "string"
        ? ([name, value] as const)
        : ([name, `${value.type}: ${await value.text()}`] as const)
    )
  )
}

const shop = {
  areaEntityId,
  name: "Wiesensee",
  path: "wiesensee",
  paymentServiceProviderId: "psp",
  active: false
}

describe("a multipart form", () => {
  it("sends texts unchanged, booleans and numbers as text, and a picture with its type [K-10]", function* () {
    service.answer(() => ({ json: wiesensee }))
    const coverImage = new Blob(["a lake"], { type: "image/webp" })
    yield* call(createShop, { payload: { ...shop, periodicLimit: 3, coverImage } })
    assert.deepStrictEqual(yield* Effect.promise(partsReceived), [
      ["areaEntityId", areaEntityId],
      ["name", "Wiesensee"],
      ["path", "wiesensee"],
      ["paymentServiceProviderId", "psp"],
      ["active", "false"],
      ["coverImage", "image/webp: a lake"],
      ["periodicLimit", "3"]
    ])
  })

  it("accepts a file that is not a browser File, and repeats the part of a list", function* () {
    const file = {
      size: 2,
      type: "image/png",
      arrayBuffer: async () => new TextEncoder().encode("ok").buffer
    }
    const form = yield* encodeForm({ coverImage: file, area: ["a", "b"], absent: null, nested: { x: 1 } })
    assert.instanceOf(form, FormData)
    const parts = [...(form as FormData)]
    assert.deepStrictEqual(
      parts.map(([name, value]) => [name, typeof value === "string" ? value : value.type]),
      [
        ["coverImage", "image/png"],
        ["area", "a"],
        ["area", "b"],
        ["nested", '{"x":1}']
      ]
    )
  })

  it("names missing parts before it is sent [F-15]", function* () {
    const before = service.received.length
    const { path: _, ...incomplete } = shop
    const error = yield* Effect.flip(call(createShop, { payload: incomplete as typeof shop }))
    assert.deepInclude(error, { _tag: "RequiredParameterError", parameter: "path" })
    assert.lengthOf(service.received, before)
  })
})

describe("other response types", () => {
  it("are text for a call that expects text, and an object for JSON [K-09]", function* () {
    service.answer(() => ({ text: "# HELP orders Orders\norders 3\n" }))
    assert.strictEqual(yield* call(metrics), "# HELP orders Orders\norders 3\n")
    service.answer(() => ({ json: { orders: 3 } }))
    assert.deepStrictEqual(yield* call(metrics), { orders: 3 })
  })

  it("are empty for an empty response [K-29]", function* () {
    service.answer(() => ({ status: 204 }))
    assert.isUndefined(yield* call(verifyPurchaseOption, { payload: { purchaseOptions: [] } }))
  })
})

it("a public call carries no token and requests none after a refusal", function* () {
  service.answer(() => ({ status: 401, json: { code: "E_SIGNATURE_INVALID", message: "Not signed" } }))
  const before = service.received.length
  const payload = Schema.decodeUnknownSync(reportPayment.payload)({
    eventId: orderId,
    orderId,
    outcome: "paid",
    amount: 8,
    currencyCode: "EUR",
    occurredAt: "2026-11-21T08:00:00Z"
  })
  const error = yield* Effect.flip(
    call(reportPayment, { headers: { [signatureHeader]: "t=1,v1=00" }, payload })
  )
  assert.deepInclude(error, { _tag: "ResponseError", code: "E_SIGNATURE_INVALID" })
  assert.lengthOf(service.received, before + 1)
  assert.isUndefined(service.received.at(-1)?.headers.authorization)
  assert.strictEqual(service.received.at(-1)?.headers["parkschein-signature"], "t=1,v1=00")
})
