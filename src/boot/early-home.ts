/** The first data of a shop's pages, asked for by the boot module while everything else is loading. */
import { earlyPaths, pathOfShop } from "../../schemas/api/early-paths.ts"
import { sendEarly } from "../services/http/early-request.ts"
import { knownAreaEntity } from "../services/remembered.ts"

const optionsUrl = (origin: string, areaEntityId: string) =>
  `${origin}${earlyPaths.onlineShopOptions}?${new URLSearchParams({ areaEntityId, ticketType: "ALL" })}`

const areaEntityOf = (text: string): string | undefined => {
  const shop: unknown = JSON.parse(text)
  const id =
    typeof shop === "object" && shop !== null && "areaEntityId" in shop ? shop.areaEntityId : undefined
  return typeof id === "string" ? id : undefined
}

/** Asks for the shop, with which every page of one begins. */
export const sendShopEarly = (origin: string, token: string, shopPath: string) =>
  sendEarly(`${origin}${pathOfShop("shopByPath", shopPath)}`, token)

/** Asks for the shop and its tickets: at once when the shop's area is known from before, else one after the other. */
export const sendHomeEarly = async (origin: string, token: string, shopPath: string): Promise<void> => {
  const known = knownAreaEntity(shopPath)
  const guess = known.read()
  if (guess !== undefined) sendEarly(optionsUrl(origin, guess), token)
  try {
    const answer = await sendShopEarly(origin, token, shopPath)
    const areaEntityId = answer.status === 200 ? areaEntityOf(answer.text) : undefined
    if (areaEntityId === undefined || areaEntityId === guess) return
    known.write(areaEntityId)
    sendEarly(optionsUrl(origin, areaEntityId), token)
  } catch {
    // The call that takes the answer over reports the failure.
  }
}
