/**
 * The flows that run beside every page: the cart's counter, the messages at the bottom, the version of the app, the
 * question for a verification code. They are loaded once a page stands, since none of them is needed to see one.
 */
import { Effect } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import type { appVersionMachine, ReloadObstacle } from "../../machines/app-version/index.ts"
import type { basketMachine } from "../../machines/basket/index.ts"
import type { notificationsMachine } from "../../machines/notifications/index.ts"
import type { PromptPlace, verificationPromptMachine } from "../../machines/verification-prompt/index.ts"
import { CartService } from "../services/cart.ts"
import { promptDismissed } from "../services/drafts.ts"
import { accountRun } from "./account-runtime.ts"
import { bindAppVersion, reloadedFor } from "./bindings/app-version.ts"
import { bindBasket } from "./bindings/basket.ts"
import { bindVerificationPrompt } from "./bindings/verification-prompt.ts"
import { startNotifications } from "./notifications.ts"
import { purchaseRun } from "./purchase-runtime.ts"
import { isPaymentResult } from "./routes.ts"
import type { StageView } from "./stage.ts"
import type { App } from "./start.ts"

export interface Companions {
  readonly basket: ActorRefFrom<typeof basketMachine>
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly appVersion: ActorRefFrom<typeof appVersionMachine>
  readonly verificationPrompt: ActorRefFrom<typeof verificationPromptMachine>
}

const obstaclesOf = (app: App): ReadonlyArray<ReloadObstacle> => {
  const { route, isCartOpen } = app.stage.view()
  const isForm = route.name === "ticket" || route.name === "permission" || route.name === "verify"
  return [
    ...(isForm ? (["unsavedInput"] as const) : []),
    ...(isCartOpen || isPaymentResult(route) ? (["checkout"] as const) : []),
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
  let seen = ""
  return () => {
    const place = promptPlace(app)
    const key = JSON.stringify([place, app.stage.view().route])
    if (key === seen) return
    seen = key
    prompt.send(place === null ? { type: "SHOP_LEFT" } : { type: "PAGE_OPENED", place })
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

  let watched: string | null = null
  let stopWatching = () => {}
  const follow = () => {
    const shop = stage.access.getSnapshot().context.user === null ? null : stage.view().shop
    appVersion.send({ type: "OBSTACLES_CHANGED", obstacles: obstaclesOf(app) })
    showPlace()
    if (shop === null || shop.id === watched) return
    watched = shop.id
    stopWatching()
    basket.send({ type: "SHOP_OPENED", shopId: shop.id })
    const watching = run(
      Effect.flatMap(CartService, (cart) =>
        cart.watch(shop.id, () => basket.send({ type: "CART_CHANGED", shopId: shop.id }))
      )
    )
    stopWatching = () => watching.interruptUnsafe()
  }
  stage.listen(follow)
  document.addEventListener("visibilitychange", () => {
    const type = document.visibilityState === "hidden" ? "PAUSED" : "RESUMED"
    notifications.send({ type, at: Date.now(), reason: "hiddenTab" })
    follow()
  })
  follow()
  return { basket, notifications, appVersion, verificationPrompt }
}
