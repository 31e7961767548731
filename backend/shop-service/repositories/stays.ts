/** Recorded stays at areas, the tariffs there, payments, and vouchers. */
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { countryCodes, normaliseLicencePlate } from "../../../schemas/licence-plate/index.ts"
import type { Tariff } from "../rules/stay-tariff.ts"

/** Older stays are not returned, even unpaid: other departments handle them. */
const daysToAsk = 30

export interface Payment {
  readonly origin: string
  readonly status: "pending" | "paid"
  /** In hundredths. */
  readonly amount: number
}

export interface StayRecord {
  readonly id: string
  readonly areaEntityId: string
  readonly plate: string
  readonly country: string | null
  readonly arrivedAt: Date
  /** Null while the vehicle is still there. */
  readonly leftAt: Date | null
  readonly payments: ReadonlyArray<Payment>
}

export interface VoucherRecord {
  readonly id: string
  readonly type: "freeTime" | "percent"
  /** Minutes, or hundredths of the price. */
  readonly value: number
  readonly areaEntityId: string
}

/** A plate as typed in a request. Without a country, it may be of any. */
export interface AskedPlate {
  readonly plate: string
  readonly country: string | null
}

/** Returns all spellings under which the plate may be stored: each country has its own rules. */
export const spellingsOf = ({ plate, country }: AskedPlate): ReadonlyArray<string> => [
  ...new Set(
    countryCodes
      .filter((code) => country === null || country === "XX" || code === country || code === "XX")
      .map((code) => normaliseLicencePlate(code, plate))
  )
]

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const find = (where: Statement.Fragment, limit: number) =>
    sql<StayRecord>`
      select s.*, coalesce((
        select jsonb_agg(jsonb_build_object('origin', p.origin, 'status', p.status, 'amount', p.amount)
          order by p.paid_at, p.id)
        from shop.stay_payment p where p.stay_id = s.id), '[]'::jsonb) as payments
      from shop.stay s where ${where} order by s.arrived_at desc, s.id limit ${limit}`.pipe(Effect.orDie)
  /** Same text, two countries: two plates; an unknown country matches either. */
  const ofVehicle = (plate: AskedPlate) => {
    const spelled = sql.in("s.plate", spellingsOf(plate))
    return plate.country === null || plate.country === "XX"
      ? spelled
      : sql`${spelled} and (s.country is null or s.country in (${plate.country}, 'XX'))`
  }
  const first = (where: Statement.Fragment) => Effect.map(find(where, 1), ([stay]) => stay)
  return {
    tariffs: (ids: ReadonlyArray<string>) =>
      ids.length === 0
        ? Effect.succeed(new Map())
        : sql<Tariff>`
            select t.*, a.name as area_name, a.currency as currency_code, a.time_zone
            from shop.tariff t join shop.area a on a.area_entity_id = t.area_entity_id
            where ${sql.in("t.area_entity_id", [...ids])}`.pipe(
            Effect.map((rows) => new Map(rows.map((row) => [row.areaEntityId, row]))),
            Effect.orDie
          ),
    /** Returns stays of the last days, latest first; of all areas if undefined. */
    ofPlate: (plate: AskedPlate, areaEntityIds: ReadonlyArray<string> | undefined) => {
      if (areaEntityIds?.length === 0) return Effect.succeed([])
      const recent = sql`${ofVehicle(plate)}
        and (s.left_at is null or s.left_at > now() - make_interval(days => ${daysToAsk}))`
      return find(
        areaEntityIds === undefined
          ? recent
          : sql`${recent} and ${sql.in("s.area_entity_id", [...areaEntityIds])}`,
        100
      )
    },
    byId: (id: string) => first(sql`s.id::text = ${id}`),
    /** Returns the stay at the area that was active at this moment. */
    at: (plate: AskedPlate, areaEntityId: string, moment: Date) =>
      first(sql`${ofVehicle(plate)} and s.area_entity_id = ${areaEntityId} and s.arrived_at <= ${moment}
        and (s.left_at is null or s.left_at > ${moment})`),
    latest: (plate: AskedPlate, areaEntityId: string) =>
      first(sql`${ofVehicle(plate)} and s.area_entity_id = ${areaEntityId}`),
    /** Returns those that have not expired, by id. */
    vouchers: (ids: ReadonlyArray<string>) =>
      ids.length === 0
        ? Effect.succeed(new Map())
        : sql<VoucherRecord>`
            select * from shop.voucher
            where ${sql.in("id", [...ids])} and (valid_to is null or valid_to > now())`.pipe(
            Effect.map((rows) => new Map(rows.map((voucher) => [voucher.id, voucher]))),
            Effect.orDie
          )
  }
})

export class Stays extends Context.Service<Stays>()("shop-service/Stays", { make }) {
  static readonly layer = Layer.effect(Stays, make)
}
