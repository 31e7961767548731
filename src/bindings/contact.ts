import { contactMachine } from "../../machines/contact/index.ts"
import type { Gateway } from "../services/http/index.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { makeShopLoader } from "./load-shop.ts"

export const bindContact = (run: Run<Gateway>) => {
  const actor = fromEffect(run)
  const loadShop = makeShopLoader()
  return contactMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath))
    }
  })
}
