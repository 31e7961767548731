/**
 * Opens the app as main.ts does, without a browser: flows, bindings, services, layouts and screens are real, over
 * HTTP to a local service. Fake: the address bar, and a provider that never gets the page to itself.
 */
import { prerender } from "react-dom/static"
import { I18nextProvider } from "react-i18next"
import { createActor, type EventObject } from "xstate"
import { bindLocale } from "../../bindings/locale.ts"
import { decodeConfiguration } from "../../configuration.ts"
import { startTranslations } from "../../i18n/start-i18next.ts"
import { de } from "../../i18n/testing/catalogues.ts"
import type { LoginOptions, Result, SessionClient } from "../../services/identity/session-client.ts"
import type { UserSession } from "../../services/identity/user-session.ts"
import { demoConfiguration } from "../../services/testing/demo-configuration.ts"
import {
  type LocalService,
  type Received,
  type Reply,
  startLocalService
} from "../../services/testing/local-service.ts"
import { areaEntityId, hikingDay, wiesensee } from "../../services/testing/world.ts"
import { App } from "../App.tsx"
import { loadedPageIn } from "../loaded-page.ts"
import { accessOf, type App as RunningApp } from "../running-app.ts"
import { start } from "../start.ts"

export const driver: UserSession = {
  userId: "driver|fahrerin",
  nickname: "fahrerin",
  email: "fahrerin@example.com",
  emailVerified: true,
  lastShopVisited: null
}

export const groupId = "6f0f2c1e-0d5a-4c3b-9b6e-1f1f1f1f1f04"

/** Permission of the driver, with a plate. */
export const permit = {
  id: groupId,
  groupId,
  name: "Anwohner",
  visible: true,
  maximumPlates: 2,
  areas: [{ areaEntityId, name: "Wiesensee" }],
  activePlates: [{ plate: "M-PP123", country: "DE" }]
}

/** Bought ticket of the driver, without an end. */
const boughtTicket = {
  id: "bought-1",
  name: "Pendlerkarte",
  price: 39,
  currencyCode: "CHF",
  ticketType: "singleUse",
  plates: [{ plate: "SG197052", country: "CH" }],
  areas: [{ areaEntityId, name: "Seeparkplatz" }],
  plateCorrection: "possible"
}

const answers: ReadonlyArray<readonly [RegExp, unknown]> = [
  [/^\/v1\/shop\/path\/wiesensee/, { ...wiesensee, areaCountry: "ch", userShopGroups: [permit] }],
  [/\/online-shop/, { fixedDurationTickets: [hikingDay] }],
  [/\/cart$/, { items: [] }],
  [/\/active-tickets\//, { activeTickets: [boughtTicket] }],
  [/\/user-shop-groups\//, { userShopGroups: [permit] }],
  [/\/verification-code$/, { verificationCodes: [{ code: "SEE-2026" }] }],
  [/\/plates$/, permit]
]

/** Answers of a shop with one ticket and one permission; 404 for all else. */
export const demoAnswers = ({ url }: Received): Reply => {
  const [path = ""] = url.split("?")
  const known = answers.find(([pattern]) => pattern.test(path))
  return known === undefined
    ? { status: 404, json: { code: "E_NOT_FOUND", message: "Not found" } }
    : { json: known[1] }
}

export interface AppOptions {
  /** null: without a session. */
  readonly user?: UserSession | null
  readonly answer?: (request: Received) => Reply
  /** Overrides of the provider, which by default has a session of the driver and never comes back. */
  readonly session?: Partial<SessionClient>
  readonly configuration?: Readonly<Record<string, unknown>>
}

export interface OpenedApp extends AsyncDisposable {
  readonly app: RunningApp
  /** Sends an event to the flow of the page. */
  readonly send: (event: EventObject & Readonly<Record<string, unknown>>) => void
  readonly service: LocalService
  /** Logins requested from the provider. */
  readonly logins: ReadonlyArray<LoginOptions>
  /** Returns how often the provider's logout was requested. */
  readonly logouts: () => number
  /** Returns path, query and fragment of the address bar. */
  readonly address: () => string
  /** Addresses of the history, oldest first, including the open one. */
  readonly entries: ReadonlyArray<string>
  /** Dispatches an event to the window's listeners; `persisted` for a page from the back/forward cache. */
  readonly fire: (event: string, persisted?: boolean) => void
  /** Returns `machine: state` of the flow of the page; of the access flow until the former has started. */
  readonly state: () => string
  /** Resolves once the condition holds. */
  readonly until: (holds: () => boolean) => Promise<void>
  /** Renders the whole page in its current state, in German. */
  readonly html: () => Promise<string>
}

const success = async <A,>(value: A): Promise<Result<A, never>> => ({ _tag: "Success", value })
const failure = async () => ({ _tag: "Failure", error: { _tag: "SignedOut" } }) as const

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })

