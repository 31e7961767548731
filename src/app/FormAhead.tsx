/**
 * Renders the form of a ticket once, outside the document, while the home of a shop is idle: the press on a ticket
 * then finds compiled code, and the formatters of dates and countries.
 */
import { useSelector } from "@xstate/react"
import { Effect } from "effect"
import { Activity, useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { type ActorRefFrom, createActor } from "xstate"
import type { shopHomeMachine } from "../../machines/shop-home/index.ts"
import {
  type LoadTicketFailure,
  type TicketConfigurationInput,
  type TicketOffer,
  ticketConfigurationMachine
} from "../../machines/ticket-configuration/index.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { fromEffect } from "../bindings/from-effect.ts"
import { newForm } from "../bindings/ticket-form-source.ts"
import { useShell } from "../features/shop-context.tsx"
import { timeZoneOfCountry } from "../i18n/time-zone.ts"
import TicketScreen from "../pages/ticket/TicketScreen.tsx"
import { watchChanges } from "../ui/watch-changes.ts"
import { loadedPageIn } from "./loaded-page.ts"
import type { App } from "./running-app.ts"

/** Starts a flow that makes no call: it has its ticket, and an empty form requests no price. */
const startFlow = (shop: ShopWithGroups, ticket: Ticket, now: number) => {
  const setting = { ticket, timeZone: timeZoneOfCountry(shop.areaCountry), now }
  const form = newForm(shop, setting, [])
  const offer: TicketOffer = {
    ...setting,
    shop,
    form,
    basis: "",
    recentPlates: [],
    replaces: null,
    otherArea: null
  }
  const actor = fromEffect(Effect.runFork)
  const loadTicket = actor<TicketConfigurationInput, TicketOffer, LoadTicketFailure>("loadTicket", () =>
    Effect.succeed(offer)
  )
  return createActor(ticketConfigurationMachine.provide({ actors: { loadTicket } }), {
    input: { shopPath: shop.path, ticketId: ticket.id, source: { kind: "new" }, areaEntityId: null }
  }).start()
}

interface HiddenFormProps {
  readonly shop: ShopWithGroups
  readonly ticket: Ticket
  readonly onRendered: (isRendered: true) => void
}

const HiddenForm = ({ shop, ticket, onRendered }: HiddenFormProps) => {
  const { now } = useShell()
  const [actor] = useState(() => startFlow(shop, ticket, now()))
  const [outside] = useState(() => document.createElement("div"))
  useEffect(() => {
    const stopWatching = watchChanges(outside, () => {
      onRendered(true)
      return true
    })
    return () => {
      stopWatching()
      actor.stop()
    }
  }, [actor, outside, onRendered])
  // A hidden activity is rendered in pieces that yield to the driver, and runs no effects: the title stays.
  return <Activity mode="hidden">{createPortal(<TicketScreen actor={actor} />, outside)}</Activity>
}

export default function FormAhead({ app }: { readonly app: App }) {
  const [isRendered, setRendered] = useState(false)
  const page = useSelector(app.actor, ({ context, children }) =>
    context.page.name === "shopHome" ? children.page : undefined
  )
  // Safe: this is the flow of the page of that name.
  const home = useSelector(page, loadedPageIn)?.flow as ActorRefFrom<typeof shopHomeMachine> | undefined
  const { shop, tickets } = useSelector(home, (snapshot) => snapshot)?.context ?? {}
  const ticket = tickets?.[0]
  return isRendered || !shop || !ticket ? null : (
    <HiddenForm shop={shop} ticket={ticket} onRendered={setRendered} />
  )
}
