/**
 * Snapshot tests of the services of all bindings: requests, stored data, and results of the response and of
 * each refusal; and of their actions: events, stored data. `npm run update` updates snapshots/calls.txt.
 */
import { join } from "node:path"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { type AnyActorLogic, type AnyStateMachine, createActor } from "xstate"
import {
  annualTicket,
  configuredDayTicket,
  dayTicket,
  openOrder,
  wiesensee
} from "../../machines/testing/demo.ts"
import {
  demoAnswers,
  driver,
  groupId,
  type OpenedApp,
  openApp,
  permit
} from "../../src/app/testing/open-app.tsx"
import { bindAccount } from "../../src/bindings/account.ts"
import { bindAppVersion } from "../../src/bindings/app-version.ts"
import { bindBasket } from "../../src/bindings/basket.ts"
import { bindBuyAgain } from "../../src/bindings/buy-again.ts"
import { bindCheckout } from "../../src/bindings/checkout.ts"
import { bindConsent } from "../../src/bindings/consent.ts"
import { bindContact } from "../../src/bindings/contact.ts"
import type { Environment } from "../../src/bindings/environment.ts"
import { bindLocale } from "../../src/bindings/locale.ts"
import { bindPaymentReturn } from "../../src/bindings/payment-return.ts"
import { bindPlateChange } from "../../src/bindings/plate-change.ts"
import { purchaseRun } from "../../src/bindings/purchase-runtime.ts"
import { bindShopHome } from "../../src/bindings/shop-home.ts"
import { bindTicketConfiguration } from "../../src/bindings/ticket-configuration.ts"
import { bindVerification } from "../../src/bindings/verification.ts"
import { bindVerificationPrompt } from "../../src/bindings/verification-prompt.ts"
import { startTranslations } from "../../src/i18n/start-i18next.ts"
import { de } from "../../src/i18n/testing/catalogues.ts"
import { ticketDraft } from "../../src/services/drafts.ts"
import { recentPlates } from "../../src/services/recent-plates.ts"
import { withBrowserStorage } from "../../src/services/testing/browser-storage.ts"
import type { Received, Reply } from "../../src/services/testing/local-service.ts"
import { orderedHere } from "./support/orders.ts"

withBrowserStorage()
let opened: OpenedApp | undefined
const wait = setTimeout
// Retry delays run at a hundredth of their length; attempts.test.ts tests the real ones.
beforeAll(() => {
  vi.stubGlobal("setTimeout", (then: (...given: unknown[]) => void, pause = 0, ...given: unknown[]) =>
    wait(then, pause < 5_000 ? pause / 100 : pause, ...given)
  )
})
/** Push subscription of a browser. */
const subscription = {
  toJSON: () => ({
    endpoint: "https://push.example/phone",
    keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) }
  })
}
const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription }
const worker = async () => ({ pushManager })
beforeAll(() => {
  vi.stubGlobal("PushManager", class {})
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" })
  const workers = { register: worker, getRegistration: worker }
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers })
})
afterAll(() => {
  Reflect.deleteProperty(navigator, "serviceWorker")
  vi.unstubAllGlobals()
})

const shopId = wiesensee.id
const plate = { plate: "M-PP123", country: "DE" }
const other = { plate: "M-PP124", country: "AT" }
const cover = { plate: plate.plate, until: "2026-12-24T17:30:00Z" }
const reminderAsked = { shopId, shopPath: "wiesensee", orderId: openOrder.orderId, pushKey: "the key" }
const item = { ...configuredDayTicket, plates: [plate] }
const bought = {
  ...configuredDayTicket,
  ticketType: "singleUse",
  orderItemId: "00000000-0000-4000-8000-000000000088:0",
  prepaymentTicketId: null,
  remainingUsage: null,
  totalUsageLimit: null
}

