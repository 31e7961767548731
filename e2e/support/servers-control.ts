/**
 * Stops and starts servers from tests. Servers belong to the runner's process and tests run in others, which
 * send requests to a loopback port: POST /kill/NAME, POST /restart/NAME.
 */
import { createServer } from "node:http"
import { host } from "../../backend/configuration.ts"
import type { Product } from "../../scripts/product/product.ts"
import { appServer, backEnd, type ServerPlan } from "../../scripts/product/servers.ts"
import { controlPort } from "./test-environment.ts"

const actions = ["kill", "restart"] as const
const servers = [...backEnd, appServer]
type Action = (typeof actions)[number]

/** Listens for requests of tests, in the runner. Returns a function that stops listening. */
export const listenForControl = async (product: Product): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    const [, action, name] = decodeURIComponent(request.url ?? "").split("/")
    const known = actions.find((each) => each === action)
    const plan = servers.find((each) => each.name === name)
    if (request.method !== "POST" || known === undefined || plan === undefined) {
      response
        .writeHead(404)
        .end(`POST /{${actions.join(",")}}/{${servers.map((each) => each.name).join(",")}}`)
      return
    }
    product[known](plan).then(
      () => response.writeHead(204).end(),
      (cause: Error) => response.writeHead(500).end(cause.message)
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(controlPort, host, resolve)
  })
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const ask = async (action: Action, plan: ServerPlan): Promise<void> => {
  const answer = await fetch(`http://${host}:${controlPort}/${action}/${encodeURIComponent(plan.name)}`, {
    method: "POST"
  })
  if (!answer.ok) throw new Error(`The ${plan.name} could not be ${action}ed: ${await answer.text()}`)
}

/** Kills a server like a crash (kill -9). Tag such a test @alone, so that no other test uses the product. */
export const killServer = (plan: ServerPlan): Promise<void> => ask("kill", plan)

/** Starts a server, or restarts a running one; resolves when it is ready. */
export const restartServer = (plan: ServerPlan): Promise<void> => ask("restart", plan)

export { appServer, identityProvider, shopService } from "../../scripts/product/servers.ts"
