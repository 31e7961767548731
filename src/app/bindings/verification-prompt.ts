/** What the actors of the verification prompt really do. */
import { verificationPromptMachine } from "../../../machines/verification-prompt/index.ts"
import { addresses } from "../../addresses.ts"
import { promptDismissed } from "../../services/drafts.ts"
import type { VerificationCodeService } from "../../services/verification-code.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import { loadCodes } from "./load-codes.ts"

export const bindVerificationPrompt = (run: Run<VerificationCodeService>, environment: Environment) =>
  verificationPromptMachine.provide({
    actors: { loadCodes: fromEffect(run)("loadCodes", loadCodes) },
    actions: {
      storeDismissal: (_, shopId) => promptDismissed(environment.user()?.userId ?? "", shopId).write(true),
      openVerification: (_, shopPath) => environment.navigate(addresses.verify(shopPath))
    }
  })
