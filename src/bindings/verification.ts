/** Implements the actors of the verification. */
import { Effect } from "effect"
import {
  type AddCodeFailure,
  type AddCodeInput,
  verificationMachine
} from "../../machines/verification/index.ts"
import { addVerificationCode } from "../../schemas/api/index.ts"
import { codeDraft } from "../services/drafts.ts"
import { call, type Gateway } from "../services/http/index.ts"
import { toAddCodeFailure } from "./code-refusal.ts"
import type { Environment, Message, MessageKey } from "./environment.ts"
import { fromEffect, type Run } from "./from-effect.ts"
import { loadShop } from "./load-shop.ts"

const because = (details: MessageKey): Message => ({ type: "error", message: "verify.failed", details })

/** Messages for refusals; none where another page is shown, which explains them itself. */
const refusals: Readonly<Partial<Record<AddCodeFailure["_tag"], Message>>> = {
  CodeUnknown: because("verify.reason.unknown"),
  CodeUsedUp: because("verify.reason.usedUp"),
  CodeExpired: because("verify.reason.expired"),
  CodeOfOtherShop: because("verify.reason.otherShop"),
  CodeLimitReached: because("verify.reason.limit"),
  CodeAlreadyAdded: { type: "info", message: "verify.reason.alreadyAdded" },
  TooManyAttempts: because("error.tooManyRequests.text"),
  Unreachable: because("error.network.text"),
  ServiceFailed: because("error.server.text")
}

export const bindVerification = (run: Run<Gateway>, environment: Environment) => {
  const actor = fromEffect(run)
  const draftOf = (shopPath: string) => codeDraft(environment.user()?.userId ?? "", shopPath)
  const say = (message: Message) =>
    environment.tell({ type: "MESSAGE", message: { ...message, about: "verification" } })
  const sayRefused = ({ _tag }: AddCodeFailure) =>
    Effect.sync(() => {
      const refusal = refusals[_tag]
      if (refusal !== undefined) say(refusal)
    })
  return verificationMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath)),
      addCode: actor("addCode", ({ shopId, code }: AddCodeInput) =>
        call(addVerificationCode, { params: { shopId }, payload: { code } }).pipe(
          Effect.asVoid,
          Effect.mapError(toAddCodeFailure),
          Effect.tapError(sayRefused),
          Effect.tapDefect(() => sayRefused({ _tag: "ServiceFailed" }))
        )
      )
    },
    actions: {
      keepDraft: ({ context }, code) => draftOf(context.shopPath).write(code),
      forgetDraft: ({ context }) => draftOf(context.shopPath).remove(),
      announceAdded: () => say({ type: "success", message: "verify.succeeded" })
    }
  })
}
