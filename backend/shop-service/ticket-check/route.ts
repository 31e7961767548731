/** Serves the inspector's check of a bought ticket: a page for whoever has scanned its code, without a login. */
import { Clock, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { issuedItemsOf } from "../handlers/order-answer.ts"
import { countPublicCall } from "../handlers/retry-after.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { Orders } from "../repositories/orders.ts"
import { Shops } from "../repositories/shops.ts"
import { checkPath, isSignedCheck } from "../rules/check-seal.ts"
import { Settings } from "../settings.ts"
import { busyPage, checkPage, checkPolicy, unknownPage } from "./page.ts"

const answer = (body: string, status: number) =>
  HttpServerResponse.text(body, {
    status,
    contentType: "text/html; charset=utf-8",
    headers: { "content-security-policy": checkPolicy, vary: "accept-language" }
  })

/** Returns the ticket that the address names; undefined, whatever the reason, if it names none. */
const named = Effect.gen(function* () {
  const { orderId = "", position = "", signature = "" } = yield* HttpRouter.params
  const { sealKey, otherSealKey } = yield* Settings
  const item = { orderId, position: Number(position) }
  if (!isSignedCheck(item, signature, { key: sealKey, otherKey: otherSealKey })) return undefined
  const order = yield* (yield* Orders).byId(orderId)
  const staysLeft = yield* (yield* IssuedTickets).staysLeft(orderId, item.position)
  if (order === undefined || staysLeft === undefined) return undefined
  const ticket = (yield* issuedItemsOf(order))[item.position]
  const shop = yield* (yield* Shops).everById(order.shopId)
  if (ticket === undefined || shop === undefined) return undefined
  return { ticket, shopName: shop.shop.name, staysLeft, now: yield* Clock.currentTimeMillis }
})

const check = Effect.gen(function* () {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const language = headers["accept-language"]
  return yield* Effect.gen(function* () {
    yield* countPublicCall
    const checked = yield* named
    return checked === undefined
      ? answer(unknownPage(language), 404)
      : answer(checkPage(language, checked), 200)
  }).pipe(Effect.catchTag("TooManyRequests", () => Effect.succeed(answer(busyPage(language), 429))))
})

export const TicketCheckRoute = HttpRouter.use((router) => router.add("GET", checkPath, check))
