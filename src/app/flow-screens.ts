/**
 * The screens of flows. Not by React's `lazy`: what that has stood in for once stays for 300 ms, however early the
 * screen is there.
 */
import type { ComponentType } from "react"
import type { AnyActorRef } from "xstate"
import { withWords } from "../i18n/index.ts"
import type { Route } from "./routes.ts"
import type { AppRuntime } from "./runtime.ts"
import { type Scene, scenes } from "./scenes.ts"

type FlowScreen = ComponentType<{ readonly actor: never }>

const loaded = new Map<Scene, FlowScreen>()

/** The home makes do with the words of the first page. */
const load = async (scene: Scene): Promise<void> => {
  if (loaded.has(scene)) return
  const screen = scene === scenes.shopHome ? scene.screen : withWords(scene.screen)
  loaded.set(scene, (await screen()).default)
}

/** There for every flow that has been begun. */
export const screenOf = (scene: Scene): FlowScreen | undefined => loaded.get(scene)

/** The flow asks for its data at once, and is handed over when its screen is there too. */
export const beginWithScreen = (scene: Scene, runtime: AppRuntime, route: Route): Promise<AnyActorRef> => {
  const begun = scene.begin().then(({ begin }) => begin(runtime, route))
  const shown = Promise.all([begun, load(scene)]).then(([flow]) => flow)
  // Nobody will show it, so nobody else will stop it.
  shown.catch(() => begun.then((flow) => flow.stop()).catch(() => undefined))
  return shown
}
