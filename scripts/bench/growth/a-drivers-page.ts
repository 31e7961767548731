/** What one driver's pages ask of the service, from the shop to the paid ticket, one call after the other. */
import { createHash, randomUUID } from "node:crypto"
import type { Redacted } from "effect"
import { inDays } from "../../../backend/shop-service/testing/days.ts"
import { type Answer, driver, eventOf, report } from "../../../backend/shop-service/testing/driver.ts"
import type { TestIssuer } from "../../../backend/shop-service/testing/issuer.ts"
import type { Order } from "../../../schemas/order.ts"
import { growthDriver, growthPlate, growthShop, growthShopOf, type Sizes } from "./fill.ts"

/** As the database makes it. */
const id = (name: string): string =>
  createHash("md5")
    .update(`growth ${name}`)
    .digest("hex")
    .replace(/^(.{8})(.{4}).{5}(.{3})(.{12})$/, "$1-$2-4000-8$3-$4")

export interface Pages {
  readonly origin: string
  readonly issuer: TestIssuer
  readonly secret: Redacted.Redacted
  readonly sizes: Sizes
  /** Called around each call. */
  readonly measured: <Body>(name: string, call: () => Promise<Answer<Body>>) => Promise<Answer<Body>>
}

export const lookAndBuy = async (
  { origin, issuer, secret, sizes, measured }: Pages,
  number: number
): Promise<void> => {
  const shop = growthShopOf(number, sizes)
  const [shopId, shopAreaEntityId, area] = [id(`shop ${shop}`), id(`shop area ${shop}`), id(`area ${shop}`)]
  const person = await driver(origin, issuer, growthDriver(number))
  const ask = async <Body>(name: string, method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await measured(name, () => person.call<Body>(method, path, body, headers))
    if (answer.status >= 400)
      throw new Error(`${name} is answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const offers = `/v1/available-purchase-option/online-shop?areaEntityId=${shopAreaEntityId}`
  const configure = (name: string, of: number) =>
    ask(
      name,
      "POST",
      `/v2/available-purchase-option/fixed-price-ticket/${id(`ticket ${shop}/1`)}/configure`,
      {
        shopAreaEntityId,
        plates: [{ plate: growthPlate(of), country: "DE" }],
        ...inDays(3)
      }
    )
  await ask("shop", "GET", `/v1/shop/path/${growthShop(shop)}`)
  await ask("tickets", "GET", offers)
  await ask("tickets for a plate", "GET", `${offers}&plate=${growthPlate(number)}`)
  await ask("tickets of a parking area", "GET", `/v1/available-purchase-option?areaEntityId=${area}`)
  await ask("permits", "GET", `/v1/shop-group/user-shop-groups/${shopId}`)
  await ask("codes", "GET", `/v1/${shopId}/verification-code`)
  await ask("add a code", "POST", `/v1/${shopId}/verification-code`, { code: `CODE-${shop}-2` })
  await ask(
    "configure for another's plate",
    "POST",
    `/v2/available-purchase-option/fixed-price-ticket/${id(`ticket ${shop}/2`)}/configure`,
    {
      shopAreaEntityId,
      plates: [{ plate: growthPlate(1 + (number % (sizes.drivers - 1))), country: "DE" }],
      ...inDays(3)
    }
  )
  const item = await configure("configure", number)
  await ask("put into the cart", "PUT", `/v1/${shopId}/cart`, { items: [item] })
  await ask("cart", "GET", `/v1/${shopId}/cart`)
  await ask("verify the cart", "POST", `/v1/${shopId}/cart/verify`)
  const terms = { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de" }
  const order = await ask<Order>("order", "POST", `/v1/${shopId}/order`, terms, {
    "idempotency-key": randomUUID()
  })
  await ask("open order", "GET", `/v1/${shopId}/order`)
  await measured("payment report", () => report(origin, secret, eventOf(order)))
  await ask("paid order", "GET", `/v1/${shopId}/order/${order.orderId}`)
  await ask("active tickets", "GET", `/v1/shop/active-tickets/${shopId}`)
  // Of half of the time that is past.
  const old = number - 1 + sizes.drivers * Math.floor(sizes.orders / sizes.drivers / 2)
  await ask("order of a year ago", "GET", `/v1/${shopId}/order/${id(`order ${old}`)}`)
}
