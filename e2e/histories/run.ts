/** Runs many histories on two services and one database, several in parallel, until the first failure. */
import { startService, type TestShopService } from "../../backend/shop-service/testing/start-shop-service.ts"
import { type Story, type Traits, walk } from "./walk.ts"

const atOnce = 6

export interface Histories {
  readonly walked: number
  readonly orders: number
  readonly tickets: number
  readonly refunds: number
  /** First failed history. */
  readonly wrong: (Story & { readonly number: number }) | undefined
}

export interface HistoriesOptions {
  readonly seed: number
  readonly runs: number
  /** Number of the first history. */
  readonly from?: number
  /** Fixed traits; the others are drawn. */
  readonly about?: Partial<Traits>
  /** Starts no history after this time, in milliseconds since 1970. */
  readonly until?: number
  readonly onWalked?: (walked: number) => void
}

export const walkHistories = async (
  service: TestShopService,
  { seed, runs, from = 0, until = Number.POSITIVE_INFINITY, about, onWalked }: HistoriesOptions
): Promise<Histories> => {
  const sibling = await startService(service.database.url, service.settings)
  const fixture = { ...service, origins: [service.origin, sibling.origin] }
  const sums = { walked: 0, orders: 0, tickets: 0, refunds: 0 }
  let wrong: Histories["wrong"]
  let next = from
  const worker = async () => {
    while (next < from + runs && wrong === undefined && Date.now() < until) {
      const number = next++
      const story = await walk(fixture, seed, number, about)
      if (story.violations.length > 0) wrong ??= { ...story, number }
      sums.walked += 1
      for (const what of ["orders", "tickets", "refunds"] as const) sums[what] += story[what]
      onWalked?.(sums.walked)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  await sibling.stop()
  return { ...sums, wrong }
}
