/** Tracks the possible contents of a driver's cart: one, or several while requests race or fail. */
import type { Ticket } from "../../schemas/ticket.ts"
import { SignedOut } from "./browser.ts"

export type CartItems = ReadonlyArray<Ticket>

export interface CartMemory {
  /** Sends a cart; a failed request may still arrive at any time. */
  put<A>(items: CartItems, send: () => Promise<A>): Promise<A>
  /** Possible carts: the cart must match one of these, except for bought items. */
  possible(): ReadonlyArray<CartItems>
}

export const cartMemory = (): CartMemory => {
  const lost: CartItems[] = []
  let acknowledged: ReadonlyArray<CartItems> = [[]]
  const underWay = new Set<CartItems>()
  return {
    put: async (items, send) => {
      const mine = [...items]
      const others = new Set(underWay)
      // A put that begins later is in `underWay` when this one resolves, or has changed `acknowledged`.
      const before = acknowledged
      underWay.add(mine)
      try {
        const answer = await send()
        const isAlone = others.size === 0 && underWay.size === 1 && acknowledged === before
        acknowledged = isAlone ? [mine] : [...acknowledged, mine]
        return answer
      } catch (error) {
        if (!(error instanceof SignedOut)) lost.push(mine)
        throw error
      } finally {
        underWay.delete(mine)
      }
    },
    possible: () => [...acknowledged, ...lost]
  }
}
