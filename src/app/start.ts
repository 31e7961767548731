/** Starts the root of all flows with its services. Does not need React. */
import { createElement } from "react"
import { createActor, sendTo } from "xstate"
import { type AppActor, type AppLocation, appMachine } from "../../machines/app/index.ts"
import { bindAccess } from "../bindings/access.ts"
import type { Environment } from "../bindings/environment.ts"
import { inspect, instrumented } from "../bindings/instruments.ts"
import { makeRuntime } from "../bindings/runtime.ts"
import type { Configuration } from "../configuration.ts"
import { hasAllTexts, withTranslations } from "../i18n/index.ts"
import type { Locale } from "../i18n/locale.ts"
import type { PageContext } from "../pages/code.ts"
import { addressOf, destinationOf, locationOf, pageOf } from "../pages/index.ts"
import type { SessionClient } from "../services/identity/index.ts"
import { isLatestDriver } from "../services/identity/session-client.ts"
import { makeNavigation, type Navigation } from "../services/navigation.ts"
import { latestShop } from "../services/remembered.ts"
import { installPolicy } from "../services/trusted-types.ts"
import { type Create, lazyActor } from "./lazy-actor.ts"
import { cartCode, pageCodeOf } from "./lazy-pages.ts"
import { reloadForNewerBuild } from "./newer-build.ts"
import { type App, userOf } from "./running-app.ts"

/** Reads the location. The bare address means the latest shop, without a session check: the page does that. */
const locationIn = (navigation: Navigation, shop = latestShop.read()): AppLocation => {
  const location = locationOf(navigation.location())
  if (shop === undefined || location.access !== "root") return location
  navigation.show(addressOf({ name: "shopHome", shop }), { replace: true })
  return locationOf(navigation.location())
}

export const start = (configuration: Configuration, session: SessionClient, locale: Locale): App => {
  // Before any page: the flows beside it are loaded from a script, too.
  reloadForNewerBuild(configuration.commitHash)
  installPolicy()
  const navigation = makeNavigation(window)
  const language = { current: locale }
  const environment: Environment = {
    user: () => userOf(actor),
    locale: () => language.current,
    ...navigation,
    addressOf,
    leaveFor: (address) => window.location.assign(address),
    tell: (event) => actor.send(event),
    paymentOrigins: configuration.paymentOrigins
  }
  const runtime = makeRuntime(configuration, session, environment)
  const access = bindAccess(runtime.run, environment, configuration, window.location.origin, () => {
    window.history.replaceState(null, "", "/")
    const { loginErrorPath } = configuration
    if (loginErrorPath !== null) navigation.navigate(loginErrorPath, { replace: true })
  })
  const opening = (create: Create, isFirst = false): PageContext => ({
    app: actor,
    runtime,
    create,
    render: createElement,
    withTranslations: isFirst ? (load) => load : withTranslations,
    hasTexts: isFirst || hasAllTexts(language.current)
  })
  const root = appMachine.provide({
    actors: {
      access: instrumented(access),
      page: lazyActor(
        environment.tell,
        (page, create) =>
          pageCodeOf(page.name)?.use(({ open }) => open(page, opening(create, pageOf(page.name).isFirst))) ??
          null,
        {
          // A page that is opened again after the access was checked has been reported already.
          onLoad: () => {
            if (!actor.getSnapshot().context.isShown) actor.send({ type: "PAGE_LOADED" })
          }
        }
      ),
      cart: lazyActor(environment.tell, (shop, create) =>
        cartCode.use(({ open }) => open(shop, opening(create)))
      ),
      background: lazyActor(
        environment.tell,
        async (_, create) => (await import("./background.ts")).startBackground(app, create),
        { loadsOn: "PAGE_LOADED" }
      )
    },
    actions: {
      showAddress: ({ context }) => navigation.show(addressOf(context.page, context.isCartOpen)),
      tellAccess: sendTo("access", ({ context }) => {
        const { pathname, search, hash } = navigation.location()
        const destination = destinationOf(context.page, `${pathname}${search}${hash}`)
        return { type: "NAVIGATED", destination }
      })
    }
  })
  const actor: AppActor = createActor(instrumented(root), {
    id: "app",
    systemId: "app",
    input: locationIn(navigation),
    ...(inspect === undefined ? {} : { inspect })
  })
  const app: App = { actor, runtime, navigation, configuration, language }
  navigation.listen(() =>
    actor.send({
      type: "PAGE_OPENED",
      location: locationIn(navigation, actor.getSnapshot().context.shop?.path ?? latestShop.read())
    })
  )
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    const driver = userOf(actor)
    actor.send({ type: "PAGE_SHOWN" })
    // After a logout in another tab, the page from the back/forward cache must not be shown.
    if (driver !== null && !isLatestDriver(driver.userId)) actor.send({ type: "SESSION_LOST" })
  })
  actor.start()
  return app
}
