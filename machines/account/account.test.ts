import { describe, expect, it } from "vitest"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { activeDayTicket, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { type AccountSection, accountMachine } from "./index.ts"

const ticket = activeDayTicket

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
  const performed: string[] = []
  const flow = drive(
    accountMachine.provide({
      actions: {
        announceCorrection: () => performed.push("corrected"),
        sayReminderFailed: () => performed.push("not kept"),
        saveReceipt: (_, file) => performed.push(`saved ${file?.name}`),
        sayMoreFailed: () => performed.push("no more"),
        sayReceiptFailed: () => performed.push("no receipt"),
        reportSessionLost: () => performed.push("session lost")
      }
    }),
    { shopPath: "wiesensee", ...(section === undefined ? {} : { section }) }
  )
  return {
    ...flow,
    performed,
    context: () => flow.actor.getSnapshot().context,
    inputOf: (id: "correctPlate" | "fetchReceipt" | "loadPastTickets" | "setReminder"): unknown =>
      (flow.actor.getSnapshot().children[id]?.getSnapshot() as { readonly input?: unknown } | undefined)
        ?.input,
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
  ])("fetches only the data that the section %s shows", (section, state) => {
    expect(enter(section).state()).toBe(state)
  })

  it("shows the valid tickets, or that there are none", () => {
    const filled = enter()
    filled.succeeds("loadActiveTickets", [ticket])
    expect(filled.state()).toBe("showingTickets")
    const empty = enter()
    empty.succeeds("loadActiveTickets", [])
    expect(empty.state()).toBe("withoutTickets")
  })

  it("shows the codes, or that there are none", () => {
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

  it("shows the current permits instead of those loaded with the shop", () => {
    const flow = enter("permissions", [permit])
    flow.succeeds("loadPermits", [{ ...permit, name: "Pflege Station 5" }])
    expect(flow.actor.getSnapshot().context.shop?.userShopGroups.map(({ name }) => name)).toEqual([
      "Pflege Station 5"
    ])
  })

  it("switches between sections and returns to the overview [P-04]", () => {
    const flow = enter("overview", [permit])
    flow.succeeds("loadActiveTickets", [ticket])
    flow.show("permissions")
    expect(flow.state()).toBe("loadingPermits")
    flow.show("verify")
    expect(flow.state()).toBe("loadingCodes")
    flow.show("overview")
    expect(flow.state()).toBe("loadingActiveTickets")
  })

  it("keeps the section that is opened before the shop is loaded", () => {
    const flow = open()
    flow.show("verify")
    expect(flow.state()).toBe("loadingShop")
    flow.succeeds("loadShop", wiesensee)
    expect(flow.state()).toBe("loadingCodes")
  })

  it.each(["Unreachable", "ServiceFailed"])("keeps the page when a list fails with %s [P-17]", (failure) => {
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
  ])("requires a login when the session ends while %s loads, and returns to it", (section, call) => {
    const flow = enter(section)
    const loading = flow.state()
    flow.fails(call, { _tag: "SessionLost" })
    expect(flow.state()).toBe("sessionLost")
    expect(flow.performed).toEqual(["session lost"])
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadShop", wiesensee)
    expect(flow.state()).toBe(loading)
  })

  it("fetches nothing for a section opened without a session", () => {
    const flow = enter("verify")
    flow.fails("loadCodes", { _tag: "SessionLost" })
    flow.show("permissions")
    expect(flow.state()).toBe("sessionLost")
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadShop", wiesensee)
    expect(flow.state()).toBe("loadingPermits")
  })

  it("stops without a retry when the shop does not exist", () => {
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
  ])("recovers from %s", (failure, state) => {
    const flow = open()
    flow.fails("loadShop", { _tag: failure })
    expect(flow.state()).toBe(state)
    flow.actor.send({ type: "TRY_AGAIN" })
    expect(flow.state()).toBe("loadingShop")
    flow.breaks("loadShop")
    expect(flow.state()).toBe("shopFailed")
  })
})

