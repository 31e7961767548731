/**
 * What is going on: keeps one access flow for the whole visit, one flow for the page that is open, and one for the
 * cart over it. Without React, so that flows and their data start while React is still being loaded.
 */
import type { ActorRefFrom, AnyActorRef } from "xstate"
import type { accessMachine } from "../../machines/access/index.ts"
import type { Shop } from "../../schemas/shop.ts"
import { addresses } from "../addresses.ts"
import { latestShop } from "../services/remembered.ts"
import type { Navigation } from "./navigation.ts"
import {
  destinationOf,
  isCartOpen,
  isPaymentResult,
  pageKeyOf,
  type Route,
  routeOf,
  shopOf
} from "./routes.ts"

export type AccessActor = ActorRefFrom<typeof accessMachine>

/** Begins the flow of a page; null for a page that has none. */
export type BeginFlow = (route: Route) => Promise<AnyActorRef> | null
export type BeginCart = (shop: string) => Promise<AnyActorRef>

export interface StageView {
  readonly route: Route
  /** The flow of the page, once the driver may see it and its code is there. */
  readonly flow: AnyActorRef | null
  readonly cart: AnyActorRef | null
  /** The shop that the flow of the page has loaded; null before that, and outside of shops. */
  readonly shop: Shop | null
  /** The address names a shop that does not exist, or is closed: nothing leads deeper into it. */
  readonly isShopMissing: boolean
  /** The cart has been asked for, whether or not its flow has begun. */
  readonly isCartOpen: boolean
  /** The code of the page could not be loaded. */
  readonly hasFailed: boolean
}

export interface Stage {
  readonly access: AccessActor
  readonly view: () => StageView
  readonly listen: (listener: () => void) => () => void
  /** Loads the code of the page once more. */
  readonly tryAgain: () => void
}

interface FlowOfShop {
  readonly value?: unknown
  readonly context?: { readonly shop?: Shop | null; readonly offer?: { readonly shop: Shop } | null }
}

/** Every flow of a shop's page keeps its shop in its context. Undefined where there is none to be kept. */
const shopIn = (flow: AnyActorRef | null): Shop | null | undefined => {
  const { context, value } = (flow?.getSnapshot() ?? {}) as FlowOfShop
  if (value === "shopNotFound" || value === "shopInactive") return undefined
  return context?.shop ?? context?.offer?.shop ?? null
}

/** A flow that is wanted, by a key that says which, until another one is. */
const makeSlot = (changed: () => void) => {
  let wanted: string | null = null
  let actor: AnyActorRef | null = null
  let hasFailed = false
  const close = () => {
    actor?.stop()
    actor = null
    hasFailed = false
  }
  return {
    actor: () => actor,
    hasFailed: () => hasFailed,
    /** Interrupts what the former flow was doing. */
    want: (key: string | null, begin: () => Promise<AnyActorRef> | null) => {
      if (key === wanted) return
      wanted = key
      close()
      const beginning = key === null ? null : begin()
      beginning?.then(
        (begun) => {
          if (wanted !== key) begun.stop()
          else {
            actor = begun
            let shop = shopIn(begun)
            begun.subscribe(() => {
              if (shop === shopIn(begun)) return
              shop = shopIn(begun)
              changed()
            })
          }
          changed()
        },
        (error: unknown) => {
          console.error(error)
          if (wanted === key) hasFailed = true
          changed()
        }
      )
    },
    forget: () => {
      wanted = null
      close()
    }
  }
}

export const makeStage = (
  navigation: Navigation,
  access: AccessActor,
  beginFlow: BeginFlow,
  beginCart: BeginCart
): Stage => {
  const listeners = new Set<() => void>()
  let view: StageView

  const isAllowed = (route: Route): boolean => {
    const snapshot = access.getSnapshot()
    const isProtected = destinationOf(route, "/").access === "protected"
    // The proof of a paid order is kept in the browser, and shown though nobody can say who is signed in.
    const isPublic =
      snapshot.matches("anonymous") || (isPaymentResult(route) && snapshot.matches("providerUnreachable"))
    return snapshot.matches("granted") || (!isProtected && isPublic)
  }

  const look = () => {
    const { pathname, search } = navigation.place()
    const route = routeOf(pathname, search)
    const isOpen = isAllowed(route)
    page.want(isOpen ? pageKeyOf(route) : null, () => beginFlow(route))
    const shop = shopOf(route)
    const wantsCart = isCartOpen(route, search)
    cart.want(isOpen && wantsCart ? shop : null, () => beginCart(shop ?? ""))
    const found = shopIn(page.actor())
    view = {
      route,
      flow: page.actor(),
      cart: cart.actor(),
      shop: found ?? shopIn(cart.actor()) ?? null,
      isShopMissing: found === undefined,
      isCartOpen: wantsCart,
      hasFailed: page.hasFailed() || cart.hasFailed()
    }
    for (const listener of listeners) listener()
  }

  const page = makeSlot(() => look())
  const cart = makeSlot(() => look())

  const arrive = () => {
    const { pathname, search, hash } = navigation.place()
    const route = routeOf(pathname, search)
    const destination = destinationOf(route, `${pathname}${search}${hash}`)
    const shop = destination.access === "root" ? (view.shop?.path ?? latestShop.read()) : undefined
    if (shop !== undefined) {
      // Without asking who is signed in: the page of the shop will.
      navigation.navigate(addresses.shopHome(shop), { replace: true })
      return
    }
    const former = view.route
    access.send({ type: "NAVIGATED", destination })
    look()
    // The sections of the account are one page: its flow goes on and is told which of them is open.
    if (route.name === "account" && former.name === "account" && route.section !== former.section) {
      page.actor()?.send({ type: "SECTION_OPENED", section: route.section ?? "overview" })
    }
    if (route.name === "ticket") page.actor()?.send({ type: "STEP_OPENED", step: route.step })
  }

  view = {
    route: { name: "loading" },
    flow: null,
    cart: null,
    shop: null,
    isShopMissing: false,
    isCartOpen: false,
    hasFailed: false
  }
  navigation.listen(arrive)
  access.subscribe(look)
  access.start()
  arrive()

  return {
    access,
    view: () => view,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tryAgain: () => {
      page.forget()
      cart.forget()
      look()
    }
  }
}
