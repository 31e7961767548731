/**
 * Snapshot tests of every state of every flow: replays its plan with the machine alone, writes the real
 * screen of each state as text, with the effect of each control. `npm run update` updates snapshots/screens.
 */
import { writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { type Flow, type Plan, type PlanPath, type PlanStep, replay } from "@parkschein/flowkit/model"
import { type ComponentType, createElement } from "react"
import { prerender } from "react-dom/static"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { Router } from "wouter"
import type { AnyActorRef, AnyMachineSnapshot } from "xstate"
import type { AccessActor } from "../../machines/access/index.ts"
import { dayTicket } from "../../machines/testing/demo.ts"
import { windowWith } from "../../schemas/testing/window.ts"
import Banner from "../../src/app/Banner.tsx"
import { CodeFailed } from "../../src/app/CodeFailed.tsx"
import { Messages } from "../../src/app/Messages.tsx"
import { AccessScreen } from "../../src/features/access/AccessScreen.tsx"
import { EmailVerification } from "../../src/features/access/EmailVerification.tsx"
import ConsentDetails from "../../src/features/consent/ConsentDetails.tsx"
import { ConsentNotice } from "../../src/features/consent/ConsentNotice.tsx"
import ContractEnd from "../../src/features/contract-end/ContractEnd.tsx"
import SimpleHelp from "../../src/features/help/SimpleHelp.tsx"
import { DefaultLayout } from "../../src/features/layouts/DefaultLayout.tsx"
import Footer from "../../src/features/layouts/Footer.tsx"
import { languageNames } from "../../src/features/layouts/LanguageSelect.tsx"
import { SystemLayout } from "../../src/features/layouts/SystemLayout.tsx"
import Report from "../../src/features/report/Report.tsx"
import { reportKinds } from "../../src/features/report/report-address.ts"
import { ShellContext } from "../../src/features/shop-context.tsx"
import VerificationPrompt from "../../src/features/verification-prompt/VerificationPrompt.tsx"
import { startTranslations } from "../../src/i18n/start-i18next.ts"
import { de, en, fr, it as italian } from "../../src/i18n/testing/catalogues.ts"
import AccountScreen from "../../src/pages/account/AccountScreen.tsx"
import BuyAgain from "../../src/pages/buy-again/BuyAgain.tsx"
import CheckoutPanel from "../../src/pages/checkout/CheckoutPanel.tsx"
import ContactScreen from "../../src/pages/contact/ContactScreen.tsx"
import { ErrorScreen } from "../../src/pages/error/ErrorScreen.tsx"
import { addressOf } from "../../src/pages/index.ts"
import NotFoundScreen from "../../src/pages/not-found/NotFoundScreen.tsx"
import PaymentReturnScreen from "../../src/pages/payment-return/PaymentReturnScreen.tsx"
import PermissionScreen from "../../src/pages/permission/PermissionScreen.tsx"
import ShopHomeScreen from "../../src/pages/shop-home/ShopHomeScreen.tsx"
import TicketScreen from "../../src/pages/ticket/TicketScreen.tsx"
import VerificationScreen from "../../src/pages/verification/VerificationScreen.tsx"
import { withBrowserStorage } from "../../src/services/testing/browser-storage.ts"
import * as laterIcons from "../../src/ui/later-icons.ts"
import { fixedLocation } from "../../src/ui/testing/fixed-location.ts"
import { flows } from "./flows.ts"
import { batches } from "./support/choice.ts"
import { outline, translatedTexts } from "./support/outline.ts"
import { lockedPlan, lockFile, planNow } from "./support/plans.ts"
import {
  missingIn,
  noticeableLines,
  type Screens,
  screenKey,
  screensVariable
} from "./support/rendered-screens.ts"
import { type FlowLocale, locales } from "./support/texts.ts"

type Props = Readonly<Record<string, unknown>>
type Jsx = (type: unknown, props: Props, ...rest: ReadonlyArray<unknown>) => unknown

/** Names icons outside of the first bundle, which are passed as their drawing. */
const iconName = (name: string): string =>
  Object.entries(laterIcons)
    .find(([, drawing]) => drawing === name)?.[0]
    .replace(/Icon$/, "") ?? name

/** Elements with event handlers, in the order of creation. */
const handlers = vi.hoisted(() => [] as Array<Readonly<Record<string, unknown>>>)
const listening = vi.hoisted(
  () =>
    (make: Jsx): Jsx =>
    (type, props, ...rest) => {
      if (typeof type === "function" && type.name === "Icon")
        return make("svg", { "data-icon": iconName(String(props["name"])) }, ...rest)
      if (typeof type !== "string" || !Object.keys(props).some((name) => /^on[A-Z]/.test(name)))
        return make(type, props, ...rest)
      return make(type, { ...props, "data-handler": handlers.push(props) - 1 }, ...rest)
    }
)
vi.mock("react/jsx-runtime", async (original) => {
  const real = await original<{ jsx: Jsx; jsxs: Jsx }>()
  return { ...real, jsx: listening(real.jsx), jsxs: listening(real.jsxs) }
})
vi.mock("react/jsx-dev-runtime", async (original) => {
  const real = await original<{ jsxDEV: Jsx }>()
  return { ...real, jsxDEV: listening(real.jsxDEV) }
})

const catalogues = { "de-DE": de, "en-GB": en, "fr-FR": fr, "it-IT": italian }
const speak = (locale: FlowLocale) => startTranslations(locale, catalogues[locale])

withBrowserStorage()
beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T09:00:00Z"), toFake: ["Date"] })
  // Controls that look for their page find none.
  vi.stubGlobal("document", {
    getElementById: () => null,
    querySelector: () => null,
    activeElement: null,
    body: null
  })
  vi.stubGlobal("location", new URL("https://shop.example/wiesensee"))
  vi.stubGlobal("requestAnimationFrame", () => 0)
  speak("de-DE")
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Screen = ComponentType<{ readonly actor: never }>
const part = (screen: unknown, props: Props = {}) => [screen as Screen, props] as const
const country = { shopCountry: "de", provider: "login.example" }
const where = { shop: "Wiesensee", operator: "Gemeinde Wiesensee", area: "Wiesensee", domain: "shop.example" }

/** Renders the page in place of a page, like `AccessPages.tsx`. */
const AccessPage = ({ actor }: { readonly actor: AccessActor }) =>
  actor.getSnapshot().hasTag("asksForMail")
    ? createElement(EmailVerification, { actor })
    : createElement(AccessScreen, { actor, where })

/** Renders below the header of every page, like `use-banner.tsx`. */
const OpenCart = ({ actor }: { readonly actor: AnyActorRef }) =>
  actor.getSnapshot().value === "filled"
    ? createElement(Banner, { about: "cart", shopPath: "wiesensee" })
    : null

/** Screens by flow. Those of the version, the language and the cart's counter are parts of the frame. */
const screens: Readonly<Record<string, ReadonlyArray<readonly [Screen, Props]>>> = {
  access: [part(AccessPage)],
  account: [part(AccountScreen)],
  basket: [part(OpenCart)],
  buyAgain: [part(BuyAgain)],
  checkout: [part(CheckoutPanel)],
  consent: [part(ConsentNotice), part(ConsentDetails, country)],
  contact: [part(ContactScreen)],
  notifications: [part(Messages)],
  paymentReturn: [part(PaymentReturnScreen)],
  plateChange: [part(PermissionScreen)],
  shopHome: [part(ShopHomeScreen)],
  ticketConfiguration: [part(TicketScreen)],
  verification: [part(VerificationScreen)],
  verificationPrompt: [part(VerificationPrompt)]
}

/** Effects of the current element so far. */
const done: Array<string> = []
const tell =
  (what: string) =>
  (...given: ReadonlyArray<unknown>): void =>
    void done.push([what, ...given.filter((one) => typeof one === "string")].join(" "))

const languages = ["de-DE", "en-GB", "fr-FR", "it-IT"].map((value) => ({
  value,
  label: languageNames[value] ?? value
}))
const listeners = {
  onLanguageChange: tell("language"),
  onLogin: tell("login"),
  onLogout: tell("logout"),
  onOpenCart: tell("cart"),
  onFilledIn: tell("filled in"),
  onGo: tell("goes to"),
  onClose: tell("closed")
}
const around = {
  languages,
  language: "de-DE",
  children: "(page)",
  banner: "(banner)",
  footer: "(footer)",
  ...listeners
}
const reportFacts = {
  shop: "Wiesensee",
  order: "PS-2026-0077",
  plates: [{ plate: "M-PP123", country: "DE" }],
  typed: [
    { plate: "M-PP123", country: "DE" },
    { plate: "qqq-a12345", country: "DE" }
  ],
  code: "STATION-4"
}
const declaration = { name: "", email: "", reference: "PS-2026-0077", isFilledIn: false }
const filledIn = {
  name: "Fahrerin",
  email: "fahrerin@example.com",
  reference: "PS-2026-0077",
  isFilledIn: true
}
const shops = [
  { path: "wiesensee", name: "Wiesensee", area: "Seeparkplatz" },
  { path: "bergbahn", name: "Bergbahn", area: null }
]

/** On weekdays by day, twice at most. */
const limited = {
  isInterruptedTimeFrameTicket: true,
  usageLimit: 2,
  validityContainer: windowWith({ startTime: "05:30", endTime: "18:30", weekdays: [1, 2, 3, 4, 5] })
}
const withLimits = (items: ReadonlyArray<object>) => items.map((item) => ({ ...item, ...limited }))

// biome-ignore lint/suspicious/noExplicitAny: contexts of all machines.
type Context = Readonly<Record<string, any>>
/** Further variants of a state by flow: differences of the context from that of a path. */
const variants: Readonly<
  Record<string, ReadonlyArray<readonly [state: string, name: string, patch: (context: Context) => object]>>
> = {
  ticketConfiguration: [
    ...["start_in_past", "start_too_far", "start_invalid", "start_skipped", "field_required"].map(
      (issue) => ["editing.correcting", `a start with ${issue}`, () => ({ issues: { date: issue } })] as const
    ),
    [
      "editing.filling",
      "an hour that comes twice, on a ticket of some hours",
      ({ offer, form }) => ({
        form: { ...form, start: "later", date: "2027-10-31", time: "02:30" },
        offer: {
          ...offer,
          ticket: {
            ...dayTicket,
            ...limited,
            requiredStartTimeValues: ["year", "month", "day", "hour", "minute"]
          }
        }
      })
    ],
    [
      "editing.filling",
      "a day of the week",
      ({ offer, form }) => ({
        form: { ...form, start: "later", date: "2026-11-24" },
        offer: { ...offer, ticket: { ...dayTicket, requiredStartTimeValues: ["weekday"] } }
      })
    ],
    [
      "editing.filling",
      "plates with names",
      ({ offer }) => ({
        offer: {
          ...offer,
          recentPlates: [
            { plate: "M-PP123", country: "DE", nickname: "Dienstwagen", isDefault: true },
            { plate: "SG197052", country: "CH" },
            { plate: "1234", country: "XX" }
          ]
        }
      })
    ]
  ],
  shopHome: [["browsing", "no ticket in the chosen area", () => ({ chosenAreas: ["Nirgends"] })]],
  checkout: [["reviewing.idle", "tickets of some hours", ({ items }) => ({ items: withLimits(items) })]]
}

const framed = (name: string, more: Props) =>
  [name, DefaultLayout, { ...around, authenticated: true, shopPath: "wiesensee", ...more }] as const

/** Screens of the frame, and of pages without a flow. */
const frame: ReadonlyArray<readonly [name: string, screen: unknown, props: Props, address?: string]> = [
  framed("a page of a shop", { cartCount: 2 }),
  framed("the home, with an empty cart", { cartCount: 0 }),
  framed("one ticket in the cart", { cartCount: 1 }),
  framed("nobody signed in", { authenticated: false, cartCount: null }),
  framed("before that is known", { authenticated: null, shopPath: null, cartCount: undefined }),
  framed("a system page", { systemRoute: true, shopPath: null, cartCount: null }),
  ["between pages", SystemLayout, around],
  ...["de", "ch", "at", "it", null].map(
    (shopCountry) => [`the footer in ${shopCountry}`, Footer, { shopPath: "wiesensee", shopCountry }] as const
  ),
  ["the footer without a shop", Footer, { shopPath: null }],
  ["the footer of the account", Footer, { shopPath: "wiesensee", shopCountry: "de" }, "/wiesensee/account"],
  ["help", SimpleHelp, { ...listeners, open: true, contactHref: "/wiesensee/contact" }],
  ...reportKinds.map(
    (about) =>
      [
        `something is wrong: ${about}`,
        Report,
        { ...listeners, country: "de", facts: reportFacts, report: { about, cause: "timeout" } }
      ] as const
  ),
  ...(["withdrawal", "cancellation"] as const).flatMap((kind) => [
    [kind, ContractEnd, { ...listeners, country: "de", declaration: { kind, ...declaration } }] as const,
    [
      `${kind}, filled in`,
      ContractEnd,
      { ...listeners, country: "ch", declaration: { kind, ...filledIn } }
    ] as const
  ]),
  ["an address that leads nowhere", NotFoundScreen, {}],
  ["code that did not come", CodeFailed, { onTryAgain: () => done.push("tries again") }],
  ...(["generic", "noShop", "loggedOut"] as const).flatMap((reason) =>
    [true, false].map(
      (isAnonymous) =>
        [
          `the error ${reason}${isAnonymous ? "" : ", signed in"}`,
          ErrorScreen,
          { reason, wanted: "/wiesensee", isAnonymous, isUnverified: false, shops: isAnonymous ? shops : [] }
        ] as const
    )
  ),
  [
    "the error for who has not verified",
    ErrorScreen,
    { reason: "generic", wanted: "/", isAnonymous: false, isUnverified: true, shops }
  ],
  [
    "a new version",
    Banner,
    {
      about: "version",
      state: "outdated",
      appVersion: { send: ({ type }: { type: string }) => done.push(type) }
    }
  ],
  ["an open cart", Banner, { about: "cart", shopPath: "wiesensee" }]
]

/** Uses an element; returns the events sent to the flow, and the navigation. */
const use = (props: Props): string => {
  const value = props["value"] ?? ""
  const target = {
    ...props,
    value: value === "" ? "x" : `${value}`,
    checked: props["checked"] !== true,
    focus: () => {}
  }
  const handlers = Object.entries(props).flatMap(([name, handler]) => {
    if (
      !/^on(Click|Change|Submit|Cancel|Close|Toggle|Blur|KeyDown)$/.test(name) ||
      typeof handler !== "function"
    )
      return []
    done.length = 0
    try {
      const event = {
        target,
        currentTarget: target,
        key: "Enter",
        preventDefault: () => {},
        stopPropagation: () => {}
      }
      handler({ ...event, nativeEvent: event })
    } catch {
      done.push("(needs a browser)")
    }
    return done.length === 0 ? [] : [`${name.slice(2).toLowerCase()} → ${done.join(", ")}`]
  })
  return handlers.length === 0 ? "" : `[${handlers.join("; ")}]`
}

const shell = {
  tell: (event: object) => done.push(`app: ${JSON.stringify(event)}`),
  addressOf,
  setTitle: () => {},
  requestLogin: tell("login"),
  requestSignUp: tell("sign up"),
  now: () => Date.now(),
  offers: () => true,
  countryOf: () => "DE",
  assetUrl: (path: string) => `https://assets.example/${path}`
}

/** Translatable texts of all rendered screens. */
const translated: Array<string> = []

const drawPart = async (screen: Screen, props: Props, path = "/"): Promise<string> => {
  handlers.length = 0
  const page = createElement(screen, props as never)
  const framed = createElement(ShellContext, { value: shell as never }, page)
  // One chunk: resolved content is in its place, whatever its size.
  const { prelude } = await prerender(createElement(Router, { hook: fixedLocation(path) } as never, framed), {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER
  })
  const markup = await new Response(prelude).text()
  translated.push(...translatedTexts(markup))
  return outline(markup, (handler) => use(handlers[handler] ?? {}))
}

const drawn = async (machine: string, snapshot: AnyMachineSnapshot): Promise<string> => {
  const actor = {
    id: machine,
    sessionId: machine,
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: ({ type, ...rest }: { readonly type: string }) =>
      done.push(Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest)}`)
  }
  const parts: Array<string> = []
  for (const [screen, props] of screens[machine] ?? [])
    parts.push(await drawPart(screen, { ...props, actor }))
  return parts.join("\n")
}

interface ScreenText {
  readonly state: string
  readonly way: string
  readonly lines: ReadonlyArray<string>
  readonly name: string
}

const wayOf = ({ start }: PlanPath, step: PlanStep | undefined): string => {
  if (step === undefined) return `“${start}”`
  if (step.kind === "delay") return `${step.ms} ms`
  const cause = step.kind === "outcome" ? step.service : step.type
  return step.case === undefined ? cause : `${cause} “${step.case}”`
}

/** Returns the screens of a plan by state, each once. */
const screenTextsOf = async (flow: Flow, plan: Plan): Promise<ReadonlyArray<ScreenText>> => {
  const rendered = new Set<string>()
  const visits = new Map<string, Omit<ScreenText, "name">>()
  const replayedStates = new Map<string, AnyMachineSnapshot>()
  for (const path of plan.paths) {
    for (const [index, { state, snapshot }] of replay(flow, path).replayedStates.entries()) {
      replayedStates.set(state, snapshot)
      const replayed = JSON.stringify([state, snapshot.context])
      if (rendered.has(replayed)) continue
      rendered.add(replayed)
      const page = await drawn(flow.name, snapshot)
      const step = path.steps[index - 1]
      if (!visits.has(`${state}\n${page}`))
        visits.set(`${state}\n${page}`, { state, way: wayOf(path, step), lines: page.split("\n") })
    }
  }
  for (const [state, name, patch] of variants[flow.name] ?? []) {
    const snapshot = replayedStates.get(state)
    if (snapshot === undefined) throw new Error(`No path of ${flow.name} comes to ${state}.`)
    const varied = { ...snapshot, context: { ...snapshot.context, ...patch(snapshot.context) } }
    const page = await drawn(flow.name, varied as AnyMachineSnapshot)
    if (!visits.has(`${state}\n${page}`))
      visits.set(`${state}\n${page}`, { state, way: `a path, with ${name}`, lines: page.split("\n") })
  }
  return [...Map.groupBy(visits.values(), ({ state }) => state)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([state, pages]) =>
      pages.map((page, index) => ({ ...page, name: index === 0 ? state : `${state} ${index + 1}` }))
    )
}

/** Writes each screen in full, or as a difference from the most similar one before it. */
const write = (visits: ReadonlyArray<ScreenText>): string =>
  visits
    .map(({ name, way, lines }, number) => {
      const [nearest] = visits
        .slice(0, number)
        .map((like) => {
          const gone = missingIn(like.lines, lines)
          const come = missingIn(lines, like.lines)
          return { like: like.name, gone, come, size: gone.length + come.length }
        })
        .toSorted((one, other) => one.size - other.size)
      const title = `== ${name}, after ${way}`
      return nearest === undefined || nearest.size > lines.length / 2
        ? `${title}\n${lines.join("\n")}`
        : [
            `${title}: as ${nearest.like}${nearest.size === 0 ? "" : ", but"}`,
            ...nearest.gone.map((line) => `- ${line}`),
            ...nearest.come.map((line) => `+ ${line}`)
          ].join("\n")
    })
    .join("\n\n")

/** Untranslatable texts: a plate, also in speech output, an order number, a code. */
const kept = /\b[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d|Bindestrich,|\bPS-|\b[A-Z]{3,}-\d/

describe("every screen", () => {
  it.each(
    flows.filter(({ flow }) => screens[flow.name] !== undefined).map(({ flow }) => [flow.name, flow] as const)
  )("of %s is as it was last agreed on", async (_, flow) => {
    const plan = lockedPlan(flow)
    if (plan === undefined) throw new Error("It has no plan.")
    await expect(`${write(await screenTextsOf(flow, plan))}\n`).toMatchFileSnapshot(
      join(import.meta.dirname, `snapshots/screens/${basename(lockFile(flow), ".plan.json")}.txt`)
    )
  })

  it("of what stands around and instead of a flow is as it was last agreed on", async () => {
    const pages: Array<string> = []
    for (const [name, screen, props, address] of frame) {
      const page = await drawPart(screen as Screen, props, address)
      pages.push(`== ${name}\n${page}`)
    }
    await expect(`${pages.join("\n\n")}\n`).toMatchFileSnapshot(
      join(import.meta.dirname, "snapshots/screens/frame.txt")
    )
  })

  it("keeps plates, codes and order numbers from a browser that translates the page", () => {
    expect(translated.length).toBeGreaterThan(1000)
    expect([...new Set(translated.filter((text) => kept.test(text)))]).toEqual([])
  })
})

const screensOfRun = process.env[screensVariable]

/** Machines of `broken-screens.pw.ts`, which has a path for each of their transitions. */
const walkedAsStories = ["shopHome", "checkout"]

describe.runIf(screensOfRun !== undefined)("screens for the paths of a run", () => {
  it("are rendered in each state and context", async () => {
    const rendered: Record<string, Screens[string]> = {}
    const stories = flows
      .filter(({ flow }) => walkedAsStories.includes(flow.name))
      .flatMap((run) =>
        locales.slice(0, 2).map((locale) => ({ run, profile: "story" as const, scene: { locale } }))
      )
    for (const { run, profile, scene } of [...batches(), ...stories]) {
      const { flow } = run
      if (screens[flow.name] === undefined) continue
      speak(scene.locale)
      for (const path of planNow(flow, profile).paths)
        for (const { state, snapshot } of replay(flow, path).replayedStates) {
          const key = screenKey(flow.name, scene.locale, state, snapshot.context)
          rendered[key] ??= noticeableLines((await drawn(flow.name, snapshot)).split("\n"))
        }
    }
    writeFileSync(screensOfRun ?? "", JSON.stringify(rendered))
    expect(Object.keys(rendered).length).toBeGreaterThan(0)
  })
})
