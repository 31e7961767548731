/** Flow spec of the configuration of a ticket: actions, responses and assertions. */
import { isDeepStrictEqual } from "node:util"
import { flowsFor } from "@parkschein/flowkit/model"
import type { Respond, RespondFunction } from "@parkschein/flowkit/run"
import { plateAdvice } from "../../machines/plate-advice.ts"
import {
  annualTicket,
  configuredDayTicket,
  dayTicket,
  strandbad,
  wiesensee
} from "../../machines/testing/demo.ts"
import {
  type TicketConfigurationContext,
  type TicketForm,
  type TicketOffer,
  ticketConfigurationMachine,
  timeValuesOf
} from "../../machines/ticket-configuration/index.ts"
import { storedPlate } from "../../schemas/licence-plate/index.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { titleIn } from "../../schemas/title-in.ts"
import { writeDay } from "../../src/ui/date-text.ts"
import { chosenCountry, countryIn } from "../support/country.ts"
import { enterTime, timeIn } from "../support/time-field.ts"
import { all, json, shopRequest, ticketsRequest } from "./support/answers.ts"
import { shopFailures, shopLoads } from "./support/common-outcomes.ts"
import { redirectedToLogin, shopStates } from "./support/common-states.ts"
import { rendered } from "./support/expect-rendered.ts"
import { expectScreen } from "./support/expect-screen.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { listOfPlatesIn, type PlateFields, platesIn, removeButtonIn } from "./support/plate-edits.ts"
import { byButton, byPress, type FlowScreen, rootOf } from "./support/screen.ts"
import { personalKey } from "./support/session.ts"
import {
  addRequest,
  addToCartOutcomes,
  configureRequest,
  priceFailures,
  readRequest
} from "./support/ticket-outcomes.ts"
import { waitUntilVisible } from "./support/wait-until.ts"

const machine = "ticketConfiguration"

type Context = TicketConfigurationContext

/** Hiking ticket for an hour of a day, for up to two plates. */
const ticket: Ticket = {
  ...dayTicket,
  maximumPlates: 2,
  requiredStartTimeValues: ["year", "month", "day", "hour", "minute"]
}
const configured: Ticket = {
  ...configuredDayTicket,
  maximumPlates: 2,
  requiredStartTimeValues: ticket.requiredStartTimeValues
}
/** Returns "8,00 €", without the formatters of the app. */
const priceOn = ({ locale }: FlowScreen): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(ticket.price)
const titleOn = ({ locale }: FlowScreen): string => titleIn(ticket.translations, locale, ticket.name)

/** Initial form at 9:00 UTC: now, or else the next full hour in the time zone of the shop. */
const emptyForm: TicketForm = {
  start: "now",
  date: "2026-11-21",
  time: "11:00",
  plates: [{ country: "DE", plate: "" }]
}
const offer: TicketOffer = {
  shop: wiesensee,
  ticket,
  timeZone: "Europe/Berlin",
  now: Date.parse("2026-11-21T10:00+01:00"),
  form: emptyForm,
  basis: "",
  recentPlates: [{ plate: "M-AB100", country: "DE" }],
  replaces: null,
  otherArea: null
}
const offered = json({ fixedDurationTickets: [ticket, annualTicket] })

/** Restores the typed input. */
const withDraft = (value: TicketOffer, { form, offer: former, areaEntityId }: Context): TicketOffer => ({
  ...value,
  otherArea: areaEntityId === null ? null : strandbad,
  ...(former === null ? {} : { form, recentPlates: former.recentPlates, now: former.now })
})

/** Stored plates of a driver. */
const knownBefore = { [personalKey("recent-plates")]: JSON.stringify(offer.recentPlates) }

const ownerBox = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("checkbox", { name: screen.t("ticket.othersCar") })
const defaultBox = (screen: FlowScreen) =>
  rootOf(screen, machine).getByRole("checkbox", {
    name: screen.t("plate.known.isDefault"),
    includeHidden: true
  })

const plate = (screen: FlowScreen, index: number) => rootOf(screen, machine).locator(`#plate-${index}`)
const country = (screen: FlowScreen, index: number) =>
  rootOf(screen, machine).locator(`#plate-${index}-country`)
