import { describe, expect, it } from "vitest"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { wanderparkplatz, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { type AccountSection, accountMachine } from "./index.ts"

const ticket: ActiveTicket = {
  id: "active-1",
  validityAreaEntityId: [wanderparkplatz.areaEntityId],
  name: "Tagesticket Wandern",
  ruleId: "rule-day",
  price: 8,
  currencyCode: "EUR",
  maximumPlates: 1,
  validFrom: "2026-11-21T00:00:00+01:00",
  validTo: "2026-11-22T00:00:00+01:00",
  ticketType: "singleUse",
  plates: [{ plate: "M-PP123", country: "DE" }],
  areas: [wanderparkplatz],
  translations: null,
  orderItemId: "item-1",
  prepaymentTicketId: null,
  remainingUsage: null,
  totalUsageLimit: null
}

const permit: UserShopGroup = {
  id: "permit-1",
  groupId: "group-1",
  name: "Pflege Station 4",
  translations: null,
  maximumPlates: 2,
  visible: true,
  type: null,
  validFrom: null,
  validTo: null,
  plates: [],
  expiredPlates: [],
  activePlates: [{ plate: "M-PP123", country: "DE", validFrom: null, validTo: null }],
  areas: []
}

const open = (section?: AccountSection) => {
  const deeds: string[] = []
  const flow = drive(
    accountMachine.provide({
      actions: {
        reportSessionLost: () => deeds.push("session lost")
      }
    }),
    { shopPath: "wiesensee", ...(section === undefined ? {} : { section }) }
  )
  return {
    ...flow,
    deeds,
    show: (next: AccountSection) => flow.actor.send({ type: "SECTION_OPENED", section: next })
  }
}

const enter = (section?: AccountSection, groups: ReadonlyArray<UserShopGroup> = []) => {
  const flow = open(section)
  flow.succeeds("loadShop", { ...wiesensee, userShopGroups: groups })
  return flow
}

describe("account", () => {
  it.each<[AccountSection | undefined, string]>([
    [undefined, "loadingActiveTickets"],
    ["overview", "loadingActiveTickets"],
    ["active-tickets", "loadingActiveTickets"],
    ["verify", "loadingCodes"],
    ["permissions", "loadingPermits"]
  ])("fetches for the section %s no more than it shows", (section, state) => {
    expect(enter(section).state()).toBe(state)
  })

  it("shows the tickets that are good, and says so when there are none", () => {
    const filled = enter()
    filled.succeeds("loadActiveTickets", [ticket])
    expect(filled.state()).toBe("showingTickets")
    const empty = enter()
    empty.succeeds("loadActiveTickets", [])
    expect(empty.state()).toBe("withoutTickets")
  })

  it("shows the codes, and says so when there are none", () => {
    const filled = enter("verify")
    filled.succeeds("loadCodes", [{ code: "ROSENAU-2026" }])
    expect(filled.state()).toBe("showingCodes")
    expect(filled.actor.getSnapshot().context.codes).toEqual([{ code: "ROSENAU-2026" }])
    const empty = enter("verify")
    empty.succeeds("loadCodes", [])
    expect(empty.state()).toBe("withoutCodes")
  })

  it("shows the permits that have or had a plate", () => {
    const expired = { ...permit, expiredPlates: permit.activePlates, activePlates: [] }
    for (const [group, state] of [
      [permit, "showingPermits"],
      [expired, "showingPermits"],
      [{ ...permit, activePlates: [] }, "withoutPermits"]
    ] as const) {
      const flow = enter("permissions")
      flow.succeeds("loadPermits", [group])
      expect(flow.state()).toBe(state)
    }
  })

  it("shows the permits as they are now, not as they came with the shop", () => {
    const flow = enter("permissions", [permit])
    flow.succeeds("loadPermits", [{ ...permit, name: "Pflege Station 5" }])
    expect(flow.actor.getSnapshot().context.shop?.userShopGroups.map(({ name }) => name)).toEqual([
      "Pflege Station 5"
    ])
  })

  it("goes from section to section and back to the overview", () => {
    const flow = enter("overview", [permit])
    flow.succeeds("loadActiveTickets", [ticket])
    flow.show("permissions")
    expect(flow.state()).toBe("loadingPermits")
    flow.show("verify")
    expect(flow.state()).toBe("loadingCodes")
    flow.show("overview")
    expect(flow.state()).toBe("loadingActiveTickets")
  })

  it("remembers the section that is opened before the shop is there", () => {
    const flow = open()
    flow.show("verify")
    expect(flow.state()).toBe("loadingShop")
    flow.succeeds("loadShop", wiesensee)
    expect(flow.state()).toBe("loadingCodes")
  })

  it.each(["Unreachable", "ServiceFailed"])("keeps the page when a list fails with %s", (failure) => {
    const tickets = enter()
    tickets.fails("loadActiveTickets", { _tag: failure })
    expect(tickets.state()).toBe("activeTicketsFailed")
    tickets.actor.send({ type: "TRY_AGAIN" })
    tickets.breaks("loadActiveTickets")
    expect(tickets.state()).toBe("activeTicketsFailed")
    const codes = enter("verify")
    codes.fails("loadCodes", { _tag: failure })
    expect(codes.state()).toBe("codesFailed")
    codes.actor.send({ type: "TRY_AGAIN" })
    codes.breaks("loadCodes")
    expect(codes.state()).toBe("codesFailed")
    const permits = enter("permissions")
    permits.fails("loadPermits", { _tag: failure })
    expect(permits.state()).toBe("permitsFailed")
    permits.actor.send({ type: "TRY_AGAIN" })
    permits.breaks("loadPermits")
    expect(permits.state()).toBe("permitsFailed")
  })

  it.each<[AccountSection, string]>([
    ["active-tickets", "loadActiveTickets"],
    ["permissions", "loadPermits"],
    ["verify", "loadCodes"]
  ])("asks for the login when the session ends while %s loads, and returns to it", (section, call) => {
    const flow = enter(section)
    const loading = flow.state()
    flow.fails(call, { _tag: "SessionLost" })
    expect(flow.state()).toBe("sessionLost")
    expect(flow.deeds).toEqual(["session lost"])
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadShop", wiesensee)
    expect(flow.state()).toBe(loading)
  })

  it("fetches nothing for a section that is opened without a session", () => {
    const flow = enter("verify")
    flow.fails("loadCodes", { _tag: "SessionLost" })
    flow.show("permissions")
    expect(flow.state()).toBe("sessionLost")
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadShop", wiesensee)
    expect(flow.state()).toBe("loadingPermits")
  })

  it("ends where there is no such shop, since trying again does not make one", () => {
    const flow = open()
    flow.fails("loadShop", { _tag: "ShopNotFound" })
    expect(flow.state()).toBe("shopNotFound")
    expect(flow.actor.getSnapshot().status).toBe("done")
  })

  it.each([
    ["ShopInactive", "shopInactive"],
    ["Unreachable", "shopUnreachable"],
    ["ServiceFailed", "shopFailed"],
    ["SessionLost", "sessionLost"]
  ])("leads on from %s", (failure, state) => {
    const flow = open()
    flow.fails("loadShop", { _tag: failure })
    expect(flow.state()).toBe(state)
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("loadingShop")
    flow.breaks("loadShop")
    expect(flow.state()).toBe("shopFailed")
  })
})
