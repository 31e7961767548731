/** Tests of one refusal in each possible envelope. */
import { describe, expect, it } from "vitest"
import { readRefusal } from "./refusal.ts"

const code = "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"
const words = "There is already an active ticket for this licence plate from another user."

/** By name: the body of a refusal with this code. */
const envelopes: Readonly<Record<string, (code: string) => unknown>> = {
  ours: (code) => ({ code, message: words, field: null }),
  "the code alone": (code) => ({ code }),
  errorCode: (code) => ({ errorCode: code, message: words }),
  error_code: (code) => ({ error_code: code }),
  "error as a text": (code) => ({ error: code }),
  "error as an object": (code) => ({ error: { code, message: words } }),
  "message as the code": (code) => ({ message: code }),
  "a message with the code in it": (code) => ({ message: `${words} (${code})` }),
  "a list of errors": (code) => ({ errors: [{ code, field: "plates[0]" }] }),
  "NestJS, the message": (code) => ({ statusCode: 409, message: code, error: "Conflict" }),
  "NestJS, a list of messages": (code) => ({ statusCode: 409, message: [code, "other"], error: "Conflict" }),
  "NestJS, an object": (code) => ({ statusCode: 409, message: { statusCode: 409, code }, error: "Conflict" }),
  "problem details with a code": (code) => ({ type: "about:blank", title: "Conflict", status: 409, code }),
  "problem details by type": (code) => ({
    type: `https://errors.example/${code}`,
    title: "Conflict",
    status: 409
  }),
  "problem details by detail": (code) => ({ type: "about:blank", status: 409, detail: code }),
  "JSON:API": (code) => ({ errors: [{ status: "409", code, source: { pointer: "/data/plates/0" } }] }),
  "within data": (code) => ({ success: false, data: { error: { code } } }),
  "plain text": (code) => code,
  "without its mark": (code) => ({ code: code.slice(2) }),
  "in small letters": (code) => ({ errorCode: code.slice(2).toLowerCase().replaceAll("_", "-") }),
  "in camel case": (code) => ({
    error: code
      .slice(2)
      .toLowerCase()
      .replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  }),
  "as the end of an address": (code) => ({
    type: `urn:problem:${code.slice(2).toLowerCase().replaceAll("_", "-")}`
  })
}

describe("a refusal", () => {
  it.each(Object.entries(envelopes))("is decoded: %s", (_, wrap) => {
    for (const one of [code, "E_PLATE_DUPLICATE", "E_SHOP_INACTIVE", "E_CODE_UNKNOWN", "E_CART_INVALID"]) {
      expect(readRefusal("anyCall", 409, wrap(one)).code).toBe(one)
    }
  })

  it.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["a page", "<html>E_X</html>"],
    ["the status in words", { statusCode: 409, message: "Conflict", error: "Conflict" }],
    ["the status as a code", { code: 409, message: null }],
    ["the status as a problem", { type: "about:blank", title: "Conflict", status: 409 }],
    ["words only", { message: words }]
  ])("with a status only is classified by it: %s", (_, body) => {
    expect(readRefusal("configureTicket", 409, body).code).toBe(code)
    expect(readRefusal("addPlates", 409, body).code).toBe("E_PLATE_DUPLICATE")
    expect(readRefusal("addVerificationCode", 404, body).code).toBe("E_CODE_UNKNOWN")
    expect(readRefusal("getCart", 409, body).code).toBeNull()
  })

  it.each([
    ["configureTicket", 404, "E_TICKET_NOT_FOUND"],
    ["addPlates", 422, "E_PLATE_INVALID"],
    ["changePlates", 409, "E_PLATE_DUPLICATE"],
    ["changePlates", 422, "E_PLATE_INVALID"],
    ["addVerificationCode", 409, "E_CODE_ALREADY_ADDED"],
    ["addVerificationCode", 410, "E_CODE_EXPIRED"],
    ["createOrder", 409, "E_CART_INVALID"]
  ])("of %s has one meaning with %i alone: %s", (call, status, meant) => {
    expect(readRefusal(call, status, undefined).code).toBe(meant)
  })

  it.each([
    [
      "ours",
      {
        code,
        message: "",
        field: "plates[1]",
        fields: ["plates[1]", "plates[2]"],
        issue: "missing_separator"
      },
      ["plates[1]", "plates[2]"]
    ],
    [
      "a list",
      {
        errors: [
          { code, field: "plates[1]" },
          { code, field: "plates[2]" }
        ]
      },
      ["plates[1]", "plates[2]"]
    ],
    ["JSON:API", { errors: [{ code, source: { pointer: "/data/plates/1" } }] }, ["/data/plates/1"]],
    ["problem details", { code, "invalid-params": [{ name: "plates[1]", reason: "taken" }] }, ["plates[1]"]],
    ["a property", { code, property: "plates.1" }, ["plates.1"]],
    ["no field", { code }, undefined]
  ])("names its fields: %s", (_, body, fields) => {
    const read = readRefusal("configureTicket", 409, body)
    expect([read.field, read.fields]).toEqual([fields?.[0] ?? null, fields])
  })

  it.each(["E_FORBIDDEN", "E_TOO_MANY_REQUESTS", "E_NOT_FOUND"])(
    "of our own service keeps its code: %s",
    (own) => {
      expect(readRefusal("publicShop", 403, { code: own, message: "" }).code).toBe(own)
    }
  )

  it("with a 404 message is classified as not found, regardless of its status", () => {
    for (const body of [{ message: "404" }, { message: 404 }, { error: "404" }, { statusCode: 404 }]) {
      expect(readRefusal("shopByPath", 500, body).saysNotFound).toBe(true)
    }
    expect(readRefusal("shopByPath", 500, { message: "40404" }).saysNotFound).toBe(false)
  })

  it("never causes a defect, in any shape", () => {
    const deep = JSON.parse(`${'{"error":'.repeat(500)}"E_X"${"}".repeat(500)}`)
    for (const body of [
      null,
      7,
      [],
      [[]],
      { code: {} },
      { message: [[["E_X"]]] },
      deep,
      { code: "\ud800" }
    ]) {
      expect(() => readRefusal("getCart", 400, body)).not.toThrow()
    }
  })
})