describe("a wrong plate on a bought ticket", () => {
  const wrong = { plate: "M-PP123", country: "DE" }
  const before: ActiveTicket = { ...ticket, plateCorrection: "possible" }
  const corrected: ActiveTicket = {
    ...before,
    plates: [{ plate: "M-PP132", country: "DE" }],
    plateCorrection: "used"
  }
  const begin = () => {
    const flow = enter()
    flow.succeeds("loadActiveTickets", [before])
    flow.actor.send({ type: "CORRECTION_REQUESTED", ticketId: before.id, plate: wrong })
    return flow
  }
  const confirm = (plate = "m-pp 132") => {
    const flow = begin()
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate })
    flow.actor.send({ type: "CONFIRMED" })
    return flow
  }

  it("prefills the field and is sent as stored, together with the new plate", () => {
    const flow = begin()
    expect(flow.state()).toBe("correctingPlate.filling")
    expect(flow.context().correction?.entry).toEqual(wrong)
    const sent = confirm()
    expect(sent.state()).toBe("savingCorrection")
    expect(sent.inputOf("correctPlate")).toMatchObject({
      shopId: wiesensee.id,
      ticket: before,
      oldPlate: wrong,
      newPlate: { plate: "M-PP132", country: "DE" }
    })
  })

  it("is corrected in the list, with a message", () => {
    const flow = confirm()
    flow.succeeds("correctPlate", corrected)
    expect(flow.state()).toBe("showingTickets")
    expect(flow.context()).toMatchObject({ activeTickets: [corrected] })
    expect(flow.performed).toEqual(["corrected"])
  })

  it.each([
    ["M-PP123", "duplicated_plate"],
    ["MPP132", "missing_separator"],
    ["", "field_required"]
  ] as const)("does not become “%s”: %s", (plate, issue) => {
    const flow = confirm(plate)
    expect(flow.state()).toBe("correctingPlate.invalid")
    expect(flow.context().correction?.issue).toBe(issue)
    flow.actor.send({ type: "COUNTRY_CHANGED", index: 0, country: "AT" })
    expect(flow.context().correction).toMatchObject({ issue: null, entry: { country: "AT" } })
  })

  it("stays when the service refuses the correction, and the ticket offers none from then on", () => {
    const flow = confirm()
    flow.fails("correctPlate", { _tag: "CorrectionClosed", status: "begun" })
    expect(flow.state()).toBe("correctionClosed")
    expect(flow.context().activeTickets[0]?.plateCorrection).toBe("begun")
    flow.actor.send({ type: "BACK" })
    expect(flow.state()).toBe("showingTickets")
  })

  it("shows the service's issue with the new plate at the field", () => {
    const flow = confirm()
    flow.fails("correctPlate", { _tag: "PlateRefused", issue: "plate_taken" })
    expect(flow.state()).toBe("correctingPlate.refused")
    expect(flow.context().correction?.issue).toBe("plate_taken")
  })

  it("is loaded again after a missing response or when the ticket is gone", () => {
    const flow = confirm()
    flow.fails("correctPlate", { _tag: "Unreachable" })
    expect(flow.state()).toBe("correctingPlate.unreachable")
    flow.actor.send({ type: "CONFIRMED" })
    expect(flow.state()).toBe("savingCorrection")
    flow.fails("correctPlate", { _tag: "Unreachable" })
    flow.actor.send({ type: "BACK" })
    expect(flow.state()).toBe("loadingActiveTickets")
    const gone = confirm()
    gone.fails("correctPlate", { _tag: "TicketNotFound" })
    expect(gone.state()).toBe("loadingActiveTickets")
  })

  it("can be sent again after an internal error; a lost session leads to the login", () => {
    const flow = confirm()
    flow.fails("correctPlate", { _tag: "ServiceFailed" })
    expect(flow.state()).toBe("correctingPlate.failed")
    flow.actor.send({ type: "CONFIRMED" })
    flow.fails("correctPlate", { _tag: "SessionLost" })
    expect(flow.state()).toBe("sessionLost")
  })
})

