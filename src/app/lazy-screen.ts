/** A screen that is loaded with its words, and the screens of flows. */
import { type ComponentType, lazy } from "react"
import { withWords } from "../i18n/index.ts"
import { type Scene, scenes } from "./scenes.ts"

export type FlowScreen = ComponentType<{ readonly actor: never }>

const loaded = new Map<Scene, FlowScreen>()

/** The same component each time, loaded once. The home makes do with the words of the first page. */
export const screenOf = (scene: Scene): FlowScreen => {
  const known = loaded.get(scene)
  if (known !== undefined) return known
  const screen = lazy(scene === scenes.shopHome ? scene.screen : withWords(scene.screen))
  loaded.set(scene, screen)
  return screen
}
