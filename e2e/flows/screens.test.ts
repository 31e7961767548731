/**
 * Every state of every flow as it is read and used: the plan of each flow is walked with the machine alone, and the real
 * screen of each state is written down, with what each of its controls does. `npm run flows` brings docs/flows/screens up to date.
 */
import { basename, join } from "node:path"
import { type ComponentType, createElement } from "react"
import { prerender } from "react-dom/static"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { AnyMachineSnapshot } from "xstate"
import { type Flow, type Plan, type PlanPath, type PlanStep, replay } from "../../flowkit/model/index.ts"
import { Messages } from "../../src/app/Messages.tsx"
import { AccessScreen } from "../../src/screens/access/AccessScreen.tsx"
import { EmailVerification } from "../../src/screens/access/EmailVerification.tsx"
import AccountScreen from "../../src/screens/account/AccountScreen.tsx"
import CheckoutPanel from "../../src/screens/checkout/CheckoutPanel.tsx"
import ConsentDetails from "../../src/screens/consent/ConsentDetails.tsx"
import { ConsentNotice } from "../../src/screens/consent/ConsentNotice.tsx"
import ContactScreen from "../../src/screens/contact/ContactScreen.tsx"
import PaymentReturnScreen from "../../src/screens/payment-return/PaymentReturnScreen.tsx"
import PermissionScreen from "../../src/screens/permission/PermissionScreen.tsx"
import { ShellContext } from "../../src/screens/shop-context.tsx"
import ShopHomeScreen from "../../src/screens/shop-home/ShopHomeScreen.tsx"
import { speakGerman } from "../../src/screens/testing/render-screen.tsx"
import TicketScreen from "../../src/screens/ticket/TicketScreen.tsx"
import VerificationScreen from "../../src/screens/verification/VerificationScreen.tsx"
import VerificationPrompt from "../../src/screens/verification-prompt/VerificationPrompt.tsx"
import { withBrowserStorage } from "../../src/services/testing/browser-storage.ts"
import { flows } from "./flows.ts"
import { outline } from "./support/outline.ts"
import { lockedPlan, lockFile } from "./support/plans.ts"

type Props = Readonly<Record<string, unknown>>
type Jsx = (type: unknown, props: Props, ...rest: ReadonlyArray<unknown>) => unknown

