/** A day ticket as the form loads it. */
import type { TicketOffer } from "../ticket-configuration/index.ts"
import { dayTicket, wiesensee } from "./demo.ts"

export const dayTicketOffer: TicketOffer = {
  shop: wiesensee,
  ticket: dayTicket,
  timeZone: "Europe/Berlin",
  now: Date.parse("2026-11-21T10:00+01:00"),
  form: { start: "later", date: "2026-12-01", time: "", plates: [{ country: "DE", plate: "" }] },
  basis: "",
  recentPlates: [],
  replaces: null,
  otherArea: null
}