const answers: ReadonlyArray<readonly [RegExp, unknown]> = [
  [/^GET \/v1\/shop\/path\//, { ...wiesensee, userShopGroups: [permit] }],
  [/online-shop/, { fixedDurationTickets: [dayTicket, annualTicket] }],
  [/\/configure$/, configuredDayTicket],
  [/\/cart\/(verify|items)$/, { items: [{ ...item, valid: true, problem: null }] }],
  [/\/cart$/, { items: [item] }],
  [/^GET .*\/order$/, { order: openOrder }],
  [/\/push-reminder$/, { next: "2026-11-21T21:59:00Z" }],
  [/\/(plate|reminder)$/, bought],
  [/\/past-tickets$/, { pastTickets: [bought], hasMore: true }],
  [/\/receipts$/, { file: { name: "Belege.pdf", mediaType: "application/pdf", content: "JVBERg==" } }],
  [/\/receipt$/, { name: "Beleg.pdf", mediaType: "application/pdf", content: "JVBERg==" }],
  [/\/order/, openOrder],
  [/\/verification-code$/, { verificationCodes: [{ code: "SEE-2026" }] }]
]
const answer = (request: Received): Reply => {
  const found = answers.find(([pattern]) => pattern.test(`${request.method} ${request.url.split("?")[0]}`))
  return found === undefined ? demoAnswers(request) : { json: found[1] }
}

type Refusal = readonly [status: number, code: string, field?: string]
const always: ReadonlyArray<Refusal> = [
  [400, "E_REQUEST_INVALID"],
  [400, "E_PLATE_INVALID", "plates[1].plate"],
  [400, "E_START_INVALID", "timeValues.hour"],
  [400, "E_START_IN_PAST", "timeValues"],
  [400, "E_START_TOO_FAR", "timeValues.day"],
  [400, "E_ACCEPTANCE_MISSING"],
  [401, "E_TOKEN_EXPIRED"],
  [403, "E_FORBIDDEN"],
  [404, "E_SHOP_NOT_FOUND"],
  [404, "E_TICKET_NOT_FOUND"],
  [404, "E_GROUP_NOT_FOUND"],
  [404, "E_PLATE_NOT_FOUND"],
  [404, "E_ORDER_NOT_FOUND"],
  [404, "E_CODE_UNKNOWN"]
]
/** Refusals after which reads are retried, and writes are not. */
const ofWrites: ReadonlyArray<Refusal> = [
  ...[
    "E_PLATE_DUPLICATE",
    "E_PLATE_LIMIT",
    "E_PLATE_CORRECTED",
    "E_TICKET_BEGUN",
    "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER",
    "E_CODE_ALREADY_ADDED",
    "E_CODE_USED_UP",
    "E_CODE_LIMIT",
    "E_ORDER_RUNNING",
    "E_PAYMENT_UNDER_WAY",
    "E_CART_CHANGED",
    "E_CART_INVALID"
  ].map((code): Refusal => [409, code]),
  [410, "E_CODE_EXPIRED"],
  [422, "E_CODE_OF_OTHER_SHOP"],
  [429, "E_TOO_MANY_REQUESTS"],
  [500, "E_INTERNAL"]
]

const paymentAddresses = [openOrder.paymentUrl, "https://elsewhere.example/pay", null].map((paymentUrl) => ({
  paymentUrl
}))

/** Inputs by flow and service, and whether it writes. */
const services: Readonly<
  Record<string, Readonly<Record<string, readonly ["reads" | "writes", ...ReadonlyArray<unknown>]>>>
> = {
  account: {
    loadActiveTickets: ["reads", { shopId }],
    loadPastTickets: ["reads", { shopId, after: null }, { shopId, after: openOrder.orderId }],
    loadPermits: ["reads", { shopId }],
    loadCodes: ["reads", { shopId }],
    loadShop: ["reads", { shopPath: "wiesensee" }],
    correctPlate: ["writes", { shopId, ticket: bought, oldPlate: plate, newPlate: other }],
    setReminder: [
      "writes",
      { shopId, ticket: bought, wanted: true },
      { shopId, ticket: { ...bought, orderItemId: null }, wanted: true }
    ],
    fetchReceipt: ["reads", { shopId, orderId: openOrder.orderId }],
    fetchAllReceipts: ["reads", { shopId }]
  },
  basket: { countTickets: ["reads", { shopId }] },
  buyAgain: {
    loadOwned: ["reads", { shopId }],
    priceTicket: [
      "reads",
      {
        shop: wiesensee,
        // A day ticket begins on the current date.
        ticket: { ...dayTicket, requiredStartTimeValues: ["hour", "minute"] },
        plates: [plate],
        timeZone: "Europe/Berlin",
        follows: null
      },
      {
        shop: wiesensee,
        ticket: dayTicket,
        plates: [plate],
        timeZone: "Europe/Berlin",
        follows: "2026-12-02T00:00:00+01:00"
      }
    ],
    addToCart: [
      "writes",
      { shopId, ticket: { ...item, hash: "another" } },
      { shopId, ticket: { ...item, hash: "another", plates: [other] } },
      { shopId, ticket: null }
    ]
  },
  checkout: {
    loadCart: ["reads", { shopPath: "wiesensee" }],
    verifyCart: ["reads", { shopId }],
    changeCart: [
      "writes",
      { shopId, change: { kind: "remove", items: [item] } },
      { shopId, change: { kind: "clear" } },
      { shopId, change: { kind: "restore", items: [item] } }
    ],
    placeOrder: [
      "writes",
      { shopId, items: [item], hasAccepted: true, asksForStart: true, boughtAgain: ["sealed"] }
    ],
    loadOrder: ["reads", { shopId, orderId: openOrder.orderId }],
    cancelOrder: ["writes", { shopId, orderId: openOrder.orderId }],
    leaveForPayment: ["reads", ...paymentAddresses]
  },
  contact: { loadShop: ["reads", { shopPath: "wiesensee" }] },
  locale: {
    loadCatalogue: ["reads", ...["de-DE", "fr-FR", "en-US", "no language"].map((locale) => ({ locale }))]
  },
  paymentReturn: {
    loadOrder: ["reads", { shopPath: "wiesensee", orderId: openOrder.orderId }],
    findOrder: ["reads", { shopPath: "wiesensee" }],
    fetchReceipt: ["reads", { shopId, orderId: openOrder.orderId }],
    orderAgain: ["writes", { shopId }],
    startReminder: ["writes", reminderAsked],
    endReminder: ["writes", reminderAsked],
    leaveForPayment: ["reads", ...paymentAddresses]
  },
  plateChange: {
    loadPermit: ["reads", { shopPath: "wiesensee", groupId }, { shopPath: "wiesensee", groupId: "unknown" }],
    addPlate: [
      "writes",
      { shopId, groupId, newPlate: plate, reason: "typo" },
      { shopId, groupId, newPlate: plate, reason: null }
    ],
    changePlate: [
      "writes",
      {
        shopId,
        groupId,
        form: {
          ...other,
          reason: "typo",
          plates: [plate],
          previousPlate: plate.plate,
          previousCountry: plate.country
        }
      }
    ],
    deletePlate: ["writes", { shopId, groupId, plate }]
  },
  shopHome: {
    loadShop: ["reads", { shopPath: "wiesensee" }],
    loadTickets: ["reads", { areaEntityId: wiesensee.areaEntityId }],
    loadCodes: ["reads", { shopId }]
  },
  ticketConfiguration: {
    loadTicket: [
      "reads",
      { shopPath: "wiesensee", ticketId: dayTicket.id, source: { kind: "new" }, areaEntityId: null },
      ...[
        { kind: "cartItem", hash: item.hash },
        { kind: "boughtBefore", id: bought.id }
      ].map((source) => ({ shopPath: "wiesensee", ticketId: dayTicket.id, source, areaEntityId: null })),
      { shopPath: "wiesensee", ticketId: "unknown", source: { kind: "new" }, areaEntityId: null }
    ],
    configureTicket: [
      "reads",
      {
        ticketId: dayTicket.id,
        shopAreaEntityId: wiesensee.areaEntityId,
        timeValues: { year: 2026, month: 12, day: 1 },
        plates: [plate, other]
      }
    ],
    addToCart: [
      "writes",
      { shopId, ticket: { ...item, hash: "another" }, replaces: null },
      { shopId, ticket: { ...item, hash: "another" }, replaces: item },
      { shopId, ticket: { ...item, hash: "another", currencyCode: "CHF" }, replaces: null },
      {
        shopId,
        ticket: { ...item, hash: "another", ticketCovered: true, coveredBy: [cover] },
        replaces: null
      },
      { shopId, ticket: null, replaces: null }
    ]
  },
  verification: {
    loadShop: ["reads", { shopPath: "wiesensee" }],
    addCode: ["writes", { shopId, code: "SEE-2026" }]
  },
  verificationPrompt: { loadCodes: ["reads", { shopId }] }
}

const permitPlace = { shop: wiesensee, groupId }
const ticketForm = { start: "later", date: "2026-12-01", time: "08:30", plates: [plate, other] }
const platesForm = { plates: [plate], reason: "typo" }

/** Context and parameters of each action, by flow and action of its binding. */
const actions: Readonly<
  Record<
    string,
    Readonly<Record<string, readonly [context: Readonly<Record<string, unknown>>, ...ReadonlyArray<unknown>]>>
  >
> = {
  account: {
    announceCorrection: [{ shopPath: "wiesensee", correction: { previous: plate, entry: other } }, undefined],
    reportMoreFailed: [{}, undefined],
    reportReminderFailed: [{}, undefined],
    saveReceipt: [{}, { name: "Beleg.pdf", mediaType: "application/pdf", content: "JVBERg==" }, null],
    reportReceiptFailed: [{}, undefined]
  },
  appVersion: { storeReload: [{}, "4d71d27"] },
  consent: { storeDecision: [{}, "granted", "refused"], leaveDetails: [{}, undefined] },
  locale: { storeChoice: [{}, "fr-FR"] },
  paymentReturn: {
    reportReminderFailed: [{}, undefined],
    saveReceipt: [{}, { name: "Beleg.pdf", mediaType: "application/pdf", content: "JVBERg==" }],
    reportReceiptFailed: [{}, undefined],
    keepProof: [{ shopPath: "wiesensee" }, null, { order: openOrder, shop: wiesensee }]
  },
  plateChange: {
    keepDraft: [
      permitPlace,
      { form: platesForm, change: null },
      { form: { ...platesForm, plates: [] }, change: null },
      { form: platesForm, change: { ...other, reason: null, previousPlate: plate } },
      null
    ],
    announce: [
      permitPlace,
      null,
      ...["added", "changed", "deleted", "restored"].map((kind) => ({ kind, plate }))
    ]
  },
  shopHome: { keepView: [{ chosenAreas: ["a-1"], shownTickets: 24 }, undefined] },
  ticketConfiguration: {
    keepDraft: [{}, { shopId, ticketId: dayTicket.id, basis: "", form: ticketForm }],
    forgetDraft: [{ form: ticketForm, configured: { ticket: configuredDayTicket } }, shopId],
    rememberPlates: [{}, ticketForm],
    keepKnownPlates: [{}, [{ ...plate, nickname: "Dienstwagen", isDefault: true }], []],
    forgetCode: [{}, undefined]
  },
  verification: {
    keepDraft: [{ shopPath: "wiesensee" }, "SEE-2026"],
    forgetDraft: [{ shopPath: "wiesensee" }, undefined],
    announceAdded: [{}, undefined]
  },
  verificationPrompt: { storeDismissal: [{}, shopId] }
}

const bind = (flow: string, { app }: OpenedApp, environment: Environment): AnyStateMachine => {
  const { run } = app.runtime
  const purchase = purchaseRun(app.runtime)
  const machines: Readonly<Record<string, () => unknown>> = {
    account: () => bindAccount(run, environment),
    basket: () => bindBasket(purchase),
    buyAgain: () => bindBuyAgain(purchase),
    checkout: () => bindCheckout(purchase, environment),
    consent: () =>
      bindConsent({
        location: new URL("https://shop.example/wiesensee?area=a-1#cookies"),
        history: { replaceState: (...[, , to]: ReadonlyArray<unknown>) => environment.navigate(`${to}`) }
      } as unknown as Window),
    appVersion: () => bindAppVersion(run),
    contact: () => bindContact(run),
    locale: () =>
      bindLocale(run, startTranslations("de-DE", de), (locale) => environment.keep({ nowSpoken: locale })),
    paymentReturn: () => bindPaymentReturn(purchase, environment),
    plateChange: () => bindPlateChange(run, environment),
    shopHome: () => bindShopHome(run, environment),
    ticketConfiguration: () => bindTicketConfiguration(purchase, environment),
    verification: () => bindVerification(run, environment),
    verificationPrompt: () => bindVerificationPrompt(run, environment)
  }
  return machines[flow]?.() as AnyStateMachine
}

/** Shortens a long value to its start and end: enough to recognise it, and changes in the middle are rare. */
const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing"
  return text.length > 600 ? `${text.slice(0, 300)}…${text.slice(-300)}` : text
}

