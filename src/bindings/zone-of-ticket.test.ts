// Tests that starts are in the time zone of the ticket's area, also where the shop's country has another.
import { expect, it } from "vitest"
import { dayTicket, wiesensee } from "../../machines/testing/demo.ts"
import { demoAnswers, type OpenedApp } from "../app/testing/open-app.tsx"
import { openForTest, outputOf } from "../app/testing/open-for-test.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { bindBuyAgain } from "./buy-again.ts"
import { purchaseRun } from "./purchase-runtime.ts"
import { bindTicketConfiguration } from "./ticket-configuration.ts"

withBrowserStorage()

/** On Madeira: an hour behind Germany. */
const ticket = {
  ...dayTicket,
  areas: dayTicket.areas.map((area) => ({ ...area, timeZone: "Atlantic/Madeira" })),
  requiredStartTimeValues: ["year", "month", "day", "hour", "minute"]
}

/** Runs the actor of a binding. Returns its output, and the bodies that it has sent. */
const run = async (actorOf: (runtime: OpenedApp["app"]["runtime"]) => unknown, input: unknown) => {
  const sent: string[] = []
  const { app } = await openForTest("/error", {
    answer: (request) => {
      sent.push(request.body)
      return request.url.includes("/online-shop")
        ? { json: { fixedDurationTickets: [ticket] } }
        : demoAnswers(request)
    }
  })
  const output = await outputOf(actorOf(app.runtime), input)
  return { output, sent: sent.join("\n") }
}

it("a ticket that follows another one begins at the end of that", async () => {
  const { sent } = await run(
    (runtime) => bindBuyAgain(purchaseRun(runtime)).implementations.actors["priceTicket" as never],
    { shop: wiesensee, ticket, plates: [], timeZone: "Europe/Berlin", follows: "2026-12-05T10:30:00Z" }
  )
  expect(sent).toContain('"hour":10,"minute":30')
})

it("the form has the clock of the area", async () => {
  const { output } = await run(
    (runtime) =>
      bindTicketConfiguration(purchaseRun(runtime), runtime.environment).implementations.actors[
        "loadTicket" as never
      ],
    { shopPath: "wiesensee", ticketId: ticket.id, source: { kind: "new" }, areaEntityId: null }
  )
  expect(output).toMatchObject({ _tag: "Success", value: { timeZone: "Atlantic/Madeira" } })
})
