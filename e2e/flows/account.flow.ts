/** How the account is acted out, answered and looked at. */
import type { Locator } from "@playwright/test"
import { flowsFor } from "../../flowkit/model/index.ts"
import type { Respond } from "../../flowkit/run/index.ts"
import { type AccountContext, type AccountSection, accountMachine } from "../../machines/account/index.ts"
import { dayTicket, strandbad, wiesensee } from "../../machines/testing/demo.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { titleIn } from "../../schemas/translations.ts"
import { isActive, isExpired, type UserShopGroup } from "../../schemas/user-shop-group.ts"
import { createFormatters } from "../../src/i18n/formatters.ts"
import { permitsWithRoom } from "../../src/screens/permit-words.ts"
import { json, request, shopRequest, waits } from "./support/answers.ts"
import { callFailures, shopFailures } from "./support/common-outcomes.ts"
import { problem, shopStates, takenToLogin } from "./support/common-states.ts"
import { type FlowRun, leavingForLogin } from "./support/flow-run.ts"
import { byButton, type FlowScreen, press, rootOf } from "./support/screen.ts"
import { expectShown } from "./support/shows.ts"
import { stateCalled } from "./support/words.ts"

const machine = "account"

const bought: ActiveTicket = {
  id: "bought",
  validityAreaEntityId: dayTicket.validityAreaEntityId,
  name: dayTicket.name,
  ruleId: dayTicket.ruleId,
  price: dayTicket.price,
  currencyCode: "EUR",
  maximumPlates: 1,
  validFrom: "2026-11-21T00:00:00+01:00",
  validTo: "2026-11-22T00:00:00+01:00",
  ticketType: "singleUse",
  plates: [{ plate: "M-PP123", country: "DE" }],
  areas: dayTicket.areas,
  translations: dayTicket.translations,
  orderItemId: null,
  prepaymentTicketId: null,
  remainingUsage: null,
  totalUsageLimit: null
}

/** One visit is left, and not many days. */
const visits: ActiveTicket = {
  ...bought,
  id: "visits",
  ticketType: "multiUse",
  remainingUsage: 1,
  totalUsageLimit: 10,
  validFrom: "2026-01-01T00:00:00+01:00",
  validTo: "2026-12-01T00:00:00+01:00"
}

const permit: UserShopGroup = {
  id: "permit-1",
  groupId: "group-1",
  name: "Verwaltung",
  translations: { en: { title: "Administration" } },
  maximumPlates: 2,
  visible: true,
  type: null,
  validFrom: null,
  validTo: null,
  plates: [],
  expiredPlates: [],
  activePlates: [{ plate: "M-PP123", country: "DE", validFrom: null, validTo: null }],
  areas: [strandbad]
}
/** A second one, of which no plate is good any more. */
const ended: UserShopGroup = {
  ...permit,
  id: "permit-2",
  groupId: "group-2",
  name: "Praktikum 2026",
  translations: null,
  activePlates: [],
  expiredPlates: [{ plate: "M-PP124", country: "DE", validFrom: null, validTo: "2026-09-30T22:00:00Z" }]
}

const sections: Readonly<Record<Exclude<AccountSection, "overview">, string>> = {
  "active-tickets": "activeTickets",
  permissions: "permissions",
  verify: "verify"
}

const sectionLink = (screen: FlowScreen, section: AccountSection): Locator =>
  rootOf(screen, machine).getByRole("link", {
    name:
      section === "overview"
        ? screen.t("account.backToOverview")
        : screen.t(`account.section.${sections[section]}`),
    exact: true
  })

/** What of the page is there in this state. */
interface Parts {
  readonly texts: ReadonlyArray<string>
  readonly links?: ReadonlyArray<string>
  readonly buttons?: ReadonlyArray<string>
}

const retry = ({ t }: FlowScreen): Parts => ({
  texts: [t("common.loadFailed")],
  buttons: [t("common.retry")]
})

