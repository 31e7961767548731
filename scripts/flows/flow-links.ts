/** How the flows call each other. The wiring is in src/app; what it is for is said here, by people. */
import type { FlowLink } from "../../flowkit/atlas/index.ts"
import { type MachineDescription, statesBelow } from "../../flowkit/model/index.ts"

const link = (from: string, by: string, to: string, en: string, de: string): FlowLink => ({
  from,
  by,
  to,
  label: { en, de }
})

const sessionLost = (from: string): FlowLink =>
  link(from, "reportSessionLost", "access", "the session has ended", "die Sitzung ist abgelaufen")

export const flowLinks: ReadonlyArray<FlowLink> = [
  link("access", "openPage", "shopHome", "the shop opens", "der Shop öffnet sich"),
  link(
    "shopHome",
    "browsing",
    "ticketConfiguration",
    "the driver chooses a ticket",
    "der Fahrer wählt ein Ticket"
  ),
  link("shopHome", "locked", "verification", "tickets are locked", "Tickets sind gesperrt"),
  link(
    "ticketConfiguration",
    "openCart",
    "checkout",
    "the ticket is in the cart",
    "das Ticket ist im Warenkorb"
  ),
  link(
    "ticketConfiguration",
    "addToCart",
    "basket",
    "the cart has changed",
    "der Warenkorb hat sich geändert"
  ),
  link("basket", "filled", "checkout", "the driver opens the cart", "der Fahrer öffnet den Warenkorb"),
  link(
    "checkout",
    "leaveForPayment",
    "paymentReturn",
    "the driver comes back from the payment page",
    "der Fahrer kommt von der Zahlungsseite zurück"
  ),
  link("checkout", "changeCart", "basket", "the cart has changed", "der Warenkorb hat sich geändert"),
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
    "requestLogin",
    "access",
    "the driver wants to log in",
    "der Fahrer will sich anmelden"
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
    "verificationPrompt",
    "openVerification",
    "verification",
    "the driver verifies now",
    "der Fahrer verifiziert sich"
  ),
  link("verification", "reportCodeAdded", "verificationPrompt", "a code was added", "ein Code kam hinzu"),
  link("verification", "openShop", "shopHome", "the driver goes on", "der Fahrer macht weiter"),
  link("plateChange", "announce", "notifications", "something is to be said", "etwas ist zu melden"),
  ...["shopHome", "ticketConfiguration", "checkout", "account", "verification", "plateChange", "contact"].map(
    sessionLost
  )
]

const namesIn = ({ root, transitions }: MachineDescription): ReadonlyArray<string> => [
  ...statesBelow(root).flatMap(({ name, entry, exit, invokes }) => [
    name,
    ...entry,
    ...exit,
    ...invokes.map(({ service }) => service)
  ]),
  ...transitions.flatMap(({ event, actions }) => [event, ...actions])
]

/** Links that lead nowhere, or rest on a name the machine does not have; a sentence each. */
export const linkProblems = (
  descriptions: ReadonlyArray<MachineDescription>,
  links = flowLinks
): ReadonlyArray<string> =>
  links.flatMap(({ from, by, to }) => {
    const source = descriptions.find(({ id }) => id === from)
    const unknown = [from, to].filter((flow) => !descriptions.some(({ id }) => id === flow))
    if (source === undefined || unknown.length > 0) return unknown.map((flow) => `there is no flow "${flow}"`)
    return namesIn(source).includes(by) ? [] : [`"${from}" has no state, event, action or service "${by}"`]
  })
