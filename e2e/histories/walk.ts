/**
 * Walks one history: a driver with two devices and two tabs each, logins and logouts, sometimes a rival for
 * the plate, and a payment page with late, repeated, reordered or lost reports and forbidden payments.
 */
import { randomUUID } from "node:crypto"
import { shopId } from "../../backend/demo-world/shops.ts"
import { signReport } from "../../backend/payment-protocol/report-signature.ts"
import { inDays } from "../../backend/shop-service/testing/days.ts"
import {
  type Driver,
  driver,
  driverWith,
  eventOf,
  plateOf,
  report
} from "../../backend/shop-service/testing/driver.ts"
import { type Random, randomFrom } from "../../backend/shop-service/testing/random.ts"
import type { TestShopService } from "../../backend/shop-service/testing/start-shop-service.ts"
import type { Order } from "../../schemas/order.ts"
import type { PaymentAnswer, PaymentEvent } from "../../schemas/payment-event.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { openBrowser, SignedOut, type Tab } from "./browser.ts"
import { cartMemory } from "./cart-memory.ts"
import { daysLater, minutesLater } from "./clock.ts"
import { endOf } from "./end.ts"
import { followingStartOf, type Start } from "./extension.ts"
import { type LimitedTicket, makeLimitedTicket } from "./limited-ticket.ts"
import { type End, violationsOf } from "./model.ts"

export interface Fixture extends Pick<TestShopService, "database" | "issuer" | "settings"> {
  /** Services over one database. */
  readonly origins: ReadonlyArray<string>
}

const shop = "wiesensee"
const lake = shopId(shop)

/** Traits drawn once per history, so that each repeats a few actions: rare faults need repetition. */
export interface Traits {
  /** Two drivers compete for the last place, and do nothing else. */
  readonly lastPlace: boolean
  readonly logsOut: boolean
  /** Index of the only item bought; null: all items. */
  readonly only: number | null
  /** Maximum number of parallel actions. */
  readonly atOnce: number
}

const limitedItem = 3

const traitsFrom = (random: Random, about: Partial<Traits>): Traits => {
  const drawn = random.chance(0.17)
  const { lastPlace = drawn } = about
  const only = random.chance(0.4) ? random.one([0, 1, 2, limitedItem, 4]) : null
  return {
    lastPlace,
    logsOut: !lastPlace && random.chance(0.4),
    only: lastPlace ? limitedItem : only,
    atOnce: random.one([1, 2, 4]),
    ...about
  }
}

/** Client of a device, with one open tab. */
type Device = Driver & { readonly tab: Tab }

/** Creates a driver with two devices at two services, and the known state of their orders. */
const begin = async (
  fixture: Fixture,
  subject: string,
  plates: ReadonlyArray<string>,
  { limited, traits }: { readonly limited: LimitedTicket; readonly traits: Traits }
) => {
  const devices = await Promise.all(
    fixture.origins.flatMap((origin) => {
      const openTab = openBrowser((whose) => fixture.issuer.token(whose))
      return [openTab(), openTab()].map(async (tab): Promise<Device> => {
        await tab.logIn(subject)
        return {
          ...driverWith(
            () => origin,
            () => tab.tokenOf(subject)
          ),
          tab
        }
      })
    })
  )
  return {
    subject,
    /** Plates by item. */
    plates,
    limited,
    ...traits,
    devices: devices as [Device, ...Device[]],
    /** Reads responses independently of the sessions on the devices. */
    reader: await driver(fixture.origins[0] ?? "", fixture.issuer, subject),
    keys: [randomUUID(), randomUUID(), randomUUID(), randomUUID()],
    items: [] as Ticket[],
    orders: new Map<string, Order>(),
    /** Order id by idempotency key. */
    ordersByKey: new Map<string, string>(),
    /** Hashes of confirmed covered items, by order. */
    confirmed: new Map<string, ReadonlyArray<string>>(),
    carts: cartMemory(),
    queue: [] as PaymentEvent[],
    money: [] as PaymentEvent[],
    /** Orders decided by the payment page, which decides only once unless it ignores cancellations. */
    decided: new Set<string>(),
    log: [] as string[]
  }
}
type Person = Awaited<ReturnType<typeof begin>>

const refusalsOfOrders = [
  "E_CART_EMPTY",
  "E_CART_CHANGED",
  "E_CART_INVALID",
  "E_ORDER_RUNNING",
  "E_PAYMENT_UNDER_WAY",
  "E_IDEMPOTENCY_KEY_REUSED"
]

