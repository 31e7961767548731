/** Name of the shop that a page of the login leads back to. */
import { demoShops } from "../../demo-world/shops.ts"

/**
 * Returns the name of the shop of a target, if it is one of the demo world. Never a name from the address:
 * whoever makes a link could write anything above the password.
 */
export const shopNameOf = (target: string | null | undefined): string | undefined => {
  const path = target?.split(/[/?#]/)[1]
  return demoShops.find((shop) => shop.path === path)?.name
}
