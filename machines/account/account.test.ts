import { describe, expect, it } from "vitest"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { activeDayTicket, groupWith, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { type AccountSection, accountMachine } from "./index.ts"

const ticket = activeDayTicket

const permit = groupWith([{ plate: "M-PP123", country: "DE" }], 2)

const open = (section?: AccountSection) => {
  const performed: string[] = []
  const flow = drive(
    accountMachine.provide({ actions: { saveReceipt: (_, file) => performed.push(`saved ${file?.name}`) } }),
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

  it("shows the permits that have or had a plate", () => {
    const expired = { ...permit, expiredPlates: permit.activePlates, activePlates: [] }
    for (const [group, state] of [
      [permit, "permitsListed"],
      [expired, "permitsListed"],
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

  it("keeps the section that is opened before the shop is loaded", () => {
    const flow = open()
    flow.show("verify")
    expect(flow.state()).toBe("loadingShop")
    flow.succeeds("loadShop", wiesensee)
    expect(flow.state()).toBe("loadingCodes")
  })
})

describe("a wrong plate on a bought ticket", () => {
  const wrong = { plate: "M-PP123", country: "DE" }
  const before: ActiveTicket = { ...ticket, plateCorrection: "possible" }
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
    expect(flow.state()).toBe("pastTicketsListed")
    expect(flow.context().pastTickets.map(({ id }) => id)).toEqual(["a", "b", "c"])
  })

  it("are fetched from the first page when the section is opened again", () => {
    const flow = enterPast()
    flow.succeeds("loadPastTickets", { pastTickets: [over("a")], hasMore: true })
    flow.show("verify")
    flow.show("past-tickets")
    expect(flow.inputOf("loadPastTickets")).toEqual({ shopId: wiesensee.id, after: null })
    expect(flow.context().pastTickets).toEqual([])
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
    expect([flow.state(), ...flow.performed]).toEqual(["ticketsListed", "saved beleg.pdf"])
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
    expect(flow.state()).toBe("ticketsListed")
    expect(flow.context()).toMatchObject({ activeTickets: [{ reminder: wanted }], reminding: null })
  })
})
