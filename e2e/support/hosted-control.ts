/** Faults and settings of the hosted pages, which the servers offer in test runs only. */
import { origins } from "../../backend/configuration.ts"

const post = async (address: string, body: unknown): Promise<void> => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
}

/** POST /test-control/COMMAND of the identity provider; its commands stand in backend/identity-provider/routes/test-control.ts. */
export const controlIdentityProvider = (
  command: "fault" | "lifetimes" | "account" | "sessions" | "reset",
  input: Readonly<Record<string, unknown>> = {}
): Promise<void> => post(`${origins.identity}/test-control/${command}`, input)

/** What becomes of the payment page's reports to the shop service, for one order or for all. */
export const controlPaymentReports = (
  reports: "deliver" | "hold" | "drop" | "double",
  orderId?: string
): Promise<void> =>
  post(`${origins.payment}/test-control`, { reports, ...(orderId === undefined ? {} : { orderId }) })
