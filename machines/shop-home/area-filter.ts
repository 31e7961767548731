/** Which areas a list of tickets is about, and which tickets a choice of areas leaves. */
import { type Area, areaLabel } from "../../schemas/area.ts"
import type { Ticket } from "../../schemas/ticket.ts"

type TicketAreas = Pick<Ticket, "areas" | "validityAreaEntityId">

/** Every area that a ticket of the list is good for, once. */
export const areasOf = (tickets: ReadonlyArray<TicketAreas>): ReadonlyArray<Area> => {
  const areas = new Map<string, Area>()
  for (const ticket of tickets) for (const area of ticket.areas) areas.set(area.areaEntityId, area)
  return [...areas.values()]
}

/** By label, as a driver looks for them. The rules of sorting are slow to set up, so it is done where areas are listed. */
export const sortAreas = (areas: ReadonlyArray<Area>): ReadonlyArray<Area> => {
  const { compare } = new Intl.Collator("de")
  return areas.toSorted((a, b) => compare(areaLabel(a), areaLabel(b)))
}

/** A ticket matches when **all** chosen areas are among its own; no choice leaves all tickets. */
export const matchesAreas = (ticket: TicketAreas, chosen: ReadonlyArray<string>): boolean =>
  chosen.every(
    (id) => ticket.validityAreaEntityId.includes(id) || ticket.areas.some((area) => area.areaEntityId === id)
  )

/** Case-insensitive containment on the name alone, without the locality that stands before it. Decided in D-17. */
export const searchAreas = (areas: ReadonlyArray<Area>, search: string): ReadonlyArray<Area> => {
  const wanted = search.trim().toLocaleLowerCase("de")
  return areas.filter((area) => area.name.toLocaleLowerCase("de").includes(wanted))
}