/** Any other response ends the history as a violation. */
const expectAnswer = (
  what: string,
  status: number,
  code: string | undefined,
  codes: ReadonlyArray<string>
) => {
  if (status !== 200 && !codes.includes(code ?? "")) throw new Error(`${what} was answered ${status} ${code}`)
}

const order = async (person: Person, random: Random) => {
  const hashes = random.chance(0.1) ? { hashes: random.one(cartsOf(person)).map(({ hash }) => hash) } : {}
  // Covered items need a confirmation, which is sometimes given.
  const coveredHashes = random.chance(0.3) ? person.items.flatMap(({ hash }) => hash ?? []) : []
  const device = random.one(person.devices)
  const key = random.one(person.keys)
  const { status, body } = await device.order<Order & { readonly code?: string }>(shop, key, {
    ...hashes,
    coveredHashes
  })
  expectAnswer("an order", status, body.code, refusalsOfOrders)
  if (status === 200) {
    const before = person.ordersByKey.get(key) ?? body.orderId
    if (before !== body.orderId) throw new Error("a key has made two orders")
    person.ordersByKey.set(key, body.orderId)
    // The order may come from an earlier request whose response was lost.
    person.confirmed.set(body.orderId, [...(person.confirmed.get(body.orderId) ?? []), ...coveredHashes])
    person.orders.set(body.orderId, body)
  }
  return `order: ${body.code ?? body.orderId.slice(0, 4)}`
}

const cartsOf = ({ items, only }: Person): ReadonlyArray<ReadonlyArray<Ticket>> => {
  const [a, b, c, d, e] = items
  const all = [[a], [a], [b], [c], [d], [d], [e], [a, c], [b, c], [d, e], [a, b, c], [a, b, c, d, e]]
  return (only === null ? all : [[items[only]]]).map((cart) => cart.flatMap((item) => item ?? []))
}

const fillCart = async (person: Person, random: Random) => {
  const device = random.one(person.devices)
  const items = random.one(cartsOf(person))
  await person.carts.put(items, async () => {
    const { status } = await device.putCart(shop, items)
    expectAnswer("a cart", status, undefined, [])
  })
  return "cart"
}

const cancel = async (person: Person, random: Random) => {
  const id = random.one([...person.orders.keys()])
  const path = `/v1/${lake}/order/${id}`
  const { status, body } = await random.one(person.devices).call("DELETE", path)
  expectAnswer("a cancellation", status, body.code, ["E_PAYMENT_UNDER_WAY"])
  return `cancel ${id.slice(0, 4)}: ${status}`
}

/** The connection broke: the call may or may not have been carried out. */
const isLost = (error: unknown): boolean => error instanceof TypeError && error.message === "fetch failed"

/** Response of an overloaded service: the state of the order is unknown. */
class Unavailable extends Error {}

/** Retries an idempotent call. */
const again = async <A>(call: () => Promise<A>, left = 5): Promise<A> =>
  call().catch((error: unknown) => {
    if ((isLost(error) || error instanceof Unavailable) && left > 0) return again(call, left - 1)
    throw error
  })

/** Reads this address, with retries. */
const read = <Body>(device: Driver, path: string): Promise<Body> =>
  again(async () => {
    const { status, body } = await device.call<Body>("GET", path)
    if (status >= 500) throw new Unavailable(`${path} was answered ${status}`)
    return body
  })

const send = async (fixture: Fixture, person: Person, event: PaymentEvent) => {
  const answer = await again(() => report(fixture.origins[0] ?? "", fixture.settings.paymentSecret, event))
  if (answer.status !== 200) throw new Error(`a report was answered ${answer.status} ${answer.body.code}`)
  if (event.outcome === "paid") person.money.push(event)
}

const isPayable = async (fixture: Fixture, orderId: string): Promise<boolean> => {
  const body = JSON.stringify({ orderId })
  const signature = signReport(body, fixture.settings.paymentSecret, new Date())
  const response = await fetch(`${fixture.origins[0]}/v1/payment-question`, {
    method: "POST",
    headers: { "content-type": "application/json", "parkschein-signature": signature },
    body
  })
  return ((await response.json()) as PaymentAnswer).status === "open"
}

