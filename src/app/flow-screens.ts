/**
 * The screens of flows. Not by React's `lazy`: what that has stood in for once stays for 300 ms, however early the
 * screen is there.
 */
import type { ComponentType } from "react"
import type { AnyActorRef } from "xstate"
import type { Page } from "../../machines/app/pages.ts"
import { withWords } from "../i18n/index.ts"
import type { Create } from "./loaded-actor.ts"
import type { AppRuntime } from "./runtime.ts"
import { type Scene, scenes } from "./scenes.ts"

type FlowScreen = ComponentType<{ readonly actor: never }>

/** The home makes do with the words of the first page. */
const load = async ({ screen }: Scene): Promise<FlowScreen> =>
  (await (screen === scenes.shopHome?.screen ? screen : withWords(screen))()).default

/** A flow with the screen that shows it. */
export interface FlowScreenParts {
  readonly flow: AnyActorRef
  readonly Screen: FlowScreen
}

/** The flow asks for its data at once, and is handed over when its screen is there too. */
export const beginWithScreen = async (
  scene: Scene,
  runtime: AppRuntime,
  page: Page,
  create: Create
): Promise<FlowScreenParts> => {
  const [flow, Screen] = await Promise.all([
    scene.begin().then(({ begin }) => begin(runtime, page, create)),
    load(scene)
  ])
  return { flow, Screen }
}

/** The flow of a page, or the cart over it, with its screen; null until both are there, and where there is none. */
export const shownIn = (loaded: { readonly parts: unknown } | undefined): FlowScreenParts | null => {
  const parts = (loaded?.parts ?? null) as FlowScreenParts | null
  return parts?.Screen === undefined ? null : parts
}
