/** Tickets of drivers. One per ordered item, however often its payment is reported. */
import { randomUUID } from "node:crypto"
import { Clock, Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import { majorUnits } from "../../../schemas/money.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import type { PaymentMethod } from "../../../schemas/payment-method.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { type PlateCorrection, plateCorrectionStatus } from "../../../schemas/plate-correction.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { Translations } from "../../../schemas/translations.ts"
import { first, insertRows, run } from "../../database/statement.ts"
import { containerOf, isInterrupted, isWindowed } from "../rules/offer.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { traced } from "../traced.ts"
import { validCode } from "./codes.ts"
import type { OrderRecord } from "./orders.ts"
import { soldAreaIds, soldItem } from "./sold-terms.ts"

/** SQL for an issued ticket `i` that has not ended, is not used up, and was not refunded. */
export const isValidTicket = "(i.valid_to > now() and (i.remaining_usage is null or i.remaining_usage > 0))"

interface Row
  extends Pick<TicketRule, "name" | "validity" | "windows" | "interruptions" | "maximumPlates" | "areas"> {
  readonly id: string
  readonly ruleId: string | null
  readonly price: number
  readonly currency: string
  readonly validFrom: Date
  readonly validTo: Date
  readonly ticketType: Ticket["ticketType"]
  readonly translations: Translations
  readonly orderId: string | null
  readonly orderPosition: number | null
  readonly orderReference: string | null
  readonly paymentMethod: PaymentMethod | null
  readonly remainingUsage: number | null
  readonly totalUsageLimit: number | null
  readonly plates: ReadonlyArray<Plate>
  readonly isCorrected: boolean
  readonly hasAddress: boolean
  readonly reminder: boolean | null
  /** Item of the order; null for a ticket without one. */
  readonly sold: Pick<Ticket, "validityContainer" | "isInterruptedTimeFrameTicket"> | null
}

/** Returns when the ticket counts within its validity: as it was sold, but for closures since. */
const limitsOf = ({
  sold,
  ...row
}: Row): Pick<ActiveTicket, "validityContainer" | "isInterruptedTimeFrameTicket"> => {
  const term = {
    startTime: row.validFrom.toISOString(),
    endTime: row.validTo.toISOString(),
    duration: (row.validTo.getTime() - row.validFrom.getTime()) / 1000
  }
  const { interruptions } = row
  const isClosed = interruptions.length > 0
  if (sold === null || sold.validityContainer === null) {
    const rule = { ...row, ruleId: row.ruleId ?? row.id }
    return {
      validityContainer: isWindowed(row) ? containerOf(rule, term) : null,
      isInterruptedTimeFrameTicket: isInterrupted(row)
    }
  }
  const { validityContainer: container } = sold
  return {
    validityContainer:
      container.validityContainer || isClosed ? { ...container, ...term, interruptions } : null,
    isInterruptedTimeFrameTicket: isClosed || sold.isInterruptedTimeFrameTicket
  }
}

const activeOf = (row: Row, now: number): ActiveTicket => ({
  id: row.id,
  validityAreaEntityId: row.areas.map((area) => area.areaEntityId),
  name: row.name,
  ruleId: row.ruleId,
  price: majorUnits(row.price),
  currencyCode: row.currency,
  maximumPlates: row.maximumPlates,
  validFrom: row.validFrom.toISOString(),
  validTo: row.validTo.toISOString(),
  ticketType: row.ticketType,
  plates: row.plates,
  areas: row.areas,
  translations: row.translations,
  orderItemId: row.orderId === null ? null : `${row.orderId}:${row.orderPosition}`,
  orderReference: row.orderReference,
  paymentMethod: row.paymentMethod,
  prepaymentTicketId: null,
  remainingUsage: row.remainingUsage,
  totalUsageLimit: row.totalUsageLimit,
  ...limitsOf(row),
  plateCorrection: plateCorrectionStatus(
    {
      plates: row.plates,
      validFrom: row.validFrom.getTime(),
      isBought: row.orderId !== null,
      isCorrected: row.isCorrected
    },
    now
  ),
  reminder: row.hasAddress ? (row.reminder ?? row.totalUsageLimit !== null) : null
})

/** Identifies an item of an order, with its driver. */
export interface OrderItem {
  readonly orderId: string
  readonly position: number
  readonly shopId: string
  readonly subject: string
}

type Owner = Pick<OrderItem, "subject" | "shopId">

/** Ticket of an order's item. */
export interface BoughtTicket {
  readonly id: string
  readonly validFrom: Date
  readonly validTo: Date
  readonly areaEntityIds: ReadonlyArray<string>
  readonly plates: ReadonlyArray<Plate>
  readonly correction: PlateCorrection | null
}

/** Ticket to issue for one item of a paid order. */
export interface Issue {
  readonly position: number
  readonly item: Ticket
  readonly validFrom: Date
  readonly validTo: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const plates = sql`
    coalesce((
      select jsonb_agg(jsonb_build_object('plate', p.plate, 'country', p.country) order by p.position)
      from shop.issued_ticket_plate p where p.issued_ticket_id = i.id), '[]'::jsonb) as plates`
  const correction = sql`
    (select jsonb_build_object(
        'oldPlate', jsonb_build_object('plate', c.old_plate, 'country', c.old_country),
        'newPlate', jsonb_build_object('plate', c.new_plate, 'country', c.new_country))
      from shop.plate_correction c where c.issued_ticket_id = i.id) as correction`
  const isGood = sql.literal(isValidTicket)
  const soldAreas = sql.literal(soldAreaIds)
  const owned = ({ subject, shopId }: Owner, rest: Statement.Fragment, ruleId = sql`t.rule_id`) =>
    sql<Row>`
      select i.id, t.name, ${ruleId} as rule_id, t.validity, t.windows, t.interruptions, i.price, i.currency, t.maximum_plates, i.valid_from, i.valid_to,
        t.ticket_type, t.translations, i.order_id, i.order_position, i.remaining_usage, i.total_usage_limit,
        ${sql.literal(soldItem)} as sold, coalesce((
          select jsonb_agg(jsonb_build_object('areaEntityId', a.area_entity_id, 'name', a.name,
            'locality', a.locality, 'currency', a.currency,
            'timeZone', a.time_zone) order by ids.position)
          from jsonb_array_elements_text(${soldAreas}) with ordinality ids (id, position)
            join shop.area a on a.area_entity_id = ids.id::uuid), '[]'::jsonb) as areas,
        exists (select 1 from shop.plate_correction c where c.issued_ticket_id = i.id) as is_corrected, i.reminder,
        (select e.payment_method from shop.payment_event e
          where e.order_id = i.order_id and e.outcome = 'paid' and e.applied limit 1) as payment_method,
        o.reference as order_reference, o.email is not null as has_address,
        ${plates}
      from shop.issued_ticket i join shop.ticket t on t.id = i.ticket_id
        left join shop.customer_order o on o.id = i.order_id
      where i.subject = ${subject} and i.shop_id = ${shopId} and ${rest}`.pipe(
      Effect.flatMap((rows) =>
        Effect.map(Clock.currentTimeMillis, (now) => rows.map((row) => activeOf(row, now)))
      ),
      Effect.orDie
    )
  return {
    /** Returns the tickets that have not ended and have stays left, soonest end first. */
    activeOf: (subject: string, shopId: string) =>
      owned({ subject, shopId }, sql`${isGood} order by i.valid_to, i.id`),
    /** Returns the other tickets, latest begin first, at most `most`; without a rule if not sold to the driver now. */
    pastOf: ({ subject, shopId, after }: Owner & { readonly after: string | undefined }, most: number) =>
      owned(
        { subject, shopId },
        sql`not ${isGood} ${
          after === undefined
            ? sql``
            : sql`and (i.valid_from, i.id) < (
                select a.valid_from, a.id from shop.issued_ticket a where a.id = ${after} and a.subject = ${subject})`
        } order by i.valid_from desc, i.id desc limit ${most}`,
        sql`(select s.rule_id from shop.ticket s where s.rule_id = t.rule_id and s.shop_id = i.shop_id and s.on_sale
          and (not s.needs_code or exists (${validCode(sql, sql`i.shop_id`, subject)})) limit 1)`
      ),
    /** Returns validity and plates of an order's tickets, by the position of the item; none before the payment. */
    issuedOf: (orderId: string) =>
      sql<Pick<Row, "orderPosition" | "validFrom" | "validTo" | "plates">>`
        select i.order_position, i.valid_from, i.valid_to, ${plates}
        from shop.issued_ticket i where i.order_id = ${orderId}`.pipe(
        Effect.map(
          (rows) =>
            new Map(
              rows.map(({ orderPosition, validFrom: from, validTo: to, plates }) => [
                orderPosition ?? -1,
                { from, to, plates }
              ])
            )
        ),
        Effect.orDie
      ),
    /** Returns the driver's own ticket, locked until the transaction ends. */
    locked: traced("IssuedTickets.locked")(function* ({ orderId, position, shopId, subject }: OrderItem) {
      const ticket = yield* first(sql<{ id: string }>`
        select id from shop.issued_ticket
        where order_id = ${orderId} and order_position = ${position}
          and subject = ${subject} and shop_id = ${shopId}
        for update`)
      // Read under the lock, to see concurrent changes.
      return (
        ticket &&
        (yield* first(sql<BoughtTicket>`
        select i.id, i.valid_from, i.valid_to, ${plates}, ${correction}, ${soldAreas} as area_entity_ids
        from shop.issued_ticket i join shop.ticket t on t.id = i.ticket_id
          left join shop.customer_order o on o.id = i.order_id
        where i.id = ${ticket.id}`))
      )
    }),
    /** Replaces the old plate with the new one, and keeps both on record. */
    correctPlate: traced("IssuedTickets.correctPlate")(function* (
      id: string,
      position: number,
      { oldPlate, newPlate }: PlateCorrection
    ) {
      yield* sql`
        insert into shop.plate_correction (issued_ticket_id, old_plate, old_country, new_plate, new_country)
        values (${id}, ${oldPlate.plate}, ${oldPlate.country}, ${newPlate.plate}, ${newPlate.country})`
      yield* sql`
        update shop.issued_ticket_plate set plate = ${newPlate.plate}, country = ${newPlate.country}
        where issued_ticket_id = ${id} and position = ${position}`
    }, Effect.orDie),
    /** Sets the reminder of the driver's own ticket, if there is one. */
    setReminder: ({ orderId, position, shopId, subject }: OrderItem, wanted: boolean) =>
      run(sql`
        update shop.issued_ticket set reminder = ${wanted}
        where order_id = ${orderId} and order_position = ${position}
          and subject = ${subject} and shop_id = ${shopId}`),
    /** Returns the correction that was made to the ticket of an item. */
    correctionOf: (orderId: string, position: number) =>
      Effect.map(
        first(sql<Pick<BoughtTicket, "correction">>`
          select ${correction} from shop.issued_ticket i
          where i.order_id = ${orderId} and i.order_position = ${position}`),
        (row) => row?.correction ?? undefined
      ),
    /** Returns the seals of those configured items that have become tickets. */
    soldSeals: Effect.fnUntraced(function* (items: ReadonlyArray<Ticket>) {
      const seals = items.flatMap(({ hash }) => (hash === null ? [] : [hash]))
      if (seals.length === 0) return new Set<string | null>()
      const rows = yield* sql<{ seal: string }>`
        select seal from shop.issued_ticket where ${sql.in("seal", seals)}`
      return new Set<string | null>(rows.map(({ seal }) => seal))
    }, Effect.orDie),
    /** Returns the stays left of an item's ticket; undefined if none is issued, null if stays do not count. */
    staysLeft: (orderId: string, position: number) =>
      Effect.map(
        first(sql<Pick<Row, "remainingUsage">>`
          select remaining_usage from shop.issued_ticket
          where order_id = ${orderId} and order_position = ${position}`),
        (row) => row?.remainingUsage
      ),
    /** Ends the tickets of an order whose money was returned: they allow no more stays. */
    takeBack: (orderId: string) =>
      run(sql`update shop.issued_ticket set remaining_usage = 0 where order_id = ${orderId}`),
    issue: traced("IssuedTickets.issue")(function* (order: OrderRecord, issues: ReadonlyArray<Issue>) {
      const tickets = issues.map((issue) => ({ id: randomUUID(), ...issue }))
      yield* insertRows(
        sql,
        "shop.issued_ticket",
        tickets.map(({ id, item, position, validFrom, validTo }) => ({
          id,
          subject: order.subject,
          shop_id: order.shopId,
          ticket_id: item.id,
          order_id: order.id,
          order_position: position,
          seal: item.hash,
          price: payablePrice(item).hundredths,
          currency: item.currencyCode,
          valid_from: validFrom,
          valid_to: validTo,
          total_usage_limit: item.usageLimit,
          remaining_usage: item.usageLimit
        }))
      )
      yield* insertRows(
        sql,
        "shop.issued_ticket_plate",
        tickets.flatMap(({ id, item }) =>
          item.plates.map(({ plate, country }, position) => ({
            issued_ticket_id: id,
            position,
            plate,
            country
          }))
        )
      )
    }, Effect.orDie)
  }
})

export class IssuedTickets extends Context.Service<IssuedTickets>()("shop-service/IssuedTickets", { make }) {
  static readonly layer = Layer.effect(IssuedTickets, make)
}
