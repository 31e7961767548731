import { describe, expect, it } from "vitest"
import { annualTicket, configuredDayTicket, dayTicket, strandbad, wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { dayTicketOffer } from "../testing/ticket-offer.ts"
import {
  needsWeekday,
  startOccurrence,
  type TicketForm,
  type TicketOffer,
  ticketConfigurationMachine,
  timeValuesOf,
  validateForm
} from "./index.ts"

const offer = dayTicketOffer

const momentTicket = {
  ...dayTicket,
  requiredStartTimeValues: ["year", "month", "day", "hour", "minute"] as const
}
const plates = [{ country: "DE", plate: "M-PP123" }]
const atHalfPastTen: TicketForm = { start: "later", date: "2026-11-21", time: "10:30", plates }
const nowForm: TicketForm = { ...atHalfPastTen, start: "now", time: "11:00" }

const priced = { ticket: configuredDayTicket }

const input = { shopPath: "wiesensee", ticketId: "day", source: { kind: "new" }, areaEntityId: null } as const

const open = () => {
  const kept: TicketForm[] = []
  const done: string[] = []
  const flow = drive(
    ticketConfigurationMachine.provide({
      actions: {
        keepDraft: (_, { form }) => kept.push(form),
        forgetDraft: (_, shopId) => done.push(`draft of ${shopId} forgotten`),
        keepKnownPlates: (_, plates) => done.push(`known ${plates.map(({ nickname }) => nickname).join()}`),
        rememberPlates: (_, form) => done.push(`remembered ${form.plates.map(({ plate }) => plate).join()}`),
        openCart: () => done.push("cart opened")
      }
    }),
    input
  )
  return { ...flow, kept, done, context: () => flow.actor.getSnapshot().context }
}

const edit = (changes: Partial<TicketOffer> = {}) => {
  const flow = open()
  flow.succeeds("loadTicket", { ...offer, ...changes })
  return flow
}

const fillIn = (changes: Partial<TicketOffer> = {}) => {
  const flow = edit(changes)
  flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "m pp 123" })
  flow.actor.send({ type: "CONFIGURE_REQUESTED" })
  return flow
}

