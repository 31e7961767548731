/**
 * Buy again: for a driver who has bought here before. Offers the last purchase for the same car,
 * which one tap puts into the cart; or shows a current ticket, and lets the driver go on parking.
 */
import { type ActorRefFrom, assign, setup } from "xstate"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { coverageAt, zoneOf } from "../../schemas/coverage/coverage.ts"
import { isSamePlate } from "../../schemas/licence-plate/index.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { effect } from "../effect.ts"
import type { CallFailure } from "../failures.ts"
import { settled, settledGuards, unanswered } from "../settled.ts"
import { tellApp, tellSessionLost } from "../tell-app.ts"
import type {
  AddToCartFailure,
  ConfigureTicketFailure
} from "../ticket-configuration/ticket-configuration.types.ts"
import { plateLimit } from "../ticket-configuration/ticket-form.ts"
import type { BuyAgainContext, BuyAgainEvent, BuyAgainInput, Owned, PriceInput } from "./buy-again.types.ts"
import { canFollow, coveredOnUntil } from "./following-start.ts"

const day = 86_400_000

const isForOneOf = ({ plates }: ActiveTicket, { plates: used }: BuyAgainContext): boolean =>
  plates.some((plate) => used.some((other) => isSamePlate(plate, other)))

/** Returns whether the ticket is valid or paused now, or will be valid within a day. */
const isCurrent = (ticket: ActiveTicket, now: number, timeZone: string): boolean => {
  const coverage = coverageAt(ticket, now, timeZone)
  return coverage.kind === "notYet" ? coverage.from - now <= day : coverage.kind !== "over"
}

/** Returns the current ticket; the service lists the soonest end first. */
const currentTicketIn = (context: BuyAgainContext, { activeTickets, now }: Owned): ActiveTicket | null =>
  activeTickets.find((ticket) => isForOneOf(ticket, context) && isCurrent(ticket, now, context.timeZone)) ??
  null

const kindOf = ({ ruleId }: ActiveTicket, tickets: ReadonlyArray<Ticket>): Ticket | undefined =>
  tickets.find((ticket) => ticket.ruleId === ruleId && canFollow(ticket))

/** Returns the current ticket, and until when the car is covered by it and those that follow. */
const ownedOf = (context: BuyAgainContext, owned: Owned) => {
  const currentTicket = currentTicketIn(context, owned)
  const ofCar = owned.activeTickets.filter(
    (ticket) => isForOneOf(ticket, context) && coverageAt(ticket, owned.now, context.timeZone).kind !== "over"
  )
  const kind = currentTicket === null ? undefined : kindOf(currentTicket, context.tickets)
  return {
    currentTicket,
    coveredUntil:
      currentTicket && kind
        ? coveredOnUntil(kind, currentTicket, ofCar, zoneOf(kind, context.timeZone))
        : null,
    now: owned.now
  }
}

/** Returns the current ticket's kind, as the shop offers it now, where a second one can follow it soon. */
const following = ({ currentTicket, coveredUntil, tickets, now }: BuyAgainContext): Ticket | undefined =>
  currentTicket !== null && coveredUntil !== null && Date.parse(coveredUntil) - now <= 30 * day
    ? kindOf(currentTicket, tickets)
    : undefined

const questionOf = (context: BuyAgainContext): PriceInput => {
  const { shop, timeZone, currentTicket } = context
  const ticket = following(context) ?? context.ticket
  const plates = currentTicket?.plates ?? context.plates
  return {
    shop,
    ticket,
    plates: plates.slice(0, plateLimit(ticket)),
    timeZone,
    follows: context.coveredUntil
  }
}

const buyAgain = setup({
  types: {} as {
    context: BuyAgainContext
    input: BuyAgainInput
    events: BuyAgainEvent
    tags: "loading" | "buyable" | "notOffered" | "failed"
  },
  actors: {
    loadOwned: effect<{ readonly shopId: string }, Owned, CallFailure>(),
    priceTicket: effect<PriceInput, Ticket, ConfigureTicketFailure>(),
    /** Adds the ticket to the cart, unless it is in there already. */
    addToCart: effect<{ readonly shopId: string; readonly ticket: Ticket | null }, void, AddToCartFailure>()
  },
  guards: {
    ...settledGuards,
    ownsCurrentTicket: ({ context }, owned: Owned) => currentTicketIn(context, owned) !== null,
    hasCurrentTicket: ({ context }) => context.currentTicket !== null,
    canBeFollowed: ({ context }, owned: Owned) =>
      following({ ...context, ...ownedOf(context, owned) }) !== undefined,
    isCovered: (_, priced: Ticket) => priced.ticketCovered === true
  },
  actions: {
    rememberOwned: assign(({ context }, owned: Owned) => ownedOf(context, owned)),
    forgetOwned: assign({ currentTicket: null, coveredUntil: null }),
    rememberPrice: assign((_, priced: Ticket) => ({ priced })),
    reportSessionLost: tellSessionLost,
    /** Shows the cart with the ticket in it. */
    openCart: tellApp("TICKET_ADDED", (shopId: string) => ({ shopId }))
  },
  delays: {
    /** As long as the cart treats a price as current. Decided in D-13. */
    priceStale: 600_000,
    /** A day at most: a ticket that is valid longer is looked up again. */
    untilEnd: ({ context: { currentTicket, now } }) =>
      Math.min(Math.max(Date.parse(currentTicket?.validTo ?? "") - now || day, 1000), day)
  }
})

