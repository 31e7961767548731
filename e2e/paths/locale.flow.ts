/** Flow spec of the choice of a language: actions, responses and assertions, on a page with all four. */
import { setTimeout as wait } from "node:timers/promises"
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond, RespondFunction } from "@parkschein/flowkit/run"
import type { Page, Route } from "@playwright/test"
import { type LocaleContext, localeMachine } from "../../machines/locale/index.ts"
import type { FlowRun } from "./support/flow-run.ts"
import { type FlowScreen, press, rootOf } from "./support/screen.ts"
import { type FlowLocale, type Texts, textsIn } from "./support/texts.ts"

const machine = "locale"

/** The page that asks for a verified address: public, without any call. */
const address = "/email-verification-required"
const storageKey = "parkschein.language.1"

/** Held scripts with texts, by language. A language consists of two parts. */
const waiting = new WeakMap<Page, Map<string, Array<Route>>>()
const parts = 2
const textsScript = /\/assets\/(en|fr|it)-[^/]+\.js$/

const holdTexts = async (page: Page): Promise<void> => {
  const held = new Map<string, Array<Route>>()
  waiting.set(page, held)
  await page.route(textsScript, (route) => {
    const language = textsScript.exec(route.request().url())?.[1] ?? ""
    held.set(language, [...(held.get(language) ?? []), route])
  })
}

/** Ends both parts of the wanted language in the same way. */
const eachPart =
  (end: (route: Route) => Promise<void>): RespondFunction =>
  async (page, _, context) => {
    const language = (context as LocaleContext).wanted.slice(0, 2)
    const held = waiting.get(page)
    const until = Date.now() + 4_000
    while ((held?.get(language)?.length ?? 0) < parts) {
      if (Date.now() > until) throw new Error(`The texts of "${language}" were never asked for.`)
      await wait(10)
    }
    const routes = held?.get(language) ?? []
    held?.delete(language)
    await Promise.all(routes.map(end))
  }

const select = (screen: FlowScreen) => rootOf(screen, machine).locator("select")

const spoken = async ({ page }: FlowScreen): Promise<Texts> =>
  textsIn((await page.evaluate(() => document.documentElement.lang)) as FlowLocale)

const retry = async (screen: FlowScreen) => {
  const t = await spoken(screen)
  return screen.page.getByRole("alert").getByRole("button", { name: t("common.retry"), exact: true })
}

const speaks = async (screen: FlowScreen, { locale }: LocaleContext): Promise<void> => {
  const t = textsIn(locale as FlowLocale)
  const seen = await screen.page.evaluate(
    (key) => ({
      lang: document.documentElement.lang,
      heading: document.querySelector("h1")?.textContent,
      kept: localStorage.getItem(key),
      warning: document.querySelector('main [role="alert"]')?.textContent ?? null
    }),
    storageKey
  )
  const title = t("emailVerification.title")
  if (seen.heading !== title) throw new Error(`The heading says “${seen.heading}”, not “${title}”.`)
  if (seen.lang !== locale) throw new Error(`The page says that it speaks ${seen.lang}, not ${locale}.`)
  if (seen.kept !== JSON.stringify(locale)) {
    throw new Error(`The next visit would begin in ${seen.kept}, not in ${locale}.`)
  }
  if (seen.warning !== null) throw new Error(`The page says “${seen.warning}”.`)
  const chosen = await select(screen).inputValue()
  if (chosen !== locale) throw new Error(`The choice shows ${chosen}, not ${locale}.`)
}

const flow = flowsFor<FlowScreen, Respond>()(localeMachine, {
  starts: {
    "a page in German": {
      input: { locale: "de-DE" },
      open: async ({ page, open }) => {
        await holdTexts(page)
        await open(address, { person: null, local: { [storageKey]: JSON.stringify("de-DE") } })
      }
    }
  },
  events: {
    LANGUAGE_CHOSEN: {
      cases: { English: { locale: "en-GB" }, French: { locale: "fr-FR" } },
      // Loaded texts are not fetched again, so each language is chosen only once.
      when: ({ locale }, { locale: next }) => (next === "en-GB" ? locale === "de-DE" : locale !== "fr-FR"),
      do: async (screen, { locale }) => {
        await select(screen).selectOption(locale)
      },
      control: select,
      isOffered: async (screen, { locale }) => (await select(screen).inputValue()) !== locale
    },
    TRY_AGAIN: { do: async (screen, _, inputMode) => press(await retry(screen), inputMode), control: retry }
  },
  services: {
    loadCatalogue: {
      "the texts come": { success: undefined, respond: eachPart((route) => route.continue()) },
      "no connection": {
        failure: { _tag: "Unreachable" },
        respond: eachPart((route) => route.abort("connectionfailed"))
      }
    }
  },
  states: {
    speaking: speaks,
    switching: speaks,
    switchingFailed: async (screen, { locale }) => {
      const t = textsIn(locale as FlowLocale)
      const shown = await screen.page.getByRole("alert").textContent()
      const wanted = `${t("layout.languageFailed")}${t("common.retry")}`
      if (shown !== wanted) throw new Error(`The page says “${shown}”, not “${wanted}”.`)
      const heading = await screen.page.locator("h1").textContent()
      if (heading !== t("emailVerification.title")) throw new Error(`The heading says “${heading}”.`)
    }
  },
  unreachable: {
    "locale.switching|xstate.error.actor.loadCatalogue":
      "Whatever goes wrong with the texts of a language, also while they are put in their place, is a failure."
  }
})

export const locale: FlowRun = { flow, requests: {} }
