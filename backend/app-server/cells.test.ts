/** Tests of finding the cell that answers a call; e2e/contract/two-cells.test.ts has real services in them. */
import { createServer, type RequestListener, type Server } from "node:http"
import { afterEach, expect, it } from "vitest"
import { host } from "../configuration.ts"
import { listen } from "../processes.ts"
import { forwardToCells } from "./cells.ts"
import { pageConfiguration } from "./page-configuration.ts"
import { createAppServer } from "./server.ts"

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const listening = async (server: Server): Promise<string> => {
  running.push(server)
  return `http://${host}:${await listen(server, host, 0)}`
}

/** Starts a gateway in front of cells that answer so; returns its origin, and what the cells were asked. */
const gatewayOf = async (
  ...answers: ReadonlyArray<(path: string) => readonly [status: number, code?: string]>
) => {
  const asked: string[] = []
  const listener =
    (cell: number): RequestListener =>
    async (request, response) => {
      let body = ""
      for await (const chunk of request) body += chunk
      asked.push(`${cell} ${request.method} ${request.url} ${body}`.trim())
      const [status, code = ""] = answers[cell]?.(request.url ?? "") ?? [500]
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ code, cell }))
    }
  const cells: string[] = []
  for (const cell of answers.keys()) cells.push(await listening(createServer(listener(cell))))
  const gateway = createAppServer({
    folder: import.meta.dirname,
    configuration: pageConfiguration(),
    forward: forwardToCells(cells)
  })
  const origin = await listening(gateway)
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${origin}${path}`, init)
    return [response.status, await response.json()] as const
  }
  return { call, asked, cells: running.slice(-answers.length - 1, -1) }
}

const shop = "4b3dd33c-0b8c-5a0c-9a44-8f6d2f0a8a10"
const noShop = () => [404, "E_SHOP_NOT_FOUND"] as const
const fine = () => [200] as const

it("sends a call with its body to the cell that has the shop, and there first the next time", async () => {
  const { call, asked } = await gatewayOf(noShop, fine)
  const sent = { method: "PUT", body: '{"items":[]}' }
  expect(await call(`/v1/${shop}/cart`, sent)).toMatchObject([200, { cell: 1 }])
  expect(await call(`/v1/${shop}/cart`)).toMatchObject([200, { cell: 1 }])
  expect(asked).toEqual([
    `0 PUT /v1/${shop}/cart {"items":[]}`,
    `1 PUT /v1/${shop}/cart {"items":[]}`,
    `1 GET /v1/${shop}/cart`
  ])
})

it("follows a shop to another cell", async () => {
  let home = 0
  const has = (cell: number) => () => (cell === home ? ([200] as const) : noShop())
  const { call } = await gatewayOf(has(0), has(1))
  expect(await call(`/v1/${shop}/cart`)).toMatchObject([200, { cell: 0 }])
  home = 1
  expect(await call(`/v1/${shop}/cart`)).toMatchObject([200, { cell: 1 }])
})

it("answers with the refusal of the cell that has the shop", async () => {
  const { call } = await gatewayOf(noShop, () => [404, "E_ORDER_NOT_FOUND"])
  expect(await call(`/v1/${shop}/order/1`)).toMatchObject([404, { code: "E_ORDER_NOT_FOUND" }])
  const { call: callNobody } = await gatewayOf(noShop, noShop)
  expect(await callNobody(`/v1/${shop}/cart`)).toMatchObject([404, { code: "E_SHOP_NOT_FOUND" }])
})

it("says that a cell is down only if no other has the shop", async () => {
  const { call, cells } = await gatewayOf(fine, (path) => (path.includes(shop) ? noShop() : fine()))
  cells[0]?.close()
  cells[0]?.closeAllConnections()
  expect(await call(`/v1/${shop}/cart`)).toMatchObject([503, { code: "E_UNAVAILABLE" }])
  expect(await call("/v1/shop/public/elsewhere")).toMatchObject([200, { cell: 1 }])
})

it.each(["/v1/payment-event/stripe", "/v1/push-subscription"])(
  "sends %s, which names no shop, to all cells, and has it repeated if one has failed",
  async (path) => {
    let status = 200
    const { call, asked } = await gatewayOf(fine, () => [status])
    expect((await call(path, { method: "POST", body: "{}" }))[0]).toBe(200)
    expect(asked).toHaveLength(2)
    status = 503
    expect((await call(path, { method: "POST", body: "{}" }))[0]).toBe(503)
  }
)

it.each([
  "/v1/shop?search=nord",
  "/v1/refund",
  "/v1/metrics",
  "/v1/driver/export",
  "/v1/area/0b6f1f5e-5d0a-4c35-9a5c-0d8f4f3b7c11",
  "/v1/shop/by-ids/",
  "/v1/shop-group/many/by-group-id/staff",
  "/v1/available-purchase-option/verify-purchase-option/many",
  "/v2/flex-price?plate=A"
])("refuses %s, which is not about one shop", async (path) => {
  const { call, asked } = await gatewayOf(fine, fine)
  expect(await call(path)).toMatchObject([400, { code: "E_NAMES_NO_SHOP" }])
  expect(asked).toEqual([])
})

it.each([`/v1/shop/${shop}`, "/v1/shop-group", `/v1/shop-group/many/by-shop-id/${shop}`])(
  "forwards %s, whose shop one cell has",
  async (path) => {
    const { call } = await gatewayOf(noShop, fine)
    expect(await call(path, { method: "POST", body: "{}" })).toMatchObject([200, { cell: 1 }])
  }
)

it("refuses a body that is larger than any of a service", async () => {
  const { call } = await gatewayOf(fine)
  const body = "x".repeat(6 * 1024 * 1024)
  expect(await call(`/v1/${shop}/cart`, { method: "PUT", body })).toMatchObject([
    413,
    { code: "E_BODY_TOO_LARGE" }
  ])
})
