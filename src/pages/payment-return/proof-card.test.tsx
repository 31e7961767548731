// Tests of the status on the proof: green with its end while valid, else the next window, and never green.
import type { ComponentProps } from "react"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { dayTicket, wiesensee } from "../../../machines/testing/demo.ts"
import { windowWith } from "../../../schemas/testing/window.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { markupAt, speakGerman, wordsOf } from "../../features/testing/render-screen.tsx"
import { codeDrawing } from "../../ui/code-drawing.ts"
import { ProofCard } from "./ProofCard.tsx"

beforeAll(speakGerman)

const cardAt = (now: string, ticket: Ticket, more: Partial<ComponentProps<typeof ProofCard>> = {}) =>
  markupAt(
    Date.parse(now),
    <ProofCard
      ticket={ticket}
      reference="PS-1"
      shop={wiesensee}
      seenAt={now}
      checkUrl={undefined}
      total={null}
      isNew={false}
      {...more}
    />
  )

const proofAt = (ticket: Ticket, now: string) => {
  const markup = cardAt(now, ticket)
  const [, title = ""] = /role="timer">([^<]*)/.exec(markup) ?? []
  const isInColour = /proof__head[^"]*valid_true/.test(markup)
  const words = wordsOf(markup)
  const [, tone = ""] = /(Erfolg|Achtung|Hinweis): /.exec(words) ?? []
  return { title: title.replaceAll("\u00a0", " "), tone: isInColour ? `${tone}, coloured` : tone, words }
}

const day: Ticket = {
  ...dayTicket,
  validFrom: "2026-12-01T00:00:00+01:00",
  validTo: "2026-12-02T00:00:00+01:00"
}
const staffMonth: Ticket = {
  ...dayTicket,
  validFrom: "2026-11-22T00:00:00+01:00",
  validTo: "2026-12-22T00:00:00+01:00",
  isInterruptedTimeFrameTicket: true,
  validityContainer: windowWith({
    validityContainer: windowWith({ weekdays: [1, 2, 3, 4, 5], startTime: "05:30", endTime: "18:30" })
  })
}

it("draws the plates of a ticket equally high, whatever their length", () => {
  const plates = [
    { plate: "M-QQ9", country: "DE" },
    { plate: "FFB-XY1234", country: "DE" }
  ]
  const markup = cardAt("2026-12-01T12:00:00+01:00", { ...day, plates })
  expect(markup.match(/--characters:\d+/g)).toEqual(["--characters:10", "--characters:10"])
})

describe("the proof of a continuously valid ticket", () => {
  it("counts down to the start, then to the end [B-29 C/C-02]", () => {
    expect(proofAt(day, "2026-11-30T23:59:58+01:00")).toMatchObject({
      title: "Bezahlt. Gilt in 2 Sekunden",
      tone: "Hinweis"
    })
    expect(proofAt(day, "2026-12-01T00:00:00+01:00")).toMatchObject({
      title: "GÜLTIG bis 23:59",
      tone: "Erfolg, coloured"
    })
    expect(proofAt(day, "2026-12-01T23:59:59.500+01:00").words).toContain("GÜLTIG bis 23:59 noch 1 Sek.")
  })

  it("is expired at its end, since the end is exclusive", () => {
    expect(proofAt(day, "2026-12-02T00:00:00+01:00")).toMatchObject({ title: "Abgelaufen", tone: "Achtung" })
  })

  it("names shop, operator and the time, which readers of the screen are not told every second", () => {
    const markup = cardAt("2026-12-01T11:42:07+01:00", day, { isNew: true })
    expect(markup).toMatch(/aria-hidden="true">11:42:07</)
    expect(wordsOf(markup)).toContain(wiesensee.name)
    expect(wordsOf(markup)).toContain("Parkschein")
  })

  it("has the code of the inspector's check, and none for a proof that was stored without", () => {
    const proof = (checkUrl?: string) => cardAt("2026-12-01T11:42:07+01:00", day, { checkUrl })
    const url = "https://api.example/v1/ticket-check/80c6a4a4/0/signature"
    expect(proof(url)).toContain(`href="${url}"`)
    expect(codeDrawing(url).path).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/)
    expect(proof()).not.toContain("Code scannen")
  })

  it("offers the pass of this device's wallet while the ticket is of use, where the operator issues any", () => {
    const proof = (
      walletUrls: ComponentProps<typeof ProofCard>["walletUrls"],
      now = "2026-12-01T11:42:07+01:00"
    ) => cardAt(now, day, { walletUrls })
    const both = { apple: "https://api.example/pass/apple", google: "https://api.example/pass/google" }
    const device = (userAgent: string) => vi.stubGlobal("navigator", { userAgent })
    device("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)")
    expect(proof(both)).toMatch(/href="https:\/\/api.example\/pass\/apple".*Zu Apple Wallet hinzufügen/)
    expect(proof({ google: both.google })).not.toContain("Wallet")
    device("Mozilla/5.0 (Linux; Android 16)")
    expect(proof(both)).toMatch(/href="https:\/\/api.example\/pass\/google".*Zu Google Wallet hinzufügen/)
    for (const without of [proof(undefined), proof({}), proof(both, "2026-12-02T11:00:00+01:00")])
      expect(without).not.toContain("Wallet")
    vi.unstubAllGlobals()
  })

  it("prints times alone: neither clock nor countdown, nor a state that will not last", () => {
    const printed = (now: string) => cardAt(now, day).replaceAll(/<(\w+)[^>]*data-print="no">.*?<\/\1>/g, "")
    expect(printed("2026-12-01T11:42:07+01:00")).not.toMatch(/noch|11:42:07/)
    expect(printed("2026-12-01T11:42:07+01:00")).toContain("GÜLTIG bis 23:59")
    expect(printed("2026-11-30T23:59:58+01:00")).not.toContain("Gilt in")
  })

  it("shows no end for a ticket without one", () => {
    expect(proofAt({ ...day, validFrom: null, validTo: null }, "2026-12-01T00:00:00Z").title).toBe(
      "Gilt ab dem Kauf"
    )
  })
})

