/** Which areas a list of tickets is about, and which tickets a choice of areas leaves. */
import type { Area } from "../../schemas/area.ts"
import type { Ticket } from "../../schemas/ticket.ts"

type TicketAreas = Pick<Ticket, "areas" | "validityAreaEntityId">

/** Every area that a ticket of the list is good for, once. */
export const areasOf = (tickets: ReadonlyArray<TicketAreas>): ReadonlyArray<Area> => {
  const areas = new Map<string, Area>()
  for (const ticket of tickets) for (const area of ticket.areas) areas.set(area.areaEntityId, area)
  return [...areas.values()]
}

/** A ticket matches when **all** chosen areas are among its own; no choice leaves all tickets. */
export const matchesAreas = (ticket: TicketAreas, chosen: ReadonlyArray<string>): boolean =>
  chosen.every(
    (id) => ticket.validityAreaEntityId.includes(id) || ticket.areas.some((area) => area.areaEntityId === id)
  )
