import { Effect } from "effect"
import { type AddCodeInput, verificationMachine } from "../../machines/verification/index.ts"
import { addVerificationCode } from "../../schemas/api/index.ts"
import { codeDraft } from "../services/drafts.ts"
import { call, type Gateway } from "../services/http/index.ts"
import { toAddCodeFailure } from "./code-refusal.ts"
import { type Environment, sayIn } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { loadShop } from "./load-shop.ts"

export const bindVerification = (run: Run<Gateway>, environment: Environment) => {
  const actor = fromEffect(run)
  const say = sayIn(environment)
  const draftOf = (shopPath: string) => codeDraft(environment.user()?.userId ?? "", shopPath)
  return verificationMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath)),
      addCode: actor("addCode", ({ shopId, code }: AddCodeInput) =>
        call(addVerificationCode, { params: { shopId }, payload: { code } }).pipe(
          Effect.asVoid,
          Effect.mapError(toAddCodeFailure)
        )
      )
    },
    actions: {
      keepDraft: ({ context }, code) => draftOf(context.shopPath).write(code),
      forgetDraft: ({ context }) => draftOf(context.shopPath).remove(),
      announceAdded: () => say({ type: "success", about: "verification", message: "verify.succeeded" })
    }
  })
}
