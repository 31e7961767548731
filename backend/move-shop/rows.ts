/** Rows of a move that replication does not cover: of areas, pictures, numbers; and the shop's own, which decides where it is. */
import { Effect } from "effect"
import {
  type Database,
  forEachTable,
  type Move,
  type PreparedMove,
  refuse,
  withoutTriggers
} from "./databases.ts"

const ofArea = "area_entity_id = any($1::uuid[])"

/** Tables of things at the shop's areas; the rows are few, and drivers change none of them. */
const areaTables: ReadonlyArray<readonly [table: string, where: string]> = [
  ["area", ofArea],
  ["tariff", ofArea],
  ["voucher", ofArea],
  ["pricing_group", ofArea],
  ["stay", ofArea],
  ["stay_payment", `stay_id in (select id from shop.stay where ${ofArea})`]
]

const picturesOfShop = `exists (select 1 from shop.shop s where s.id = $1
  and (s.cover_image_url like '%' || t.name or s.meta ->> 'logo' like '%' || t.name))`

/** Sets the shop of rows that are older than the column: an update lets the trigger do it. */
export const fillShopIds = ({ from, tables }: PreparedMove) =>
  forEachTable(tables, (table) =>
    from.unsafe(`update shop.${table} set shop_id = null where shop_id is null`)
  )

/** Fails if one of the areas is another shop's, too: plates are checked across an area. */
const checkAreas = Effect.fn("checkAreas")(function* (
  database: Database,
  { shopId }: Move,
  areas: ReadonlyArray<string>
) {
  const others = yield* database.unsafe<{ name: string }>(
    `select s.name from shop.shop s where s.id <> $2 and (s.${ofArea} or exists (
       select 1 from shop.ticket_area a where a.shop_id = s.id and a.${ofArea}))`,
    [areas, shopId]
  )
  if (others.length > 0) yield* refuse(`It shares an area with ${others.map(({ name }) => name).join(", ")}.`)
})

/** Returns the areas of the shop. Fails if one is another shop's, too. */
export const ownAreas = Effect.fn("ownAreas")(function* (database: Database, move: Move) {
  const { shopId } = move
  const areas = (yield* database<{ id: string }>`
    select area_entity_id as id from shop.shop where id = ${shopId}
    union select area_entity_id from shop.ticket_area where shop_id = ${shopId}
    union select area_entity_id from shop.shop_group_area where shop_id = ${shopId}`).map(({ id }) => id)
  yield* checkAreas(database, move, areas)
  return areas
})

/**
 * Fails if the other database has the shop's path, a voucher, a pricing group, the tariff of an area, or another shop at
 * one of its areas: the switch would fail.
 */
export const checkNames = Effect.fn("checkNames")(function* (move: Move, areas: ReadonlyArray<string>) {
  const { shopId, from, to } = move
  yield* checkAreas(to, move, areas)
  const names = [
    ["shop", "path", "id = $1 and deleted_at is null", shopId, "deleted_at is null and "],
    ["voucher", "id", ofArea, areas, ""],
    ["pricing_group", "id", ofArea, areas, ""],
    ["tariff", "area_entity_id", ofArea, areas, ""]
  ] as const
  for (const [table, column, ofShop, parameter, counting] of names) {
    const own = yield* from.unsafe<{ name: string }>(
      `select ${column}::text as name from shop.${table} where ${ofShop}`,
      [parameter]
    )
    const taken = yield* to.unsafe<{ name: string }>(
      `select ${column}::text as name from shop.${table} where ${counting}${column}::text = any($1) order by 1`,
      [own.map(({ name }) => name)]
    )
    if (taken.length > 0)
      yield* refuse(
        `The other database has this ${table}.${column}: ${taken.map(({ name }) => name).join(", ")}.`
      )
  }
})

/** Areas may have been set up there before; a picture is named by its content. All else exists once. */
const mayBeThere: ReadonlyArray<string> = ["area", "cover_image"]

