/**
 * The flows that run beside every page: the cart's counter, the messages at the bottom, the version of the app, the
 * question for a verification code. They are loaded once a page stands, since none of them is needed to see one.
 */
import { Effect } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import type { appVersionMachine, ReloadObstacle } from "../../machines/app-version/index.ts"
import type { basketMachine } from "../../machines/basket/index.ts"
import type { consentMachine } from "../../machines/consent/index.ts"
import type { notificationsMachine } from "../../machines/notifications/index.ts"
import type { PromptPlace, verificationPromptMachine } from "../../machines/verification-prompt/index.ts"
import { addresses } from "../addresses.ts"
import { CartService } from "../services/cart.ts"
import { promptDismissed } from "../services/drafts.ts"
import { Identity } from "../services/identity/index.ts"
import { accountRun } from "./account-runtime.ts"
import { bindAppVersion, reloadedFor } from "./bindings/app-version.ts"
import { bindBasket } from "./bindings/basket.ts"
import { bindVerificationPrompt } from "./bindings/verification-prompt.ts"
import type { Run } from "./from-effect.ts"
import { startNotifications } from "./notifications.ts"
import { purchaseRun } from "./purchase-runtime.ts"
import { isPaymentResult, shopOf } from "./routes.ts"
import type { StageView } from "./stage.ts"
import type { App } from "./start.ts"
import { startConsent } from "./start-consent.ts"
import { startTracing } from "./start-tracing.ts"

export interface Companions {
  readonly basket: ActorRefFrom<typeof basketMachine>
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly appVersion: ActorRefFrom<typeof appVersionMachine>
  readonly verificationPrompt: ActorRefFrom<typeof verificationPromptMachine>
  readonly consent: ActorRefFrom<typeof consentMachine>
}

const obstaclesOf = (app: App): ReadonlyArray<ReloadObstacle> => {
  const { route, isCartOpen } = app.stage.view()
  const isForm = route.name === "ticket" || route.name === "permission" || route.name === "verify"
  return [
    ...(isForm ? (["unsavedInput"] as const) : []),
    ...(isCartOpen || isPaymentResult(route) ? (["checkout"] as const) : []),
    ...(document.querySelector("dialog[open]") === null ? [] : (["modal"] as const)),
    ...(document.visibilityState === "hidden" ? (["hiddenTab"] as const) : []),
    ...(reloadedFor.isKept() ? [] : (["noStorage"] as const))
  ]
}

/** Pages on which the driver is busy with the code already, or with money. */
const isKeptFree = ({ route, isCartOpen }: StageView): boolean =>
  isCartOpen || route.name === "verify" || isPaymentResult(route)

/** The page of a shop, as the prompt wants to know it; null outside of shops and for who is not signed in. */
const promptPlace = ({ stage, runtime }: App): PromptPlace | null => {
  const view = stage.view()
  const user = runtime.environment.user()
  if (view.shop === null || user === null) return null
  return {
    shopId: view.shop.id,
    shopPath: view.shop.path,
    isVerificationRequired: view.shop.isAccountVerification,
    isDismissed: promptDismissed(user.userId, view.shop.id).read() === true,
    isKeptFree: isKeptFree(view)
  }
}

/** Tells the prompt of each page once, however often the stage says that something on it has changed. */
const makePromptUsher = (app: App, prompt: Companions["verificationPrompt"]) => {
  let seen = JSON.stringify(null)
  let shopPath: string | null = null
  return () => {
    const place = promptPlace(app)
    const { route } = app.stage.view()
    // Between two pages of a shop there is a moment in which it is not known.
    if (place === null && shopPath !== null && shopPath === shopOf(route)) return
    shopPath = place?.shopPath ?? null
    // That it has been dismissed meanwhile makes no other page of it.
    const key = JSON.stringify(place === null ? null : [{ ...place, isDismissed: false }, route])
    if (key === seen) return
    seen = key
    prompt.send(place === null ? { type: "SHOP_LEFT" } : { type: "PAGE_OPENED", place })
  }
}

