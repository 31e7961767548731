/** Tests of every call: authorization, errors, headers, and what the log never contains. */
import { request as plainRequest } from "node:http"
import { describe, expect, it } from "vitest"
import { shopAreaId, shopId } from "../demo-world/shops.ts"
import { driver, type ErrorAnswer, refused } from "./testing/driver.ts"
import type { TokenOptions } from "./testing/issuer.ts"
import { shopService } from "./testing/shop-service.ts"
import { startService, startShopService } from "./testing/start-shop-service.ts"

const service = shopService()

const lakePath = "/v1/shop/path/wiesensee"

const get = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
  const response = await fetch(`${service.origin}${path}`, { method, headers })
  const text = await response.text()
  return {
    response,
    status: response.status,
    body: (text === "" ? undefined : JSON.parse(text)) as ErrorAnswer
  }
}

describe("a driver's token", () => {
  const withToken = async (options: TokenOptions, subject = "driver|neu") =>
    get(lakePath, { authorization: `Bearer ${await service.issuer.token(subject, options)}` })

  it("opens the shop", async () => {
    expect((await withToken({})).status).toBe(200)
  })

  const bad: ReadonlyArray<readonly [what: string, options: TokenOptions, code: string]> = [
    ["has expired", { expiresIn: -60 }, "E_TOKEN_EXPIRED"],
    ["is for another API", { audience: "https://other.example" }, "E_TOKEN_INVALID"],
    ["comes from another issuer", { issuer: "http://localhost:1/" }, "E_TOKEN_INVALID"],
    ["is signed with a key nobody published", { foreignKey: true }, "E_TOKEN_INVALID"]
  ]
  it.each(bad)("is refused when it %s", async (_what, options, code) => {
    const { status, body, response } = await withToken(options)
    expect([status, body.code, body.field]).toEqual([401, code, null])
    expect(response.headers.get("www-authenticate")).toBe("Bearer")
  })

  it("is refused with alg none or a symmetric algorithm", async () => {
    const [, claims = "", signature = ""] = (await service.issuer.token("driver|neu", {})).split(".")
    const forged = (alg: string, signed: string) =>
      `${Buffer.from(JSON.stringify({ alg, typ: "JWT" })).toString("base64url")}.${claims}.${signed}`
    for (const token of [forged("none", ""), forged("None", signature), forged("HS256", signature)]) {
      expect(await get(lakePath, { authorization: `Bearer ${token}` })).toMatchObject(
        refused(401, "E_TOKEN_INVALID")
      )
    }
  })

  it("is refused with an unknown critical header", async () => {
    const [, claims = "", signature = ""] = (await service.issuer.token("driver|neu", {})).split(".")
    const demanding = { alg: "RS256", typ: "JWT", crit: ["x-odd"], "x-odd": true }
    const head = Buffer.from(JSON.stringify(demanding)).toString("base64url")
    expect(await get(lakePath, { authorization: `Bearer ${head}.${claims}.${signature}` })).toMatchObject(
      refused(401, "E_TOKEN_INVALID")
    )
  })

  it("is described in the response to a request without one", async () => {
    expect((await get(lakePath)).body.message).toBe("Send an access token: Authorization: Bearer …")
  })

  it("is refused without a subject", async () => {
    expect((await withToken({}, "")).body.code).toBe("E_TOKEN_INVALID")
  })

  it("is refused with an unverified e-mail address [A-02]", async () => {
    for (const options of [
      { emailVerified: false },
      { claims: { "https://parkschein.example/email_verified": "true" } }
    ]) {
      expect(await withToken(options)).toMatchObject(refused(403, "E_EMAIL_NOT_VERIFIED"))
    }
  })

  it.each([
    ["missing", {}, "E_TOKEN_MISSING"],
    ["empty", { authorization: "Bearer " }, "E_TOKEN_MISSING"],
    ["a password", { authorization: "Basic bmV1OnBhcmtlbg==" }, "E_TOKEN_MISSING"],
    ["no token", { authorization: "Bearer nonsense" }, "E_TOKEN_INVALID"],
    [
      "signed by nobody",
      { authorization: `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"driver|neu"}')}.` },
      "E_TOKEN_INVALID"
    ]
  ] as const)("is refused when it is %s", async (_what, headers, code) => {
    expect(await get(lakePath, headers)).toMatchObject(refused(401, code))
  })

  it("cannot be verified while the provider is down, which is a 503", async () => {
    const lonely = await startService(service.database.url, {
      ...service.settings,
      issuer: "http://localhost:1/"
    })
    const answer = await fetch(`${lonely.origin}${lakePath}`, {
      headers: { authorization: `Bearer ${await service.issuer.token("driver|neu")}` }
    })
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"])
    expect(((await answer.json()) as ErrorAnswer).code).toBe("E_IDENTITY_UNAVAILABLE")
    await lonely.stop()
  })
})

