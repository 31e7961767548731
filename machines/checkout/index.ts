export * from "./checkout.machine.ts"
export { hasConfirmedCovers, isBankAsked, needsCoverConfirmation } from "./checkout.setup.ts"
export type * from "./checkout.types.ts"
