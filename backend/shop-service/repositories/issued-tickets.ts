/** Tickets of drivers. One per ordered item, however often its payment is reported. */
import { randomUUID } from "node:crypto"
import { Clock, Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import type { Area } from "../../../schemas/area.ts"
import type { Plate } from "../../../schemas/plate.ts"
import { type PlateCorrection, plateCorrectionStatus } from "../../../schemas/plate-correction.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { Translations } from "../../../schemas/translations.ts"
import { containerOf, hundredths, isInterrupted, isWindowed, majorUnits } from "../rules/offer.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { traced } from "../traced.ts"
import { validCode } from "./codes.ts"
import { insertRows } from "./insert-rows.ts"
import type { OrderRecord } from "./orders.ts"
import { isValidTicket } from "./valid-ticket.ts"

interface Row extends Pick<TicketRule, "validity" | "windows" | "interruptions"> {
  readonly id: string
  readonly name: string
  readonly rule_id: string | null
  readonly price: number
  readonly currency: string
  readonly maximum_plates: number
  readonly valid_from: Date
  readonly valid_to: Date
  readonly ticket_type: Ticket["ticketType"]
  readonly translations: Translations
  readonly order_id: string | null
  readonly order_position: number | null
  readonly order_reference: string | null
  readonly remaining_usage: number | null
  readonly total_usage_limit: number | null
  readonly areas: ReadonlyArray<Area>
  readonly plates: ReadonlyArray<Plate>
  readonly is_corrected: boolean
  readonly has_address: boolean
  readonly reminder: boolean | null
}

interface CorrectionRow {
  readonly old_plate: string
  readonly old_country: string | null
  readonly new_plate: string
  readonly new_country: string | null
}

const correctionOf = (row: CorrectionRow): PlateCorrection => ({
  oldPlate: { plate: row.old_plate, country: row.old_country },
  newPlate: { plate: row.new_plate, country: row.new_country }
})

const activeOf = (row: Row, now: number): ActiveTicket => ({
  id: row.id,
  validityAreaEntityId: row.areas.map((area) => area.areaEntityId),
  name: row.name,
  ruleId: row.rule_id,
  price: majorUnits(row.price),
  currencyCode: row.currency,
  maximumPlates: row.maximum_plates,
  validFrom: row.valid_from.toISOString(),
  validTo: row.valid_to.toISOString(),
  ticketType: row.ticket_type,
  plates: row.plates,
  areas: row.areas,
  translations: row.translations,
  orderItemId: row.order_id === null ? null : `${row.order_id}:${row.order_position}`,
  orderReference: row.order_reference,
  prepaymentTicketId: null,
  remainingUsage: row.remaining_usage,
  totalUsageLimit: row.total_usage_limit,
  validityContainer: isWindowed(row)
    ? containerOf(
        { ...row, ruleId: row.rule_id ?? row.id },
        {
          startTime: row.valid_from.toISOString(),
          endTime: row.valid_to.toISOString(),
          duration: (row.valid_to.getTime() - row.valid_from.getTime()) / 1000
        }
      )
    : null,
  isInterruptedTimeFrameTicket: isInterrupted(row),
  plateCorrection: plateCorrectionStatus(
    {
      plates: row.plates,
      validFrom: row.valid_from.getTime(),
      isBought: row.order_id !== null,
      isCorrected: row.is_corrected
    },
    now
  ),
  reminder: row.has_address ? (row.reminder ?? row.total_usage_limit !== null) : null
})

/** Identifies an item of an order, with its driver. */
export interface OrderItem {
  readonly orderId: string
  readonly position: number
  readonly shopId: string
  readonly subject: string
}

/** Ticket of an order's item. */
export interface BoughtTicket {
  readonly id: string
  readonly validFrom: Date
  readonly validTo: Date
  readonly areaEntityIds: ReadonlyArray<string>
  readonly plates: ReadonlyArray<Plate>
  readonly correction: PlateCorrection | null
}

/** Validity and plates of an item's ticket. */
export interface IssuedItem {
  readonly from: Date
  readonly to: Date
  readonly plates: ReadonlyArray<Plate>
}

/** Ticket to issue for one item of a paid order. */
export interface Issue {
  readonly position: number
  readonly item: Ticket
  readonly validFrom: Date
  readonly validTo: Date
}

export interface IssuedTicketRepository {
  /** Tickets that have not ended and have stays left, soonest end first. */
  readonly activeOf: (subject: string, shopId: string) => Effect.Effect<ReadonlyArray<ActiveTicket>>
  /** The other tickets, latest begin first, at most `most`; without a rule if not sold to the driver now. */
  readonly pastOf: (
    place: Pick<OrderItem, "subject" | "shopId"> & { readonly after: string | undefined },
    most: number
  ) => Effect.Effect<ReadonlyArray<ActiveTicket>>
  /** Returns the current tickets of an order, by the position of the item; none before the payment. */
  readonly issuedOf: (orderId: string) => Effect.Effect<ReadonlyMap<number, IssuedItem>>
  /** Returns the driver's own ticket, locked until the transaction ends. */
  readonly locked: (item: OrderItem) => Effect.Effect<BoughtTicket | undefined>
  /** Replaces the old plate with the new one, and keeps both on record. */
  readonly correctPlate: (id: string, place: number, correction: PlateCorrection) => Effect.Effect<void>
  /** Sets the reminder of the driver's own ticket, if there is one. */
  readonly setReminder: (item: OrderItem, wanted: boolean) => Effect.Effect<void>
  /** Returns the correction that was made to the ticket of an item. */
  readonly correctionOf: (orderId: string, position: number) => Effect.Effect<PlateCorrection | undefined>
  /** Returns the seals of those configured items that have become tickets. */
  readonly soldSeals: (items: ReadonlyArray<Ticket>) => Effect.Effect<ReadonlySet<string | null>>
  /** Returns the stays left of an item's ticket; undefined if none is issued, null if stays do not count. */
  readonly staysLeft: (orderId: string, position: number) => Effect.Effect<number | null | undefined>
  readonly issue: (order: OrderRecord, issues: ReadonlyArray<Issue>) => Effect.Effect<void>
  /** Ends the tickets of an order whose money was returned: they allow no more stays. */
  readonly takeBack: (orderId: string) => Effect.Effect<void>
}

export class IssuedTickets extends Context.Service<IssuedTickets, IssuedTicketRepository>()(
  "shop-service/IssuedTickets"
) {
  static readonly layer = Layer.effect(
    IssuedTickets,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const plates = sql`
        coalesce((
          select jsonb_agg(jsonb_build_object('plate', p.plate, 'country', p.country) order by p.position)
          from shop.issued_ticket_plate p where p.issued_ticket_id = i.id), '[]'::jsonb) as plates`
      const isGood = sql.literal(isValidTicket)
      const owned = (
        { subject, shopId }: Pick<OrderItem, "subject" | "shopId">,
        rest: Statement.Fragment,
        ruleId = sql`t.rule_id`
      ) =>
        sql<Row>`
          select i.id, t.name, ${ruleId} as rule_id, t.validity, t.windows, t.interruptions, i.price, i.currency, t.maximum_plates, i.valid_from, i.valid_to,
            t.ticket_type, t.translations, i.order_id, i.order_position, i.remaining_usage, i.total_usage_limit,
            coalesce((
              select jsonb_agg(jsonb_build_object('areaEntityId', a.area_entity_id, 'name', a.name,
                'locality', a.locality, 'currency', a.currency,
                'timeZone', a.time_zone) order by ta.position)
              from shop.ticket_area ta join shop.area a on a.area_entity_id = ta.area_entity_id
              where ta.ticket_id = t.id), '[]'::jsonb) as areas,
            exists (select 1 from shop.plate_correction c where c.issued_ticket_id = i.id) as is_corrected, i.reminder,
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
        activeOf: (subject, shopId) => owned({ subject, shopId }, sql`${isGood} order by i.valid_to, i.id`),
        pastOf: ({ subject, shopId, after }, most) =>
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
        issuedOf: (orderId) =>
          sql<Pick<Row, "order_position" | "valid_from" | "valid_to" | "plates">>`
            select i.order_position, i.valid_from, i.valid_to, ${plates}
            from shop.issued_ticket i where i.order_id = ${orderId}`.pipe(
            Effect.map(
              (rows) =>
                new Map(
                  rows.map((row) => [
                    row.order_position ?? -1,
                    { from: row.valid_from, to: row.valid_to, plates: row.plates }
                  ])
                )
            ),
            Effect.orDie
          ),
        locked: traced("IssuedTickets.locked")(function* ({ orderId, position, shopId, subject }: OrderItem) {
          const [ticket] = yield* sql<Pick<Row, "id" | "valid_from" | "valid_to"> & { ticket_id: string }>`
            select id, ticket_id, valid_from, valid_to from shop.issued_ticket
            where order_id = ${orderId} and order_position = ${position}
              and subject = ${subject} and shop_id = ${shopId}
            for update`
          if (ticket === undefined) return undefined
          // Read under the lock, to see concurrent changes.
          const areas = yield* sql<{ area_entity_id: string }>`
            select area_entity_id from shop.ticket_area where ticket_id = ${ticket.ticket_id}`
          const [now] = yield* sql<Pick<Row, "plates">>`
            select ${plates} from shop.issued_ticket i where i.id = ${ticket.id}`
          const [correction] = yield* sql<CorrectionRow>`
            select * from shop.plate_correction where issued_ticket_id = ${ticket.id}`
          return {
            id: ticket.id,
            validFrom: ticket.valid_from,
            validTo: ticket.valid_to,
            areaEntityIds: areas.map(({ area_entity_id: id }) => id),
            plates: now?.plates ?? [],
            correction: correction === undefined ? null : correctionOf(correction)
          }
        }, Effect.orDie),
        correctPlate: traced("IssuedTickets.correctPlate")(function* (
          id: string,
          place: number,
          { oldPlate, newPlate }: PlateCorrection
        ) {
          yield* sql`
            insert into shop.plate_correction (issued_ticket_id, old_plate, old_country, new_plate, new_country)
            values (${id}, ${oldPlate.plate}, ${oldPlate.country}, ${newPlate.plate}, ${newPlate.country})`
          yield* sql`
            update shop.issued_ticket_plate set plate = ${newPlate.plate}, country = ${newPlate.country}
            where issued_ticket_id = ${id} and position = ${place}`
        }, Effect.orDie),
        setReminder: ({ orderId, position, shopId, subject }, wanted) =>
          sql`
            update shop.issued_ticket set reminder = ${wanted}
            where order_id = ${orderId} and order_position = ${position}
              and subject = ${subject} and shop_id = ${shopId}`.pipe(Effect.asVoid, Effect.orDie),
        correctionOf: (orderId, position) =>
          sql<CorrectionRow>`
            select c.* from shop.plate_correction c join shop.issued_ticket i on i.id = c.issued_ticket_id
            where i.order_id = ${orderId} and i.order_position = ${position}`.pipe(
            Effect.map(([row]) => (row === undefined ? undefined : correctionOf(row))),
            Effect.orDie
          ),
        soldSeals: Effect.fnUntraced(function* (items: ReadonlyArray<Ticket>) {
          const seals = items.flatMap(({ hash }) => (hash === null ? [] : [hash]))
          if (seals.length === 0) return new Set<string | null>()
          const rows = yield* sql<{ seal: string }>`
            select seal from shop.issued_ticket where ${sql.in("seal", seals)}`
          return new Set<string | null>(rows.map(({ seal }) => seal))
        }, Effect.orDie),
        staysLeft: (orderId, position) =>
          sql<Pick<Row, "remaining_usage">>`
            select remaining_usage from shop.issued_ticket
            where order_id = ${orderId} and order_position = ${position}`.pipe(
            Effect.map(([row]) => row?.remaining_usage),
            Effect.orDie
          ),
        takeBack: (orderId) =>
          sql`update shop.issued_ticket set remaining_usage = 0 where order_id = ${orderId}`.pipe(
            Effect.asVoid,
            Effect.orDie
          ),
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
              price: hundredths(item.discountInfo?.discountedPrice ?? item.price),
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
  )
}