/** Acts on the payment page of any order that the driver has seen. */
const pay = async (fixture: Fixture, person: Person, random: Random) => {
  const seen = [...person.orders.values()]
  const chosen = random.chance(0.6) ? (seen.at(-1) as Order) : random.one(seen)
  // A replaced order is paid only on a page that ignores cancellations.
  const cannotBeStopped = random.chance(chosen === seen.at(-1) ? 0.2 : 0.7)
  const outcome = random.one(["paid", "paid", "paid", "declined", "cancelled"] as const)
  const usual = ["now", "now", "now", "later", "later", "twice", "lost"] as const
  // The rival gets the last place while the bank is pending.
  const { lastPlace } = person
  const fates = lastPlace ? (["now", "later", "later"] as const) : usual
  const asksBank = random.chance(lastPlace ? 0.8 : 0.4)
  const [fate, pendingFate] = [random.one(fates), random.one(fates)]
  if (!cannotBeStopped && (person.decided.has(chosen.orderId) || !(await isPayable(fixture, chosen.orderId))))
    return "not payable"
  person.decided.add(chosen.orderId)
  const paymentId = randomUUID()
  const deliver = async (event: PaymentEvent, how: (typeof usual)[number]) => {
    if (how === "now" || how === "twice") await send(fixture, person, event)
    if (how === "later" || how === "twice") person.queue.push(event)
    // The same payment under another event id, as from a page that has lost its state.
    if (how === "twice") person.queue.push({ ...event, eventId: randomUUID() })
  }
  if (asksBank) await deliver(eventOf(chosen, { paymentId, outcome: "pending" }), pendingFate)
  await deliver(eventOf(chosen, { paymentId, outcome }), fate)
  return `pay ${chosen.orderId.slice(0, 4)}: ${outcome} ${fate}${cannotBeStopped ? ", unstoppable" : ""}`
}

const deliverLate = async (fixture: Fixture, person: Person, random: Random) => {
  const place = Math.floor(random.number() * person.queue.length)
  const [event] = person.queue.splice(place, 1)
  if (event !== undefined) await send(fixture, person, event)
  return `late report: ${event?.outcome ?? "none"}`
}

/** Advances the clock: beyond the time limit of a payment, or that of a bank. */
const wait = async (fixture: Fixture, person: Person, random: Random) => {
  const minutes = random.one(person.lastPlace ? [31, 130] : [20, 31, 31, 130])
  await minutesLater(fixture.database, person.subject, minutes)
  return `${minutes} minutes later`
}

/** Advances the clock by days, for all drivers and without parallel requests: orders may expire. */
const waitDays = async (fixture: Fixture, people: ReadonlyArray<Person>, random: Random) => {
  const days = random.one([1, 3])
  await daysLater(
    fixture.database,
    people.map(({ subject }) => subject),
    days
  )
  return `${days} days later`
}

/** Configures the ticket after a paid one, as offered by the home. */
const extend = async (person: Person, random: Random) => {
  const place = person.only ?? random.one([0, 3, 4])
  const start = await followingStartOf(person.items[place], (path) => read(person.reader, path))
  if (start === null) return "nothing to extend"
  const { status, body } = await configure(person, place, start)
  expectAnswer("an extension", status, body.code, ["E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"])
  if (status === 200) person.items[place] = body
  return `item ${place} extended: ${status}`
}

/** Configures the same ticket for the same plate: another purchase, with another hash. */
const configureAgain = async (person: Person, random: Random) => {
  const place = person.only ?? Math.floor(random.number() * itemStarts.length)
  const { status, body } = await configure(person, place)
  // The rival may have a ticket for the plate.
  expectAnswer("a ticket", status, body.code, ["E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"])
  if (status === 200) person.items[place] = body
  return `item ${place} configured again: ${status}`
}

const itemStarts: ReadonlyArray<Start> = [
  inDays(1),
  inDays(1),
  {},
  inDays(1),
  { ...inDays(1), hour: 8, minute: 0 }
]

/**
 * Configures: a day ticket, the same for another plate, a card of ten visits exclusive to one driver per
 * plate, a two-day ticket with few places, a 24-hour ticket.
 */
const configure = (
  { reader, plates, limited }: Person,
  place: number,
  start: Start = itemStarts[place] ?? {}
) => {
  const ticket = ["hiking-day", "hiking-day", "10-visits", limited.key, "24-hours"][place] ?? ""
  return reader.configure<Ticket & { readonly code?: string }>(shop, ticket, {
    ...start,
    plates: [{ plate: plates[place], country: "DE" }]
  })
}

const orderWhatIsWanted = async (person: Person, random: Random) =>
  `${await fillCart(person, random)}, ${await order(person, random)}`

/** Orders on two devices at once; ends with both, also if one of them is signed out. */
const orderOnBoth = async (person: Person, random: Random) => {
  const both = [order(person, random), order(person, random)]
  await Promise.allSettled(both)
  return (await Promise.all(both)).join(", ")
}

