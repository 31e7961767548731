/** Purchase repeated by a returning driver: flow and card, which the home shows once loaded. */
import { createElement } from "react"
import type { ShopHomeContext } from "../../../machines/shop-home/index.ts"
import type { Create } from "../../app/lazy-actor.ts"
import type { AppRuntime } from "../../bindings/runtime.ts"
import { withTranslations } from "../../i18n/with-translations.ts"
import type { LoadedPage } from "../code.ts"

const card = withTranslations(() => import("./BuyAgain.tsx"))

/** Returns null if the home has no ticket to offer again. */
export default async (
  runtime: AppRuntime,
  { shop, tickets, again: ticket, bought }: ShopHomeContext,
  create: Create
): Promise<LoadedPage | null> => {
  if (shop === null || ticket === undefined || bought === undefined) return null
  const [{ default: begin }, { default: BuyAgain }] = await Promise.all([import("./flow.ts"), card()])
  const actor = begin(runtime, { shop, tickets, ticket, plates: bought.plates }, create)
  return { flow: actor, screen: createElement(BuyAgain, { actor }) }
}
