// Tests of the texts of a ticket's validity, over its fields: D-25.
import type { TFunction } from "i18next"
import { describe, expect, it } from "vitest"
import { dayTicket } from "../../machines/testing/demo.ts"
import { windowWith } from "../../schemas/testing/window.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { createFormatters } from "../i18n/formatters.ts"
import type { Locale } from "../i18n/locale.ts"
import { startTranslations } from "../i18n/start-i18next.ts"
import { de, en, fr, it as italian } from "../i18n/testing/catalogues.ts"
import { areaLabels, validityText, windowsText } from "./ticket-labels.ts"

const byDate = ["year", "month", "day"] as const
const byMoment = [...byDate, "hour", "minute"] as const

const ticket = (fields: Partial<Ticket>): Ticket => ({
  ...dayTicket,
  validityDuration: null,
  validityDurationSeconds: null,
  requiredStartTimeValues: byDate,
  ...fields
})

const t: TFunction = startTranslations("de-DE", de).t
const words = (fields: Partial<Ticket>) => validityText(ticket(fields), t, createFormatters("de-DE", "de"))

const hours = windowWith({ startTime: "08:00", endTime: "24:00" })

const from = "2026-12-01T08:00:00+01:00"
const to = "2026-12-03T08:00:00+01:00"

describe("the validity text", () => {
  it.each<readonly [string | undefined, Partial<Ticket>]>([
    ["2 Tage", { validityDurationSeconds: 172_800, validityDuration: "P1D" }],
    ["7 Tage", { validityDurationSeconds: 604_800, validityDuration: "P30D" }],
    ["12 Stunden", { validityDurationSeconds: 43_200, validityDuration: "P1D" }],
    ["Den ganzen Tag", { validityDurationSeconds: 86_400, validityDuration: "P1D" }],
    ["Den ganzen Tag", { validityDuration: "P1D" }],
    ["08:00 bis 23:59 Uhr", { validityDuration: "P1D", validityContainer: hours }],
    ["24 Stunden", { validityDuration: "PT24H" }],
    ["24 Stunden", { validityDurationSeconds: 86_400, requiredStartTimeValues: byMoment }],
    ["3 Tage", { validityDurationSeconds: 259_200, requiredStartTimeValues: byMoment }],
    ["1 Jahr, 6 Monate", { validityDuration: "P1Y6M" }],
    ["1 Monat", { validityDuration: "P1M", validityContainer: hours }],
    ["365 Tage ab Zahlung", { validityDuration: "P365D", requiredStartTimeValues: [] }],
    ["1 Tag ab Zahlung", { validityDuration: "P1D", requiredStartTimeValues: [] }],
    [undefined, {}],
    [undefined, { validityDuration: "a while" }]
  ])("%s", (text, fields) => {
    expect(words(fields)?.replaceAll("\u00a0", " ")).toBe(text)
  })

  it("is start and end once both are known, regardless of other fields [T-01]", () => {
    const range = /^Di\., 1\. Dez\. 2026, 08:00 – Do\., 3\. Dez\. 2026, 08:00$/
    const known = { validFrom: from, validTo: to }
    expect(words(known)).toMatch(range)
    expect(words({ ...known, requiredStartTimeValues: [] })).toMatch(range)
    expect(words({ ...known, validityDurationSeconds: 60, validityDuration: "P1M" })).toMatch(range)
  })
})

const catalogues = { "de-DE": de, "en-GB": en, "en-US": en, "fr-FR": fr, "it-IT": italian }

describe("the windows on a card", () => {
  const staff = { ...hours, weekdays: [1, 2, 3, 4, 5], startTime: "05:30", endTime: "18:30" }
  const nights = { ...hours, startTime: "20:00", endTime: "08:00" }
  const market = {
    ...hours,
    weekdays: [6, 3],
    validityContainer: { ...hours, weekdays: [1, 2, 3, 4, 5, 6, 7] }
  }
  it.each<readonly [Locale, string, string, string]>([
    [
      "de-DE",
      "Mo–Fr 05:30–18:30 Uhr",
      "Täglich 20:00–08:00 Uhr",
      "Mi, Sa 08:00–23:59 Uhr · Täglich 08:00–23:59 Uhr"
    ],
    ["en-GB", "Mon–Fri 05:30–18:30", "Daily 20:00–08:00", "Wed, Sat 08:00–23:59 · Daily 08:00–23:59"],
    [
      "en-US",
      "Mon–Fri 5:30 AM–6:30 PM",
      "Daily 8:00 PM–8:00 AM",
      "Wed, Sat 8:00 AM–11:59 PM · Daily 8:00 AM–11:59 PM"
    ],
    [
      "fr-FR",
      "Lun.–ven. 05:30–18:30",
      "Tous les jours 20:00–08:00",
      "Mer., sam. 08:00–23:59 · Tous les jours 08:00–23:59"
    ],
    [
      "it-IT",
      "Lun–ven 05:30–18:30",
      "Ogni giorno 20:00–08:00",
      "Mer, sab 08:00–23:59 · Ogni giorno 08:00–23:59"
    ]
  ])("in %s", (locale, ...expected) => {
    const say: TFunction = startTranslations(locale, catalogues[locale]).t
    const texts = [staff, nights, market].map((validityContainer) =>
      windowsText(ticket({ validityContainer, isInterruptedTimeFrameTicket: true }), say, locale)
    )
    expect(texts.map((text) => text?.replace(/[\u00a0\u202f]/g, " "))).toEqual(expected)
  })

  it("are not repeated for a day, and absent when there are none", () => {
    expect(
      windowsText(ticket({ validityDuration: "P1D", validityContainer: hours }), t, "de-DE")
    ).toBeUndefined()
    expect(windowsText(ticket({ validityDuration: "P1M" }), t, "de-DE")).toBeUndefined()
  })

  it("fall back to the operator's text", () => {
    const validityContainer = { ...hours, startTime: null, endTime: null, description: "an Markttagen" }
    expect(windowsText(ticket({ validityContainer, isInterruptedTimeFrameTicket: true }), t, "de-DE")).toBe(
      "an Markttagen"
    )
  })
})

it("the location is the service's name when it lists no areas", () => {
  expect(areaLabels({ areas: [], validityAreaName: "Altstadt" })).toEqual(["Altstadt"])
  expect(areaLabels({ ...dayTicket, validityAreaName: "Altstadt" })).toEqual([
    "Wiesensee, Wanderparkplatz Nord"
  ])
  expect(areaLabels({ areas: [] })).toEqual([])
})