const tickets: Readonly<Record<string, (screen: FlowScreen) => Parts>> = {
  showingTickets: ({ t, locale }) => ({
    links: [`${t("account.tickets.buyAgain")}: ${titleIn(bought.translations, locale, bought.name)}`],
    texts: [
      titleIn(bought.translations, locale, bought.name),
      t("account.tickets.expires", {
        date: createFormatters(locale, "de").date("2026-11-30T12:00:00Z"),
        time: "23:59"
      }),
      t("account.tickets.unlimited"),
      t("account.tickets.lastVisits", { count: 1 }),
      t("account.tickets.validTo"),
      "Wiesensee, Wanderparkplatz Nord"
    ]
  }),
  withoutTickets: ({ t }) => ({ texts: [t("account.tickets.empty")], links: [t("cart.emptyAction")] }),
  activeTicketsFailed: retry
}

const codes: Readonly<Record<string, (screen: FlowScreen) => Parts>> = {
  showingCodes: ({ t }) => ({ texts: [t("account.codes.code"), "ROSENAU-2026"] }),
  withoutCodes: ({ t }) => ({ texts: [t("account.codes.empty")] }),
  codesFailed: retry
}

/** The permits as the flow knows them: a table of those with plates, and the way to more plates. */
const knownPermits = ({ t, locale }: FlowScreen, { shop }: AccountContext): Parts => {
  const groups = shop?.userShopGroups ?? []
  const listed = groups.filter((group) => isActive(group) || isExpired(group))
  const names = listed.map(({ name, translations }) => titleIn(translations, locale, name))
  const withRoom = permitsWithRoom(groups)
  return {
    texts: [
      ...(listed.length === 0 ? [t("account.permits.empty")] : [t("account.permits.withoutEnd")]),
      ...(listed.some((group) => !isActive(group)) ? [t("account.permits.noPlates")] : [])
    ],
    links: [...names, ...(withRoom.length === 1 ? [t("account.permits.addPlates")] : [])],
    buttons: withRoom.length > 1 ? [t("account.permits.showOptions")] : []
  }
}

const ticketsIn = (state: string, screen: FlowScreen): Parts =>
  tickets[state]?.(screen) ?? { texts: [screen.t("account.tickets.loading")] }

const permitsIn = (state: string, screen: FlowScreen, context: AccountContext): Parts =>
  state === "permitsFailed"
    ? retry(screen)
    : context.shop === null || state === "loadingPermits"
      ? { texts: [screen.t("account.permits.loading")] }
      : knownPermits(screen, context)

const codesIn = (state: string, screen: FlowScreen): Parts => {
  const { texts, ...rest } = codes[state]?.(screen) ?? { texts: [screen.t("account.codes.loading")] }
  return {
    ...rest,
    texts: [...texts, screen.t("account.codes.heading")],
    links: [screen.t("account.codes.add")]
  }
}

const partsOf = (state: string, screen: FlowScreen, context: AccountContext): ReadonlyArray<Parts> => {
  const heading = (key: string): Parts => ({ texts: [screen.t(key)] })
  const ofTickets = [heading("account.tickets.heading"), ticketsIn(state, screen)]
  const ofPermits = [heading("account.permits.heading"), permitsIn(state, screen, context)]
  switch (context.section) {
    case "overview":
      return [...ofTickets, ...ofPermits]
    case "active-tickets":
      return ofTickets
    case "permissions":
      return ofPermits
    case "verify":
      return [codesIn(state, screen)]
  }
}

const shows =
  (state: string) =>
  async (screen: FlowScreen, context: AccountContext): Promise<void> => {
    const { t } = screen
    const parts = partsOf(state, screen, context)
    await expectShown(screen, machine, state, {
      title: t("account.title"),
      texts: parts.flatMap(({ texts }) => texts),
      buttons: parts.flatMap(({ buttons = [] }) => buttons),
      links: [
        t(context.section === "overview" ? "ticket.back" : "account.backToOverview"),
        ...Object.values(sections).map((section) => t(`account.section.${section}`)),
        ...parts.flatMap(({ links = [] }) => links)
      ]
    })
    if (context.section === "overview") return
    const current = await sectionLink(screen, context.section).getAttribute("aria-current")
    if (current !== "page") {
      throw new Error(
        `In ${stateCalled(machine, state)} the section "${context.section}" is not marked as the open one.`
      )
    }
  }