/** Tells the cart's counter of each page of a shop once, and of other tabs that change this cart meanwhile. */
const makeBasketUsher = (app: App, run: Run<CartService>, basket: Companions["basket"]) => {
  let page = ""
  let shopPath: string | null = null
  let stopWatching = () => {}
  const watch = (shopId: string) => {
    const changed = () => basket.send({ type: "CART_CHANGED", shopId })
    const watching = run(Effect.flatMap(CartService, (cart) => cart.watch(shopId, changed)))
    return () => watching.interruptUnsafe()
  }
  return () => {
    const view = app.stage.view()
    const { route } = view
    // Pages without a flow load no shop: the counter stays as it was on the page before.
    const shop = view.flow === null ? null : view.shop
    const path = app.runtime.environment.user() === null ? null : shopOf(route)
    // Between two pages of a shop there is a moment in which it is not known.
    if (shop === null && path !== null && path === shopPath) return
    if (shop === null || path === null) {
      if (shopPath !== null) basket.send({ type: "SHOP_LEFT" })
      stopWatching()
      page = ""
      shopPath = null
      return
    }
    if (path !== shopPath) {
      stopWatching()
      stopWatching = watch(shop.id)
    }
    shopPath = path
    const opened = JSON.stringify(route)
    // The open cart asks for the same list; the counter does when the cart is closed.
    if (opened === page || view.isCartOpen) return
    page = opened
    basket.send({ type: "SHOP_OPENED", shopId: shop.id })
  }
}

export const startCompanions = (app: App): Companions => {
  const { runtime, stage, news } = app
  const run = purchaseRun(runtime)
  const basket = createActor(bindBasket(run), { id: "basket" }).start()
  const notifications = startNotifications(news)
  const appVersion = createActor(bindAppVersion(runtime.run), {
    id: "appVersion",
    input: { commitHash: app.configuration.commitHash, reloadedFor: reloadedFor.read() ?? null }
  }).start()

  const verificationPrompt = createActor(bindVerificationPrompt(accountRun(runtime), runtime.environment), {
    id: "verificationPrompt"
  }).start()
  const showPlace = makePromptUsher(app, verificationPrompt)

  news.listen((told) => {
    if (told.topic === "cartChanged") basket.send({ type: "CART_CHANGED", shopId: told.shopId })
    if (told.topic === "codeAdded") verificationPrompt.send({ type: "CODE_ADDED", shopId: told.shopId })
    if (told.topic === "verificationSkipped") verificationPrompt.send({ type: "SKIPPED" })
  })

  const showBasketPlace = makeBasketUsher(app, run, basket)
  const follow = () => {
    appVersion.send({ type: "OBSTACLES_CHANGED", obstacles: obstaclesOf(app) })
    showPlace()
    showBasketPlace()
  }
  stage.listen(follow)
  document.addEventListener("visibilitychange", () => {
    const type = document.visibilityState === "hidden" ? "PAUSED" : "RESUMED"
    notifications.send({ type, at: Date.now(), reason: "hiddenTab" })
    follow()
  })
  follow()
  // Dialogs open and close without the stage, and lie over the messages.
  new MutationObserver(() => {
    const type = document.querySelector("dialog[open]") === null ? "RESUMED" : "PAUSED"
    notifications.send({ type, at: Date.now(), reason: "modal" })
    follow()
  }).observe(document.body, {
    subtree: true,
    attributeFilter: ["open"]
  })
  const consent = startConsent(app, [verificationPrompt])
  startTracing(app)
  runtime.run(
    Effect.flatMap(Identity, (identity) =>
      identity.watchLogout(() => {
        // The page that says so begins anew, without anything that this one still knows of the driver.
        if (runtime.environment.user() !== null) window.location.assign(addresses.loggedOut)
      })
    )
  )
  return { basket, notifications, appVersion, verificationPrompt, consent }
}
