/**
 * Decodes the first responses of the home for its cards, before Schema is loaded: a mismatch throws, and is
 * left to the app, which knows other spellings and shows errors. A test compares it with the contract.
 */
import type { Shop } from "../../schemas/shop.ts"
import type { Ticket } from "../../schemas/ticket.ts"

type Read<A> = (sent: unknown) => A

const fits =
  <A>(holds: (sent: unknown) => boolean): Read<A> =>
  (sent) => {
    if (!holds(sent)) throw new TypeError("The answer does not fit.")
    return sent as A
  }

const text = fits<string>((sent) => typeof sent === "string")
const flag = fits<boolean>((sent) => typeof sent === "boolean")
const count = fits<number>((sent) => Number.isFinite(sent) && (sent as number) >= 0)

/** Reads a field that may be null or absent. */
const or =
  <A, B>(read: Read<A>, absent: B): Read<A | B> =>
  (sent) =>
    sent === null || sent === undefined ? absent : read(sent)

const list = <A>(read: Read<A>) =>
  or<ReadonlyArray<A>, ReadonlyArray<A>>((sent) => fits<unknown[]>(Array.isArray)(sent).map(read), [])

const object = fits<Readonly<Record<string, unknown>>>(
  (sent) => typeof sent === "object" && sent !== null && !Array.isArray(sent)
)

const fields =
  (readers: Readonly<Record<string, Read<unknown>>>): Read<object> =>
  (sent) => {
    const given = object(sent)
    const read = Object.entries(readers).map(([name, field]) => [name, field(given[name])] as const)
    // Our own fields that the service has omitted stay absent.
    return Object.fromEntries(read.filter(([, value]) => value !== undefined))
  }

const record =
  (read: Read<unknown>): Read<object> =>
  (sent) =>
    Object.fromEntries(Object.entries(object(sent)).map(([name, value]) => [name, read(value)]))

const window: Read<object> = (sent) =>
  fields({
    description: or(text, null),
    startTime: or(text, null),
    endTime: or(text, null),
    weekdays: or(list(count), undefined),
    interruptions: or(list(fields({ startTime: text, endTime: text })), undefined),
    exceptions: or(
      list(fields({ date: text, startTime: or(text, null), endTime: or(text, null) })),
      undefined
    ),
    validityContainer: or(window, null)
  })(sent)

const ticket = fields({
  id: text,
  name: or(text, ""),
  validityAreaEntityId: list(text),
  validityAreaName: or(text, null),
  areas: list(fields({ areaEntityId: text, name: or(text, ""), locality: or(text, null) })),
  price: count,
  maximumPlates: or(count, null),
  translations: or(record(fields({ title: text })), null),
  validFrom: or(text, null),
  validTo: or(text, null),
  validityDurationSeconds: or(count, null),
  validityDuration: or(text, null),
  requiredStartTimeValues: list(text),
  currencyCode: or(text, "EUR"),
  usageLimit: or(count, null),
  discountInfo: or(fields({ discountedPrice: or(count, null) }), null),
  validityContainer: or(window, null),
  isInterruptedTimeFrameTicket: or(flag, null),
  configuredAt: or(text, null)
})

const shop = fields({
  name: or(text, ""),
  path: or(text, ""),
  active: or(flag, true),
  meta: (sent) => sent ?? null,
  coverImageUrl: or(text, null),
  areaFriendly: or(text, null),
  areaCountry: or(text, null)
})

/** Shop, as far as its home shows it. */
export type ShownShop = Pick<
  Shop,
  "name" | "path" | "active" | "meta" | "coverImageUrl" | "areaFriendly" | "areaCountry"
>

export const readShop = (sent: string): ShownShop => shop(JSON.parse(sent)) as ShownShop

/** Offer of a home, as far as its cards show it. */
export interface Offer {
  readonly shop: ShownShop
  readonly tickets: ReadonlyArray<Ticket>
}

/** Decodes an offer from the cache. */
export const readOffer = fields({ shop, tickets: list(ticket) }) as Read<Offer>

/** Decodes tickets with the fields of their cards; other fields are dropped. */
export const readTickets = (sent: string): ReadonlyArray<Ticket> =>
  list(ticket)(object(JSON.parse(sent))["fixedDurationTickets"]) as ReadonlyArray<Ticket>
