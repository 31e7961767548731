/** Exports the flow of the dialog that asks for a verification code. */
export * from "./verification-prompt.machine.ts"
