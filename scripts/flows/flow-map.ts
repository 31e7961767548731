/**
 * How the flows call each other: read off the root of all flows and off what they tell it. Plain links of screens, and
 * what comes of services, are said here, by people.
 */
import type { FlowLink } from "../../flowkit/atlas/index.ts"
import { type MachineDescription, statesBelow } from "../../flowkit/model/index.ts"
import type { ProductFlow } from "./product-flows.ts"

const link = (from: string, by: string, to: string, en: string, de: string): FlowLink => ({
  from,
  by,
  to,
  label: { en, de }
})

const said: ReadonlyArray<FlowLink> = [
  link("access", "openPage", "shopHome", "the shop opens", "der Shop öffnet sich"),
  link("shopHome", "locked", "verification", "tickets are locked", "Tickets sind gesperrt"),
  link("basket", "filled", "checkout", "the driver opens the cart", "der Fahrer öffnet den Warenkorb"),
  link(
    "checkout",
    "leaveForPayment",
    "paymentReturn",
    "the driver comes back from the payment page",
    "der Fahrer kommt von der Zahlungsseite zurück"
  ),
  link("checkout", "changeCart", "basket", "the cart has changed", "der Warenkorb hat sich geändert"),
  link(
    "checkout",
    "reviewing",
    "shopHome",
    "the driver wants more tickets",
    "der Fahrer will weitere Tickets"
  ),
  link(
    "checkout",
    "reviewing",
    "ticketConfiguration",
    "the driver changes a ticket",
    "der Fahrer ändert ein Ticket"
  ),
  link("paymentReturn", "failed", "checkout", "the driver orders again", "der Fahrer bestellt noch einmal"),
  link(
    "paymentReturn",
    "paid",
    "account",
    "the driver looks at the tickets",
    "der Fahrer sieht seine Tickets an"
  ),
  link(
    "paymentReturn",
    "paid",
    "shopHome",
    "the driver goes on in the shop",
    "der Fahrer macht im Shop weiter"
  ),
  link(
    "account",
    "showingCodes",
    "verification",
    "the driver adds a code",
    "der Fahrer fügt einen Code hinzu"
  ),
  link(
    "account",
    "showingPermits",
    "plateChange",
    "the driver opens a permit",
    "der Fahrer öffnet eine Berechtigung"
  ),
  link(
    "account",
    "showingTickets",
    "ticketConfiguration",
    "the driver buys a ticket again",
    "der Fahrer kauft ein Ticket noch einmal"
  ),
  link(
    "verificationPrompt",
    "openVerification",
    "verification",
    "the driver verifies now",
    "der Fahrer verifiziert sich"
  ),
  link("plateChange", "announce", "notifications", "something is to be said", "etwas ist zu melden")
]

/** Which flow gets to know of an action of the root. */
const toldBy: Readonly<Record<string, string>> = {
  endSession: "access",
  countTickets: "basket",
  tellPrompt: "verificationPrompt",
  say: "notifications",
  openCart: "checkout"
}

/** What the actions of a flow tell the root. */
const tellsOf = ({ machine }: ProductFlow): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(machine.implementations.actions).flatMap(([name, action]) => {
      const { tells } = (action ?? {}) as { readonly tells?: string }
      return tells === undefined ? [] : [[name, tells] as const]
    })
  )

const placeOf = (state: string): string => state.replace(/^.*\./, "")

/** All links, by whom they come about. */
export const flowLinks = (flows: ReadonlyArray<ProductFlow>): ReadonlyArray<FlowLink> => {
  const root = flows.find(({ description }) => description.id === "app")
  if (root === undefined) throw new Error("There is no root of all flows.")
  const ids = new Set(flows.map(({ description }) => description.id))
  const ways = root.description.transitions.flatMap(({ event, source, targets, actions }) =>
    [...targets.map(placeOf), ...actions.flatMap((action) => toldBy[action] ?? [])]
      .filter((to) => ids.has(to))
      .map((to) => ({ event, from: placeOf(source), to }))
  )
  const derived = flows.flatMap((flow) => {
    const { id } = flow.description
    const tells = tellsOf(flow)
    const told = [...tells].flatMap(([by, event]) =>
      ways.filter((way) => way.event === event).map(({ to }) => ({ by, event, to }))
    )
    const chosen = ways
      .filter((way) => way.from === id && ![...tells.values()].includes(way.event))
      .map(({ event, to }) => ({ by: event, event, to }))
    return [...told, ...chosen].map(({ by, event, to }): FlowLink => {
      const label = root.texts?.events[event]?.when ?? { en: event, de: event }
      return { from: id, by, to, label }
    })
  })
  const isOnce = ({ from, by, to }: FlowLink, index: number): boolean =>
    derived.findIndex((other) => other.from === from && other.by === by && other.to === to) === index
  return [...derived.filter(isOnce), ...said]
}

const namesIn = ({ root, transitions }: MachineDescription): ReadonlyArray<string> => [
  ...statesBelow(root).flatMap(({ name, entry, exit, invokes }) => [
    name,
    ...entry,
    ...exit,
    ...invokes.map(({ service }) => service)
  ]),
  ...transitions.flatMap(({ event, actions }) => [event, ...actions])
]

/** Links said by people that lead nowhere, or rest on a name the machine does not have; a sentence each. */
export const linkProblems = (
  descriptions: ReadonlyArray<MachineDescription>,
  links = said
): ReadonlyArray<string> =>
  links.flatMap(({ from, by, to }) => {
    const source = descriptions.find(({ id }) => id === from)
    const unknown = [from, to].filter((flow) => !descriptions.some(({ id }) => id === flow))
    if (source === undefined || unknown.length > 0) return unknown.map((flow) => `there is no flow "${flow}"`)
    return namesIn(source).includes(by) ? [] : [`"${from}" has no state, event, action or service "${by}"`]
  })
