/** Verification codes: what they unlock, which drivers have them, and failed attempts. */
import { randomUUID } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { CodeCreation, CreatedCode } from "../../../schemas/code-creation.ts"
import { exists, first } from "../../database/statement.ts"
import { attemptMinutes, type CodeStatus, maxAttempts } from "../rules/verification-code.ts"
import { traced } from "../traced.ts"

export interface CodeRecord extends CodeStatus {
  readonly id: string
  /** Group that the code makes drivers members of. */
  readonly shopGroupId: string | null
}

/** Selects a row if the driver has redeemed a code of the shop that has not expired. */
export const validCode = (
  sql: SqlClient.SqlClient,
  shopId: Statement.Fragment,
  subject: string
): Statement.Statement<object> => sql`
  select 1 from shop.redeemed_code r join shop.verification_code c on c.id = r.verification_code_id
  where r.subject = ${subject} and c.shop_id = ${shopId} and (c.valid_to is null or c.valid_to > now()) limit 1`

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const window = sql`make_interval(mins => ${attemptMinutes})`
  return {
    /** Creates the code unless the shop has it. Undefined if the shop has it with another group or limit. */
    create: traced("Codes.create")(function* (shopId: string, creation: CodeCreation) {
      const { code, shopGroupId = null, maximumUses = null } = creation
      const validTo = creation.validTo === undefined ? null : new Date(creation.validTo)
      yield* sql`
        insert into shop.verification_code (id, shop_id, code, shop_group_id, maximum_uses, valid_to)
        values (${randomUUID()}, ${shopId}, ${code}, ${shopGroupId}, ${maximumUses}, ${validTo})
        on conflict (shop_id, code) do nothing`
      const same = yield* first(sql<Omit<CreatedCode, "code" | "validTo"> & { validTo: Date | null }>`
        select shop_group_id, maximum_uses, valid_to from shop.verification_code
        where shop_id = ${shopId} and code = ${code} and shop_group_id is not distinct from ${shopGroupId}::uuid
          and maximum_uses is not distinct from ${maximumUses}::integer
          and valid_to is not distinct from ${validTo}::timestamptz`)
      return same && { code, ...same, validTo: same.validTo?.toISOString() ?? null }
    }, Effect.orDie),
    /** Moves the codes of a group to its shop. Returns false if that shop would have one of them twice. */
    moveToShop: traced("Codes.moveToShop")(function* (shopGroupId: string, shopId: string) {
      const others = sql`c.shop_group_id = ${shopGroupId} and c.shop_id <> ${shopId}`
      const isTaken = yield* exists(sql`
        select 1 from shop.verification_code c join shop.verification_code other on other.code = c.code
        where ${others} and other.id <> c.id and (other.shop_id = ${shopId} or other.shop_group_id = ${shopGroupId})
        limit 1`)
      if (isTaken) return false
      yield* sql`
        update shop.redeemed_code r set shop_id = ${shopId} from shop.verification_code c
        where c.id = r.verification_code_id and ${others}`
      yield* sql`update shop.verification_code c set shop_id = ${shopId} where ${others}`
      return true
    }, Effect.orDie),
    /** Returns true if the driver has redeemed a code of this shop that has not expired. */
    hasValidCode: (shopId: string, subject: string) => exists(validCode(sql, sql`${shopId}`, subject)),
    /** Returns the codes that the driver has added in this shop, oldest first. */
    ofDriver: (shopId: string, subject: string) =>
      sql<{ code: string }>`
        select c.code from shop.redeemed_code r join shop.verification_code c on c.id = r.verification_code_id
        where r.subject = ${subject} and c.shop_id = ${shopId} order by r.redeemed_at, c.code`.pipe(
        Effect.map((rows) => rows.map((row) => row.code)),
        Effect.orDie
      ),
    /** Returns the code as it is for this driver, locked until the transaction ends; undefined if unknown. */
    locked: traced("Codes.locked")(function* (shopId: string, code: string, subject: string) {
      // The same text may be a code in several shops: this shop's code takes precedence.
      const row = yield* first(sql<
        Pick<CodeRecord, "id" | "shopGroupId" | "isExpired" | "maximumUses" | "inThisShop">
      >`
        select id, shop_group_id, maximum_uses, coalesce(valid_to <= now(), false) as is_expired,
          shop_id = ${shopId} as in_this_shop
        from shop.verification_code where code = ${code}
        order by shop_id = ${shopId} desc limit 1 for update`)
      if (row === undefined) return undefined
      const counts = yield* first(sql<Pick<CodeRecord, "uses" | "isOwn" | "ownCodes" | "maximumCodes">>`
        select
          (select count(*)::int from shop.redeemed_code where verification_code_id = ${row.id}) as uses,
          exists (select 1 from shop.redeemed_code
            where verification_code_id = ${row.id} and subject = ${subject}) as is_own,
          (select count(*)::int from shop.redeemed_code r
            join shop.verification_code c on c.id = r.verification_code_id
            where r.subject = ${subject} and c.shop_group_id = ${row.shopGroupId}
              and (c.valid_to is null or c.valid_to > now())) as own_codes,
          (select maximum_codes from shop.shop_group
            where id = ${row.shopGroupId} and deleted_at is null) as maximum_codes`)
      return counts && { ...row, ...counts }
    }),
    /** Adds the code to the driver's account, and the driver to the code's group, also after an earlier membership. */
    redeem: traced("Codes.redeem")(function* (code: CodeRecord, subject: string) {
      yield* sql`
        insert into shop.redeemed_code (verification_code_id, subject) values (${code.id}, ${subject})`
      if (code.shopGroupId === null) return
      yield* sql`
        insert into shop.group_member as m (shop_group_id, subject) values (${code.shopGroupId}, ${subject})
        on conflict (shop_group_id, subject) do update set valid_to = null where m.valid_to <= now()`
    }, Effect.orDie),
    /**
     * Blocks the driver's other codes until the transaction ends. Returns the seconds until the next attempt,
     * or null if one is allowed now.
     */
    takeTurn: traced("Codes.takeTurn")(function* (subject: string) {
      yield* sql`select pg_advisory_xact_lock(hashtext('verification code'), hashtext(${subject}))`
      // No attempt while the last `maxAttempts` are in the window, until the first of them leaves it.
      const [row] = yield* sql<{ seconds: number }>`
        select ceil(extract(epoch from attempted_at + ${window} - clock_timestamp()))::int as seconds
        from shop.code_attempt where subject = ${subject} and attempted_at > clock_timestamp() - ${window}
        order by attempted_at desc offset ${maxAttempts - 1} limit 1`
      return row === undefined ? null : Math.max(1, row.seconds)
    }, Effect.orDie),
    rememberAttempt: traced("Codes.rememberAttempt")(function* (subject: string) {
      yield* sql`delete from shop.code_attempt where attempted_at <= clock_timestamp() - ${window}`
      yield* sql`
        insert into shop.code_attempt (subject, attempted_at) values (${subject}, clock_timestamp())`
    }, Effect.orDie)
  }
})

export class Codes extends Context.Service<Codes>()("shop-service/Codes", { make }) {
  static readonly layer = Layer.effect(Codes, make)
}
