/** The code of pages: flows and the screens that show them, loaded when they are wanted. */
import type { ComponentType, ReactElement } from "react"
import type { ActorRefLike } from "xstate"
import type { Create } from "../app/lazy-actor.ts"
import type { AppActor } from "../app/running-app.ts"
import type { AppRuntime } from "../bindings/runtime.ts"

/** What a page is opened with. */
export interface PageContext {
  readonly app: AppActor
  readonly runtime: AppRuntime
  /** Begins a flow as part of the app. */
  readonly create: Create
  readonly render: <Props extends object>(Screen: ComponentType<Props>, props: Props) => ReactElement
  /** Makes a screen wait for the words that the first page did without. */
  readonly withTranslations: <Part>(load: () => Promise<Part>) => () => Promise<Part>
}

/** A page that is open. */
export interface LoadedPage {
  readonly flow: ActorRefLike | null
  readonly screen: ReactElement
}

/** The code of a page, loaded when it is wanted. */
export interface PageCode<Input> {
  readonly preload: () => Promise<unknown>
  readonly open: (input: Input, opening: PageContext) => Promise<LoadedPage | null>
}

type Load<Part> = () => Promise<Part>
type Screen<Props> = Load<{ readonly default: ComponentType<Props> }>

/** A flow with the screen that shows it. The flow asks for its data at once, and is shown when its screen is there too. */
export const flowAndScreen = <Input, Actor extends ActorRefLike>(
  flow: Load<{
    readonly default: (runtime: AppRuntime, input: Input, create: Create, app: AppActor) => Actor
  }>,
  screen: Screen<{ readonly actor: NoInfer<Actor> }>
): PageCode<Input> => ({
  preload: () => Promise.all([flow(), screen()]),
  open: async (input, { app, runtime, create, render, withTranslations }) => {
    const [actor, shown] = await Promise.all([
      flow().then(({ default: begin }) => begin(runtime, input, create, app)),
      withTranslations(screen)()
    ])
    return { flow: actor, screen: render(shown.default, { actor }) }
  }
})

/** A screen of a page without a flow. */
export const screenAlone = <Shown>(
  screen: Screen<{ readonly page: Shown; readonly app: AppActor }>
): PageCode<Shown> => ({
  preload: screen,
  open: async (page, { app, render, withTranslations }) => ({
    flow: null,
    screen: render((await withTranslations(screen)()).default, { page, app })
  })
})
