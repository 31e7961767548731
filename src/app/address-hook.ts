/** Connects the router to the address that the root of all flows holds. */
import { useSelector } from "@xstate/react"
import { addressOf } from "../pages/index.ts"
import type { App } from "./running-app.ts"

/** Returns a hook for wouter. */
export const addressHook =
  ({ actor, navigation }: App) =>
  (): [string, typeof navigation.navigate] => [
    useSelector(actor, ({ context }) => addressOf(context.page, context.isCartOpen)),
    navigation.navigate
  ]
