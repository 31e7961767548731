import { verificationPromptMachine } from "../../machines/verification-prompt/index.ts"
import { promptDismissed } from "../services/drafts.ts"
import type { Gateway } from "../services/http/index.ts"
import type { Environment } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { loadCodes } from "./load-codes.ts"

export const bindVerificationPrompt = (run: Run<Gateway>, environment: Environment) =>
  verificationPromptMachine.provide({
    actors: { loadCodes: fromEffect(run)("loadCodes", loadCodes) },
    actions: {
      storeDismissal: (_, shopId) => promptDismissed(environment.user()?.userId ?? "", shopId).write(true)
    }
  })
