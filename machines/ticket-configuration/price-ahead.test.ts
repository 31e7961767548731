import { describe, expect, test } from "vitest"
import { annualTicket, configuredDayTicket } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { dayTicketOffer } from "../testing/ticket-offer.ts"
import { pricedTicket, type TicketOffer, ticketConfigurationMachine } from "./index.ts"

const offer = dayTicketOffer
const priced = { ticket: configuredDayTicket }

/** Opens the form; counts the questions for a price by their plates. */
const open = (changes: Partial<TicketOffer> = {}) => {
  const flow = drive(ticketConfigurationMachine, {
    shopPath: "wiesensee",
    ticketId: "day",
    source: { kind: "new" },
    areaEntityId: null
  })
  const questions: Array<string> = []
  let running: unknown
  flow.actor.subscribe(({ children, context }) => {
    const question: unknown = children.configureTicket
    if (question !== undefined && question !== running)
      questions.push(context.form.plates.map(({ plate }) => plate).join())
    running = question
  })
  flow.succeeds("loadTicket", { ...offer, ...changes })
  return {
    ...flow,
    questions,
    type: (plate: string, index = 0) => flow.actor.send({ type: "PLATE_CHANGED", index, plate }),
    configure: () => flow.actor.send({ type: "CONFIGURE_REQUESTED" }),
    price: () => pricedTicket(flow.actor.getSnapshot().context)
  }
}

const it = test.extend("flow", () => open())

describe("the price of a form that is being filled in", () => {
  it("is asked for once, after a pause in typing, and used when the driver continues [T-10]", ({ flow }) => {
    for (const plate of ["M-PP1", "M-PP12", "M-PP123"]) {
      flow.type(plate)
      flow.clock.increment(999)
    }
    expect([flow.state(), flow.questions]).toEqual(["editing.pausing", []])
    flow.clock.increment(1)
    expect([flow.state(), flow.questions]).toEqual(["editing.pricing.ahead", ["M-PP123"]])
    expect(flow.price()).toBeNull()
    flow.succeeds("configureTicket", priced)
    expect([flow.state(), flow.price()]).toEqual(["editing.filling", configuredDayTicket])
    flow.configure()
    expect([flow.state(), flow.questions]).toEqual(["addingToCart", ["M-PP123"]])
  })

  it("is not asked for while a field is missing or wrong", ({ flow }) => {
    flow.type("MPP123")
    flow.clock.increment(60_000)
    expect([flow.state(), flow.questions]).toEqual(["editing.filling", []])
    flow.type("M-PP123")
    flow.actor.send({ type: "DATE_CHANGED", date: "" })
    flow.clock.increment(60_000)
    expect([flow.state(), flow.questions]).toEqual(["editing.filling", []])
  })

  it("is asked for at once with a form that is complete when it opens", () => {
    const flow = open({ form: { ...offer.form, plates: [{ country: "DE", plate: "M-PP123" }] } })
    flow.clock.increment(1000)
    expect(flow.questions).toEqual(["M-PP123"])
  })

  it("is dropped and asked for again when the form changes, but not when it means the same", ({ flow }) => {
    flow.type("M-PP123")
    flow.clock.increment(1000)
    flow.type("M-PP124")
    expect(flow.state()).toBe("editing.pausing")
    expect(flow.actor.getSnapshot().children).not.toHaveProperty("configureTicket")
    flow.type("M-PP124-")
    flow.type("M-PP124")
    flow.clock.increment(1000)
    flow.succeeds("configureTicket", priced)
    flow.type("m pp 124")
    flow.actor.send({ type: "OWNER_CHANGED", isOthersCar: true })
    flow.clock.increment(60_000)
    expect([flow.state(), flow.price()]).toEqual(["editing.filling", configuredDayTicket])
    flow.type("M-PP12")
    expect(flow.price()).toBeNull()
    expect(flow.questions).toEqual(["M-PP123", "M-PP124"])
  })

  it("is awaited when the driver continues before it has arrived", ({ flow }) => {
    flow.type("M-PP123")
    flow.clock.increment(1000)
    flow.configure()
    expect(flow.state()).toBe("editing.pricing.awaited")
    expect(flow.actor.getSnapshot().can({ type: "CONFIGURE_REQUESTED" })).toBe(false)
    flow.succeeds("configureTicket", priced)
    expect([flow.state(), flow.questions]).toEqual(["addingToCart", ["M-PP123"]])
  })

  it.each([
    { _tag: "PlateTakenByOther", plates: [0] },
    { _tag: "FormRefused", field: "date", issue: "start_in_past" },
    { _tag: "TicketUnavailable" },
    { _tag: "ShopInactive" },
    { _tag: "SessionLost" },
    { _tag: "Unreachable" }
  ])("fails unseen with %o, and is asked for again when the driver goes on", (failure) => {
    const flow = open()
    flow.type("M-PP123")
    flow.clock.increment(1000)
    flow.fails("configureTicket", failure)
    flow.clock.increment(60_000)
    expect([flow.state(), flow.questions]).toEqual(["editing.filling", ["M-PP123"]])
    expect(flow.actor.getSnapshot().context.issues).toEqual({})
    flow.configure()
    expect([flow.state(), flow.questions]).toEqual(["configuring", ["M-PP123", "M-PP123"]])
  })
})

describe("a plate without its dash", () => {
  const answer = (plate: string, country = "DE", index = 0) =>
    ({ type: "PLATE_CHOSEN", index, plate, country }) as const

  it("is completed by an answer while the driver types", ({ flow }) => {
    flow.type("MSP123")
    flow.actor.send(answer("MS-P123"))
    expect(flow.state()).toBe("editing.pausing")
    expect(flow.actor.getSnapshot().context.form.plates).toEqual([{ country: "DE", plate: "MS-P123" }])
  })

  it.each([
    ["a suggestion", answer("MS-P123")],
    ["the plate as typed", answer("MSP123", "XX")]
  ])("goes on by one tap with %s, once the driver wanted to go on [C/C-01]", (_, chosen) => {
    const flow = open()
    flow.type("MSP123")
    flow.configure()
    expect(flow.state()).toBe("editing.correcting")
    flow.actor.send(chosen)
    expect([flow.state(), flow.questions]).toEqual(["configuring", [chosen.plate]])
  })

  it("shows what else is not right yet", () => {
    const flow = open({ ticket: annualTicket })
    flow.type("MSP123")
    flow.actor.send({ type: "PLATE_ADDED" })
    flow.type("MSP124", 1)
    flow.configure()
    flow.actor.send(answer("MS-P123"))
    expect(flow.state()).toBe("editing.correcting")
    expect(flow.actor.getSnapshot().context.issues).toEqual({ "plate.1": "missing_separator" })
  })
})
