/** Measures the decoding of the list of 1,000 tickets of the scale case, as a share of a frame. */
import { Schema } from "effect"
import { shopAreaId } from "../../backend/demo-world/shops.ts"
import { driver } from "../../backend/shop-service/testing/driver.ts"
import { startShopService } from "../../backend/shop-service/testing/start-shop-service.ts"
import { onlineShopOptions } from "../../schemas/api/index.ts"
import { median } from "./figures.ts"

/** Milliseconds per frame at 60 Hz. */
export const frame = 1000 / 60

export interface Decoding {
  /** The list as sent to the page. */
  readonly text: string
  readonly tickets: number
  /** Milliseconds: median of the runs. */
  readonly parse: number
  readonly decode: number
}

const timed = (runs: number, work: () => unknown): number =>
  median(
    Array.from({ length: runs }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    })
  )

/** Returns the list as the real service sends it. */
const listOfTickets = async (): Promise<unknown> => {
  const service = await startShopService()
  try {
    const neu = await driver(service.origin, service.issuer, "driver|neu")
    const area = shopAreaId("grossgarage")
    const { body } = await neu.call<unknown>(
      "GET",
      `/v1/available-purchase-option/online-shop?areaEntityId=${area}`
    )
    return body
  } finally {
    await service.stop()
  }
}

export const decodeTickets = async (): Promise<Decoding> => {
  const text = JSON.stringify(await listOfTickets())
  const decode = Schema.decodeUnknownSync(onlineShopOptions.success)
  const list: unknown = JSON.parse(text)
  const { fixedDurationTickets } = decode(list)
  // Warm-up: the first runs are slower, before the engine has optimized.
  timed(10, () => decode(list))
  return {
    text,
    tickets: fixedDurationTickets.length,
    parse: timed(30, () => JSON.parse(text)),
    decode: timed(30, () => decode(list))
  }
}
