/**
 * Flows that run beside every page: the counter of the cart, the messages at the bottom, the app's version,
 * the prompt for a verification code. Loaded after a page, since no page needs them for that.
 */
import { Effect } from "effect"
import type { AppContext } from "../../machines/app/index.ts"
import { isBuying } from "../../machines/app/pages.ts"
import type { ReloadObstacle } from "../../machines/app-version/index.ts"
import { bindAppVersion, reloadedFor } from "../bindings/app-version.ts"
import { bindBasket } from "../bindings/basket.ts"
import { purchaseRun } from "../bindings/purchase-runtime.ts"
import { bindVerificationPrompt } from "../bindings/verification-prompt.ts"
import { CartService } from "../services/cart.ts"
import { promptDismissed } from "../services/drafts.ts"
import { Identity } from "../services/identity/index.ts"
import { keepFocus } from "../ui/keep-focus.ts"
import { isDialogOpen, watchDialogs } from "../ui/open-dialogs.ts"
import type { Background, BackgroundEvent } from "./background-actors.ts"
import { closeOnBack } from "./close-on-back.ts"
import type { Create } from "./lazy-actor.ts"
import { startNotifications } from "./notifications.ts"
import { prefetchNextPages } from "./prefetch-next-pages.ts"
import type { App } from "./running-app.ts"
import { startConsent } from "./start-consent.ts"
import { startTracing } from "./start-tracing.ts"

const obstaclesOn = (location: AppContext): ReadonlyArray<ReloadObstacle> => {
  const { name } = location.page
  const isForm = name === "ticket" || name === "permission" || name === "verify"
  return [
    ...(isForm ? (["unsavedInput"] as const) : []),
    ...(isBuying(location) ? (["checkout"] as const) : []),
    ...(isDialogOpen() ? (["modal"] as const) : []),
    ...(document.visibilityState === "hidden" ? (["hiddenTab"] as const) : []),
    ...(reloadedFor.isKept() ? [] : (["noStorage"] as const))
  ]
}

export const startBackground = (app: App, create: Create): Background => {
  const { actor, runtime, configuration } = app
  const run = purchaseRun(runtime)
  const { user } = runtime.environment
  const basket = create(bindBasket(run), { id: "basket" }).start()
  const { notifications, say } = startNotifications(create)
  const appVersion = create(bindAppVersion(runtime.run), {
    id: "appVersion",
    input: { commitHash: configuration.commitHash, reloadedFor: reloadedFor.read() ?? null }
  }).start()
  const verificationPrompt = create(bindVerificationPrompt(runtime.run, runtime.environment), {
    id: "verificationPrompt"
  }).start()
  const { consent, lookAtAddress } = startConsent(app, create)

  const tellObstacles = (context: AppContext) =>
    appVersion.send({ type: "OBSTACLES_CHANGED", obstacles: obstaclesOn(context) })

  const tellShop = (location: AppContext, userId: string | undefined) => {
    const { page, isCartOpen, shop } = location
    if (shop === null || userId === undefined) {
      if (verificationPrompt.getSnapshot().context.page !== null)
        verificationPrompt.send({ type: "SHOP_LEFT" })
      if (basket.getSnapshot().context.shopId !== null) basket.send({ type: "SHOP_LEFT" })
      return
    }
    verificationPrompt.send({
      type: "PAGE_OPENED",
      page: {
        shopId: shop.id,
        shopPath: shop.path,
        isVerificationRequired: shop.isAccountVerification && configuration.adapters.codes !== null,
        isDismissed: promptDismissed(userId, shop.id).read() === true,
        // The driver is already entering the code, or paying.
        isKeptFree: page.name === "verify" || isBuying(location)
      }
    })
    // The open cart requests the same list; the counter requests it when the cart is closed.
    if (!isCartOpen) basket.send({ type: "SHOP_OPENED", shopId: shop.id })
  }

  const follow = (context: AppContext) => {
    lookAtAddress()
    tellObstacles(context)
    // Until the access is decided, the shop is neither opened nor left.
    if (context.accessStatus !== "deciding") tellShop(context, user()?.userId)
  }

  const tellObstaclesNow = () => tellObstacles(actor.getSnapshot().context)
  document.addEventListener("visibilitychange", () => {
    const type = document.visibilityState === "hidden" ? "PAUSED" : "RESUMED"
    notifications.send({ type, at: Date.now(), reason: "hiddenTab" })
    tellObstaclesNow()
  })
  // Dialogs open and close without a flow, and cover the messages.
  watchDialogs(() => {
    notifications.send({ type: isDialogOpen() ? "PAUSED" : "RESUMED", at: Date.now(), reason: "modal" })
    tellObstaclesNow()
  })
  closeOnBack()
  keepFocus()
  prefetchNextPages(runtime)
  run(
    Effect.flatMap(CartService, (cart) =>
      cart.watch((shopId) => basket.send({ type: "CART_CHANGED", shopId }))
    )
  )
  startTracing(app)
  runtime.run(
    Effect.flatMap(Identity, (identity) =>
      identity.watchLogout(() => {
        // The page that says so begins anew, without anything that this one still knows of the driver.
        if (user() !== null)
          window.location.assign(runtime.environment.addressOf({ name: "error", reason: "loggedOut" }))
      })
    )
  )
  runtime.run(Effect.flatMap(Identity, ({ handOver }) => handOver))
  const receive = (event: BackgroundEvent) => {
    if (event.type === "LOCATION_CHANGED") follow(event.context)
    if (event.type === "MESSAGE") say(event.message)
  }
  return { notifications, basket, appVersion, verificationPrompt, consent, receive }
}
