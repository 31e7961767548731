// Tests of the terms of a ticket shown before the purchase, rendered to text.
import { beforeAll, describe, expect, it } from "vitest"
import { annualTicket, dayTicket, wiesensee } from "../../../machines/testing/demo.ts"
import type { Shop } from "../../../schemas/shop.ts"
import { windowWith } from "../../../schemas/testing/window.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { markupOf, speakGerman, wordsOf } from "../../features/testing/render-screen.tsx"
import { TicketNotes } from "./TicketNotes.tsx"

beforeAll(speakGerman)

const notes = (ticket: Ticket): string => markupOf(<TicketNotes ticket={ticket} shop={wiesensee} />)
const words = (ticket: Ticket): string => wordsOf(notes(ticket))

const window = (startTime: string, endTime: string) => windowWith({ startTime, endTime })

describe("notes on a ticket", () => {
  it("show the validity: the day, the duration, or the exact hours once configured [T-01]", () => {
    expect(words({ ...dayTicket, validityDuration: "P1D" })).toContain("Den ganzen Tag")
    expect(words({ ...dayTicket, validityDurationSeconds: 86_400 })).toContain("24 Stunden")
    expect(
      words({ ...dayTicket, validFrom: "2026-12-01T08:00:00+01:00", validTo: "2026-12-01T20:00:00+01:00" })
    ).toMatch(/1\. Dez\. 2026.*08:00.*20:00/)
  })

  it("name the only area it is valid for, with a link to its opening hours [T-05]", () => {
    const markup = notes(dayTicket)
    expect(wordsOf(markup)).toContain("Wiesensee, Wanderparkplatz Nord")
    expect(markup).toContain('href="/wiesensee/contact"')
    expect(words(annualTicket)).toContain("Wiesensee, Strandbad · Wiesensee, Wanderparkplatz Nord")
  })

  it("distinguish a ticket for several stays from one for a single period [T-06 T-12]", () => {
    const card = words({ ...dayTicket, ticketType: "multiUse", usageLimit: 10 })
    expect(card).toMatch(/10-mal parken/)
    expect(words(dayTicket)).not.toMatch(/10-mal/)
    expect(words(dayTicket)).not.toBe(card)
  })

  it("announce a reminder only when mails are sent", () => {
    const visits = { ...dayTicket, ticketType: "multiUse" as const, usageLimit: 10 }
    const labels = (shop: Shop) => wordsOf(markupOf(<TicketNotes ticket={visits} shop={shop} />))
    expect(labels({ ...wiesensee, sendsMails: true })).toContain("Vor dem Ablauf erinnern wir Sie")
    expect(labels({ ...wiesensee, sendsMails: false })).not.toContain("erinnern")
    expect(labels(wiesensee)).not.toContain("erinnern")
  })

  it("state that it ends without cancellation [T-07]", () => {
    expect(words(dayTicket)).toMatch(/Kündigung/)
  })

  it("list the hours of an interrupted ticket and warn that it is valid only then [T-08 T-11]", () => {
    const interrupted = words({
      ...dayTicket,
      isInterruptedTimeFrameTicket: true,
      validityContainer: { ...window("05:30", "18:30"), validityContainer: window("19:00", "07:30") }
    })
    expect(interrupted).toContain("Täglich 05:30–18:30 Uhr")
    expect(interrupted).toContain("Täglich 19:00–07:30 Uhr")
    expect(interrupted).toMatch(/nur in bestimmten/)
    expect(words(dayTicket)).not.toMatch(/nur in bestimmten/)
  })
})
