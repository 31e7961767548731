/** Stands where the shop service stands: a real server that takes reports and answers what a test tells it to. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { askBeforePayment, signatureHeader } from "../../../schemas/api/order.ts"
import type { PaymentAnswer } from "../../../schemas/order.ts"

export interface ReceivedReport {
  readonly method: string
  readonly path: string
  readonly signature: string | undefined
  readonly contentType: string | undefined
  /** As it came. */
  readonly body: string
  readonly event: { readonly [key: string]: unknown }
}

/** A status, or `silence`: the connection stays open and nothing comes. */
export type Reply = number | "silence"

export type OrderAnswer = Omit<PaymentAnswer, "orderId"> | number

export interface Receiver {
  readonly origin: string
  readonly reports: ReadonlyArray<ReceivedReport>
  /** From now on, every report gets this. */
  readonly reply: (reply: Reply) => void
  /** What is said of every order that is asked about; a status instead of it for a service in trouble. */
  readonly order: (answer: OrderAnswer) => void
  /** The orders that were asked about. */
  readonly questions: ReadonlyArray<string>
  /** Waits until that many reports have come since the start. */
  readonly received: (count: number) => Effect.Effect<void>
  readonly arrival: (count: number) => Promise<void>
  /** Answers those that were met with silence. */
  readonly breakSilence: (status: number) => void
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("utf8")
}

export interface RunningReceiver extends Receiver {
  readonly stop: () => Promise<void>
}

/** Without a port it takes a free one. */
export const openReceiver = async (port = 0): Promise<RunningReceiver> => {
  const reports: ReceivedReport[] = []
  const silent: ServerResponse[] = []
  const waiting = new Set<() => void>()
  const questions: string[] = []
  let reply: Reply = 200
  let order: OrderAnswer = { status: "open", settledAt: null, replacedBy: null }
  const answer = (response: ServerResponse, status: number): void => {
    const elsewhere = status >= 300 && status < 400 ? { location: "/elsewhere" } : {}
    response.writeHead(status, { "content-type": "application/json", ...elsewhere }).end("{}")
  }
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    if (request.url === askBeforePayment.path) {
      const { orderId } = JSON.parse(body)
      questions.push(orderId)
      if (typeof order === "number") return answer(response, order)
      response.writeHead(200, { "content-type": "application/json" })
      return response.end(JSON.stringify({ orderId, ...order }))
    }
    const header = request.headers[signatureHeader]
    reports.push({
      method: request.method ?? "",
      path: request.url ?? "",
      signature: typeof header === "string" ? header : undefined,
      contentType: request.headers["content-type"],
      body,
      event: body === "" ? {} : JSON.parse(body)
    })
    if (reply === "silence") silent.push(response)
    else answer(response, reply)
    for (const look of waiting) look()
  })
  const arrival = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (reports.length < count) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    reply: (next) => {
      reply = next
    },
    order: (next) => {
      order = next
    },
    questions,
    received: (count) => Effect.promise(() => arrival(count)),
    arrival,
    breakSilence: (status) => {
      for (const response of silent.splice(0)) answer(response, status)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/** Runs until the scope closes. */
export const startReceiver = () =>
  Effect.acquireRelease(
    Effect.promise(() => openReceiver()),
    (receiver) => Effect.promise(() => receiver.stop())
  )
