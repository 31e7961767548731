/** Types and helpers that define the demo world's shops. Prices are in hundredths. */
import type { TimeWindow } from "../../schemas/coverage/windows.ts"
import type { Validity } from "../shop-service/rules/ticket-rule.ts"

export interface DemoArea {
  readonly locality: string
  readonly name: string
  /** Opening hours, such as `["06:00", "22:00"]`; null: never closed; absent: not announced. */
  readonly open?: readonly [from: string, to: string] | null
}

/** Titles per language; the ticket's name is the German one or that of the shop's own language. */
export type Titles = Readonly<Record<string, string>>

export interface DemoTicket {
  /** Unique within its shop; the ticket's id is derived from it. */
  readonly key: string
  readonly titles: Titles
  readonly price: number
  readonly discountedPrice?: number
  readonly peak?: { readonly price: number; readonly months: ReadonlyArray<number> }
  /** Stays of a multi-use ticket; absent: single use. */
  readonly visits?: number
  readonly plates: number
  readonly start: "none" | "date" | "moment"
  readonly validity: Validity
  readonly windows?: ReadonlyArray<TimeWindow>
  /** Positions in the shop's list of areas. */
  readonly areas: ReadonlyArray<number>
  readonly needsCode?: boolean
}

export interface DemoGroup {
  readonly key: string
  readonly titles: Titles
  readonly maximumPlates: number
  readonly visible: boolean
  /** Open to every driver; otherwise to its members. */
  readonly open: boolean
  readonly areas: ReadonlyArray<number>
}

export interface DemoShop {
  readonly path: string
  readonly name: string
  readonly friendlyName: string
  readonly country: "de" | "at" | "ch" | "it"
  readonly currency: "EUR" | "CHF"
  readonly timeZone: string
  readonly needsVerification: boolean
  /** Its colour; a shop with one also has a cover and a logo in `pictures`. */
  readonly accent?: string
  readonly active: boolean
  readonly areas: ReadonlyArray<DemoArea>
  readonly tickets: ReadonlyArray<DemoTicket>
  readonly groups: ReadonlyArray<DemoGroup>
}

/** The whole day, until 24:00. */
export const wholeDay: Validity = { kind: "day", from: "00:00", to: "24:00" }

/** Defaults that most tickets share. */
const ticketDefaults = { plates: 1, start: "date", validity: wholeDay } as const

type TicketDefinition = Omit<DemoTicket, keyof typeof ticketDefaults> & Partial<DemoTicket>

type ShopDefinition = Pick<DemoShop, "path" | "name" | "friendlyName" | "areas"> &
  Partial<Omit<DemoShop, "tickets">> & { readonly tickets?: ReadonlyArray<TicketDefinition> }

/** Adds the defaults that most shops and tickets share. */
export const demoShop = ({ tickets = [], ...shop }: ShopDefinition): DemoShop => ({
  country: "de",
  currency: "EUR",
  timeZone: "Europe/Berlin",
  needsVerification: false,
  active: true,
  groups: [],
  ...shop,
  tickets: tickets.map((ticket) => ({ ...ticketDefaults, ...ticket }))
})

/** Returns hours on every day, or on the given weekdays; Monday is 1. */
export const window = (
  from: string,
  to: string,
  weekdays: ReadonlyArray<number> | null = null
): TimeWindow => ({ weekdays, from, to, exceptions: [] })
export const mondayToFriday = [1, 2, 3, 4, 5]
export const mondayToSaturday = [...mondayToFriday, 6]
export const months = (count: number): Validity => ({ kind: "months", count })
export const hours = (count: number): Validity => ({ kind: "seconds", count: count * 3600 })