/** A driver with a ticket for this time learns that with the price. */
const ownedUnknown = { target: "pricing", actions: "forgetOwned" } as const

/** Refused for this car, time and driver: a retry changes nothing. */
const refused = <const Way extends string>(way: Way) => ({
  PlateTakenByOther: way,
  TicketUnavailable: way,
  ShopInactive: way
})

const openCart = {
  type: "openCart",
  params: ({ context }: { readonly context: BuyAgainContext }) => context.shop.id
} as const

export const buyAgainMachine = buyAgain.createMachine({
  id: "buyAgain",
  description:
    "A driver who has bought here before buys the same for the same car with one tap, or sees the ticket that holds.",
  context: ({ input }) => ({ ...input, currentTicket: null, coveredUntil: null, now: 0, priced: null }),
  initial: "checking",
  states: {
    checking: {
      tags: "loading",
      description: "Whether a ticket of the driver holds is being looked up; the card keeps its place.",
      invoke: {
        id: "loadOwned",
        src: "loadOwned",
        input: ({ context }) => ({ shopId: context.shop.id }),
        onDone: settled({
          success: [
            { guard: "canBeFollowed", target: "active.pricingNext", actions: "rememberOwned" },
            { guard: "ownsCurrentTicket", target: "active", actions: "rememberOwned" },
            { target: "pricing", actions: "rememberOwned" }
          ],
          failures: { SessionLost: "sessionLost", ...unanswered(ownedUnknown) }
        }),
        onError: ownedUnknown
      }
    },

    active: {
      description: "A ticket for this car holds, or soon will: how long, and its proof, stand first.",
      after: { untilEnd: "checking" },
      initial: "alone",
      states: {
        pricingNext: {
          description: "The service works out the price of the ticket that would follow.",
          invoke: {
            id: "priceTicket",
            src: "priceTicket",
            input: ({ context }) => questionOf(context),
            onDone: settled({
              // The service knows all tickets of the car, also those that this page has missed.
              success: [
                { guard: "isCovered", target: "alone" },
                { target: "extendable", actions: "rememberPrice" }
              ],
              failures: {
                SessionLost: "#buyAgain.sessionLost",
                ...refused("alone"),
                FormRefused: "alone",
                ...unanswered("alone")
              }
            }),
            onError: "alone"
          }
        },
        extendable: {
          tags: "buyable",
          description: "The driver can buy the ticket that begins when this one ends.",
          after: { priceStale: "pricingNext" },
          on: { EXTEND_REQUESTED: "#buyAgain.adding" }
        },
        alone: { description: "Nothing can be bought that would follow it." }
      }
    },

    pricing: {
      tags: "loading",
      description: "The service works out what the ticket bought last costs now, for the car used last.",
      invoke: {
        id: "priceTicket",
        src: "priceTicket",
        input: ({ context }) => questionOf(context),
        onDone: settled({
          success: [
            { guard: "isCovered", target: "covered", actions: "rememberPrice" },
            { target: "offering", actions: "rememberPrice" }
          ],
          failures: {
            SessionLost: "sessionLost",
            ...refused("unavailable"),
            FormRefused: "unavailable",
            ...unanswered("pricingFailed")
          }
        }),
        onError: "pricingFailed"
      }
    },

    offering: {
      tags: "buyable",
      description: "One tap puts the ticket bought last, for the car used last, into the cart.",
      after: { priceStale: "pricing" },
      on: { BUY_REQUESTED: "adding" }
    },

    covered: {
      tags: "notOffered",
      description: "The car has a ticket for this time, so none is offered with one tap.",
      after: { priceStale: "checking" }
    },

    unavailable: {
      tags: "notOffered",
      description: "The ticket cannot be had for this car now; others stand below.",
      after: { priceStale: "checking" }
    },

    pricingFailed: {
      tags: "failed",
      description: "The price could not be worked out; the driver may ask again.",
      on: { TRY_AGAIN: "checking" }
    },

    adding: {
      tags: "buyable",
      description: "The ticket is being put into the cart that the service keeps.",
      invoke: {
        id: "addToCart",
        src: "addToCart",
        input: ({ context }) => ({ shopId: context.shop.id, ticket: context.priced }),
        onDone: settled({
          success: [
            { guard: "hasCurrentTicket", target: "active.extendable", actions: openCart },
            { target: "offering", actions: openCart }
          ],
          failures: {
            SessionLost: "sessionLost",
            ...refused("unavailable"),
            CurrencyMismatch: "addingFailed",
            CartFull: "addingFailed",
            ...unanswered("addingFailed")
          }
        }),
        onError: "addingFailed"
      }
    },

    addingFailed: {
      tags: "failed",
      description: "The ticket could not be put into the cart; nothing has changed there.",
      on: { TRY_AGAIN: "adding" }
    },

    sessionLost: {
      description: "The session has ended; the login follows, and leads back here.",
      entry: "reportSessionLost",
      on: { TRY_AGAIN: "checking" }
    }
  }
})

export type BuyAgainActor = ActorRefFrom<typeof buyAgainMachine>
