export * from "./checkout.machine.ts"
export { hasConfirmedCovers, needsCoverConfirmation } from "./checkout.setup.ts"
export type * from "./checkout.types.ts"
