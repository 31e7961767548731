/** Exports the locale flow. */
export { type LocaleContext, type LocaleEvent, type LocaleInput, localeMachine } from "./locale.machine.ts"
