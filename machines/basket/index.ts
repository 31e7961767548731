/** The flow of the cart's counter. */
export { type BasketContext, type BasketEvent, basketMachine } from "./basket.machine.ts"