const copyRows = Effect.fn("copyRows")(function* (
  { from, to }: Move,
  table: string,
  where: string,
  parameter: unknown
) {
  const [row] = yield* from.unsafe<{ rows: string }>(
    `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from shop.${table} t where ${where}`,
    [parameter]
  )
  yield* to.unsafe(
    `insert into shop.${table} select * from jsonb_populate_recordset(null::shop.${table}, $1::text::jsonb)
     ${mayBeThere.includes(table) ? "on conflict do nothing" : ""}`,
    [row?.rows ?? "[]"]
  )
})

export const deleteShop = ({ shopId, from }: Move) =>
  withoutTriggers(from, from`delete from shop.shop where id = ${shopId}`)

/** Table whose rows triggers count for monitoring, by an expression for the label. */
interface Tally {
  readonly name: string
  readonly label: string
  readonly condition: string
}

export const talliesOf = (database: Database) =>
  Effect.map(
    database<{ name: string; args: ReadonlyArray<string> }>`
      select c.relname as name, string_to_array(encode(t.tgargs, 'escape'), '\\000') as args
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'tally_of_new'`,
    (rows) =>
      rows.map(({ name, args: [label = "''", condition = "true"] }): Tally => ({ name, label, condition }))
  )

/** Returns the statement that counts these rows as its triggers would: copied or deleted without triggers. */
const counting = ({ name, label, condition }: Tally, rows: string, sign: "+" | "-"): string => `
  with moved as (${rows}) insert into shop.tally as kept (name, label, slot, count)
  select '${name}', ${label}, 0, ${sign}count(*) from moved where ${condition} group by 2
  on conflict (name, label, slot) do update set count = kept.count + excluded.count`

/** Lets the other database read Stripe's events since this one has, also again: until now it has ignored the shop's. */
const readEventsAgain = ({ from, to }: Move) =>
  Effect.flatMap(
    from<{ since: string }>`select read_until::text as since from shop.stripe_events_read`,
    ([read]) =>
      to`
        update shop.stripe_events_read
        set read_until = least(read_until, ${read?.since ?? null}::timestamptz), due_at = now()`
  )

/** Copies the shop's row to the other database, and then deletes it here. Orders that wait for its lock find it deleted. */
export const switchDatabase = (move: Move, areas: ReadonlyArray<string>) => {
  const { shopId, from, to } = move
  const arrive = withoutTriggers(
    to,
    Effect.gen(function* () {
      yield* readEventsAgain(move)
      for (const [table, where] of areaTables) yield* copyRows(move, table, where, areas)
      yield* copyRows(move, "cover_image", picturesOfShop, shopId)
      yield* copyRows(move, "shop", "id = $1", shopId)
      for (const tally of yield* talliesOf(to))
        yield* to.unsafe(counting(tally, `select * from shop.${tally.name} where shop_id = $1`, "+"), [
          shopId
        ])
    })
  )
  const locked = from`select 1 from shop.shop where id = ${shopId} for update`
  return from.withTransaction(locked.pipe(Effect.andThen(arrive), Effect.andThen(deleteShop(move))))
}

/**
 * Deletes the shop's rows, also from the counts for monitoring that triggers keep, if these are given: both at once, so
 * that a repeated move counts nothing twice.
 */
export const deleteRows = (
  database: Database,
  { shopId, tables }: PreparedMove,
  tallies: ReadonlyArray<Tally> = []
) =>
  forEachTable(tables, (table) => {
    const tally = tallies.find(({ name }) => name === table)
    const rows = `delete from shop.${table} where shop_id = $1`
    return withoutTriggers(
      database,
      database.unsafe(tally === undefined ? rows : counting(tally, `${rows} returning *`, "-"), [shopId])
    )
  })

export const deleteAreas = ({ from }: Move, areas: ReadonlyArray<string>) =>
  withoutTriggers(
    from,
    Effect.forEach(
      areaTables.toReversed(),
      ([table, where]) => from.unsafe(`delete from shop.${table} where ${where}`, [areas]),
      { discard: true }
    )
  )
