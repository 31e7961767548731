/** The plates on a driver's permissions, and why they change. */
import { randomUUID } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { PlateChangeReason } from "../../../schemas/plate-change-reason.ts"
import type { ActivePlate, PlateStep } from "../rules/plate-change.ts"
import { traced } from "../traced.ts"

export interface Permission {
  readonly shopGroupId: string
  readonly subject: string
  /** null: no limit. */
  readonly maximumPlates: number | null
  /** When the membership begins; null: it has begun. */
  readonly validFrom: Date | null
  /** When it ends; null: never. */
  readonly validTo: Date | null
  readonly active: ReadonlyArray<ActivePlate>
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /**
     * Returns the driver's permission of a group, locked until the transaction ends; it may begin later. Undefined if
     * the driver is not, or no longer, a member of such a group; an open group makes the driver a member.
     */
    locked: traced("PermissionPlates.locked")(function* (shopId: string, groupId: string, subject: string) {
      const group = sql`g.shop_id = ${shopId} and g.group_id = ${groupId} and g.deleted_at is null`
      yield* sql`
        insert into shop.group_member (shop_group_id, subject)
        select g.id, ${subject} from shop.shop_group g where ${group} and g.open
        on conflict (shop_group_id, subject) do nothing`
      // The driver's row is the lock; the group's row stays unlocked, and its limit still holds.
      const [member] = yield* sql<
        Pick<Permission, "shopGroupId" | "maximumPlates" | "validFrom" | "validTo">
      >`
        select g.id as shop_group_id, g.maximum_plates, m.valid_from, m.valid_to
        from shop.group_member m join shop.shop_group g on g.id = m.shop_group_id
        where ${group} and m.subject = ${subject}
          and (m.valid_to is null or m.valid_to > now())
        for update of m for share of g`
      if (member === undefined) return undefined
      const active = yield* sql<ActivePlate>`
        select id, plate, country, valid_to from shop.registered_plate
        where shop_group_id = ${member.shopGroupId} and subject = ${subject}
          and (valid_to is null or valid_to > clock_timestamp())
        order by valid_from, plate`
      return { ...member, subject, active }
    }, Effect.orDie),
    /**
     * A plate ends now and its successor begins now: a stay in progress keeps the state of its arrival. Before the
     * permission begins, a plate begins with it, and leaves nothing behind where it ends.
     */
    apply: traced("PermissionPlates.apply")(function* (
      { shopGroupId, subject, validFrom, validTo }: Permission,
      steps: ReadonlyArray<PlateStep>,
      reason: PlateChangeReason | null
    ) {
      for (const { ends, begins } of steps) {
        if (ends !== null) {
          yield* sql`
            delete from shop.registered_plate where id = ${ends.id} and valid_from > clock_timestamp()`
          yield* sql`
            update shop.registered_plate
            set valid_to = greatest(clock_timestamp(), valid_from + interval '1 microsecond')
            where id = ${ends.id}`
        }
        if (begins !== null) {
          yield* sql`
            insert into shop.registered_plate (id, shop_group_id, subject, plate, country, valid_from, valid_to)
            values (${randomUUID()}, ${shopGroupId}, ${subject}, ${begins.plate}, ${begins.country},
              greatest(clock_timestamp(), ${validFrom}), ${ends === null ? validTo : ends.validTo})`
        }
        yield* sql`
          insert into shop.plate_change (id, shop_group_id, subject, old_plate, old_country, new_plate,
            new_country, reason, changed_at)
          values (${randomUUID()}, ${shopGroupId}, ${subject}, ${ends?.plate ?? null}, ${ends?.country ?? null},
            ${begins?.plate ?? null}, ${begins?.country ?? null}, ${reason}, clock_timestamp())`
      }
    }, Effect.orDie)
  }
})

export class PermissionPlates extends Context.Service<PermissionPlates>()("shop-service/PermissionPlates", {
  make
}) {
  static readonly layer = Layer.effect(PermissionPlates, make)
}
