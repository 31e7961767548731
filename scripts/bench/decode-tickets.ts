/** How long it takes to decode the list of 1,000 tickets of the scale case, as a share of a frame. */
import { Schema } from "effect"
import { shopAreaId } from "../../backend/demo-world/shops.ts"
import { driver } from "../../backend/shop-service/testing/driver.ts"
import { startShopService } from "../../backend/shop-service/testing/start-shop-service.ts"
import { onlineShopOptions } from "../../schemas/api/index.ts"
import { median } from "./figures.ts"

/** Milliseconds at 60 pictures a second. */
export const frame = 1000 / 60

export interface Decoding {
  /** The list as it is on its way into the page. */
  readonly text: string
  readonly tickets: number
  /** Milliseconds; the median of the runs, for the list as it is on its way into the page. */
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

/** The list as the service really answers it. */
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
  // The first runs are slower: the engine has yet to find out what is worth compiling.
  timed(10, () => decode(list))
  return {
    text,
    tickets: fixedDurationTickets.length,
    parse: timed(30, () => JSON.parse(text)),
    decode: timed(30, () => decode(list))
  }
}