const told = ({ method, url, body }: Received): string =>
  `${method} ${url}${body === "" ? "" : ` ${brief(JSON.parse(body))}`}`

/** Returns today's date in the time zone of the demo's shops. */
const today = (): string => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" })

/** Replaces values that differ between runs. */
const steady = (text: string): string =>
  text
    .replaceAll(/"key":"[\da-f-]{36}"/g, '"key":"(random)"')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z/g, "(now)")
    .replaceAll(/"now":\d{13}/g, `"now":"(now)"`)
    .replaceAll(`"date":"${today()}"`, `"date":"(today)"`)

const storages = { "browser keeps": () => localStorage, "tab keeps": () => sessionStorage }

/** Returns the stored data by storage and key. */
const kept = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(storages).flatMap(([where, storage]) =>
      Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? "").map(
        (key) => [`${where} ${key}`, storage().getItem(key) ?? ""] as const
      )
    )
  )

const keptSince = (before: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const now = kept()
  return [
    ...[...now].filter(([key, value]) => before.get(key) !== value).map(([key, value]) => `${key}: ${value}`),
    ...[...before.keys()].filter((key) => !now.has(key)).map((key) => `${key} no more`)
  ]
}

/** Records requests, side effects and stored data of a part of a binding; `act` returns its output. */
const watch = async (
  flow: string,
  reply: (request: Received) => Reply,
  act: (machine: AnyStateMachine, effects: Array<string>) => Promise<ReadonlyArray<string>>
): Promise<string> => {
  const app = opened
  if (app === undefined) throw new Error("The app is not open.")
  app.service.answer(reply)
  const before = app.service.received.length
  const keptBefore = kept()
  const effects: Array<string> = []
  const note =
    (name: string) =>
    (...given: ReadonlyArray<unknown>) =>
      void effects.push(`${name} ${brief(given)}`)
  const environment: Environment = {
    ...app.app.runtime.environment,
    user: () => driver,
    tell: note("tells"),
    navigate: note("goes to"),
    // Address of a page of this app.
    location: () => ({ pathname: "/wiesensee/ticket/day", search: "?area=a-1&again=b-1", hash: "" }),
    keep: note("keeps for Back"),
    leaveFor: note("leaves for")
  }
  Object.assign(document, {
    createElement: () => ({
      click(this: { readonly download: string; readonly href: string }) {
        note("saves")(this.download, this.href.replace(/[\da-f-]{36}$/, "(random)"))
      }
    })
  })
  // Parallel requests may arrive in any order.
  const sent: Array<string> = []
  const underWay: Array<Promise<unknown>> = []
  const { fetch } = globalThis
  const hash = crypto.subtle.digest.bind(crypto.subtle)
  const hashing = vi.spyOn(crypto.subtle, "digest").mockImplementation((...given) => {
    const hashed = hash(...given)
    underWay.push(hashed)
    return hashed
  })
  globalThis.fetch = (input, init) => {
    const { method, url } = new Request(input instanceof Request ? input.clone() : input, init)
    sent.push(`${method} ${url.slice(app.service.origin.length)}`)
    const response = fetch(input, init)
    underWay.push(response)
    return response
  }
  let end: ReadonlyArray<string>
  try {
    end = await act(bind(flow, app, environment), effects)
    // A request or a hash beside the others may still be under way; a body is read after its head.
    let settled: number
    do {
      settled = underWay.length
      await Promise.allSettled(underWay)
      await new Promise((done) => wait(done, 20))
    } while (underWay.length > settled)
  } finally {
    globalThis.fetch = fetch
    hashing.mockRestore()
  }
  const received: Array<Received> = []
  for (const request of app.service.received.slice(before)) {
    const turn = sent.indexOf(`${request.method} ${request.url}`)
    // A repeated request takes the next position of its kind.
    delete sent[turn]
    received[turn] = request
  }
  return [...Object.values(received).map(told), ...effects, ...keptSince(keptBefore), ...end]
    .map((line) => `  ${line}`)
    .join("\n")
}

