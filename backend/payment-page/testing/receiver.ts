/** Replaces the shop service in tests: a real server that receives reports and responds as told. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { askBeforePayment, signatureHeader } from "../../../schemas/api/payment.ts"
import type { PaymentAnswer } from "../../../schemas/payment-event.ts"

export interface ReceivedReport {
  readonly method: string
  readonly path: string
  readonly signature: string | undefined
  readonly contentType: string | undefined
  /** As received. */
  readonly body: string
  readonly event: { readonly [key: string]: unknown }
}

/** A status, or `silence`: the connection stays open without a response. */
export type Reply = number | "silence"

export type OrderAnswer = Omit<PaymentAnswer, "orderId"> | number

export interface Receiver {
  readonly origin: string
  readonly reports: ReadonlyArray<ReceivedReport>
  /** Sets the response to every report from now on. */
  readonly reply: (reply: Reply) => void
  /** Sets the response about every order; a status for a failing service. */
  readonly order: (answer: OrderAnswer) => void
  /** The orders that the page asked about. */
  readonly questions: ReadonlyArray<string>
  /** Waits until that many reports have arrived since the start. */
  readonly received: (count: number) => Effect.Effect<void>
  readonly arrival: (count: number) => Promise<void>
  /** Responds to the reports that have got no response. */
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

/** Default: a free port. */
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
