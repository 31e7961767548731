/** Exports the flow of the dialog that asks for a verification code. */
export {
  type PromptPage,
  type VerificationPromptContext,
  type VerificationPromptEvent,
  verificationPromptMachine
} from "./verification-prompt.machine.ts"
