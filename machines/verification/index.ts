/** Exports the verification flow. */
export { verificationMachine } from "./verification.machine.ts"
export type * from "./verification.types.ts"
export { type CodeIssue, codeLength, codeOf, validateCode } from "./verification-form.ts"
