/** The cart and checkout flow. */
export { checkoutMachine } from "./checkout.machine.ts"
export { buysAgain } from "./checkout.setup.ts"
export type * from "./checkout.types.ts"
