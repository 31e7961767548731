/**
 * One history: a driver with two devices and two tabs on each, who logs out and in again, sometimes a rival for the same plate, and a payment page whose reports come
 * late, twice, in another order or never, and which sometimes takes money although it was told not to.
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
  report
} from "../../backend/shop-service/testing/driver.ts"
import { type Random, randomFrom } from "../../backend/shop-service/testing/random.ts"
import type { TestShopService } from "../../backend/shop-service/testing/start-shop-service.ts"
import type { Order, PaymentAnswer, PaymentEvent } from "../../schemas/order.ts"
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

/** What is drawn once for a history, so that each has much of something: a rare fault needs the same thing several times. */
export interface Traits {
  /** Two people who want the last place, and nothing else. */
  readonly lastPlace: boolean
  readonly logsOut: boolean
  /** The place of the only item that is ever wanted; null: all of them are. */
  readonly only: number | null
  /** At most so many things are done at the same moment. */
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

/** As a device, who has a tab of it open. */
type Device = Driver & { readonly tab: Tab }

/** One driver with two devices at two services, and what is known of the orders. */
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
        return { ...driverWith(origin, () => tab.tokenOf(subject)), tab }
      })
    })
  )
  return {
    subject,
    /** Of each item. */
    plates,
    limited,
    ...traits,
    devices: devices as [Device, ...Device[]],
    /** Looks at what the service says, whoever is signed in on the devices. */
    reader: await driver(fixture.origins[0] ?? "", fixture.issuer, subject),
    keys: [randomUUID(), randomUUID(), randomUUID(), randomUUID()],
    items: [] as Ticket[],
    orders: new Map<string, Order>(),
    /** The order that each key has made. */
    ordersByKey: new Map<string, string>(),
    /** The seals of the covered items that each order was told to be wanted all the same. */
    confirmed: new Map<string, ReadonlyArray<string>>(),
    carts: cartMemory(),
    queue: [] as PaymentEvent[],
    money: [] as PaymentEvent[],
    /** By the payment page, which decides once about an order unless it cannot be stopped. */
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

/** Whatever else is answered ends the history as a violation. */
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
  // What is covered is asked about, and sometimes wanted all the same.
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
    // An answer that was lost on its way may have been the one to another request for the same order.
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

/** A connection that broke on the way: nobody knows whether the call was carried out. */
const isLost = (error: unknown): boolean => error instanceof TypeError && error.message === "fetch failed"

/** An answer of a service that is overloaded: it says nothing of the order. */
class Unavailable extends Error {}

/** What may be asked twice is asked again. */
const again = async <A>(call: () => Promise<A>, left = 5): Promise<A> =>
  call().catch((error: unknown) => {
    if ((isLost(error) || error instanceof Unavailable) && left > 0) return again(call, left - 1)
    throw error
  })

/** What the service says at this address, sooner or later. */
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

/** On the payment page of an order that the driver has seen at some time. */
const pay = async (fixture: Fixture, person: Person, random: Random) => {
  const seen = [...person.orders.values()]
  const chosen = random.chance(0.6) ? (seen.at(-1) as Order) : random.one(seen)
  // An order that another one has replaced takes money only from a page that nobody can stop.
  const cannotBeStopped = random.chance(chosen === seen.at(-1) ? 0.2 : 0.7)
  const outcome = random.one(["paid", "paid", "paid", "declined", "cancelled"] as const)
  const usual = ["now", "now", "now", "later", "later", "twice", "lost"] as const
  // The last place is lost to the other one while the bank takes its time.
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
    // The same money under another report, as a page would send that has lost its memory.
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

/** The clock moves on: to the end of the time to pay, or of the time that banks are given. */
const wait = async (fixture: Fixture, person: Person, random: Random) => {
  const minutes = random.one(person.lastPlace ? [31, 130] : [20, 31, 31, 130])
  await minutesLater(fixture.database, person.subject, minutes)
  return `${minutes} minutes later`
}

/** Days go by, for all people and while nothing is asked: what was ordered may be over. */
const waitDays = async (fixture: Fixture, people: ReadonlyArray<Person>, random: Random) => {
  const days = random.one([1, 3])
  await daysLater(
    fixture.database,
    people.map(({ subject }) => subject),
    days
  )
  return `${days} days later`
}

/** Prices what follows a paid ticket, as the home offers it. */
const extend = async (person: Person, random: Random) => {
  const place = person.only ?? random.one([0, 3, 4])
  const start = await followingStartOf(person.items[place], (path) => read(person.reader, path))
  if (start === null) return "nothing to extend"
  const { status, body } = await configure(person, place, start)
  expectAnswer("an extension", status, body.code, ["E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"])
  if (status === 200) person.items[place] = body
  return `item ${place} extended: ${status}`
}

/** The same ticket for the same plate once more: another decision to buy, under another seal. */
const configureAgain = async (person: Person, random: Random) => {
  const place = person.only ?? Math.floor(random.number() * itemStarts.length)
  const { status, body } = await configure(person, place)
  // The rival may have the plate by now.
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
 * A day ticket, the same for another plate, a card of ten visits that nobody else may have for the plate, two days for which
 * there are few places, and 24 hours.
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

/** Two devices at the same moment. */
const orderOnBoth = async (person: Person, random: Random) =>
  (await Promise.all([order(person, random), order(person, random)])).join(", ")

/** In one tab; somebody else may log in there, and the other tab wakes up later. */
const logOut = async (person: Person, random: Random) => {
  const { tab } = random.one(person.devices)
  await tab.logOut()
  if (random.chance(0.5)) await tab.logIn(`guest of ${person.subject}`)
  return "logged out"
}

/** Something that can be done just now; ordering and paying more often than the rest. */
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
          // Whoever orders anew gives up what a bank may still answer.
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
  const said = await act(person, random).catch(async (error: unknown) => {
    if (isLost(error)) return "lost on the way"
    if (!(error instanceof SignedOut)) throw error
    await Promise.all(person.devices.map(({ tab }) => tab.logIn(person.subject)))
    return "logged in again"
  })
  person.log.push(said)
}

/** Letters and digits that no other history uses. */
const plateOf = (number: number): string => {
  const letters = [Math.floor(number / 999 / 26) % 26, Math.floor(number / 999) % 26]
  return `M-${String.fromCharCode(...letters.map((letter) => 65 + letter))}${1 + (number % 999)}`
}

export interface Story {
  readonly violations: ReadonlyArray<string>
  readonly log: ReadonlyArray<string>
  readonly orders: number
  readonly refunds: number
  readonly tickets: number
}

/** Walks the history of this seed and number; `about` says what is not drawn. */
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
        // Both want places of one ticket, each for a plate of its own.
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
