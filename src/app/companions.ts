/**
 * The flows that run beside every page: the cart's counter, the messages at the bottom, the version of the app. They
 * are loaded once a page stands, since none of them is needed to see one.
 */
import { Effect } from "effect"
import { type ActorRefFrom, createActor } from "xstate"
import type { appVersionMachine, ReloadObstacle } from "../../machines/app-version/index.ts"
import type { basketMachine } from "../../machines/basket/index.ts"
import { notificationsMachine } from "../../machines/notifications/index.ts"
import { CartService } from "../services/cart.ts"
import { bindAppVersion, reloadedFor } from "./bindings/app-version.ts"
import { bindBasket } from "./bindings/basket.ts"
import { purchaseRun } from "./purchase-runtime.ts"
import type { App } from "./start.ts"

export interface Companions {
  readonly basket: ActorRefFrom<typeof basketMachine>
  readonly notifications: ActorRefFrom<typeof notificationsMachine>
  readonly appVersion: ActorRefFrom<typeof appVersionMachine>
}

const obstaclesOf = (app: App): ReadonlyArray<ReloadObstacle> => {
  const { route, isCartOpen } = app.stage.view()
  const isForm = route.name === "ticket" || route.name === "permission" || route.name === "verify"
  const isPaying = route.name === "paymentSuccess" || route.name === "paymentFailed"
  return [
    ...(isForm ? (["unsavedInput"] as const) : []),
    ...(isCartOpen || isPaying ? (["checkout"] as const) : []),
    ...(document.visibilityState === "hidden" ? (["hiddenTab"] as const) : []),
    ...(reloadedFor.isKept() ? [] : (["noStorage"] as const))
  ]
}

export const startCompanions = (app: App): Companions => {
  const { runtime, stage, news } = app
  const run = purchaseRun(runtime)
  const basket = createActor(bindBasket(run), { id: "basket" }).start()
  const notifications = createActor(notificationsMachine, { id: "notifications" }).start()
  const appVersion = createActor(bindAppVersion(runtime.run), {
    id: "appVersion",
    input: { commitHash: app.configuration.commitHash, reloadedFor: reloadedFor.read() ?? null }
  }).start()

  let messages = 0
  news.listen((told) => {
    if (told.topic === "cartChanged") basket.send({ type: "CART_CHANGED", shopId: told.shopId })
    else {
      const at = Date.now()
      messages += 1
      const { type, message, details = null } = told.message
      const notification = {
        key: `${at}-${messages}`,
        type,
        message,
        details,
        closeDelay: null,
        action: null
      }
      notifications.send({ type: "NOTIFIED", at, notification })
    }
  })

  let watched: string | null = null
  let stopWatching = () => {}
  const follow = () => {
    const shop = stage.access.getSnapshot().context.user === null ? null : stage.view().shop
    appVersion.send({ type: "OBSTACLES_CHANGED", obstacles: obstaclesOf(app) })
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
  return { basket, notifications, appVersion }
}
