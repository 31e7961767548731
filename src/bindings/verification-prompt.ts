/** Implements the actors of the verification prompt. */
import { Effect } from "effect"
import { verificationPromptMachine } from "../../machines/verification-prompt/index.ts"
import { promptDismissed } from "../services/drafts.ts"
import type { Gateway } from "../services/http/index.ts"
import type { Environment } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { loadCodes } from "./load-codes.ts"

/** Never ends: the navigation notifies the flow, which stops the actor. */
const openVerification = ({ tell }: Environment): Effect.Effect<void> =>
  Effect.andThen(
    Effect.sync(() => tell({ type: "VERIFICATION_CHOSEN" })),
    Effect.never
  )

export const bindVerificationPrompt = (run: Run<Gateway>, environment: Environment) =>
  verificationPromptMachine.provide({
    actors: {
      loadCodes: fromEffect(run)("loadCodes", loadCodes),
      openVerification: fromEffect(run)("openVerification", () => openVerification(environment))
    },
    actions: {
      storeDismissal: (_, shopId) => promptDismissed(environment.user()?.userId ?? "", shopId).write(true)
    }
  })
