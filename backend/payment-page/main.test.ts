/** Tests of the payment page as a process: its start, its end, and the state after a sudden end. */
import { join } from "node:path"
import { Redacted } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { startTestDatabase } from "../database/test-database.ts"
import { createPaymentToken, type Payment } from "../payment-protocol/payment-token.ts"
import { isSignedReport } from "../payment-protocol/report-signature.ts"
import { forTests } from "../testing/for-tests.ts"
import { freePort } from "../testing/free-port.ts"
import { processes, type RunningProcess } from "../testing/processes.ts"
import { paymentOf } from "./testing/page.ts"
import { openReceiver, type RunningReceiver } from "./testing/receiver.ts"

const secret = Redacted.make("a secret of the process test")

const database = forTests(() => startTestDatabase())
let receiver: RunningReceiver
let ports: { readonly payment: number; readonly app: number; readonly api: number }
afterEach(() => receiver.stop())
// Ended before the receiver is.
const startProgram = processes()

const startProcess = (more: NodeJS.ProcessEnv = {}) =>
  startProgram(join(import.meta.dirname, "main.ts"), {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    PARKSCHEIN_DEMO: "1",
    DATABASE_URL: database.url,
    PARKSCHEIN_DATABASE_CONNECTIONS: "2",
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: Redacted.value(secret),
    PARKSCHEIN_PAYMENT_PORT: String(ports.payment),
    PARKSCHEIN_APP_PORT: String(ports.app),
    PARKSCHEIN_API_PORT: String(ports.api),
    ...more
  })
const outputOf = ({ stdout, stderr }: RunningProcess) => stdout() + stderr()

const payment = (): { readonly payment: Payment; readonly address: string } => {
  const shop = `http://localhost:${ports.app}/wiesensee`
  const made = paymentOf(receiver, {
    successUrl: `${shop}/payment-success`,
    failureUrl: `${shop}/payment-failed`,
    reportUrl: `http://localhost:${ports.api}/v1/payment-event`,
    expiresAt: new Date(Date.now() + 600_000).toISOString()
  })
  const address = `http://localhost:${ports.payment}/pay/${createPaymentToken(made, secret)}`
  return { payment: made, address }
}

const pay = (address: string): Promise<Response> =>
  fetch(address, {
    method: "POST",
    body: new URLSearchParams({ choice: "pay" }),
    headers: { origin: `http://localhost:${ports.payment}`, connection: "close" },
    redirect: "manual"
  })

const isReachable = (): Promise<boolean> =>
  fetch(`http://localhost:${ports.payment}/health`, { headers: { connection: "close" } }).then(
    () => true,
    () => false
  )

beforeEach(async () => {
  const api = await freePort()
  receiver = await openReceiver(api)
  ports = { payment: await freePort(), app: await freePort(), api }
})

it("prints its address once it is ready, and shuts down cleanly on SIGTERM", async () => {
  const page = startProcess()
  expect(await page.listening).toBe(`http://localhost:${ports.payment}`)
  const health = await fetch(`http://localhost:${ports.payment}/health`)
  expect(await health.json()).toEqual({ status: "ok" })
  page.kill("SIGTERM")
  expect(await page.ended).toBe(0)
  expect(outputOf(page)).not.toMatch(/error/i)
})

it("finishes a running decision before it shuts down", async () => {
  const page = startProcess()
  await page.listening
  receiver.reply("silence")
  const { payment: made, address } = payment()
  const click = pay(address)
  await receiver.arrival(1)
  page.kill("SIGTERM")
  while (await isReachable());
  receiver.breakSilence(200)
  const answer = await click
  expect([answer.status, answer.headers.get("location")]).toEqual([303, made.successUrl])
  await page.ended
  expect(receiver.reports).toHaveLength(1)
})

it("delivers earlier decisions after a crash", async () => {
  const doomed = startProcess()
  await doomed.listening
  receiver.reply(503)
  const { payment: made, address } = payment()
  await pay(address)
  doomed.kill("SIGKILL")
  await doomed.ended
  receiver.reply(200)
  const next = startProcess()
  await next.listening
  await receiver.arrival(2)
  const [before, after] = receiver.reports
  expect(after?.event).toMatchObject({ orderId: made.orderId, outcome: "paid" })
  expect(after?.body).toBe(before?.body)
  expect(isSignedReport(after?.signature, after?.body ?? "", secret, new Date())).toBe(true)
  const again = await fetch(address)
  expect(await again.text()).toContain('data-page="decided-paid"')
  // The log has nothing that could be used to pay or to identify a driver.
  expect(outputOf(doomed) + outputOf(next)).not.toMatch(/eyJ|M-PP123/)
})

it("names the taken port and how to choose another", async () => {
  const first = startProcess()
  await first.listening
  const second = startProcess()
  expect(await second.listening).toBeNull()
  expect(await second.ended).toBe(1)
  expect(outputOf(second)).toContain(`port ${ports.payment}`)
  expect(outputOf(second)).toContain("PARKSCHEIN_PAYMENT_PORT")
})

it("does not start in a public deployment with test switches or a short secret, which it does not print", async () => {
  const web = { PARKSCHEIN_PAYMENT_ORIGIN: "https://pay.shop.example" }
  const withSwitches = startProcess({
    ...web,
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: "0123456789".repeat(4),
    PARKSCHEIN_TEST_CONTROL: "1"
  })
  const withShortSecret = startProcess({ ...web, PARKSCHEIN_SECRET_PAYMENT_SIGNING: "parkschein-demo" })
  expect(await Promise.all([withSwitches.ended, withShortSecret.ended])).toEqual([1, 1])
  expect(outputOf(withSwitches)).toContain("PARKSCHEIN_TEST_CONTROL=1 lets anyone inject faults")
  expect(outputOf(withShortSecret)).toContain("PARKSCHEIN_SECRET_PAYMENT_SIGNING must have at least 32")
  expect(outputOf(withShortSecret)).not.toContain("parkschein-demo")
})
