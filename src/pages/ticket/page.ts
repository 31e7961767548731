/** Route of the form of a ticket: new, changed in the cart, or bought again with the same plates. */
import type { TicketFormSource } from "../../../machines/ticket-configuration/index.ts"
import { page } from "../page.ts"

/** `?change=` names an item of the cart by its seal, `?again=` a ticket bought before. */
const ticketFormSourceOf = (query: URLSearchParams): TicketFormSource => {
  const hash = query.get("change")
  const id = query.get("again")
  if (hash !== null) return { kind: "cartItem", hash }
  return id === null ? { kind: "new" } : { kind: "boughtBefore", id }
}

export default page("ticket", {
  path: "/:shop/ticket/:ticketId",
  read: (params, query) => ({
    name: "ticket",
    ...params,
    source: ticketFormSourceOf(query),
    areaEntityId: query.get("area")
  }),
  query: ({ source, areaEntityId }) => ({
    change: source?.kind === "cartItem" ? source.hash : null,
    again: source?.kind === "boughtBefore" ? source.id : null,
    area: areaEntityId
  }),
  access: "protected",
  title: null,
  code: () => import("./code.ts")
})