/** Elements of the page that listen to something, in the order in which they were made. */
const hands = vi.hoisted(() => [] as Array<Readonly<Record<string, unknown>>>)
const listening = vi.hoisted(
  () =>
    (make: Jsx): Jsx =>
    (type, props, ...rest) => {
      if (typeof type === "function" && type.name === "Icon")
        return make("svg", { "data-icon": props["name"] }, ...rest)
      if (typeof type !== "string" || !Object.keys(props).some((name) => /^on[A-Z]/.test(name)))
        return make(type, props, ...rest)
      return make(type, { ...props, "data-hand": hands.push(props) - 1 }, ...rest)
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

withBrowserStorage()
beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T09:00:00Z"), toFake: ["Date"] })
  // Where a control looks for the page around it, there is none.
  vi.stubGlobal("document", {
    getElementById: () => null,
    querySelector: () => null,
    activeElement: null,
    body: null
  })
  vi.stubGlobal("location", new URL("https://shop.example/wiesensee"))
  vi.stubGlobal("requestAnimationFrame", () => 0)
  speakGerman()
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Screen = ComponentType<{ readonly actor: never }>
const part = (screen: unknown, props: Props = {}) => [screen as Screen, props] as const
const country = { shopCountry: "de", provider: "login.example" }
const where = { shop: "Wiesensee", operator: "Gemeinde Wiesensee", area: "Wiesensee", domain: "shop.example" }

/** What of the page belongs to a flow. The version, the language and the counter of the cart are parts of the frame. */
const screens: Readonly<Record<string, ReadonlyArray<readonly [Screen, Props]>>> = {
  access: [part(AccessScreen, { where }), part(EmailVerification)],
  account: [part(AccountScreen)],
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

/** What comes of using an element: the events that the flow is sent, and where the page goes. */
const use = (props: Props, done: Array<string>): string => {
  const value = props["value"] ?? ""
  const target = {
    ...props,
    value: value === "" ? "x" : `${value}`,
    checked: props["checked"] !== true,
    focus: () => {}
  }
  const deeds = Object.entries(props).flatMap(([name, handler]) => {
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
  return deeds.length === 0 ? "" : `[${deeds.join("; ")}]`
}

const drawn = async (machine: string, snapshot: AnyMachineSnapshot): Promise<string> => {
  const done: Array<string> = []
  const tell = (what: string) => () => void done.push(what)
  const actor = {
    id: machine,
    sessionId: machine,
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: ({ type, ...rest }: { readonly type: string }) =>
      done.push(Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest)}`)
  }
  const shell = {
    navigate: (to: string) => done.push(to),
    setTitle: () => {},
    requestLogin: tell("login"),
    requestSignUp: tell("sign up"),
    now: Date.now,
    assetUrl: (path: string) => `https://assets.example/${path}`
  }
  const parts: Array<string> = []
  for (const [screen, props] of screens[machine] ?? []) {
    hands.length = 0
    const { prelude } = await prerender(
      createElement(
        ShellContext,
        { value: shell as never },
        createElement(screen, { ...props, actor } as never)
      )
    )
    parts.push(outline(await new Response(prelude).text(), (hand) => use(hands[hand] ?? {}, done)))
  }
  return parts.join("\n")
}

/** Lines that the one has and the other has not. */
const missingIn = (lines: ReadonlyArray<string>, other: ReadonlyArray<string>): ReadonlyArray<string> => {
  const left = new Map<string, number>()
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

interface Sight {
  readonly state: string
  readonly way: string
  readonly lines: ReadonlyArray<string>
  readonly name: string
}

const wayOf = ({ start }: PlanPath, step: PlanStep | undefined): string => {
  if (step === undefined) return `“${start}”`
  if (step.kind === "delay") return `${step.ms} ms`
  const deed = step.kind === "outcome" ? step.service : step.type
  return step.case === undefined ? deed : `${deed} “${step.case}”`
}

/** What a plan shows, by state, each page once. */
const sightsOf = async (flow: Flow, plan: Plan): Promise<ReadonlyArray<Sight>> => {
  const rendered = new Set<string>()
  const sights = new Map<string, Omit<Sight, "name">>()
  for (const path of plan.paths) {
    for (const [index, { state, snapshot }] of replay(flow, path).standings.entries()) {
      const standing = JSON.stringify([state, snapshot.context])
      if (rendered.has(standing)) continue
      rendered.add(standing)
      const page = await drawn(flow.name, snapshot)
      const step = path.steps[index - 1]
      if (!sights.has(`${state}\n${page}`))
        sights.set(`${state}\n${page}`, { state, way: wayOf(path, step), lines: page.split("\n") })
    }
  }
  return [...Map.groupBy(sights.values(), ({ state }) => state)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([state, pages]) =>
      pages.map((page, index) => ({ ...page, name: index === 0 ? state : `${state} ${index + 1}` }))
    )
}

/** Each page in full, or how it differs from the one before it that is most like it. */
const write = (sights: ReadonlyArray<Sight>): string =>
  sights
    .map(({ name, way, lines }, number) => {
      const [nearest] = sights
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

describe("every screen", () => {
  it.each(
    flows.filter(({ flow }) => screens[flow.name] !== undefined).map(({ flow }) => [flow.name, flow] as const)
  )("of %s is as it was last agreed on", async (_, flow) => {
    const plan = lockedPlan(flow)
    if (plan === undefined) throw new Error("It has no plan.")
    await expect(`${write(await sightsOf(flow, plan))}\n`).toMatchFileSnapshot(
      join(import.meta.dirname, `../../docs/flows/screens/${basename(lockFile(flow), ".plan.json")}.txt`)
    )
  })
})
