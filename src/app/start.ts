/** Starts the flows: services, access, and the stage on which pages come and go. React is not needed for any of it. */
import { createActor } from "xstate"
import type { Configuration } from "../configuration.ts"
import type { Locale } from "../i18n/locale.ts"
import type { SessionClient } from "../services/identity/index.ts"
import { bindAccess } from "./bindings/access.ts"
import type { Environment } from "./environment.ts"
import { beginWithScreen } from "./flow-screens.ts"
import { makeNavigation, type Navigation } from "./navigation.ts"
import { makeNewsDesk, type NewsDesk } from "./news.ts"
import { type AppRuntime, makeRuntime } from "./runtime.ts"
import { cartScene, scenes } from "./scenes.ts"
import { type AccessActor, makeStage, type Stage } from "./stage.ts"

export interface App {
  readonly stage: Stage
  readonly runtime: AppRuntime
  readonly navigation: Navigation
  readonly news: NewsDesk
  readonly configuration: Configuration
  /** The language on the page; the screens' language flow sets it. */
  readonly language: { current: Locale }
}

export const start = (configuration: Configuration, session: SessionClient, locale: Locale): App => {
  const navigation = makeNavigation(window)
  const language = { current: locale }
  const news = makeNewsDesk()
  let access: AccessActor | undefined
  const environment: Environment = {
    user: () => access?.getSnapshot().context.user ?? null,
    locale: () => language.current,
    ...navigation,
    leaveFor: (address) => window.location.assign(address),
    reportSessionLost: () => access?.send({ type: "SESSION_LOST" }),
    tell: news.tell,
    paymentOrigins: configuration.paymentOrigins
  }
  const runtime = makeRuntime(configuration, session, environment)
  access = createActor(
    bindAccess(runtime.run, environment, configuration, window.location.origin, () => {
      navigation.rewrite("/")
      const { loginErrorPath } = configuration
      if (loginErrorPath !== null) navigation.navigate(loginErrorPath, { replace: true })
    }),
    { id: "access" }
  )
  const stage = makeStage(
    navigation,
    access,
    (route) => {
      const scene = scenes[route.name]
      return scene === undefined ? null : beginWithScreen(scene, runtime, route)
    },
    (shop) => beginWithScreen(cartScene, runtime, { name: "contact", shop })
  )
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return
    access.send({ type: "PAGE_SHOWN" })
    const { flow, cart } = stage.view()
    flow?.send({ type: "PAGE_SHOWN" })
    cart?.send({ type: "PAGE_SHOWN" })
  })
  return { stage, runtime, navigation, news, configuration, language }
}
