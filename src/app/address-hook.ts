/** What the router works on: the address as the root of all flows has it. */
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