/** Logs out in one tab; another driver may log in there, and the other tab notices later. */
const logOut = async (person: Person, random: Random) => {
  const { tab } = random.one(person.devices)
  await tab.logOut()
  if (random.chance(0.5)) await tab.logIn(`guest of ${person.subject}`)
  return "logged out"
}

/** Runs one possible action; orders and payments are more likely. */
const step = async (fixture: Fixture, people: ReadonlyArray<Person>, random: Random) => {
  const person = random.one(people)
  const waits = (who: Person, choice: Random) => wait(fixture, who, choice)
  const pays = (who: Person, choice: Random) => pay(fixture, who, choice)
  const delivers = (who: Person, choice: Random) => deliverLate(fixture, who, choice)
  const { queue, orders, lastPlace, logsOut } = person
  const act = random.one<(person: Person, random: Random) => Promise<string>>([
    ...(orders.size === 0 ? [] : [cancel, ...Array(5).fill(pays)]),
    ...(lastPlace
      ? [
          // A new order would give up the pending decision of a bank.
          ...(orders.size === 0 ? [orderWhatIsWanted, orderWhatIsWanted] : [waits, waits, waits]),
          ...(queue.length === 0 ? [] : [delivers])
        ]
      : [
          ...[orderWhatIsWanted, orderWhatIsWanted, order, orderOnBoth, fillCart],
          ...(random.chance(0.5) ? [waits] : []),
          ...(random.chance(0.6) ? [configureAgain, configureAgain, extend] : []),
          ...Array(Math.min(queue.length, 3)).fill(delivers)
        ]),
    ...(logsOut && random.chance(0.5) ? [logOut] : [])
  ])
  const entry = await act(person, random).catch(async (error: unknown) => {
    if (isLost(error)) return "lost on the way"
    if (!(error instanceof SignedOut)) throw error
    await Promise.all(person.devices.map(({ tab }) => tab.logIn(person.subject)))
    return "logged in again"
  })
  person.log.push(entry)
}

export interface Story {
  readonly violations: ReadonlyArray<string>
  readonly log: ReadonlyArray<string>
  readonly orders: number
  readonly refunds: number
  readonly tickets: number
}

/** Walks the history of this seed and number; `about` fixes traits that are otherwise drawn. */
export const walk = async (
  fixture: Fixture,
  seed: number,
  number: number,
  about: Partial<Traits> = {}
): Promise<Story> => {
  const random = randomFrom(seed + number * 7919)
  const plate = plateOf(number)
  const traits = traitsFrom(random, about)
  const subjects = traits.lastPlace || random.chance(0.2) ? ["driver", "rival"] : ["driver"]
  const limited = await makeLimitedTicket(fixture.database, random.one([1, 1, 2]))
  const people = await Promise.all(
    subjects.map((name, index) =>
      begin(
        fixture,
        `${name}|${seed}-${number}`,
        // Both want a place of the same ticket, for different plates.
        [plate, `${plate}9`, plate, `${plate}${7 + index}`, `${plate}4`],
        { limited, traits }
      )
    )
  )
  const ends: End[] = []
  const violations: string[] = []
  try {
    for (const person of people) {
      person.items = await Promise.all(
        itemStarts.map(async (_, place) => (await again(() => configure(person, place))).body)
      )
    }
    const steps = 6 + Math.floor(random.number() * 12)
    for (let count = 0; count < steps; count++) {
      if (random.chance(0.1)) people[0]?.log.push(await waitDays(fixture, people, random))
      const acts = 1 + Math.floor(random.number() * traits.atOnce)
      await Promise.all(Array.from({ length: acts }, () => step(fixture, people, random)))
    }
    for (const person of people) {
      while (person.queue.length > 0) await deliverLate(fixture, person, random)
      ends.push(
        await endOf(fixture.database, person.subject, (path) => read(person.reader, `/v1/${lake}${path}`), {
          money: person.money.map(({ orderId, paymentId }) => ({ orderId, paymentId: paymentId ?? orderId })),
          confirmed: person.confirmed,
          carts: person.carts.possible()
        })
      )
    }
    violations.push(...ends.flatMap(violationsOf))
    if ((await limited.maxAtOnce()) > limited.places) violations.push("more places were sold than there are")
  } catch (error) {
    violations.push(error instanceof Error ? error.message : String(error))
  }
  const total = (what: (end: End) => number) => ends.reduce((sum, end) => sum + what(end), 0)
  return {
    violations,
    log: people.flatMap(({ subject, log }) => [subject, ...log]),
    orders: total(({ orders }) => orders.length),
    refunds: total(({ refunds }) => refunds.length),
    tickets: total(({ tickets }) => tickets.length)
  }
}
