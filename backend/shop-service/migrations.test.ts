/** Tests the migration of an earlier version's database: texts about tickets become data, and rows name their shop. */
import { randomUUID } from "node:crypto"
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { databaseLayer } from "../database/client.ts"
import { migrate } from "../database/migrations.ts"
import { startTestDatabase } from "../database/test-database.ts"
import { forTests } from "../testing/for-tests.ts"

const folder = join(import.meta.dirname, "migrations")
const database = forTests(() => startTestDatabase())
const folders: string[] = []

/** Returns a folder with the migrations before this version. */
const migrationsBefore = (version: string) => {
  const earlier = mkdtempSync(join(tmpdir(), "migrations-"))
  folders.push(earlier)
  for (const file of readdirSync(folder).filter((name) => name < version))
    cpSync(join(folder, file), join(earlier, file))
  return earlier
}

const bringUpToDate = (from: string) =>
  Effect.runPromise(
    migrate("shop", from).pipe(
      Effect.provide(
        databaseLayer({ url: Redacted.make(database.url), maximumConnections: 1, applicationName: "migrate" })
      )
    )
  )

beforeAll(() => bringUpToDate(migrationsBefore("0007")))
afterAll(() => {
  for (const earlier of folders) rmSync(earlier, { recursive: true })
})

it("time windows are derived from the description of earlier frames", async () => {
  await database.sql`
    insert into shop.shop (id, area_entity_id, name, path, payment_service_provider_id, active, is_account_verification, time_zone, currency)
    values (gen_random_uuid(), gen_random_uuid(), 'Klinikum', 'klinikum', 'page', true, false, 'Europe/Berlin', 'EUR')`
  const frames = [
    { description: "Mo–Fr 05:30–18:30", from: "05:30", to: "18:30" },
    { description: "Mo–Sa 06:00–19:00", from: "06:00", to: "19:00" },
    { description: "Ogni giorno 20:00–08:00", from: "20:00", to: "08:00" },
    null
  ]
  for (const [position, frame] of frames.entries()) {
    await database.query(`
      insert into shop.ticket (id, rule_id, shop_id, position, name, translations, ticket_type, price, maximum_plates,
        required_start_time_values, validity, frame)
      select gen_random_uuid(), gen_random_uuid(), id, ${position}, 'Monat', '{}', 'singleUse', 100, 1, '[]',
        '{"kind": "months", "count": 1}', ${frame === null ? "null" : `'${JSON.stringify(frame)}'`} from shop.shop`)
  }
  await bringUpToDate(migrationsBefore("0046"))
  const window = (weekdays: ReadonlyArray<number> | null, from: string, to: string) => [
    { weekdays, from, to, exceptions: [] }
  ]
  expect(await database.sql`select windows, interruptions from shop.ticket order by position`).toEqual(
    [
      window([1, 2, 3, 4, 5], "05:30", "18:30"),
      window([1, 2, 3, 4, 5, 6], "06:00", "19:00"),
      window(null, "20:00", "08:00"),
      []
    ].map((windows) => ({ windows, interruptions: [] }))
  )
})

