// Tests that starts are in the time zone of the ticket's area, also where the shop's country has another.
import { afterEach, expect, it } from "vitest"
import { type AnyActorLogic, createActor, waitFor } from "xstate"
import { dayTicket, wiesensee } from "../../machines/testing/demo.ts"
import { demoAnswers, type OpenedApp, openApp } from "../app/testing/open-app.tsx"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { bindBuyAgain } from "./buy-again.ts"
import { purchaseRun } from "./purchase-runtime.ts"
import { bindTicketConfiguration } from "./ticket-configuration.ts"

withBrowserStorage()
let opened: OpenedApp | undefined
afterEach(() => opened?.[Symbol.asyncDispose]())

/** On Madeira: an hour behind Germany. */
const ticket = {
  ...dayTicket,
  areas: dayTicket.areas.map((area) => ({ ...area, timeZone: "Atlantic/Madeira" })),
  requiredStartTimeValues: ["year", "month", "day", "hour", "minute"]
}

/** Runs the actor of a binding. Returns its output, and the bodies that it has sent. */
const run = async (actorOf: (runtime: OpenedApp["app"]["runtime"]) => unknown, input: unknown) => {
  const sent: string[] = []
  opened = await openApp("/error", {
    answer: (request) => {
      sent.push(request.body)
      return request.url.includes("/online-shop")
        ? { json: { fixedDurationTickets: [ticket] } }
        : demoAnswers(request)
    }
  })
  const actor = createActor(actorOf(opened.app.runtime) as AnyActorLogic, { input }).start()
  const { output } = await waitFor(actor, ({ status }) => status === "done")
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
