/** Two shop services as processes over one database, behind one address that sends requests to them in turn. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer, request } from "node:http"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Redacted } from "effect"
import { host } from "../../../backend/configuration.ts"
import type { TestIssuer } from "../../../backend/shop-service/testing/issuer.ts"
import { testSettings } from "../../../backend/shop-service/testing/start-shop-service.ts"
import { freePort } from "../../../backend/testing/free-port.ts"
import { demoOfTheDesk } from "../../../scripts/product/servers.ts"
import type { Serving } from "./fixture.ts"

const paymentSecret = Redacted.make("payment secret of the contract")

interface Process {
  readonly port: number
  readonly child: ChildProcess
}

const startProcess = async (databaseUrl: string, issuer: TestIssuer): Promise<Process> => {
  const port = await freePort()
  const { push } = testSettings(issuer.issuer)
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../../backend/shop-service/main.ts")],
    {
      env: {
        ...demoOfTheDesk,
        PATH: process.env["PATH"],
        DATABASE_URL: databaseUrl,
        PARKSCHEIN_API_PORT: String(port),
        PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
        PARKSCHEIN_SECRET_PAYMENT_SIGNING: Redacted.value(paymentSecret),
        PARKSCHEIN_PUSH_PUBLIC_KEY: push?.publicKey,
        PARKSCHEIN_PUSH_PRIVATE_KEY: push === null ? undefined : Redacted.value(push.privateKey),
        PARKSCHEIN_PUSH_CONTACT: push?.contact,
        PARKSCHEIN_PUSH_SERVICES: push?.services.join()
      },
      stdio: ["ignore", "pipe", "pipe"]
    }
  )
  const errors: string[] = []
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk.toString()))
  const ended = once(child, "exit")
  const announced = once(createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }), "line")
  const first = await Promise.race([announced.then(() => "announced"), ended])
  if (first !== "announced") throw new Error(`The service ended before it began: ${errors.join("")}`)
  return { port, child }
}

export interface TwoProcesses extends Serving {
  /** The address of each, for requests that must meet a certain one. */
  readonly origins: ReadonlyArray<string>
  /** How many requests each has been sent. */
  readonly counts: ReadonlyArray<number>
}

export const startTwoProcesses = async (databaseUrl: string, issuer: TestIssuer): Promise<TwoProcesses> => {
  const processes = await Promise.all([startProcess(databaseUrl, issuer), startProcess(databaseUrl, issuer)])
  const counts = processes.map(() => 0)
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const index = turn % processes.length
    turn += 1
    counts[index] = (counts[index] ?? 0) + 1
    const { method, url, headers } = incoming
    const onward = request({ host, port: processes[index]?.port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on("error", () => outgoing.destroy())
    incoming.pipe(onward)
  })
  proxy.listen(0, host)
  await once(proxy, "listening")
  const { port } = proxy.address() as { readonly port: number }
  return {
    origin: `http://${host}:${port}`,
    origins: processes.map((each) => `http://${host}:${each.port}`),
    counts,
    paymentSecret,
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      for (const { child } of processes) {
        const ended = once(child, "exit")
        child.kill("SIGTERM")
        await ended
      }
    }
  }
}
