/** Filter of tickets by areas. */
import type { Area } from "../../schemas/area.ts"
import type { Ticket } from "../../schemas/ticket.ts"

type TicketAreas = Pick<Ticket, "areas" | "validityAreaEntityId">

/** Returns every area of the tickets, once. */
export const areasOf = (tickets: ReadonlyArray<TicketAreas>): ReadonlyArray<Area> => {
  const areas = new Map<string, Area>()
  for (const ticket of tickets) for (const area of ticket.areas) areas.set(area.areaEntityId, area)
  return [...areas.values()]
}

/** Returns whether **all** chosen areas are among the ticket's own; no choice matches all tickets. */
export const matchesAreas = (ticket: TicketAreas, chosen: ReadonlyArray<string>): boolean =>
  chosen.every(
    (id) => ticket.validityAreaEntityId.includes(id) || ticket.areas.some((area) => area.areaEntityId === id)
  )
