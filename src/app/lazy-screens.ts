/** The screens, each loaded with the page that needs it. */
import { type ComponentType, lazy } from "react"
import { getI18n } from "react-i18next"
import { completeTexts } from "../i18n/index.ts"
import type { RouteName } from "./routes.ts"
import { cartScene, type Scene, scenes } from "./scenes.ts"

type FlowScreen = ComponentType<{ readonly actor: never }>

/** No screen is shown before it has its words; only the home makes do with those of the first page. */
const withWords =
  <Screen>(load: () => Promise<Screen>) =>
  async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), completeTexts(getI18n())])
    return screen
  }

const loaded = new Map<Scene, FlowScreen>()

const screenOf = (scene: Scene): FlowScreen => {
  const known = loaded.get(scene)
  if (known !== undefined) return known
  const screen = lazy(scene === scenes.shopHome ? scene.screen : withWords(scene.screen))
  loaded.set(scene, screen)
  return screen
}

/** The screen of a page that has a flow. */
export const flowScreen = (name: RouteName): FlowScreen | undefined => {
  const scene = scenes[name]
  return scene === undefined ? undefined : screenOf(scene)
}

export const cartScreen = (): FlowScreen => screenOf(cartScene)

/** Over the page, and only once it stands. */
export const Overlays = lazy(withWords(() => import("./Overlays.tsx")))

export const Door = lazy(withWords(() => import("./Door.tsx")))
export const ErrorScreen = lazy(withWords(() => import("../screens/problem/ErrorScreen.tsx")))
export const NotFoundScreen = lazy(withWords(() => import("../screens/problem/NotFoundScreen.tsx")))
export const ContactScreen = lazy(withWords(() => import("../screens/contact/ContactScreen.tsx")))
export const PromptDialog = lazy(
  withWords(() => import("../screens/verification-prompt/VerificationPrompt.tsx"))
)
