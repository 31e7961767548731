/** Serves the passes of a bought ticket for the driver's wallet, without a login: a phone opens them by their address. */
import { Clock, Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { countPublicCall } from "../handlers/retry-after.ts"
import { paidOrder } from "../mails/paid-order.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { checkPathOf, isSignedPass, passPath } from "../rules/check-seal.ts"
import { Settings } from "../settings.ts"
import { applePass, applePassType } from "./apple-pass.ts"
import { googlePassLink } from "./google-pass.ts"
import { passFacts } from "./pass-facts.ts"
import { walletsAt } from "./wallets.ts"

const notFound = HttpServerResponse.empty({ status: 404 })

/** Returns what the pass shows; undefined, whatever the reason, if the address names no ticket. */
const named = Effect.gen(function* () {
  const { orderId = "", position = "", signature = "" } = yield* HttpRouter.params
  const { sealKey, otherSealKey, gatewayAddress } = yield* Settings
  const item = { orderId, position: Number(position) }
  if (!isSignedPass(item, signature, { key: sealKey, otherKey: otherSealKey })) return undefined
  const staysLeft = yield* (yield* IssuedTickets).staysLeft(orderId, item.position)
  if (staysLeft === undefined) return undefined
  const paid = yield* paidOrder(orderId)
  const ticket = paid.items[item.position]
  const checkAddress = `${gatewayAddress}${checkPathOf(item, sealKey)}`
  return ticket && passFacts({ paid, position: item.position, ticket, checkAddress, staysLeft })
})

const pass = Effect.gen(function* () {
  yield* countPublicCall
  const { wallet } = yield* HttpRouter.params
  const { wallets, appOrigin } = yield* Settings
  const { apple, google } = walletsAt(wallets, yield* Clock.currentTimeMillis)
  const facts = yield* named
  if (facts === undefined) return notFound
  if (wallet === "apple" && apple !== null) {
    const headers = { "content-disposition": `attachment; filename="${facts.reference}.pkpass"` }
    return HttpServerResponse.uint8Array(yield* applePass(facts, apple), {
      contentType: applePassType,
      headers
    })
  }
  if (wallet === "google" && google !== null)
    return HttpServerResponse.redirect(yield* googlePassLink(facts, google, appOrigin))
  return notFound
}).pipe(Effect.catchTag("TooManyRequests", () => Effect.succeed(HttpServerResponse.empty({ status: 429 }))))

export const TicketPassRoute = HttpRouter.use((router) => router.add("GET", passPath, pass))