/** A German plate without its dash, and one of its answers. */
const undashed = "MSP123"
const split = { index: 0, plate: "MS-P123", country: "DE" }
const asTyped = { index: 0, plate: undashed, country: "XX" }
const answerButton = (screen: FlowScreen, { country }: { readonly country: string }) =>
  country === "XX"
    ? button(screen, "plate.asEntered")
    : rootOf(screen, machine).getByRole("button", {
        name: screen.t("plate.useSuggestion", { plate: split.plate }),
        exact: true
      })
/** Whether the plate can be answered so: as typed only once it has been refused. */
const isAnswerable = ({ form, issues }: Context, { country }: { readonly country: string }): boolean => {
  const [entry] = form.plates
  if (entry?.plate !== undashed) return false
  return country === "XX"
    ? issues["plate.0"] !== undefined && plateAdvice(entry, [], true).mayGoOn
    : entry.country === country
}
const field = (screen: FlowScreen, name: "date" | "time") => rootOf(screen, machine).locator(`#${name}`)
const startChoice = (screen: FlowScreen, start: TicketForm["start"]) =>
  rootOf(screen, machine).getByRole("radio", { name: screen.t(`ticket.start.${start}`), exact: true })
const button = (screen: FlowScreen, key: string) =>
  rootOf(screen, machine).getByRole("button", { name: screen.t(key), exact: true })
const removeButton = removeButtonIn(machine)

const tryAgainButton = (screen: FlowScreen) =>
  button(screen, "common.retry").or(button(screen, "error.actions.retry"))
/** Asserts that the form contains the driver's input. */
const filledIn = async (screen: FlowScreen, { form }: Context): Promise<void> => {
  const wrong: Array<string> = []
  const check = (what: string, found: string, wanted: string) => {
    if (found !== wanted) wrong.push(`${what} is “${found}”, not “${wanted}”`)
  }
  check("the start", (await startChoice(screen, form.start).isChecked()) ? form.start : "another", form.start)
  if (form.start === "later") {
    check("the date", await field(screen, "date").inputValue(), writeDay(form.date, screen.locale))
    check("the time", await timeIn(field(screen, "time")), form.time)
  } else if ((await field(screen, "date").count()) + (await field(screen, "time").count()) > 0) {
    wrong.push("date or time are asked for")
  }
  for (const [index, entry] of form.plates.entries()) {
    check(`plate ${index + 1}`, await plate(screen, index).inputValue(), entry.plate)
    check(
      `the country of plate ${index + 1}`,
      await chosenCountry(country(screen, index)),
      countryIn(screen, entry.country)
    )
  }
  if ((await rootOf(screen, machine).locator("input[id^=plate-]").count()) !== form.plates.length) {
    wrong.push(`there are not ${form.plates.length} plates`)
  }
  if (wrong.length > 0) throw new Error(`In the form ${wrong.join(", ")}.`)
}

const editing =
  (
    texts: (screen: FlowScreen, context: Context) => ReadonlyArray<string> = () => [],
    next: "common.continue" | "ticket.addingToCart" = "common.continue"
  ) =>
  async (screen: FlowScreen, context: Context, state: string): Promise<void> => {
    // The rules of repair are loaded with the first plate that lacks something.
    if (isAnswerable(context, split)) await waitUntilVisible(screen, answerButton(screen, split))
    await expectScreen(screen, machine, state, {
      title: titleOn(screen),
      texts: [screen.t(next), priceOn(screen), ...texts(screen, context)],
      buttons: null,
      links: null,
      query: { area: null }
    })
    await filledIn(screen, context)
  }

const issueTexts = ({ t }: FlowScreen, context: Context): ReadonlyArray<string> => [
  ...(Object.entries(context.issues).every(([name]) => name === "plate.0" && isAnswerable(context, split))
    ? []
    : [t("common.errorSummary.title")]),
  ...Object.entries(context.issues).map(([name, issue]) =>
    name === "date" || name === "time"
      ? t(`zod.${issue === "field_required" ? "start_required" : issue}`)
      : t(`zod.${issue}`, { format: "M-AB123" }).slice(0, 20)
  )
]

const goingOn = (screen: FlowScreen, _: unknown, state: string): Promise<void> =>
  expectScreen(screen, machine, state, {
    title: titleOn(screen),
    texts: [screen.t("ticket.addingToCart")],
    buttons: null,
    links: null
  })

