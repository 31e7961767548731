/** What the actors of the verification really do. */
import { Effect } from "effect"
import {
  type AddCodeFailure,
  type AddCodeInput,
  verificationMachine
} from "../../../machines/verification/index.ts"
import { addresses } from "../../addresses.ts"
import { codeDraft } from "../../services/drafts.ts"
import type { ShopService } from "../../services/shop.ts"
import { VerificationCodeService } from "../../services/verification-code.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import type { Message } from "../news.ts"
import { toAddCodeFailure } from "./code-refusal.ts"
import { loadShop } from "./load-shop.ts"

/** After these the page is about something else, and says so itself. */
const isPageOfItsOwn = ({ _tag }: AddCodeFailure): boolean =>
  _tag === "SessionLost" || _tag === "ShopInactive"

export const bindVerification = (
  run: Run<ShopService | VerificationCodeService>,
  environment: Environment
) => {
  const actor = fromEffect(run)
  const draftOf = (shopPath: string) => codeDraft(environment.user()?.userId ?? "", shopPath)
  const say = (message: Message) =>
    environment.tell({ topic: "message", message: { ...message, about: "verification" } })
  // Why is said on the page, which keeps it.
  const sayRefused = (failure: AddCodeFailure) =>
    Effect.sync(() => {
      if (!isPageOfItsOwn(failure)) say({ type: "error", message: "verify.failed" })
    })
  return verificationMachine.provide({
    actors: {
      loadShop: actor("loadShop", ({ shopPath }: { readonly shopPath: string }) => loadShop(shopPath)),
      addCode: actor("addCode", ({ shopId, code }: AddCodeInput) =>
        Effect.gen(function* () {
          const codes = yield* VerificationCodeService
          yield* codes.addVerificationCode({ params: { shopId }, payload: { code } })
        }).pipe(Effect.mapError(toAddCodeFailure), Effect.tapError(sayRefused))
      )
    },
    actions: {
      keepDraft: ({ context }, code) => draftOf(context.shopPath).write(code),
      forgetDraft: ({ context }) => draftOf(context.shopPath).remove(),
      reportCodeAdded: (_, shopId) => {
        environment.tell({ topic: "codeAdded", shopId })
        say({ type: "success", message: "verify.succeeded" })
      },
      reportSkipped: () => environment.tell({ topic: "verificationSkipped" }),
      reportSessionLost: environment.reportSessionLost,
      openShop: (_, shopPath) => environment.navigate(addresses.shopHome(shopPath))
    }
  })
}
