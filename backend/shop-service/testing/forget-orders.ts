/** Deletes all orders and carts. The demo world's tickets stay. */
import type { TestDatabase } from "../../database/test-database.ts"

const tables = [
  "issued_ticket_plate where issued_ticket_id in (select id from shop.issued_ticket where order_id is not null)",
  "issued_ticket where order_id is not null",
  "mail",
  "payment_event",
  "order_plate",
  "customer_order",
  "cart"
]

export const forgetOrders = async (database: TestDatabase, retries = 5): Promise<void> => {
  try {
    for (const table of tables) await database.query(`delete from shop.${table}`)
  } catch (error) {
    // A worker of a service may have recorded a payment in between.
    if (retries === 0) throw error
    await forgetOrders(database, retries - 1)
  }
}
