/** Shared parts of all rehearsals: servers, drivers who buy, and a report on their purchases. */
import { setTimeout as wait } from "node:timers/promises"
import { connect } from "../../backend/database/test-database.ts"
import type { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import type { OwnCluster } from "../../backend/testing/postgres-server.ts"
import type { Purchase, startDrivers } from "./buying-drivers.ts"
import type { startServiceProcess } from "./service-process.ts"

/** Number of purchases to wait for before and after each action. */
const enough = 40
const timeoutMilliseconds = 120_000

export type Say = (line: string) => void

export interface RehearsalContext {
  readonly databaseUrl: string
  readonly issuer: Awaited<ReturnType<typeof startIssuer>>
  readonly start: (
    secrets: { readonly signing: string; readonly also?: string },
    options?: {
      readonly databaseUrl?: string
      readonly folder?: string | undefined
      readonly environment?: Readonly<Record<string, string>>
    }
  ) => ReturnType<typeof startServiceProcess>
  /** Undefined for a server that is not ours. */
  readonly own: OwnCluster | undefined
  /** The small disk of the database, where it has one. */
  readonly folder: string | undefined
}

export const [oldSecret, newSecret] = [
  "the secret before, which is long enough",
  "the secret after, which is long enough"
]

/** Waits until some more purchases are done. */
export const waitForPurchases = async ({
  purchases,
  failures
}: ReturnType<typeof startDrivers>): Promise<void> => {
  const [wanted, end] = [purchases.length + enough, Date.now() + timeoutMilliseconds]
  while (purchases.length < wanted && Date.now() < end) await wait(100)
  if (purchases.length < wanted) failures.push(`fewer than ${enough} purchases in two minutes`)
}

/** Returns the number of purchases without exactly one ticket in this database. */
export const countWithoutTicket = async (
  databaseUrl: string,
  purchases: ReadonlyArray<Purchase>
): Promise<number> => {
  const database = connect(databaseUrl)
  const rows = await database.query<{ order_id: string; tickets: number; status: string }>(`
    select o.id as order_id, o.status, count(t.id)::int as tickets from shop.customer_order o
    left join shop.issued_ticket t on t.order_id = o.id group by o.id`)
  await database.close()
  const good = new Set(
    rows.filter(({ status, tickets }) => status === "paid" && tickets === 1).map(({ order_id }) => order_id)
  )
  return purchases.filter(({ order }) => !good.has(order.orderId)).length
}

/** Reports the purchases. Returns true if none failed, and none is without its ticket. */
export const reportPurchases = (
  say: Say,
  drivers: ReturnType<typeof startDrivers>,
  lost: number
): boolean => {
  const { purchases, failures, askedAgain } = drivers
  say(
    `  ${purchases.length} purchases, ${failures.length} failed, ${lost} without their ticket, ${askedAgain()} times asked again`
  )
  for (const failure of new Set(failures)) say(`  failed: ${failure}`)
  return purchases.length > 0 && failures.length === 0 && lost === 0
}
