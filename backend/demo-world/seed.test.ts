/** Tests of seeding: the same world on every machine, once per database, quickly. */
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { normaliseLicencePlate, validateLicencePlate } from "../../schemas/licence-plate/index.ts"
import { accentOf, logoOf } from "../../schemas/shop-looks.ts"
import { databaseLayer } from "../database/client.ts"
import { migrate } from "../database/migrations.ts"
import { startTestDatabase } from "../database/test-database.ts"
import { forTests } from "../testing/for-tests.ts"
import { coveredPlate, demoIssuedTickets, demoPlates, freePlate } from "./belongings.ts"
import { seedDemoWorld } from "./seed.ts"
import { demoShops, shopId, ticketId } from "./shops.ts"

const database = forTests(() => startTestDatabase())

const seed = () =>
  Effect.runPromise(
    seedDemoWorld.pipe(
      Effect.provide(
        databaseLayer({ url: Redacted.make(database.url), maximumConnections: 2, applicationName: "seed" })
      )
    )
  )

beforeAll(async () => {
  await Effect.runPromise(
    migrate("shop", join(import.meta.dirname, "../shop-service/migrations")).pipe(
      Effect.provide(
        databaseLayer({ url: Redacted.make(database.url), maximumConnections: 1, applicationName: "seed" })
      )
    )
  )
})

const count = async (table: string) =>
  (await database.query<{ rows: number }>(`select count(*)::int as rows from shop.${table}`))[0]?.rows

describe("the demo world", () => {
  it("is seeded once when three services start together", async () => {
    expect((await Promise.all([seed(), seed(), seed()])).filter(Boolean)).toHaveLength(1)
    expect(await seed()).toBe(false)
    expect(await count("shop")).toBe(10)
    expect(await count("ticket where shop_id in (select id from shop.shop where path = 'grossgarage')")).toBe(
      1000
    )
    expect(await count("ticket where shop_id in (select id from shop.shop where path = 'wiesensee')")).toBe(
      14
    )
  })

  it("has shops with and without their own look", async () => {
    const shops = await database.sql<{ path: string; cover: string | null; meta: unknown }>`
      select path, cover_image_url as cover, meta from shop.shop`
    const kept = await database.sql<{ name: string; bytes: string }>`
      select name, convert_from(bytes, 'UTF8') as bytes from shop.cover_image`
    const own = shops.filter(({ cover }) => cover !== null)
    expect(new Set(own.map(({ cover }) => cover)).size).toBe(7)
    expect(shops.filter(({ cover }) => cover === null).map(({ path }) => path)).toEqual(
      expect.arrayContaining(["leer", "leerhof"])
    )
    const pictures = own.flatMap(({ cover, meta }) => [cover, logoOf(meta)])
    expect(pictures.toSorted()).toEqual(kept.map(({ name }) => `cover-images/${name}`).toSorted())
    for (const { meta } of own) expect(accentOf(meta)).toBeDefined()
    /** The one style sheet of a drawing: it shows what is drawn for dark screens. */
    const evening =
      "<style>@media screen and (prefers-color-scheme:dark){.n{display:inline}.d{mix-blend-mode:multiply}}</style>"
    for (const { bytes } of kept) {
      expect(bytes.length).toBeLessThan(4096)
      expect(bytes.replace(evening, "")).not.toMatch(/<script|on\w+=|href="(?!#)|style/)
    }
  })

  it("has stable ids", () => {
    expect(shopId("wiesensee")).toBe("bc8740e1-d01e-555c-98de-912bf38d897d")
    expect(ticketId("wiesensee", "hiking-day")).toBe("cd6e03db-947d-5a74-99d9-cb615b32dbfa")
  })

  it("has tickets in existing areas, with German and English titles", () => {
    for (const { areas, tickets } of demoShops) {
      for (const ticket of tickets) {
        expect(ticket.areas.every((area) => areas[area] !== undefined)).toBe(true)
        expect(new Set(ticket.areas).size).toBe(ticket.areas.length)
        expect(ticket.titles).toMatchObject({ de: expect.any(String), en: expect.any(String) })
      }
    }
  })

  it("has valid normalised plates, and keeps the free plate free", () => {
    const plates = [...demoPlates, ...demoIssuedTickets].map(({ plate }) => plate)
    for (const plate of [...plates, freePlate]) {
      expect([plate, validateLicencePlate("DE", plate)]).toEqual([plate, undefined])
      expect(normaliseLicencePlate("DE", plate)).toBe(plate)
    }
    expect(plates).toContain(coveredPlate)
    expect(plates).not.toContain(freePlate)
  })
})
