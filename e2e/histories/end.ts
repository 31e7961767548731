/** Reads the final state of a driver in a shop: from the tables, and from the service's responses. */
import type { TestDatabase } from "../../backend/database/test-database.ts"
import type { Order } from "../../schemas/order.ts"
import type { End, OrderRow } from "./model.ts"

/** Returns the response to the driver at this path below the shop. */
export type Read = <Body>(path: string) => Promise<Body>

export const endOf = async (
  { query }: Pick<TestDatabase, "query">,
  subject: string,
  read: Read,
  known: Pick<End, "money" | "carts" | "confirmed">
): Promise<End> => {
  const orders = await query<OrderRow>(
    "select *, expires_at <= now() as is_over from shop.customer_order where subject = $1 order by created_at",
    [subject]
  )
  const [tickets, refunds, open, cart, ...shown] = await Promise.all([
    query<End["tickets"][number]>(
      `select order_id, seal, ticket_id, issued_at, valid_from, valid_to,
         array(select plate from shop.issued_ticket_plate p where p.issued_ticket_id = i.id) as plates
       from shop.issued_ticket i where subject = $1`,
      [subject]
    ),
    query<End["refunds"][number]>(
      `select r.order_id, r.payment_id, r.reason from shop.refund r
        join shop.customer_order o on o.id = r.order_id where o.subject = $1`,
      [subject]
    ),
    read<{ readonly order: Order | null }>("/order"),
    read<{ readonly items: End["cart"] }>("/cart"),
    ...orders.map(({ id }) => read<Order>(`/order/${id}`))
  ])
  return { ...known, orders, tickets, refunds, open: open.order, cart: cart.items, shown }
}
