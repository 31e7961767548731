// Tests of the technical texts that the specification quotes, by value.
import { describe, expect, it } from "vitest"
import { FetchError, RequiredParameterError } from "./errors.ts"
import { ResponseError } from "./response-errors.ts"

describe("the texts of technical errors", () => {
  it("are those of the specification [X-16 X-17 X-18]", () => {
    const answered = new ResponseError({
      call: "getCart",
      status: 500,
      code: null,
      field: null,
      retryAfter: null
    })
    expect(answered.message).toBe("Response returned an error code")
    expect(new FetchError({ call: "getCart", cause: undefined }).message).toBe(
      "The request failed and the interceptors did not return an alternative response"
    )
    expect(new RequiredParameterError({ call: "getCart", parameter: "shopId" }).message).toContain(
      "Required parameter shopId was null or undefined"
    )
  })

  it("require an area id when it is missing [X-15]", () => {
    const missing = new RequiredParameterError({ call: "onlineShopOptions", parameter: "areaEntityId" })
    expect(missing.message).toMatch(/: area id is required$/)
  })
})
