/** Two shop services as processes on one database, behind one address with round-robin routing. */
import { once } from "node:events"
import { createServer, request } from "node:http"
import { Redacted } from "effect"
import { host } from "../../../backend/configuration.ts"
import type { TestIssuer } from "../../../backend/shop-service/testing/issuer.ts"
import { testSettings } from "../../../backend/shop-service/testing/start-shop-service.ts"
import { localDemo, shopService } from "../../../scripts/product/servers.ts"
import { type ProcessServer, startProcessServer } from "../../chaos/server.ts"
import type { ServiceFixture } from "./fixture.ts"

const paymentSecret = Redacted.make("payment secret of the contract")

const startProcess = (databaseUrl: string, issuer: TestIssuer): Promise<ProcessServer> => {
  const { push } = testSettings(issuer.issuer)
  return startProcessServer("shop service", shopService.program, (port) => ({
    ...localDemo,
    PATH: process.env["PATH"],
    DATABASE_URL: databaseUrl,
    PARKSCHEIN_API_PORT: String(port),
    PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: Redacted.value(paymentSecret),
    PARKSCHEIN_PUSH_PUBLIC_KEY: push?.publicKey,
    PARKSCHEIN_PUSH_PRIVATE_KEY: push === null ? undefined : Redacted.value(push.privateKey),
    PARKSCHEIN_PUSH_CONTACT: push?.contact,
    PARKSCHEIN_PUSH_SERVICES: push?.services.join()
  }))
}

export interface TwoProcesses extends ServiceFixture {
  /** Address of each, for requests to a certain process. */
  readonly origins: ReadonlyArray<string>
  /** Number of requests routed to each. */
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
    const onward = request({ host, port: processes[index]?.port(), method, path: url, headers }, (answer) => {
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
    origins: processes.map(({ port: own }) => `http://${host}:${own()}`),
    counts,
    paymentSecret,
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      for (const each of processes) await each.stop()
      const ends = processes.flatMap(({ ownEnds }) => ownEnds)
      if (ends.length > 0) throw new Error(`A service has ended by itself: ${ends.join("; ")}`)
    }
  }
}
