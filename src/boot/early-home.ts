/**
 * The first data of a shop's home, asked for by the boot module while everything else is loading. Addresses are those
 * that the calls of `ShopService` and `PurchaseOptionService` use; a test holds them together.
 */
import { sendEarly } from "../services/http/early-request.ts"
import { knownAreaEntity } from "../services/remembered.ts"

const shopUrl = (origin: string, shopPath: string) => `${origin}/v1/shop/path/${encodeURIComponent(shopPath)}`

const optionsUrl = (origin: string, areaEntityId: string) =>
  `${origin}/v1/available-purchase-option/online-shop?${new URLSearchParams({ areaEntityId, ticketType: "ALL" })}`

const areaEntityOf = (text: string): string | undefined => {
  const shop: unknown = JSON.parse(text)
  const id =
    typeof shop === "object" && shop !== null && "areaEntityId" in shop ? shop.areaEntityId : undefined
  return typeof id === "string" ? id : undefined
}

/** Asks for the shop and its tickets: at once when the shop's area is known from before, else one after the other. */
export const sendHomeEarly = async (origin: string, token: string, shopPath: string): Promise<void> => {
  const known = knownAreaEntity(shopPath)
  const guess = known.read()
  if (guess !== undefined) sendEarly(optionsUrl(origin, guess), token)
  try {
    const answer = await sendEarly(shopUrl(origin, shopPath), token)
    const areaEntityId = answer.status === 200 ? areaEntityOf(answer.text) : undefined
    if (areaEntityId === undefined || areaEntityId === guess) return
    known.write(areaEntityId)
    sendEarly(optionsUrl(origin, areaEntityId), token)
  } catch {
    // The call that takes the answer over reports the failure.
  }
}
