/** The screens, each loaded with the page that needs it. */
import { type ComponentType, lazy } from "react"
import type { RouteName } from "./routes.ts"
import { cartScene, type Scene, scenes } from "./scenes.ts"

type FlowScreen = ComponentType<{ readonly actor: never }>

const loaded = new Map<Scene, FlowScreen>()

const screenOf = (scene: Scene): FlowScreen => {
  const known = loaded.get(scene)
  if (known !== undefined) return known
  const screen = lazy(scene.screen)
  loaded.set(scene, screen)
  return screen
}

/** The screen of a page that has a flow. */
export const flowScreen = (name: RouteName): FlowScreen | undefined => {
  const scene = scenes[name]
  return scene === undefined ? undefined : screenOf(scene)
}

export const cartScreen = (): FlowScreen => screenOf(cartScene)

export const ErrorScreen = lazy(() => import("../screens/problem/ErrorScreen.tsx"))
export const NotFoundScreen = lazy(() => import("../screens/problem/NotFoundScreen.tsx"))
export const ContactScreen = lazy(() => import("../screens/contact/ContactScreen.tsx"))
