/** Logical replication of a shop's rows, and the stop of its writes before the switch. */
import { Effect, Schedule } from "effect"
import { forEachTable, hasRows, type PreparedMove, refuse, type Work, withBriefLocks } from "./databases.ts"

/** Seconds that the rows may take to arrive, and that the last changes may take while the shop waits. */
const [maxCopySeconds, maxSwitchSeconds] = [24 * 3600, 20]

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const waitFor = (what: string, seconds: number, isDone: Work<boolean>) =>
  isDone.pipe(
    Effect.repeat({ until: (done) => done, schedule: Schedule.spaced("100 millis") }),
    Effect.timeoutOrElse({
      duration: `${seconds} seconds`,
      orElse: () => refuse(`${what} took longer than ${seconds} seconds.`)
    })
  )

/** Copies the shop's rows, and then replicates their changes. */
export const replicate = Effect.fn("replicate")(function* (move: PreparedMove) {
  const { shopId, from, to, fromUrl, tables, name } = move
  // Before the publication: it would refuse changes of rows that cannot be told by their shop.
  yield* forEachTable(tables, (table) =>
    withBriefLocks(from, from.unsafe(`alter table shop.${table} replica identity full`))
  )
  const published = tables.map((table) => `shop.${table} where (shop_id = ${literal(shopId)})`)
  yield* from.unsafe(`create publication ${name} for table ${published.join(", ")}`)
  yield* to.unsafe(`create subscription ${name} connection ${literal(fromUrl)} publication ${name}`)
  const isMissing = hasRows(
    to`select 1 from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid
      where s.subname = ${name} and r.srsubstate <> 'r'`
  )
  yield* waitFor(
    "The copy",
    maxCopySeconds,
    Effect.map(isMissing, (missing) => !missing)
  )
})

/** Makes the database refuse all writes of the shop, also those of transactions that have begun. */
export const freeze = ({ shopId, from, tables, name }: PreparedMove) =>
  withBriefLocks(
    from,
    forEachTable([...tables, "shop"], (table) =>
      from.unsafe(`create trigger ${name} before insert or update or delete on shop.${table} for each row
        execute function shop.refuse_write_of_shop('${table === "shop" ? "id" : "shop_id"}', ${literal(shopId)})`)
    )
  )

export const isFrozen = ({ from, name }: PreparedMove) =>
  hasRows(from`select 1 from pg_trigger where tgname = ${name}`)

export const thaw = ({ from, tables, name }: PreparedMove) =>
  forEachTable([...tables, "shop"], (table) =>
    withBriefLocks(from, from.unsafe(`drop trigger if exists ${name} on shop.${table}`))
  )

/** Waits until the last changes have arrived. Call once writes are refused. */
export const drain = Effect.fn("drain")(function* ({ from, name }: PreparedMove) {
  const [end] = yield* from<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`
  yield* waitFor(
    "The last changes",
    maxSwitchSeconds,
    hasRows(
      from`select 1 from pg_stat_replication where application_name = ${name} and replay_lsn >= ${end?.lsn}::pg_lsn`
    )
  )
})

export const endReplication = Effect.fn("endReplication")(function* ({
  from,
  to,
  tables,
  name
}: PreparedMove) {
  const isSubscribed = yield* hasRows(to`select 1 from pg_subscription where subname = ${name}`)
  const hasSlot = yield* hasRows(from`select 1 from pg_replication_slots where slot_name = ${name}`)
  // After a failover the slot is gone, and a subscription that names it could not be dropped.
  if (isSubscribed && !hasSlot) {
    yield* to.unsafe(`alter subscription ${name} disable`)
    yield* to.unsafe(`alter subscription ${name} set (slot_name = none)`)
  }
  if (isSubscribed) yield* to.unsafe(`drop subscription ${name}`)
  yield* from.unsafe(`drop publication if exists ${name}`)
  yield* forEachTable(tables, (table) =>
    withBriefLocks(from, from.unsafe(`alter table shop.${table} replica identity default`))
  )
})
