/** What the actors of the verification prompt really do. */
import { Effect } from "effect"
import { verificationPromptMachine } from "../../../machines/verification-prompt/index.ts"
import { addresses } from "../../addresses.ts"
import { promptDismissed } from "../../services/drafts.ts"
import type { VerificationCodeService } from "../../services/verification-code.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import { loadCodes } from "./load-codes.ts"

/** The page is told of by the stage, which ends the wait. */
const openVerification =
  (environment: Environment) =>
  ({ shopPath }: { readonly shopPath: string }): Effect.Effect<void> =>
    Effect.andThen(
      Effect.sync(() => environment.navigate(addresses.verify(shopPath))),
      Effect.never
    )

export const bindVerificationPrompt = (run: Run<VerificationCodeService>, environment: Environment) =>
  verificationPromptMachine.provide({
    actors: {
      loadCodes: fromEffect(run)("loadCodes", loadCodes),
      openVerification: fromEffect(run)("openVerification", openVerification(environment))
    },
    actions: {
      storeDismissal: (_, shopId) => promptDismissed(environment.user()?.userId ?? "", shopId).write(true)
    }
  })
