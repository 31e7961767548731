/** Page as seen by drivers and assertions: language, width, texts, and controls by role and name. */
import type { InputMode } from "@parkschein/flowkit/model"
import type { Locator, Page } from "@playwright/test"
import { driver, hintCookie, type Person, signedInHere, storedSession } from "./session.ts"
import { type FlowLocale, type Texts, textsIn } from "./texts.ts"

export interface FlowScreen {
  readonly page: Page
  readonly locale: FlowLocale
  readonly t: Texts
  /** Opens an address of the shop; with the driver's session by default. */
  readonly open: (path: string, visitor?: Visitor) => Promise<void>
}

export interface Visitor {
  /** Null: no session. */
  readonly person?: Person | null
  /** An earlier session existed in this browser, so that the shop asks the provider silently. */
  readonly hint?: boolean
  /** Further session storage, by key. */
  readonly session?: Readonly<Record<string, string>>
  /** Local storage of earlier visits, by key. */
  readonly local?: Readonly<Record<string, string>>
}

/** Effect's scheduler must not depend on the page's stopped clock. */
const turnWithoutClock = (): void => {
  const waiting = new Map<number, () => void>()
  const { port1, port2 } = new MessageChannel()
  let last = 0
  port1.onmessage = ({ data }) => {
    const run = waiting.get(data)
    waiting.delete(data)
    run?.()
  }
  Object.assign(globalThis, {
    setImmediate: (run: () => void) => {
      last += 1
      waiting.set(last, run)
      port2.postMessage(last)
      return last
    },
    clearImmediate: (handle: number) => waiting.delete(handle)
  })
}

/** Returns the language of a loaded page. */
export const localeOf = (page: Page): Promise<FlowLocale> =>
  page.evaluate(() => document.documentElement.lang as FlowLocale)

const texts = new Map<FlowLocale, Texts>()

/** Limit for the app's first responses, in ms of the page's clock; its placeholder is drawn at once. */
const untilApp = 2_000
const turn = 100

const letAppBegin = async (page: Page): Promise<void> => {
  const isShape = () =>
    page.evaluate(
      () => document.querySelector("main") !== null && document.querySelector("[data-state]") === null
    )
  for (let passed = 0; passed < untilApp && (await isShape()); passed += turn) await page.clock.runFor(turn)
}

export const makeScreen = (page: Page, locale: FlowLocale): FlowScreen => {
  const t = texts.get(locale) ?? textsIn(locale)
  texts.set(locale, t)
  return {
    page,
    locale,
    t,
    open: async (path, { person = driver, hint = false, session = {}, local = {} } = {}) => {
      await page.addInitScript(turnWithoutClock)
      await page.addInitScript(
        ({ stored, remembered, cookie }) => {
          // Frames of the identity provider have their own storage.
          if (window !== window.top) return
          for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
          for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value)
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store would set it too late
          if (cookie !== null) document.cookie = `${cookie};path=/`
        },
        {
          stored: { ...(person === null ? {} : storedSession(person)), ...session },
          remembered: { ...(person === null ? {} : signedInHere(person)), ...local },
          cookie: hint ? hintCookie : null
        }
      )
      // Not its load event: a request that a path holds back delays it.
      await page.goto(path, { waitUntil: "domcontentloaded" })
      if (person !== null) await letAppBegin(page)
    }
  }
}

/** Returns the element with the flow's current state. */
export const rootOf = ({ page }: FlowScreen, machine: string): Locator =>
  page.locator(`[data-machine="${machine}"]`)

/** Activates a control by pointer or keyboard. */
export const press = (control: Locator, inputMode: InputMode): Promise<void> =>
  inputMode === "pointer" ? control.click() : control.press("Enter")

/** Returns the driver of an event that is one press of a control. */
export const byPress = <Event>(control: (screen: FlowScreen, event: Event) => Locator) => ({
  control,
  do: (screen: FlowScreen, event: Event, inputMode: InputMode) => press(control(screen, event), inputMode)
})

/** Returns the driver of an event that checks or unchecks a box. */
export const byCheckbox = <Event>(
  control: (screen: FlowScreen) => Locator,
  wanted: (event: Event) => boolean
) => ({
  control,
  do: (screen: FlowScreen, _: unknown, inputMode: InputMode) =>
    inputMode === "pointer" ? control(screen).click() : control(screen).press("Space"),
  isOffered: async (screen: FlowScreen, event: Event) => (await control(screen).isChecked()) !== wanted(event)
})

/** Returns the control, unless a dialog covers it. */
export const uncovered = ({ page }: FlowScreen, control: Locator): Locator =>
  page
    .locator("html")
    .filter({ hasNot: page.locator("dialog[open], [role=dialog]") })
    .locator(control)

/** Returns the driver of an event that is one button in the flow's part of the page. */
export const byButton = (machine: string, ...keys: ReadonlyArray<string>) =>
  byPress((screen) =>
    keys
      .map((key) => rootOf(screen, machine).getByRole("button", { name: screen.t(key), exact: true }))
      .reduce((all, one) => all.or(one))
  )

/** Simulates a page restored from the back/forward cache. */
export const pageShown = {
  do: ({ page }: FlowScreen): Promise<void> =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
    }),
  anytime: true
} as const

/** Navigates without loading, like Back and Forward, even below a dialog. */
export const goTo = ({ page }: FlowScreen, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate"))
  }, address)

/** Returns the stored value of a key. */
export const stored = (
  { page }: FlowScreen,
  area: "localStorage" | "sessionStorage",
  key: string
): Promise<string | null> => page.evaluate(([from, name]) => window[from].getItem(name), [area, key] as const)

/** Sends a flow an event that another flow sends in the app. */
export const sendTo = <Event>({ page }: FlowScreen, flow: string, event: Event): Promise<void> =>
  page.evaluate(
    ([name, sent]) => {
      const { flowActors } = globalThis as unknown as {
        readonly flowActors: Readonly<Record<string, { readonly send: (event: unknown) => void }>>
      }
      flowActors[name]?.send(sent)
    },
    [flow, event] as const
  )

/** Hides or shows the tab. */
export const setHidden = ({ page }: FlowScreen, isHidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    },
    isHidden ? "hidden" : "visible"
  )

/** Returns a button of the open dialog; the last of several, since the close icon comes first. */
export const inDialog = (screen: FlowScreen, ...keys: ReadonlyArray<string>): Locator =>
  keys
    .map((key) =>
      screen.page
        .getByRole("dialog")
        .first()
        .getByRole("button", { name: screen.t(key), exact: true })
    )
    .reduce((all, one) => all.or(one))
    .last()