describe("an error", () => {
  it.each(["/", "/v1", "/v1/shops", "/v3/anything", "/v1/shop/path/wiesensee/more", "/%00", "/health/x"])(
    "is JSON with a code for a path that does not exist: %s",
    async (path) => {
      const { status, body } = await get(path)
      expect([status, body]).toMatchObject([404, { code: "E_PATH_UNKNOWN", field: null }])
    }
  )

  it.each([
    ["/v1/shop/path/%00", "path"],
    [`/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId("leer")}&plate=%00`, "plate"]
  ])("is a 4xx for a text that the database cannot store: %s", async (path, field) => {
    const authorization = `Bearer ${await service.issuer.token("driver|neu")}`
    expect(await get(path, { authorization })).toMatchObject(refused(400, "E_REQUEST_INVALID", field))
  })

  it("is JSON with a code for a method that does not exist", async () => {
    expect((await get(lakePath, {}, "DELETE")).body.code).toBe("E_PATH_UNKNOWN")
  })

  it("names the field without repeating plates or other input", async () => {
    const neu = await driver(service.origin, service.issuer, "driver|neu")
    const { status, body } = await neu.configure("wiesensee", "hiking-day", {
      plates: [{ plate: "GEHEIMES-KENNZEICHEN-4711", country: "DE" }]
    })
    expect([status, body.code, body.field]).toEqual([400, "E_REQUEST_INVALID", "plates.0.plate"])
    expect(JSON.stringify(body)).not.toContain("GEHEIM")
  })

  it("is JSON with a code for a body that is too large, of another type, or cut off", async () => {
    const authorization = `Bearer ${await service.issuer.token("driver|neu")}`
    const put = async (body: string, contentType = "application/json") => {
      const response = await fetch(`${service.origin}/v1/${shopId("wiesensee")}/cart`, {
        method: "PUT",
        headers: { authorization, "content-type": contentType },
        body
      })
      return { status: response.status, body: (await response.json()) as ErrorAnswer }
    }
    expect(await put('{"items":[')).toMatchObject(refused(400, "E_REQUEST_INVALID", "body"))
    expect(await put("items=1", "application/x-www-form-urlencoded")).toMatchObject(
      refused(415, "E_REQUEST_INVALID")
    )
    const deep = `${'{"validityContainer":'.repeat(5000)}null${"}".repeat(5000)}`
    expect(await put(`{"items":[${deep}]}`)).toMatchObject(refused(400, "E_REQUEST_INVALID"))
    const item = await (await driver(service.origin, service.issuer, "driver|neu")).configured(
      "wiesensee",
      "10-visits"
    )
    const deepItem = JSON.stringify({ ...item, validityContainer: "deep" }).replace('"deep"', deep)
    expect(await put(`{"items":[${deepItem}]}`)).toMatchObject(refused(400, "E_REQUEST_INVALID"))
    const large = await put(JSON.stringify({ items: [], padding: "x".repeat(600_000) }))
    expect(large.status).toBeGreaterThanOrEqual(400)
    expect(large.body.code).toMatch(/^E_REQUEST_/)
    expect(await service.database.sql`select * from shop.cart`).toEqual([])
  })

  it("of the database is a plain 500: nothing is written, no details are exposed", async () => {
    const broken = await startShopService()
    const neu = await driver(broken.origin, broken.issuer, "driver|neu")
    await broken.database.sql`alter table shop.cart rename to cart_away`
    const { status, body } = await neu.call("GET", `/v1/${shopId("wiesensee")}/cart`)
    expect([status, body]).toMatchObject([
      500,
      { code: "E_FAULT", message: "The service is at fault; nothing was written.", field: null }
    ])
    expect(broken.logLines.join("\n")).toContain('"name":"SqlError"')
    // A fault of the service is logged with its stack, without its message.
    await broken.database.sql`update shop.ticket set windows = '[null]'::jsonb`
    const tickets = `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId("wiesensee")}&ticketType=ALL`
    expect((await neu.call("GET", tickets)).status).toBe(500)
    expect(broken.logLines.join("\n")).toMatch(/"name":"TypeError","places":\["\s*at /)
    await broken.stop()
  })
})

describe("every response", () => {
  it("forbids storing, framing and sniffing, and carries its request id", async () => {
    for (const path of [lakePath, "/nowhere", "/health"]) {
      const { response } = await get(path, { "x-request-id": "12345678-abc" })
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-request-id": "12345678-abc"
      })
      expect(response.headers.get("date")).not.toBeNull()
    }
    expect(
      (await get("/health", { "x-request-id": "<script>" })).response.headers.get("x-request-id")
    ).toMatch(/^[0-9a-f-]{36}$/)
  })

  it("is readable for the shop's own pages only", async () => {
    const own = await get(lakePath, { origin: service.settings.appOrigin })
    expect(own.response.headers.get("access-control-allow-origin")).toBe(service.settings.appOrigin)
    expect(own.response.headers.get("access-control-expose-headers")).toContain("retry-after")
    expect(own.response.headers.get("vary")).toContain("Origin")
    for (const origin of ["http://evil.example", "null", `${service.settings.appOrigin}.evil.example`]) {
      expect((await get(lakePath, { origin })).response.headers.get("access-control-allow-origin")).toBeNull()
    }
  })

  it("to a preflight allows the shop's headers and is cached", async () => {
    const { response, status } = await get(
      lakePath,
      {
        origin: service.settings.appOrigin,
        "access-control-request-method": "PUT",
        "access-control-request-headers": "authorization,content-type,idempotency-key,traceparent"
      },
      "OPTIONS"
    )
    expect(status).toBe(204)
    expect(response.headers.get("access-control-allow-headers")).toBe(
      "authorization,content-type,idempotency-key,traceparent"
    )
    expect(response.headers.get("access-control-allow-methods")).toContain("PUT")
    expect(response.headers.get("access-control-max-age")).toBe("7200")
    expect(response.headers.get("access-control-allow-credentials")).toBeNull()
  })

  it("is compressed when it is long and the caller accepts it", async () => {
    const authorization = `Bearer ${await service.issuer.token("driver|neu")}`
    const bytes = await new Promise<{ encoding: string | undefined; length: number }>((resolve, reject) => {
      const path = `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId("grossgarage")}`
      plainRequest(
        `${service.origin}${path}`,
        { headers: { authorization, "accept-encoding": "br" } },
        (response) => {
          let length = 0
          response.on("data", (chunk: Buffer) => {
            length += chunk.length
          })
          response.on("end", () => resolve({ encoding: response.headers["content-encoding"], length }))
        }
      )
        .on("error", reject)
        .end()
    })
    expect(bytes.encoding).toBe("br")
    expect(bytes.length).toBeLessThan(150_000)
  })
})

it("the log has one line per request, with the route and without tokens, plates, addresses or queries", async () => {
  const token = await service.issuer.token("driver|neu", { claims: { email: "neu@example.com" } })
  const before = service.logLines.length
  await get(
    `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaId("wiesensee")}&plate=M-PP123`,
    { authorization: `Bearer ${token}` }
  )
  await get("/v1/M-PP123/neu@example.com")
  const lines = service.logLines.slice(before)
  expect(lines.map((line) => JSON.parse(line).annotations)).toMatchObject([
    { method: "GET", route: "/v1/available-purchase-option/online-shop", status: 200 },
    { method: "GET", route: "(unknown)", status: 404 }
  ])
  const text = service.logLines.join("\n")
  for (const secret of [token.slice(-20), "PP123", "example.com"]) expect(text).not.toContain(secret)
})

it("health is ok while the database responds", async () => {
  expect(await get("/health")).toMatchObject({ status: 200, body: { status: "ok" } })
})