const openWindow = (address: string) => {
  let url = new URL(address, "http://localhost:4400")
  const entries = [address]
  const replaceState = (_: unknown, __: string, to: string) => {
    url = new URL(to, url)
    entries[entries.length - 1] = `${url.pathname}${url.search}${url.hash}`
  }
  const pushState: typeof replaceState = (...state) => {
    entries.push("")
    replaceState(...state)
  }
  const location = new Proxy(
    { assign: () => undefined, reload: () => undefined },
    { get: (own, name) => Reflect.get(own, name) ?? Reflect.get(url, name) }
  )
  define("window", globalThis)
  define("location", location)
  define("history", { pushState, replaceState, scrollRestoration: "auto" })
  define("scrollTo", () => undefined)
  const listeners: Array<readonly [string, (event: unknown) => void]> = []
  define("addEventListener", (name: string, listener: (event: unknown) => void) =>
    listeners.push([name, listener])
  )
  define("removeEventListener", () => undefined)
  define("MutationObserver", function (this: { observe: () => void }) {
    this.observe = () => undefined
  })
  define("document", {
    cookie: "",
    visibilityState: "visible",
    body: {},
    title: "",
    referrer: "",
    documentElement: { lang: "de" },
    querySelector: () => null,
    querySelectorAll: () => [],
    createElement: () => ({ dataset: {} }),
    head: { append: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined
  })
  const fire = (event: string, persisted = false) => {
    for (const [name, listener] of listeners) if (name === event) listener({ type: event, persisted })
  }
  return { address: () => `${url.pathname}${url.search}${url.hash}`, entries, fire }
}

export const openApp = async (
  address: string,
  { user = driver, answer = demoAnswers, session: otherwise, configuration = {} }: AppOptions = {}
): Promise<OpenedApp> => {
  const service = await startLocalService()
  service.answer(answer)
  const page = openWindow(address)
  const logins: Array<LoginOptions> = []
  let logouts = 0
  const stays = () => new Promise<never>(() => undefined)
  const session: SessionClient = {
    stored: () => undefined,
    hasHint: () => user !== null,
    restore: () => success(user),
    login: (options) => {
      logins.push(options)
      return stays()
    },
    loginInPopup: failure,
    completeLogin: failure,
    loginAgain: stays,
    logout: () => {
      logouts += 1
      return stays()
    },
    finishLogout: () => false,
    accessToken: () => (user === null ? failure() : success("token")),
    renewToken: failure,
    toHandOver: () => undefined,
    forget: () => undefined,
    ...otherwise
  }
  const app = start(
    decodeConfiguration(
      JSON.stringify({ ...demoConfiguration, apiOrigin: service.origin, ...configuration })
    ),
    session,
    "de-DE"
  )
  const translations = startTranslations("de-DE", de)
  const locale = createActor(
    bindLocale(app.runtime.run, translations, () => undefined),
    { id: "locale", input: { locale: "de-DE" } }
  ).start()
  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; !holds(); tries++) {
      if (tries > 500) throw new Error(`It never came to it: ${state()} at ${page.address()}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const flow = () => loadedPageIn(app.actor.getSnapshot().children.page?.getSnapshot())?.flow
  const state = (): string => {
    const actor = flow() ?? accessOf(app.actor)
    const { machine, value } = actor.getSnapshot()
    return `${machine.id}: ${JSON.stringify(value).replaceAll('"', "")}`
  }
  return {
    app,
    service,
    logins,
    logouts: () => logouts,
    ...page,
    state,
    send: (event) => flow()?.send(event),
    until,
    html: async () => {
      const { prelude } = await prerender(
        <I18nextProvider i18n={translations}>
          <App app={app} locale={locale} />
        </I18nextProvider>
      )
      return new Response(prelude).text()
    },
    [Symbol.asyncDispose]: async () => {
      app.actor.stop()
      locale.stop()
      await service[Symbol.asyncDispose]()
    }
  }
}
