/** What may be in a driver's cart by now, from what was put there: one cart, or several where nobody can tell. */
import type { Ticket } from "../../schemas/ticket.ts"
import { SignedOut } from "./browser.ts"

export type CartItems = ReadonlyArray<Ticket>

export interface CartMemory {
  /** Sends a cart; where that fails, it may still arrive at any time. */
  put<A>(items: CartItems, send: () => Promise<A>): Promise<A>
  /** One of these must be there, but for what was bought. */
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
      // Whoever begins meanwhile is here when this one is answered, or has been answered in between.
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
