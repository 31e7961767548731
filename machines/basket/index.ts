/** Exports the basket flow. */
export { type BasketContext, type BasketEvent, basketMachine } from "./basket.machine.ts"