const flow = flowsFor<FlowScreen, Respond>()(accountMachine, {
  starts: {
    "the account": { input: { shopPath: "wiesensee" }, open: ({ open }) => open("/wiesensee/account") },
    "the link to the codes": {
      input: { shopPath: "wiesensee", section: "verify" },
      open: ({ open }) => open("/wiesensee/account?section=verify")
    }
  },
  events: {
    SECTION_OPENED: {
      cases: {
        overview: { section: "overview" },
        "active tickets": { section: "active-tickets" },
        permits: { section: "permissions" },
        codes: { section: "verify" }
      },
      when: ({ section }, event) => section !== event.section,
      // Where the page shows no sections, the browser's own buttons still lead from one to another.
      anytime: true,
      do: async (screen, { section }, hand) => {
        const link = sectionLink(screen, section)
        if (await link.isVisible()) return press(link, hand)
        const query = section === "overview" ? "" : `?section=${section}`
        await screen.page.evaluate((address) => {
          history.replaceState(null, "", address)
          dispatchEvent(new PopStateEvent("popstate"))
        }, `/wiesensee/account${query}`)
      }
    },
    TRY_AGAIN: byButton(machine, "common.retry", "error.actions.retry")
  },
  services: {
    loadShop: {
      "a shop with a permit": {
        success: { ...wiesensee, userShopGroups: [permit] },
        respond: json({ ...wiesensee, userShopGroups: [permit] })
      },
      ...shopFailures("loadShop")
    },
    loadActiveTickets: {
      "two tickets": { success: [bought, visits], respond: json({ activeTickets: [bought, visits] }) },
      "no ticket": { success: [], respond: json({ activeTickets: [] }) },
      ...callFailures("loadActiveTickets", waits.read)
    },
    loadPermits: {
      "two permits": { success: [permit, ended], respond: json({ userShopGroups: [permit, ended] }) },
      "no permit": { success: [], respond: json({ userShopGroups: [] }) },
      ...callFailures("loadPermits", waits.read)
    },
    loadCodes: {
      "a code": {
        success: [{ code: "ROSENAU-2026" }],
        respond: json({ verificationCodes: [{ code: "ROSENAU-2026" }] })
      },
      "no code": { success: [], respond: json({ verificationCodes: [] }) },
      ...callFailures("loadCodes", waits.read)
    }
  },
  states: {
    loadingShop: shows("loadingShop"),
    openingSection: "passing",
    loadingActiveTickets: shows("loadingActiveTickets"),
    sortingOut: "passing",
    showingTickets: shows("showingTickets"),
    withoutTickets: shows("withoutTickets"),
    activeTicketsFailed: shows("activeTicketsFailed"),
    loadingPermits: shows("loadingPermits"),
    sortingPermits: "passing",
    showingPermits: shows("showingPermits"),
    withoutPermits: shows("withoutPermits"),
    permitsFailed: shows("permitsFailed"),
    loadingCodes: shows("loadingCodes"),
    sortingCodes: "passing",
    showingCodes: shows("showingCodes"),
    withoutCodes: shows("withoutCodes"),
    codesFailed: shows("codesFailed"),
    ...shopStates(machine),
    shopUnreachable: problem(machine, "shopUnreachable", "network"),
    shopFailed: problem(machine, "shopFailed", "server")
  },
  outOfReach: {
    "account.sessionLost|TRY_AGAIN": takenToLogin,
    "account.sessionLost|SECTION_OPENED":
      "The access flow takes the page over as soon as the session is lost and ends this flow; there are no sections to open."
  }
})

export const account: FlowRun = {
  flow,
  requests: {
    loadShop: [shopRequest],
    loadActiveTickets: [request("GET", /\/v1\/shop\/active-tickets\//)],
    loadPermits: [request("GET", /\/v1\/shop-group\/user-shop-groups\//)],
    loadCodes: [request("GET", /\/v1\/[^/]+\/verification-code$/)]
  },
  takenOver: { sessionLost: leavingForLogin }
}