/** Answers with a price; checks start and plates of the request against the form. */
const priced: RespondFunction = async (_, held, context) => {
  const { form, offer: shown } = context as Context
  const asked = (await held.answer("configureTicket", json(configured))).postDataJSON()
  const entered = {
    ...timeValuesOf(form, ticket, shown?.shop.areaCountry),
    plates: form.plates.map(storedPlate),
    shopAreaEntityId: shown?.shop.areaEntityId
  }
  if (!isDeepStrictEqual(asked, entered))
    throw new Error(`The price of ${JSON.stringify(asked)} is asked for, not of ${JSON.stringify(entered)}.`)
}

const plateFields: PlateFields<Context> = {
  entryOf: ({ form }, index) => form.plates[index],
  own: ({ offer: shown }) => shown?.recentPlates ?? [],
  idOf: (_, index) => `plate-${index}`
}
const plates = platesIn(machine, plateFields)

const flow = flowsFor<FlowScreen, Respond>()(ticketConfigurationMachine, {
  starts: {
    "the ticket's address": {
      input: { shopPath: "wiesensee", ticketId: ticket.id, source: { kind: "new" }, areaEntityId: null },
      open: ({ open }) => open(`/wiesensee/ticket/${ticket.id}`, { local: knownBefore })
    },
    "the code of another area": {
      input: {
        shopPath: "wiesensee",
        ticketId: ticket.id,
        source: { kind: "new" },
        areaEntityId: strandbad.areaEntityId
      },
      open: ({ open }) =>
        open(`/wiesensee/ticket/${ticket.id}?area=${strandbad.areaEntityId}`, { local: knownBefore })
    }
  },
  events: {
    START_CHANGED: {
      cases: { later: { start: "later" }, now: { start: "now" } },
      when: ({ form }, { start }) => form.start !== start,
      do: (screen, { start }) => startChoice(screen, start).check(),
      control: (screen, { start }) => startChoice(screen, start),
      isOffered: async (screen, { start }) => !(await startChoice(screen, start).isChecked())
    },
    TIME_PASSED: {
      cases: { "an hour and a half": { now: Date.parse("2026-11-21T11:30+01:00") } },
      // The jump would also end a pause in typing, and wait for no answer.
      when: ({ offer: shown, requestedPriceKey, configured }, { now }) =>
        shown?.now !== now && (requestedPriceKey === "" || configured !== null),
      // Also tried where it is refused; then the clock is set already.
      do: async ({ page }) => {
        const then = Date.parse("2026-11-21T10:30:00Z")
        if ((await page.evaluate(() => Date.now())) < then) await page.clock.pauseAt(then)
      },
      anytime: true
    },
    DATE_CHANGED: {
      cases: { tomorrow: { date: "2026-11-22" }, yesterday: { date: "2026-11-20" } },
      when: ({ form }, { date }) => form.start === "later" && form.date !== date,
      do: (screen, { date }) => field(screen, "date").fill(date),
      control: (screen) => field(screen, "date"),
      isOffered: async (screen, { date }) =>
        (await field(screen, "date").inputValue()) !== writeDay(date, screen.locale)
    },
    TIME_CHANGED: {
      // One key each, so that it is one event: the last hour, and a first digit that allows no second one.
      cases: { "late in the evening": { time: "23:00" }, "too early": { time: "07:00" } },
      when: ({ form }, { time }) => form.start === "later" && form.time !== time,
      do: (screen, { time }) => enterTime(field(screen, "time"), time, [time === "07:00" ? "7" : "End"]),
      control: (screen) => field(screen, "time"),
      isOffered: async (screen, { time }) => (await timeIn(field(screen, "time"))) !== time
    },
    ...plates,
    PLATE_CHANGED: {
      ...plates.PLATE_CHANGED,
      cases: {
        "a good one": { index: 0, plate: "M-PP123" },
        "a second good one": { index: 1, plate: "M-PP124" },
        "one without its dash": { index: 0, plate: undashed },
        "one like one's own": { index: 0, plate: "M-A8100" }
      }
    },
    PLATE_CHOSEN: {
      cases: { "a suggestion": split, "as typed": asTyped },
      when: isAnswerable,
      ...byPress(answerButton),
      isOffered: async (screen) => (await plate(screen, 0).inputValue()) === undashed
    },
    PLATES_PASTED: listOfPlatesIn(machine, plateFields),
    PLATE_ADDED: byPress((screen) => button(screen, "ticket.addAnotherPlate")),
    PLATE_REMOVED: {
      cases: { "the first": { index: 0 } },
      ...byPress((screen, { index }: { readonly index: number }) => removeButton(screen).nth(index))
    },
    OWNER_CHANGED: {
      cases: { "somebody else's": { isOthersCar: true }, "one's own": { isOthersCar: false } },
      when: ({ form }, { isOthersCar }) => (form.isOthersCar === true) !== isOthersCar,
      do: (screen) => ownerBox(screen).press("Space"),
      control: ownerBox,
      isOffered: async (screen, { isOthersCar }) => (await ownerBox(screen).isChecked()) !== isOthersCar
    },
    KNOWN_PLATES_CHANGED: {
      cases: { "a default plate": { plates: [{ plate: "M-AB100", country: "DE", isDefault: true }] } },
      when: ({ offer: shown }) => shown?.recentPlates.some(({ isDefault }) => isDefault === true) !== true,
      do: async (screen) => {
        const { page, t } = screen
        if (!(await defaultBox(screen).isVisible())) await page.getByText(t("plate.known.manage")).click()
        await defaultBox(screen).press("Space")
      },
      isOffered: async (screen) =>
        (await defaultBox(screen).count()) === 1 && !(await defaultBox(screen).isChecked())
    },
    AREA_CONFIRMED: byButton(machine, "ticket.otherArea.keep"),
    CONFIGURE_REQUESTED: byPress((screen) => button(screen, "common.continue")),
    TRY_AGAIN: byPress(tryAgainButton)
  },
  services: {
    loadTicket: {
      "the ticket": {
        success: offer,
        adapt: withDraft,
        respond: all("loadTicket", ...shopLoads, [ticketsRequest, offered])
      },
      "no such ticket": {
        failure: { _tag: "TicketNotFound" },
        respond: all("loadTicket", ...shopLoads, [
          ticketsRequest,
          json({ fixedDurationTickets: [annualTicket] })
        ])
      },
      ...shopFailures("loadTicket")
    },
    configureTicket: {
      "a price": { success: { ticket: configured }, respond: priced },
      ...priceFailures("configureTicket")
    },
    addToCart: addToCartOutcomes(configured)
  },
  states: {
    loadingTicket: rendered(machine),
    otherArea: rendered(machine),
    "editing.filling": editing(),
    "editing.pausing": editing(),
    "editing.pricing.ahead": editing(),
    "editing.pricing.awaited": editing(() => [], "ticket.addingToCart"),
    "editing.checking": "passing",
    "editing.correcting": editing(issueTexts),
    "editing.plateTaken": editing(({ t }) => [t("ticket.alreadyPurchased"), t("report.ask")]),
    "editing.configuringFailed": editing(({ t }) => [t("ticket.noPrice")]),
    "editing.addingFailed": editing(({ t }) => [t("ticket.addToCartFailed")]),
    "editing.currencyMismatch": editing(({ t }) => [t("ticket.otherCurrency"), t("layout.openCartAction")]),
    "editing.cartFull": editing(({ t }) => [t("ticket.cartFull"), t("layout.openCartAction")]),
    configuring: goingOn,
    addingToCart: goingOn,
    inCart: (screen) => expectScreen(screen, "checkout", "the cart", { texts: [screen.t("cart.loading")] }),
    ticketUnavailable: rendered(machine),
    ticketNotFound: rendered(machine),
    ...shopStates(machine)
  },
  outOfReach: { "ticketConfiguration.sessionLost|TRY_AGAIN": redirectedToLogin }
})

export const ticketConfiguration: FlowRun = {
  flow,
  requests: {
    // The home of the shop, which takes over in the end, sends the same requests.
    loadTicket: [
      { ...shopRequest, ahead: true },
      { ...ticketsRequest, ahead: true }
    ],
    configureTicket: [configureRequest],
    // The counter of the cart beside the page reads the cart as well.
    addToCart: [{ ...readRequest, ahead: true }, addRequest]
  },
  takenOver: { sessionLost: leavingForLogin, inCart: '[data-machine="checkout"]' }
}
