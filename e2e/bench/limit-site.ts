/**
 * Serves a purchase as plain pages, which cost what the wire costs: the same three origins, redirects and
 * sequence of requests as the shop's, with answers of the same size and hardly any script.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { openFront, type Wire } from "../../scripts/bench/wire.ts"

/** The product has its certificate in the same folder. */
const certificateFolder = process.env["PARKSCHEIN_BENCH_CERTIFICATE"] ?? ""

/** Compressed bytes of the shop's answers in the demo shop of the bench. */
const bytes = { tickets: 6_000, answer: 1_500 }

/** Does not compress. */
const noise = (length: number): string => {
  let seed = 1
  const next = (): string => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed % 36).toString(36)
  }
  return Array.from({ length }, next).join("")
}

const page = (body: string, script = "", connectedTo: ReadonlyArray<string> = []): string =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${connectedTo.map((origin) => `<link rel="preconnect" href="${origin}">`).join("")}<title>Limit</title><main>${body}</main><script>${script}</script></html>`

const loginForm = page(
  `<form method="post" action="/login"><input name="email"><input name="password" type="password"><button type="submit">Log in</button></form>`
)
const paymentForm = page(`<form method="post" action="/pay"><button value="pay">Pay</button></form>`)

/** The app: each press shows the next step, once its request is answered. */
const appScript = (identity: string, payment: string): string => `
const main = document.querySelector("main")
const send = (path, method = "POST") =>
  fetch(path, { method, headers: { authorization: "Bearer token", "content-type": "application/json" }, body: method === "POST" ? "{}" : undefined }).then((answer) => answer.json())
const step = (id, act) => {
  main.insertAdjacentHTML("beforeend", '<button id="' + id + '">' + id + "</button>")
  document.getElementById(id).onclick = act
}
const order = () => send("/order").then(() => location.assign("${payment}/"))
const cart = () => send("/cart").then(() => step("order", order))
const form = () => step("cart", cart)
const home = async () => {
  await fetch("${identity}/token", { method: "POST", body: new URLSearchParams({ code: "code" }) })
  await send("/tickets", "GET")
  for (let index = 0; index < 12; index += 1) main.insertAdjacentHTML("beforeend", "<article>Ticket</article>")
  step("form", form)
}
const paid = () => send("/order", "GET").then(() => main.insertAdjacentHTML("beforeend", "<h1>Paid</h1>"))
const first = () => send("/shop", "GET").then(() => main.insertAdjacentHTML("beforeend", '<h1>Shop</h1><a href="/">Impressum</a><button>Log in</button>'))
const start = { "/callback": home, "/first": first, "/paid": paid }[location.pathname]
if (start === undefined) location.replace("${identity}/authorize")
else void start()`

const html = (response: ServerResponse, body: string): void => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body)
}
const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location }).end()
}
const json = (response: ServerResponse, length: number): void => {
  response
    .writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" })
    .end(JSON.stringify(noise(length)))
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface LimitSite {
  /** Address of the app. */
  readonly address: string
  readonly close: () => Promise<void>
}

export const openLimitSite = async (wire: Wire): Promise<LimitSite> => {
  const servers: Server[] = []
  const open = async (answer: Answer): Promise<string> => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    return `https://localhost:${await openFront(wire, certificateFolder, port)}`
  }
  let app = ""
  const identity = await open(({ method, url }, response) => {
    if (url === "/authorize") redirect(response, "/login")
    else if (url === "/token") json(response, bytes.answer)
    else if (method === "POST") redirect(response, "/resume")
    else if (url === "/resume") redirect(response, `${app}/callback?code=code`)
    else html(response, loginForm)
  })
  const payment = await open(({ method }, response) => {
    if (method === "POST") redirect(response, `${app}/paid`)
    else html(response, paymentForm)
  })
  const appPage = page("", appScript(identity, payment), [identity, payment])
  app = await open(({ method, url = "" }, response) => {
    if (url === "/tickets") json(response, bytes.tickets)
    else if (method === "POST" || url === "/order" || url === "/shop") json(response, bytes.answer)
    else html(response, appPage)
  })
  return {
    address: `${app}/`,
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    }
  }
}
