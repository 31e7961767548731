/** Controls faults and settings of the hosted pages, available only in test runs. */
import { origins } from "../../backend/configuration.ts"

const post = async (address: string, body: unknown): Promise<void> => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
}

/** Sends a command to the identity provider; see backend/identity-provider/routes/test-control.ts. */
export const controlIdentityProvider = (
  command: "fault" | "account" | "sessions" | "reset",
  input: Readonly<Record<string, unknown>> = {}
): Promise<void> => post(`${origins.identity}/test-control/${command}`, input)

/** Sets the delivery of the payment page's reports to the shop service, for one order or for all. */
export const controlPaymentReports = (
  reports: "deliver" | "hold" | "drop" | "double",
  orderId?: string
): Promise<void> =>
  post(`${origins.payment}/test-control`, { reports, ...(orderId === undefined ? {} : { orderId }) })
