/** Services that only a purchase needs. */
import { Layer } from "effect"
import { CartService } from "../services/cart.ts"
import { OrderService } from "../services/order.ts"
import { extendedRun } from "./extended-runtime.ts"

export const purchaseRun = extendedRun(Layer.merge(CartService.layer, OrderService.layer))