const run = (
  flow: string,
  service: string,
  input: unknown,
  reply: (request: Received) => Reply
): Promise<string> => {
  // Only what was ordered in this browser can be ordered again; a refusal deletes it.
  if (service === "orderAgain") {
    const [key, stored = ""] = Object.entries(orderedHere(driver.userId, shopId, openOrder))[0] ?? [""]
    localStorage.setItem(key, stored)
  }
  return watch(flow, reply, async (machine, effects) => {
    const logic = machine.implementations.actors[service] as AnyActorLogic
    const actor = createActor(logic, { input })
    await new Promise<void>((done) => {
      actor.subscribe({
        next: ({ status }) => status !== "active" && done(),
        complete: done,
        error: () => done()
      })
      actor.start()
      // A service that leaves the page, or navigates, waits for that.
      wait(() => effects.length > 0 && done(), 50)
    })
    actor.stop()
    const { status, output, error } = actor.getSnapshot() as {
      status: string
      output?: unknown
      error?: unknown
    }
    if (status === "error") return [`ends with the defect ${String(error)}`]
    return [status === "done" ? `ends with ${brief(output)}` : "waits for the page to go"]
  })
}

const tellAction = async (flow: string, action: string): Promise<string> => {
  const take = (name: string, context: unknown, params: unknown) =>
    watch(flow, answer, async (machine) => {
      const act = machine.implementations.actions[name] as (scope: unknown, params: unknown) => void
      act({ context, self: { getSnapshot: () => ({ status: "stopped" }) } }, params)
      return []
    })
  const own = actions[flow] ?? {}
  // Runs the actions before it, so that an action that deletes finds their data.
  for (const [name, [context, first]] of Object.entries(own)) {
    if (name === action) break
    await take(name, context, first)
  }
  const [context, ...given] = own[action] ?? [{}]
  const parts: Array<string> = []
  for (const params of given) {
    const cause = await take(action, context, params)
    parts.push(`given ${brief(params)}\n${cause === "" ? "  does nothing" : cause}`)
  }
  return [`== ${flow}.${action}, an action`, ...parts].join("\n")
}