describe("rows of a group that had moved to another shop", () => {
  const groupId = "5d000000-0000-4000-8000-000000000005"

  it("name the shop of the group", async () => {
    const { sql } = database
    const tables = ["shop_group_area", "group_member", "registered_plate", "plate_change"]
    await sql`
      insert into shop.area values (gen_random_uuid(), 'Nord', null, 'EUR', 'Europe/Berlin')`
    await sql`
      insert into shop.shop_group (id, shop_id, group_id, name, type, open, visible, position)
      select ${groupId}::uuid, id, 'staff', 'Personal', 'licensePlate', true, true, 0 from shop.shop`
    const elsewhere = randomUUID()
    await sql`
      insert into shop.shop_group_area (shop_group_id, position, area_entity_id, shop_id)
      select ${groupId}::uuid, 0, area_entity_id, ${elsewhere}::uuid from shop.area`
    await sql`insert into shop.group_member (shop_group_id, subject, shop_id) values (${groupId}, 'driver|neu', ${elsewhere})`
    await sql`
      insert into shop.registered_plate (id, shop_group_id, subject, plate, valid_from, shop_id)
      values (gen_random_uuid(), ${groupId}, 'driver|neu', 'M-A1', now(), ${elsewhere})`
    await sql`
      insert into shop.plate_change (id, shop_group_id, subject, new_plate, changed_at, shop_id)
      values (gen_random_uuid(), ${groupId}, 'driver|neu', 'M-A1', now(), ${elsewhere})`
    await bringUpToDate(migrationsBefore("0048"))
    for (const table of tables)
      expect(
        await database.query(`select t.shop_id = s.id as named from shop.${table} t, shop.shop s`)
      ).toEqual([{ named: true }])
  })

  it("include its codes, also redeemed ones, unless the shop has one of the same text", async () => {
    const { sql } = database
    const shops = { former: randomUUID(), another: randomUUID() }
    for (const [path, id] of Object.entries(shops))
      await sql`
        insert into shop.shop (id, area_entity_id, name, path, payment_service_provider_id, active, is_account_verification, time_zone, currency)
        values (${id}, gen_random_uuid(), 'Parkhaus', ${path}, 'page', true, false, 'Europe/Berlin', 'EUR')`
    const addCode = (shopId: string, text: string, group: string | null) => sql`
      insert into shop.verification_code (id, shop_id, code, shop_group_id)
      values (gen_random_uuid(), ${shopId}, ${text}, ${group})`
    await addCode(shops.former, "MOVES", groupId)
    await addCode(shops.former, "TWICE", groupId)
    await addCode(shops.another, "TWICE", groupId)
    await addCode(shops.former, "TAKEN", groupId)
    await sql`
      insert into shop.redeemed_code (verification_code_id, subject)
      select id, 'driver|neu' from shop.verification_code`
    await sql`
      insert into shop.verification_code (id, shop_id, code)
      select gen_random_uuid(), shop_id, 'TAKEN' from shop.shop_group where id = ${groupId}`
    await bringUpToDate(folder)
    expect(
      await sql`
        select c.code, c.shop_id = g.shop_id as here, r.shop_id = c.shop_id as redeemed
        from shop.shop_group g join shop.verification_code c on c.shop_group_id = g.id
        join shop.redeemed_code r on r.verification_code_id = c.id order by 1, 2`
    ).toEqual([
      { code: "MOVES", here: true, redeemed: true },
      { code: "TAKEN", here: false, redeemed: true },
      { code: "TWICE", here: false, redeemed: true },
      { code: "TWICE", here: true, redeemed: true }
    ])
  })
})

describe("each table", () => {
  it("names the shop or the area of its rows, so that a shop can move to another server, or has none", async () => {
    const tables = await database.sql<{ name: string }>`
      select table_name as name from information_schema.tables t where table_schema = 'shop' and not exists (
        select 1 from information_schema.columns c where c.table_schema = 'shop' and c.table_name = t.table_name
          and c.column_name in ('shop_id', 'area_entity_id')) order by 1`
    expect(tables.map(({ name }) => name)).toEqual([
      "code_attempt",
      "cover_image",
      "last_backup",
      "migration",
      "plate_question",
      "public_call",
      "seeding",
      // Of a stay at an area.
      "stay_payment",
      "stripe_events_read",
      "tally"
    ])
  })

  it("gets the shop of a row that does not name it, also of one from before", async () => {
    await database.sql`alter table shop.ticket_area disable trigger ticket_area_shop`
    await database.sql`
      insert into shop.ticket_area select t.id, a.area_entity_id, 0 from shop.ticket t, shop.area a limit 1`
    await database.sql`alter table shop.ticket_area enable trigger ticket_area_shop`
    const missing = () => database.sql`select 1 from shop.ticket_area where shop_id is null`
    expect(await missing()).toHaveLength(1)
    await database.sql`update shop.ticket_area set shop_id = null where shop_id is null`
    expect(await missing()).toEqual([])
  })
})
