/** Code of pages: flows and their screens, loaded on demand. */
import type { ComponentType, ReactElement } from "react"
import type { ActorRefLike } from "xstate"
import type { AppActor } from "../../machines/app/index.ts"
import type { PageLink } from "../../machines/app/pages.ts"
import type { Create } from "../app/lazy-actor.ts"
import type { AppRuntime } from "../bindings/runtime.ts"
import type { Configuration } from "../configuration.ts"
import type { Locale } from "../i18n/locale.ts"
import type { Exchange } from "../services/http/prefetched-request.ts"
import type { SessionClient } from "../services/identity/session-client.ts"

/** Context in which a page is opened. */
export interface PageContext {
  readonly app: AppActor
  readonly runtime: AppRuntime
  /** Starts a flow as a child of the app. */
  readonly create: Create
  readonly render: <Props extends object>(Screen: ComponentType<Props>, props: Props) => ReactElement
  /** Delays a screen until the texts are loaded that the first page does without. */
  readonly withTranslations: <Part>(load: () => Promise<Part>) => () => Promise<Part>
  /** Whether these texts are loaded, or not needed. */
  readonly hasTexts: boolean
}

/** An open page. */
export interface LoadedPage {
  readonly flow: ActorRefLike | null
  readonly screen: ReactElement
}

/** Input of a page's prerendering, before the app is loaded. */
export interface PrerenderInput {
  readonly configuration: Configuration
  readonly locale: Locale
  readonly addressOf: (page: PageLink) => string
  readonly session: Pick<SessionClient, "stored">
  /** Resolves when the session is known. */
  readonly entered: Promise<unknown>
  /** Responses to the first requests: the shop, and what the page shows of it. */
  readonly answers: Promise<ReadonlyArray<Exchange>>
  /** Aborted when the app takes over. */
  readonly over: AbortSignal
}

/** Code of a page, loaded on demand. */
export interface PageCode<Input> {
  /** Resolves when the page has been painted, or will not be; absent if the app alone renders it. */
  prerender?(page: Input, input: PrerenderInput): Promise<void>
  /** Loads the code; given the runtime, also prepares the flow that is opened next. */
  readonly preload: (runtime?: AppRuntime) => Promise<unknown>
  /** Returns the page at once if its code is preloaded, so that no placeholder is rendered for a moment. */
  readonly open: (input: Input, opening: PageContext) => LoadedPage | null | Promise<LoadedPage | null>
}

type Load<Part> = () => Promise<Part>
type Screen<Props> = Load<{ readonly default: ComponentType<Props> }>

/** Page with a flow: it starts loading data at once, and is shown when its screen is loaded. */
export const flowAndScreen = <Input, Actor extends ActorRefLike>(
  flow: Load<{
    readonly default: (runtime: AppRuntime, input: Input, create: Create, app: AppActor) => Actor
    readonly prepare?: (runtime: AppRuntime) => void
  }>,
  screen: Screen<{ readonly actor: NoInfer<Actor> }>,
  prerender?: NonNullable<PageCode<Input>["prerender"]>
): PageCode<Input> => {
  type Code = readonly [Awaited<ReturnType<typeof flow>>, Awaited<ReturnType<typeof screen>>]
  let loaded: Code | false = false
  return {
    ...(prerender && { prerender }),
    preload: async (runtime) => {
      loaded = await Promise.all([flow(), screen()])
      if (runtime !== undefined) loaded[0].prepare?.(runtime)
    },
    open: (input, { app, runtime, create, render, withTranslations, hasTexts }) => {
      const begin = (code: Code[0]) => code.default(runtime, input, create, app)
      const opened = (actor: Actor, shown: Code[1]) => ({
        flow: actor,
        screen: render(shown.default, { actor })
      })
      return hasTexts && loaded
        ? opened(begin(loaded[0]), loaded[1])
        : Promise.all([flow().then(begin), withTranslations(screen)()]).then((all) => opened(...all))
    }
  }
}

/** Page without a flow. */
export const screenAlone = <Shown>(
  screen: Screen<{ readonly page: Shown; readonly app: AppActor }>
): PageCode<Shown> => ({
  preload: screen,
  open: async (page, { app, render, withTranslations }) => ({
    flow: null,
    screen: render((await withTranslations(screen)()).default, { page, app })
  })
})