const tellService = async (flow: string, service: string): Promise<string> => {
  const [kind, ...inputs] = services[flow]?.[service] ?? ["reads"]
  const [input] = inputs
  const outcomes = new Map<string, Array<string>>()
  for (const [status, code, field] of kind === "reads" ? always : [...always, ...ofWrites]) {
    const refuse = (request: Received): Reply =>
      kind === "writes" && request.method === "GET"
        ? answer(request)
        : { status, json: { code, message: code, ...(field === undefined ? {} : { field }) } }
    const outcome = steady(await run(flow, service, input, refuse))
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), `${status} ${code}`])
  }
  const good: Array<string> = []
  for (const one of inputs) good.push(`given ${brief(one)}\n${await run(flow, service, one, answer)}`)
  const refused = [...outcomes].map(
    ([outcome, refusals]) => `refused with ${refusals.join(", ")}\n${outcome}`
  )
  return [`== ${flow}.${service}`, ...good, ...refused].join("\n")
}

const namesIn = (table: Readonly<Record<string, object>>) =>
  Object.entries(table).flatMap(([flow, own]) => Object.keys(own).map((name) => [flow, name] as const))

const atOnce = async (tell: () => Promise<string>): Promise<string> => {
  localStorage.clear()
  sessionStorage.clear()
  // A returning driver, with an unfinished form.
  recentPlates(driver.userId).write([other, plate])
  ticketDraft(driver.userId, shopId).write({
    ticketId: dayTicket.id,
    basis: "",
    start: "later",
    startDate: "2099-12-01",
    startTime: "",
    plates: [other]
  })
  opened = await openApp("/error", { answer })
  const told = await tell()
  await opened[Symbol.asyncDispose]()
  return told
}

// One test for all, since a seeded fault reruns each test that reaches it.
it("what services ask for and make of the answers is as it was last agreed on", async () => {
  const parts: Array<string> = []
  for (const [flow, service] of namesIn(services)) parts.push(await atOnce(() => tellService(flow, service)))
  for (const [flow, action] of namesIn(actions)) parts.push(await atOnce(() => tellAction(flow, action)))
  const text = steady(parts.join("\n\n"))
  await expect(`${text}\n`).toMatchFileSnapshot(join(import.meta.dirname, "snapshots/calls.txt"))
}, 300_000)
