/** Tests of the contract as OpenAPI. That it is served so is proved by e2e/contract, with the real handlers. */
import { OpenApi } from "effect/http-api"
import { describe, expect, it } from "vitest"
import { allEndpoints } from "./all.ts"
import type { Endpoint } from "./endpoint.ts"
import { ShopServiceApi } from "./http-api.ts"
import { refusalStatuses } from "./refusal-codes.ts"

describe("OpenAPI", () => {
  const calls: ReadonlyArray<readonly [string, Endpoint]> = Object.entries(allEndpoints)
  const { paths } = OpenApi.fromApi(ShopServiceApi)

  it.each(calls)("has %s with its body, its responses and every documented refusal", (_, call) => {
    const path = call.path.replaceAll(/:(\w+)/g, "{$1}")
    const printed = paths[path as `/${string}`]?.[call.method.toLowerCase() as "get"]
    const statuses = Object.keys(printed?.responses ?? {})
    expect(statuses.filter((status) => status.startsWith("4"))).toEqual(refusalStatuses(call).map(String))
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
