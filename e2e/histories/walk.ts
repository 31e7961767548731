/**
 * One history: a driver with two devices, sometimes a rival for the same plate, and a payment page whose reports come
 * late, twice, in another order or never, and which sometimes takes money although it was told not to.
 */
import { randomUUID } from "node:crypto"
import { shopId } from "../../backend/demo-world/shops.ts"
import { signReport } from "../../backend/payment-protocol/report-signature.ts"
import { inDays } from "../../backend/shop-service/testing/days.ts"
import { type Driver, driver, eventOf, report } from "../../backend/shop-service/testing/driver.ts"
import { type Random, randomFrom } from "../../backend/shop-service/testing/random.ts"
import type { TestShopService } from "../../backend/shop-service/testing/start-shop-service.ts"
import type { Order, PaymentAnswer, PaymentEvent } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { cartMemory } from "./cart-memory.ts"
import { daysLater, minutesLater } from "./clock.ts"
import { endOf } from "./end.ts"
import { followingStartOf, type Start } from "./extension.ts"
import { type LimitedTicket, makeLimitedTicket } from "./limited-ticket.ts"
import { type End, violationsOf } from "./model.ts"

export interface World extends Pick<TestShopService, "database" | "issuer" | "settings"> {
  /** Services over one database. */
  readonly origins: ReadonlyArray<string>
}

const shop = "wiesensee"
const lake = shopId(shop)