describe("past tickets", () => {
  const over = (id: string) => ({ ...ticket, id })
  const enterPast = () => enter("past-tickets")

  it("load page by page, each after the last loaded ticket", () => {
    const flow = enterPast()
    expect(flow.inputOf("loadPastTickets")).toEqual({ shopId: wiesensee.id, after: null })
    flow.succeeds("loadPastTickets", { pastTickets: [over("a"), over("b")], hasMore: true })
    flow.actor.send({ type: "MORE_REQUESTED" })
    expect(flow.state()).toBe("loadingMorePastTickets")
    expect(flow.inputOf("loadPastTickets")).toEqual({ shopId: wiesensee.id, after: "b" })
    flow.succeeds("loadPastTickets", { pastTickets: [over("c")], hasMore: false })
    flow.actor.send({ type: "MORE_REQUESTED" })
    expect(flow.state()).toBe("showingPastTickets")
    expect(flow.context().pastTickets.map(({ id }) => id)).toEqual(["a", "b", "c"])
  })

  it("stay when the next page fails to load, and the page can be retried", () => {
    const flow = enterPast()
    flow.succeeds("loadPastTickets", { pastTickets: [over("a")], hasMore: true })
    flow.actor.send({ type: "MORE_REQUESTED" })
    flow.fails("loadPastTickets", { _tag: "Unreachable" })
    expect([flow.state(), ...flow.performed]).toEqual(["showingPastTickets", "no more"])
    flow.actor.send({ type: "MORE_REQUESTED" })
    expect(flow.state()).toBe("loadingMorePastTickets")
  })

  it("are fetched from the first page when the section is opened again", () => {
    const flow = enterPast()
    flow.succeeds("loadPastTickets", { pastTickets: [over("a")], hasMore: true })
    flow.show("verify")
    flow.show("past-tickets")
    expect(flow.inputOf("loadPastTickets")).toEqual({ shopId: wiesensee.id, after: null })
    expect(flow.context().pastTickets).toEqual([])
  })

  it("are empty, or fail to load and are retried", () => {
    const flow = enterPast()
    flow.fails("loadPastTickets", { _tag: "ServiceFailed" })
    expect(flow.state()).toBe("pastTicketsFailed")
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadPastTickets", { pastTickets: [], hasMore: false })
    expect(flow.state()).toBe("withoutPastTickets")
  })

  it("stay while a receipt is fetched", () => {
    const flow = enterPast()
    flow.succeeds("loadPastTickets", { pastTickets: [over("a")], hasMore: false })
    flow.actor.send({ type: "RECEIPT_REQUESTED", orderId: "order" })
    flow.succeeds("fetchReceipt", { name: "beleg.pdf", mediaType: "application/pdf", content: "" })
    flow.actor.send({ type: "ALL_RECEIPTS_REQUESTED" })
    flow.succeeds("fetchAllReceipts", { name: "belege.pdf", mediaType: "application/pdf", content: "" })
    expect([flow.state(), ...flow.performed]).toEqual([
      "showingPastTickets",
      "saved beleg.pdf",
      "saved belege.pdf"
    ])
  })
})

describe("the receipt of an order", () => {
  const ask = () => {
    const flow = enter()
    flow.succeeds("loadActiveTickets", [ticket])
    flow.actor.send({ type: "RECEIPT_REQUESTED", orderId: "order-1" })
    return flow
  }

  it("is fetched and delivered while the tickets stay on the page", () => {
    const flow = ask()
    expect(flow.state()).toBe("fetchingReceipt")
    expect(flow.inputOf("fetchReceipt")).toEqual({ shopId: wiesensee.id, orderId: "order-1" })
    flow.succeeds("fetchReceipt", { name: "beleg.pdf", mediaType: "application/pdf", content: "" })
    expect([flow.state(), ...flow.performed]).toEqual(["showingTickets", "saved beleg.pdf"])
  })

  it("exists for every paid order, even when no ticket is valid any more", () => {
    for (const [tickets, state] of [
      [[ticket], "showingTickets"],
      [[], "withoutTickets"]
    ] as const) {
      const flow = enter()
      flow.succeeds("loadActiveTickets", tickets)
      flow.actor.send({ type: "ALL_RECEIPTS_REQUESTED" })
      expect(flow.state()).toBe("fetchingAllReceipts")
      flow.succeeds("fetchAllReceipts", { name: "belege.pdf", mediaType: "application/pdf", content: "" })
      flow.actor.send({ type: "ALL_RECEIPTS_REQUESTED" })
      flow.fails("fetchAllReceipts", { _tag: "Unreachable" })
      expect([flow.state(), ...flow.performed]).toEqual([state, "saved belege.pdf", "no receipt"])
    }
  })

  it("reports a failed fetch and can be retried", () => {
    const flow = ask()
    flow.fails("fetchReceipt", { _tag: "Unreachable" })
    expect([flow.state(), ...flow.performed]).toEqual(["showingTickets", "no receipt"])
    expect(flow.actor.getSnapshot().can({ type: "RECEIPT_REQUESTED", orderId: "order-1" })).toBe(true)
  })
})

describe("the reminder before a ticket ends", () => {
  const choose = (wanted: boolean) => {
    const flow = enter()
    flow.succeeds("loadActiveTickets", [{ ...ticket, reminder: !wanted }])
    flow.actor.send({ type: "REMINDER_CHOSEN", ticketId: ticket.id, wanted })
    return flow
  }

  it.each([true, false])("is switched to %s as the service confirms", (wanted) => {
    const flow = choose(wanted)
    expect(flow.state()).toBe("savingReminder")
    expect(flow.inputOf("setReminder")).toMatchObject({ ticket: { id: ticket.id }, wanted })
    flow.succeeds("setReminder", { ...ticket, reminder: wanted })
    expect(flow.state()).toBe("showingTickets")
    expect(flow.context()).toMatchObject({ activeTickets: [{ reminder: wanted }], reminding: null })
  })

  it("stays unchanged without a response, and the failure is reported", () => {
    const flow = choose(true)
    flow.fails("setReminder", { _tag: "Unreachable" })
    expect([flow.state(), ...flow.performed]).toEqual(["showingTickets", "not kept"])
    expect(flow.context().activeTickets[0]?.reminder).toBe(false)
  })
})