describe("the proof of a ticket with windows", () => {
  it.each([
    ["2026-11-22T02:09:00+01:00", "Achtung", "Gilt gerade nicht, wieder ab Montag, 05:30 Uhr"],
    ["2026-11-23T05:29:59+01:00", "Achtung", "Gilt gerade nicht, wieder ab 05:30 Uhr"],
    [
      "2026-11-23T05:30:00+01:00",
      "Erfolg, coloured",
      "Gilt jetzt bis 18:30 Uhr, danach wieder ab Dienstag, 05:30 Uhr"
    ],
    ["2026-11-27T18:30:00+01:00", "Achtung", "Gilt gerade nicht, wieder ab Montag, 05:30 Uhr"],
    ["2026-12-21T12:00:00+01:00", "Erfolg, coloured", "Gilt jetzt bis 18:30 Uhr"],
    ["2026-12-21T18:30:00+01:00", "Achtung", "Abgelaufen"]
  ])("at %s is a %s: %s", (now, tone, title) => {
    expect(proofAt(staffMonth, now)).toMatchObject({ title, tone })
  })

  it("shows them from the data, not from the operator's text", () => {
    const { words } = proofAt(staffMonth, "2026-11-23T12:00:00+01:00")
    expect(words).toContain("Zeitfenster Mo–Fr 05:30–18:30 Uhr")
  })

  it("falls back to the operator's text and is never green", () => {
    const described = { ...staffMonth, validityContainer: windowWith({ description: "an Markttagen" }) }
    const { title, tone, words } = proofAt(described, "2026-11-23T12:00:00+01:00")
    expect([title, tone]).toEqual(["Gilt nur zu bestimmten Zeiten", "Hinweis"])
    expect(words.toLowerCase()).toContain("an markttagen")
  })
})