describe("ticket configuration", () => {
  it("adds a ticket from the form to the cart [T-10]", () => {
    const flow = fillIn()
    expect(flow.state()).toBe("configuring")
    expect(flow.context().form.plates).toEqual([{ country: "DE", plate: "M-PP123" }])
    flow.succeeds("configureTicket", priced)
    expect(flow.state()).toBe("addingToCart")
    flow.succeeds("addToCart")
    expect(flow.state()).toBe("inCart")
    expect(flow.done).toEqual([`draft of ${wiesensee.id} forgotten`, "remembered M-PP123", "cart opened"])
  })

  it("asks for a day of the week as one of the next days [T-02]", () => {
    const weekly = { ...dayTicket, requiredStartTimeValues: ["weekday"] as const }
    expect(needsWeekday(weekly)).toBe(true)
    expect(needsWeekday(dayTicket)).toBe(false)
    const form = { start: "later" as const, date: "2026-11-22", time: "", plates: [] }
    expect(timeValuesOf(form, weekly)).toEqual({ weekday: 7 })
  })

  it("derives holidays from the country of the area without a request", () => {
    const onHolidays = { ...dayTicket, requiredStartTimeValues: ["holidayLocation"] as const }
    const form = { start: "later" as const, date: "2026-12-25", time: "", plates: [] }
    expect(timeValuesOf(form, onHolidays, "at")).toEqual({ holidayLocation: { country: "AT" } })
  })

  it("stores every change as a draft, as typed [C/C-07]", () => {
    const flow = edit()
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "m pp" })
    flow.actor.send({ type: "DATE_CHANGED", date: "2026-12-24" })
    flow.actor.send({ type: "COUNTRY_CHANGED", index: 0, country: "at" })
    expect(flow.kept.at(-1)).toEqual({
      start: "later",
      date: "2026-12-24",
      time: "",
      plates: [{ country: "AT", plate: "m pp" }]
    })
  })

  it("stores changes of known plates without an effect on the form", () => {
    const flow = edit({ recentPlates: [{ plate: "M-PP123", country: "DE" }] })
    const plates = [{ plate: "M-PP123", country: "DE", nickname: "Mamas Auto", isDefault: true }]
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "m pp" })
    flow.actor.send({ type: "KNOWN_PLATES_CHANGED", plates })
    expect(flow.context().offer?.recentPlates).toEqual(plates)
    expect(flow.context().form.plates).toEqual([{ country: "DE", plate: "m pp" }])
    expect(flow.done).toEqual(["known Mamas Auto"])
  })

  it("shows an issue per field and clears it when the field changes", () => {
    const flow = edit()
    flow.actor.send({ type: "DATE_CHANGED", date: "2026-11-20" })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.state()).toBe("editing.correcting")
    expect(flow.context().issues).toEqual({ date: "start_in_past", "plate.0": "field_required" })
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "MPP123" })
    expect(flow.context().issues).toEqual({ date: "start_in_past" })
    flow.actor.send({ type: "DATE_CHANGED", date: "2026-11-21" })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.context().issues).toEqual({ "plate.0": "missing_separator" })
  })

  it("refuses a past time today, but not tomorrow", () => {
    const flow = edit({ ticket: momentTicket, form: { ...atHalfPastTen, time: "09:59" } })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.context().issues).toEqual({ time: "start_in_past" })
    flow.actor.send({ type: "TIME_CHANGED", time: "" })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.context().issues).toEqual({ time: "field_required" })
    flow.actor.send({ type: "DATE_CHANGED", date: "2026-11-22" })
    flow.actor.send({ type: "TIME_CHANGED", time: "09:59" })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.state()).toBe("configuring")
  })

  it.each([
    ["2027-02-31", "12:00", { date: "start_invalid" }],
    ["", "12:00", { date: "field_required" }],
    ["2026-11-20", "12:00", { date: "start_in_past" }],
    ["2027-03-28", "02:30", { time: "start_skipped" }],
    ["2027-03-28", "03:00", {}],
    ["2027-10-31", "02:30", {}]
  ])("shows the issue of %s %s", (date, time, issues) => {
    const flow = edit({ ticket: momentTicket, form: { ...atHalfPastTen, date, time } })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.context().issues).toEqual(issues)
  })

  it("accepts yesterday for a night that runs until 06:00", () => {
    const window = {
      id: "night",
      parentId: null,
      description: null,
      areaEntityId: null,
      weekdays: null,
      exceptions: []
    }
    const night = {
      ...window,
      startTime: "22:00",
      endTime: "06:00",
      duration: 28_800,
      validityContainer: null
    }
    const ticket = {
      ...dayTicket,
      validityDurationSeconds: 28_800,
      validityContainer: { ...night, startTime: null, endTime: null, validityContainer: night }
    }
    const issueAt = (date: string, now: string) =>
      validateForm({ ...atHalfPastTen, date }, { ...offer, ticket, now: Date.parse(now) }).date
    expect(issueAt("2026-11-20", "2026-11-21T05:59:59+01:00")).toBeUndefined()
    expect(issueAt("2026-11-19", "2026-11-21T05:59:59+01:00")).toBe("start_in_past")
    expect(issueAt("2026-11-20", "2026-11-21T06:00:00+01:00")).toBe("start_in_past")
  })

  it("treats the first of two equal times as past once the second begins", () => {
    const form = { ...atHalfPastTen, date: "2027-10-31", time: "02:45" }
    const at = (now: string) =>
      validateForm(form, { ...offer, ticket: momentTicket, now: Date.parse(now) }).time
    expect(at("2027-10-31T00:45:59Z")).toBeUndefined()
    expect(at("2027-10-31T01:30:00Z")).toBe("start_in_past")
  })

  it.each([
    ["2027-10-31", "02:30", "twice"],
    ["2027-10-31", "03:00", "once"],
    ["2027-03-28", "02:30", "skipped"],
    ["", "02:30", undefined],
    ["2027-10-31", "", undefined]
  ])("counts how often the clock shows %s %s: %s", (date, time, occurrence) => {
    expect(startOccurrence({ ...atHalfPastTen, date, time }, { ...offer, ticket: momentTicket })).toBe(
      occurrence
    )
    expect(
      startOccurrence({ ...atHalfPastTen, date, time, start: "now" }, { ...offer, ticket: momentTicket })
    ).toBeUndefined()
    expect(startOccurrence({ ...atHalfPastTen, date, time }, offer)).toBeUndefined()
  })

  it("takes as many plates as the ticket allows, each once [T-04 PL-11]", () => {
    const flow = edit({ ticket: annualTicket })
    expect(flow.actor.getSnapshot().can({ type: "PLATE_REMOVED", index: 0 })).toBe(false)
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "M-PP123" })
    flow.actor.send({ type: "PLATE_ADDED" })
    expect(flow.actor.getSnapshot().can({ type: "PLATE_ADDED" })).toBe(false)
    flow.actor.send({ type: "PLATE_CHANGED", index: 1, plate: "m-pp 123" })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.context().issues).toEqual({ "plate.1": "duplicated_plate" })
    flow.actor.send({ type: "PLATE_REMOVED", index: 1 })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.state()).toBe("configuring")
  })

  it("splits a list of plates into fields, validates each at once and loses none", () => {
    const flow = edit({ ticket: { ...annualTicket, maximumPlates: 3 } })
    const list = (...plates: ReadonlyArray<string>) =>
      flow.actor.send({ type: "PLATES_PASTED", index: 0, plates })
    const typed = () => flow.context().form.plates.map(({ plate }) => plate)
    list("m pp 123", "M-PP124")
    expect([flow.state(), typed(), flow.context().issues]).toEqual([
      "editing.pausing",
      ["m pp 123", "M-PP124"],
      {}
    ])
    list("M-PP125", "QQQ-A 12345", "M-PP124")
    expect(flow.state()).toBe("editing.correcting")
    expect(typed()).toEqual(["M-PP125", "QQQ-A 12345", "M-PP124", "M-PP124"])
    expect(flow.context().issues).toEqual({
      "plate.1": "invalid_license_plate",
      "plate.3": "plate_limit_reached"
    })
    expect(flow.kept.at(-1)?.plates).toHaveLength(4)
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.state()).toBe("editing.correcting")
  })

  it("keeps the plate of another driver's car apart, also after a reload", () => {
    const flow = fillIn()
    flow.fails("configureTicket", { _tag: "Unreachable" })
    flow.actor.send({ type: "OWNER_CHANGED", isOthersCar: true })
    expect(flow.kept.at(-1)).toMatchObject({ isOthersCar: true, plates })
    expect(flow.context().issues).toEqual({})
  })

  it("reports surplus plates of a list when the ticket takes one plate", () => {
    const flow = edit({ ticket: { ...annualTicket, maximumPlates: 1 } })
    flow.actor.send({ type: "PLATES_PASTED", index: 0, plates: ["M-PP123", "M-PP124"] })
    expect(flow.context().issues).toEqual({ "plate.1": "plate_limit_reached" })
  })

  it("marks a plate that another driver uses until it is corrected", () => {
    const flow = edit({ ticket: { ...annualTicket, maximumPlates: 3 } })
    for (const [index, plate] of ["M-PP123", "M-XX999", "M-PP124"].entries()) {
      if (index > 0) flow.actor.send({ type: "PLATE_ADDED" })
      flow.actor.send({ type: "PLATE_CHANGED", index, plate })
    }
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    flow.fails("configureTicket", { _tag: "PlateTakenByOther", plates: [1] })
    expect(flow.context().issues).toEqual({ "plate.1": "plate_taken" })
    flow.actor.send({ type: "PLATE_CHANGED", index: 0, plate: "M-PP125" })
    expect(flow.state()).toBe("editing.plateTaken")
    flow.actor.send({ type: "PLATE_CHANGED", index: 1, plate: "M-PP126" })
    expect(flow.state()).toBe("editing.pausing")
    expect(flow.context().issues).toEqual({})
  })

  it("asks for another start when the service refuses it, also for an immediate one", () => {
    const flow = edit({ ticket: momentTicket, form: nowForm })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    flow.fails("configureTicket", { _tag: "FormRefused", field: "date", issue: "field_required" })
    expect(flow.state()).toBe("editing.correcting")
    expect(flow.context()).toMatchObject({ form: { start: "later" }, issues: { date: "field_required" } })
  })

  it("keeps the start when a plate is refused", () => {
    const flow = edit({ ticket: momentTicket, form: nowForm })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    flow.fails("configureTicket", { _tag: "FormRefused", field: "plate.0", issue: "invalid_license_plate" })
    expect(flow.context().form.start).toBe("now")
  })

  it("asks for the area of a code once", () => {
    const flow = drive(ticketConfigurationMachine, { ...input, areaEntityId: strandbad.areaEntityId })
    flow.succeeds("loadTicket", { ...offer, otherArea: strandbad })
    expect(flow.state()).toBe("otherArea")
    flow.actor.send({ type: "AREA_CONFIRMED" })
    expect(flow.state()).toBe("editing.filling")
    expect(flow.actor.getSnapshot().context.areaEntityId).toBeNull()
  })
})

