/** Tests of forwarding to the shop service: a call through the app server is the call itself. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { connect } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { host } from "../configuration.ts"
import { listen } from "../processes.ts"
import { forwardToService } from "./gateway.ts"
import { pageConfiguration } from "./page-configuration.ts"
import { createAppServer } from "./server.ts"

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}

const seen: Seen[] = []
const answerPlainly = (response: ServerResponse) =>
  response
    .writeHead(201, { "content-type": "application/json", etag: '"a"', "x-request-id": "one" })
    .end("{}")
let answer: (response: ServerResponse, request: IncomingMessage) => unknown = answerPlainly

const service = createServer(async (request, response) => {
  if (request.url === "/v1/early") return answer(response, request)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  seen.push({
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: Buffer.concat(chunks).toString()
  })
  return answer(response, request)
})

const folder = import.meta.dirname
const configuration = pageConfiguration()
const elsewhere = createAppServer({ folder, configuration })
let app = elsewhere
let origin = ""
let originWithout = ""

beforeAll(async () => {
  app = createAppServer({ folder, configuration, forward: forwardToService(await listen(service, host, 0)) })
  origin = `http://localhost:${await listen(app, host, 0)}`
  originWithout = `http://localhost:${await listen(elsewhere, host, 0)}`
})

beforeEach(() => {
  seen.length = 0
  answer = answerPlainly
})

afterAll(() => {
  for (const server of [app, elsewhere, service]) {
    server.close()
    server.closeAllConnections()
  }
})

it("forwards a call with its body, headers and the client's address, without cookies", async () => {
  const answered = await fetch(`${origin}/v1/cart?plate=M-PP123&plate=B-A1`, {
    method: "PUT",
    headers: {
      authorization: "Bearer token",
      "content-type": "application/json",
      cookie: "auth0.is.authenticated=true",
      "idempotency-key": "key",
      traceparent: "00-1-2-01",
      "x-forwarded-for": "203.0.113.7",
      "x-request-id": "request-1"
    },
    body: `{"items":[]}`
  })
  const [{ headers, ...call } = { headers: {} }] = seen
  expect(call).toEqual({ method: "PUT", url: "/v1/cart?plate=M-PP123&plate=B-A1", body: `{"items":[]}` })
  expect(headers).toMatchObject({
    authorization: "Bearer token",
    "content-length": "12",
    "idempotency-key": "key",
    traceparent: "00-1-2-01",
    "x-forwarded-for": "203.0.113.7, 127.0.0.1",
    "x-request-id": "request-1"
  })
  expect(headers).not.toHaveProperty("cookie")
  expect([answered.status, await answered.text()]).toEqual([201, "{}"])
  expect(Object.fromEntries(answered.headers)).toMatchObject({ etag: '"a"', "x-request-id": "one" })
  // Those of the page are not those of a call.
  expect(answered.headers.get("content-security-policy")).toBeNull()
})

it.each(["/v2/flex-price", "/assets/cover-images/a.png"])("forwards %s", async (path) => {
  expect((await fetch(`${origin}${path}`)).status).toBe(201)
})

it.each(["/v1", "/v1x/cart", "/wiesensee/v1/cart", "/docs", "/assets/entry-a1b2c3d4.js", "//v1/cart"])(
  "does not forward %s",
  async (path) => {
    expect((await fetch(`${origin}${path}`, { headers: { accept: "text/plain" } })).status).toBe(404)
    expect(seen).toEqual([])
  }
)

it("forwards nothing where the gateway has an address of its own", async () => {
  expect((await fetch(`${originWithout}/v1/cart`, { method: "PUT", body: "{}" })).status).toBe(405)
  expect(seen).toEqual([])
})

it("passes each part of a response on as it comes", async () => {
  const rest = Promise.withResolvers<void>()
  answer = async (response) => {
    response.write("first,")
    await rest.promise
    response.end("second")
  }
  const reader = (await fetch(`${origin}/v1/tickets`)).body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe("first,")
  rest.resolve()
  expect((await reader?.read())?.value).toBe("second")
})

it("keeps the body of a GET apart from the next request", async () => {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1")
  const body = "DELETE /v1/order/1 HTTP/1.1\r\nhost: a\r\n\r\n"
  socket.end(
    `GET /v1/cart HTTP/1.1\r\nhost: a\r\nconnection: close, transfer-encoding\r\ntransfer-encoding: chunked\r\n\r\n` +
      `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  )
  await new Promise((resolve) => socket.on("close", resolve).resume())
  expect(seen.map(({ method, body }) => [method, body])).toEqual([["GET", body]])
})

it("returns a refusal that comes before the end of the body", async () => {
  answer = (response) => response.writeHead(413, { "content-type": "application/json" }).end("{}")
  const refused = await fetch(`${origin}/v1/early`, { method: "POST", body: "x".repeat(2_000_000) })
  expect(refused.status).toBe(413)
})

it("aborts a response where the service does", async () => {
  answer = (response) => {
    response.writeHead(200, { "content-length": "100" }).write("half")
    setTimeout(() => response.destroy(), 10)
  }
  const broken = await fetch(`${origin}/v1/tickets`)
  await expect(broken.text()).rejects.toThrow()
})

it("aborts the call to the service when the browser has disconnected", async () => {
  const left = Promise.withResolvers<void>()
  answer = (response) => response.on("close", left.resolve)
  const call = request(`${origin}/v1/tickets`).on("error", () => undefined)
  call.end()
  while (seen.length === 0) await wait(5)
  call.destroy()
  await left.promise
})

it("responds in the error format of the service when none is available", async () => {
  answer = (response) => response.destroy()
  const refused = await fetch(`${origin}/v1/cart`)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([502, "2"])
  expect(await refused.json()).toMatchObject({ _tag: "ServerFault", code: "E_UNAVAILABLE", field: null })
})