/** One driver with two devices at two services, and what is known of the orders. */
const begin = async (
  world: World,
  subject: string,
  plates: ReadonlyArray<string>,
  limited: LimitedTicket
) => {
  const devices = await Promise.all(world.origins.map((origin) => driver(origin, world.issuer, subject)))
  return {
    subject,
    /** Of each item. */
    plates,
    limited,
    devices: devices as [Driver, ...Driver[]],
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

const cartsOf = ({ items: [a, b, c, d, e], limited }: Person): ReadonlyArray<ReadonlyArray<Ticket>> =>
  (limited.isWantedAlone
    ? [[d]]
    : [[a], [a], [b], [c], [d], [d], [e], [a, c], [b, c], [d, e], [a, b, c], [a, b, c, d, e]]
  ).map((cart) => cart.flatMap((item) => item ?? []))

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

const send = async (world: World, person: Person, event: PaymentEvent) => {
  const answer = await again(() => report(world.origins[0] ?? "", world.settings.paymentSecret, event))
  if (answer.status !== 200) throw new Error(`a report was answered ${answer.status} ${answer.body.code}`)
  if (event.outcome === "paid") person.money.push(event)
}

const isPayable = async (world: World, orderId: string): Promise<boolean> => {
  const body = JSON.stringify({ orderId })
  const signature = signReport(body, world.settings.paymentSecret, new Date())
  const response = await fetch(`${world.origins[0]}/v1/payment-question`, {
    method: "POST",
    headers: { "content-type": "application/json", "parkschein-signature": signature },
    body
  })
  return ((await response.json()) as PaymentAnswer).status === "open"
}

/** On the payment page of an order that the driver has seen at some time. */
const pay = async (world: World, person: Person, random: Random) => {
  const seen = [...person.orders.values()]
  const chosen = random.chance(0.6) ? (seen.at(-1) as Order) : random.one(seen)
  // An order that another one has replaced takes money only from a page that nobody can stop.
  const cannotBeStopped = random.chance(chosen === seen.at(-1) ? 0.2 : 0.7)
  const outcome = random.one(["paid", "paid", "paid", "declined", "cancelled"] as const)
  const usual = ["now", "now", "now", "later", "later", "twice", "lost"] as const
  // The last place is lost to the other one while the bank takes its time.
  const { isWantedAlone } = person.limited
  const fates = isWantedAlone ? (["now", "later", "later"] as const) : usual
  const asksBank = random.chance(isWantedAlone ? 0.8 : 0.4)
  const [fate, pendingFate] = [random.one(fates), random.one(fates)]
  if (!cannotBeStopped && (person.decided.has(chosen.orderId) || !(await isPayable(world, chosen.orderId))))
    return "not payable"
  person.decided.add(chosen.orderId)
  const paymentId = randomUUID()
  const deliver = async (event: PaymentEvent, how: (typeof usual)[number]) => {
    if (how === "now" || how === "twice") await send(world, person, event)
    if (how === "later" || how === "twice") person.queue.push(event)
    // The same money under another report, as a page would send that has lost its memory.
    if (how === "twice") person.queue.push({ ...event, eventId: randomUUID() })
  }
  if (asksBank) await deliver(eventOf(chosen, { paymentId, outcome: "pending" }), pendingFate)
  await deliver(eventOf(chosen, { paymentId, outcome }), fate)
  return `pay ${chosen.orderId.slice(0, 4)}: ${outcome} ${fate}${cannotBeStopped ? ", unstoppable" : ""}`
}

const deliverLate = async (world: World, person: Person, random: Random) => {
  const place = Math.floor(random.number() * person.queue.length)
  const [event] = person.queue.splice(place, 1)
  if (event !== undefined) await send(world, person, event)
  return `late report: ${event?.outcome ?? "none"}`
}

/** The clock moves on: to the end of the time to pay, or of the time that banks are given. */
const wait = async (world: World, person: Person, random: Random) => {
  const minutes = random.one([20, 31, 31, 130])
  await minutesLater(world.database, person.subject, minutes)
  return `${minutes} minutes later`
}

/** Days go by, for all people and while nothing is asked: what was ordered may be over. */
const waitDays = async (world: World, people: ReadonlyArray<Person>, random: Random) => {
  const days = random.one([1, 3])
  await daysLater(
    world.database,
    people.map(({ subject }) => subject),
    days
  )
  return `${days} days later`
}

/** Prices what follows a paid ticket, as the home offers it. */
const extend = async (person: Person, random: Random) => {
  const place = random.one([0, 3, 4])
  const device = random.one(person.devices)
  const start = await followingStartOf(person.items[place], (path) => read(device, path))
  if (start === null) return "nothing to extend"
  const { status, body } = await configure(person, place, start)
  expectAnswer("an extension", status, body.code, ["E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"])
  if (status === 200) person.items[place] = body
  return `item ${place} extended: ${status}`
}

/** The same ticket for the same plate once more: another decision to buy, under another seal. */
const configureAgain = async (person: Person, random: Random) => {
  const place = Math.floor(random.number() * itemStarts.length)
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
  { devices: [device], plates, limited }: Person,
  place: number,
  start: Start = itemStarts[place] ?? {}
) => {
  const ticket = ["hiking-day", "hiking-day", "10-visits", limited.key, "24-hours"][place] ?? ""
  return device.configure<Ticket & { readonly code?: string }>(shop, ticket, {
    ...start,
    plates: [{ plate: plates[place], country: "DE" }]
  })
}

const orderWhatIsWanted = async (person: Person, random: Random) =>
  `${await fillCart(person, random)}, ${await order(person, random)}`

/** Something that can be done just now; ordering and paying more often than the rest. */
const step = async (world: World, people: ReadonlyArray<Person>, random: Random) => {
  const person = random.one(people)
  const { isWantedAlone } = person.limited
  // Who wants the last place orders once: whoever orders anew gives up what a bank may still answer.
  const mayOrder = !isWantedAlone || person.orders.size === 0
  const act = random.one<(person: Person, random: Random) => Promise<string>>([
    ...(mayOrder ? [orderWhatIsWanted, orderWhatIsWanted, order, order, fillCart] : []),
    ...(isWantedAlone || random.chance(0.5)
      ? [(who: Person, choice: Random) => wait(world, who, choice)]
      : []),
    ...(!isWantedAlone && random.chance(0.6) ? [configureAgain, configureAgain, extend] : []),
    ...(person.orders.size === 0 ? [] : [cancel, ...Array(5).fill(pay.bind(null, world))]),
    ...Array(Math.min(person.queue.length, 3)).fill(deliverLate.bind(null, world))
  ])
  const said = await act(person, random).catch((error: unknown) => {
    if (isLost(error)) return "lost on the way"
    throw error
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

/** Walks the history of this seed and number. */
export const walk = async (world: World, seed: number, number: number): Promise<Story> => {
  const random = randomFrom(seed + number * 7919)
  const plate = plateOf(number)
  const subjects = random.chance(0.35) ? ["driver", "rival"] : ["driver"]
  // Two who want the last place, and nothing else.
  const isWantedAlone = subjects.length > 1 && random.chance(0.5)
  const limited = await makeLimitedTicket(world.database, { places: random.one([1, 1, 2]), isWantedAlone })
  const people = await Promise.all(
    subjects.map((name, index) =>
      begin(
        world,
        `${name}|${seed}-${number}`,
        // Both want places of one ticket, each for a plate of its own.
        [plate, `${plate}9`, plate, `${plate}${7 + index}`, `${plate}4`],
        limited
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
    const steps = 4 + Math.floor(random.number() * 7)
    for (let count = 0; count < steps; count++) {
      if (random.chance(0.1)) people[0]?.log.push(await waitDays(world, people, random))
      const together = random.chance(0.5) ? 2 : 1
      await Promise.all(Array.from({ length: together }, () => step(world, people, random)))
    }
    for (const person of people) {
      while (person.queue.length > 0) await deliverLate(world, person, random)
      const [device] = person.devices
      ends.push(
        await endOf(world.database, person.subject, (path) => read(device, `/v1/${lake}${path}`), {
          money: person.money.map(({ orderId, paymentId }) => ({ orderId, paymentId: paymentId ?? orderId })),
          confirmed: person.confirmed,
          carts: person.carts.possible()
        })
      )
    }
    violations.push(...ends.flatMap(violationsOf))
    if ((await limited.mostAtOnce()) > limited.places) violations.push("more places were sold than there are")
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
