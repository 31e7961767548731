/** What the actors of the verification really do. */
import { Effect } from "effect"
import {
  type AddCodeFailure,
  type AddCodeInput,
  verificationMachine
} from "../../../machines/verification/index.ts"
import { codeDraft } from "../../services/drafts.ts"
import { type CallError, toCallFailure } from "../../services/http/index.ts"
import type { ShopService } from "../../services/shop.ts"
import { VerificationCodeService } from "../../services/verification-code.ts"
import type { Environment } from "../environment.ts"
import { fromEffect, type Run } from "../from-effect.ts"
import type { Message } from "../news.ts"
import { addresses } from "../routes.ts"
import { loadShop } from "./load-shop.ts"

const refusals: Readonly<Record<string, AddCodeFailure>> = {
  E_CODE_UNKNOWN: { _tag: "CodeUnknown" },
  E_CODE_USED_UP: { _tag: "CodeUsedUp" },
  E_CODE_EXPIRED: { _tag: "CodeExpired" },
  E_CODE_OF_OTHER_SHOP: { _tag: "CodeOfOtherShop" },
  E_CODE_LIMIT: { _tag: "CodeLimitReached" },
  E_CODE_ALREADY_ADDED: { _tag: "CodeAlreadyAdded" },
  E_SHOP_INACTIVE: { _tag: "ShopInactive" }
}

const toFailure = (error: CallError): AddCodeFailure => {
  if (error._tag !== "ResponseError") return toCallFailure(error)
  if (error.status === 429) {
    const { retryAfter } = error
    return {
      _tag: "TooManyAttempts",
      retryAfterSeconds: retryAfter === null ? null : Math.ceil(retryAfter / 1000)
    }
  }
  return (error.code === null ? undefined : refusals[error.code]) ?? toCallFailure(error)
}

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
        }).pipe(Effect.mapError(toFailure), Effect.tapError(sayRefused))
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
