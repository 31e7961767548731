/** Services that only a purchase needs. */
import { Layer } from "effect"
import { ActiveTicketService } from "../services/active-tickets.ts"
import { CartService } from "../services/cart.ts"
import { ConfigureTicketService } from "../services/configure-ticket.ts"
import { OrderService } from "../services/order.ts"
import { ReceiptService } from "../services/receipt.ts"
import { extendedRun } from "./extended-runtime.ts"

export const purchaseRun = extendedRun(
  Layer.mergeAll(
    CartService.layer,
    OrderService.layer,
    ActiveTicketService.layer,
    ReceiptService.layer,
    ConfigureTicketService.layer
  )
)