describe("a ticket that can begin immediately", () => {
  const requested = (form: TicketForm) => {
    const flow = edit({ ticket: momentTicket, form })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    return flow
  }
  const asked = (form: TicketForm) => timeValuesOf(form, momentTicket)

  it("begins now without a start", () => {
    expect(requested(nowForm).state()).toBe("configuring")
    expect(asked(nowForm)).toEqual({})
    expect(asked({ ...nowForm, start: "later" })).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      hour: 11,
      minute: 0
    })
    const seconds = {
      requiredStartTimeValues: [...momentTicket.requiredStartTimeValues, "second", "weekday"] as const
    }
    expect(timeValuesOf({ ...nowForm, start: "later" }, seconds)).toMatchObject({ second: 0, weekday: 6 })
    expect(timeValuesOf(nowForm, seconds)).toEqual({})
  })

  it("begins later when chosen, at the hour offered or chosen before", () => {
    const flow = edit({ ticket: momentTicket, form: nowForm })
    flow.actor.send({ type: "START_CHANGED", start: "later" })
    expect(flow.context().form).toEqual({ ...nowForm, start: "later" })
    flow.actor.send({ type: "TIME_CHANGED", time: "15:00" })
    flow.actor.send({ type: "START_CHANGED", start: "now" })
    flow.actor.send({ type: "START_CHANGED", start: "later" })
    expect(flow.context().form.time).toBe("15:00")
    expect(flow.kept.at(-1)).toEqual({ ...nowForm, start: "later", time: "15:00" })
  })

  it("gets another suggested hour when the suggested one passes unused", () => {
    const flow = edit({ ticket: momentTicket, form: nowForm })
    flow.actor.send({ type: "TIME_PASSED", now: Date.parse("2026-11-21T23:10+01:00") })
    flow.actor.send({ type: "START_CHANGED", start: "later" })
    expect(flow.context().form).toMatchObject({ start: "later", date: "2026-11-22", time: "00:00" })
  })

  it("clears only the issue of the start when the choice changes", () => {
    const flow = requested({ ...atHalfPastTen, time: "", plates: [{ country: "DE", plate: "" }] })
    expect(flow.context().issues).toEqual({ time: "field_required", "plate.0": "field_required" })
    flow.actor.send({ type: "START_CHANGED", start: "now" })
    expect(flow.context().issues).toEqual({ "plate.0": "field_required" })
    const another = requested({ ...atHalfPastTen, date: "" })
    another.actor.send({ type: "START_CHANGED", start: "now" })
    expect(another.context().issues).toEqual({})
  })

  it("begins now without a message when the chosen time passes while the form is open", () => {
    const flow = edit({ ticket: momentTicket, form: atHalfPastTen })
    flow.actor.send({ type: "TIME_PASSED", now: Date.parse("2026-11-21T10:30+01:00") })
    expect(flow.context()).toMatchObject({ form: { start: "later", time: "10:30" }, issues: {} })
    flow.actor.send({ type: "TIME_PASSED", now: Date.parse("2026-11-21T10:31+01:00") })
    expect(flow.context()).toMatchObject({ form: { start: "now", time: "11:00" }, issues: {} })
    flow.actor.send({ type: "CONFIGURE_REQUESTED" })
    expect(flow.state()).toBe("configuring")
  })

  it("is not moved when the driver chose a past time", () => {
    const flow = edit({ ticket: momentTicket, form: { ...atHalfPastTen, time: "09:00" } })
    flow.actor.send({ type: "TIME_PASSED", now: Date.parse("2026-11-21T10:31+01:00") })
    expect(flow.context().form).toMatchObject({ start: "later", time: "09:00" })
    expect(flow.context().offer?.now).toBe(Date.parse("2026-11-21T10:31+01:00"))
  })

  it("begins now when the service reports the chosen time as past", () => {
    const flow = requested(atHalfPastTen)
    flow.fails("configureTicket", { _tag: "FormRefused", field: "time", issue: "start_in_past" })
    expect(flow.state()).toBe("configuring")
    expect(flow.context()).toMatchObject({ form: { start: "now" }, issues: {} })
    flow.fails("configureTicket", { _tag: "FormRefused", field: "date", issue: "start_in_past" })
    expect(flow.state()).toBe("editing.correcting")
  })

  it("shows any other issue of the service with the chosen time", () => {
    const flow = requested(atHalfPastTen)
    flow.fails("configureTicket", { _tag: "FormRefused", field: "date", issue: "start_too_far" })
    expect(flow.state()).toBe("editing.correcting")
    expect(flow.context().issues).toEqual({ date: "start_too_far" })
  })
})

it("a ticket for a day begins today when its day passes while the form is open", () => {
  const flow = edit({ form: { ...offer.form, date: "2026-11-21" } })
  flow.actor.send({ type: "TIME_PASSED", now: Date.parse("2026-11-22T00:00+01:00") })
  expect(flow.context().form).toMatchObject({ start: "later", date: "2026-11-22", time: "" })
})
