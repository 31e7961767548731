/** Tests of the facts about the page in a letter to the operator, since no address contains them. */
import { expect, it } from "vitest"
import type { AppActor } from "../../machines/app/index.ts"
import { pageFacts } from "./page-facts.ts"

const plate = (text: string) => ({ plate: text, country: "DE" })

/** Returns an app with a page of this flow, by its context. */
const appWith = (flow: Readonly<Record<string, object>>): AppActor => {
  const [[id, context] = []] = Object.entries(flow)
  const page = { flow: { getSnapshot: () => ({ machine: { id }, context }) }, screen: null }
  return {
    getSnapshot: () => ({
      context: { isCartOpen: false, shop: { name: "Wiesensee" } },
      children: { page: { getSnapshot: () => ({ parts: page }) } }
    })
  } as unknown as AppActor
}

it("names the refused code", () => {
  expect(pageFacts(appWith({ verification: { code: "STATION-4" } })).code).toBe("STATION-4")
})

it.each([
  ["of a ticket", { ticketConfiguration: { form: { plates: [plate("XXX-AB12")] } } }],
  ["that a permit is to have", { plateChange: { form: { plates: [plate("XXX-AB12")] }, change: null } }],
  [
    "that takes the place of one on a permit",
    {
      plateChange: { form: { plates: [] }, change: { previous: plate("M-PP123"), entry: plate("XXX-AB12") } }
    }
  ],
  [
    "that puts a bought ticket right",
    { account: { correction: { previous: plate("M-PP123"), entry: plate("XXX-AB12") } } }
  ]
])("names the plate %s as typed", (_, flows) => {
  expect(pageFacts(appWith(flows)).typed).toEqual([plate("XXX-AB12")])
})

it("names the account's tickets and their plates, or the ticket whose plate is corrected", () => {
  const activeTickets = ["A", "B"].map((id) => ({ id, plates: [plate(`M-${id}1`)] }))
  const other = pageFacts(appWith({ account: { correction: null, activeTickets } }))
  expect(other.plates).toEqual([plate("M-A1"), plate("M-B1")])
  expect(other.tickets).toBe(activeTickets)
  const correction = { ticketId: "B", previous: plate("M-B1"), entry: plate("M-B2") }
  const { plates, tickets } = pageFacts(appWith({ account: { correction, activeTickets } }))
  expect([plates, tickets]).toEqual([[plate("M-B1")], activeTickets.slice(1)])
})
