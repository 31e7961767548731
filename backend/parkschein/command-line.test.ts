/** Tests of the command `parkschein` against a running shop service, and of the commands in the docs. */
import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { Effect } from "effect"
import { TestConsole } from "effect/testing"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { identity } from "../configuration.ts"
import { shopAreaId, shopGroupId, shopId } from "../demo-world/shops.ts"
import { inDays } from "../shop-service/testing/days.ts"
import { type Driver, driver, eventOf, report } from "../shop-service/testing/driver.ts"
import { picture } from "../shop-service/testing/operator.ts"
import { startShopService, type TestShopService } from "../shop-service/testing/start-shop-service.ts"
import { runCommand } from "./command-line.ts"

let service: TestShopService
let neu: Driver
let folder: string
let token: string

beforeAll(async () => {
  service = await startShopService()
  neu = await driver(service.origin, service.issuer, "driver|neu")
  token = await service.issuer.token(identity.serviceClientId, { claims: { scope: identity.serviceScope } })
  vi.stubEnv("PARKSCHEIN_API_ORIGIN", service.origin)
  vi.stubEnv("PARKSCHEIN_SERVICE_TOKEN", token)
  folder = mkdtempSync(join(tmpdir(), "parkschein-command-"))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await service.stop()
})

/** Returns the arguments of a line as a shell would; a text in quotes is one. */
const argumentsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? word)

/** Runs the command with this line after its name. No output ever has the token. */
const run = async (line: string) => {
  const { exitCode, out, errors } = await Effect.runPromise(
    Effect.gen(function* () {
      const exitCode = yield* runCommand(argumentsOf(line))
      const [out, errors] = yield* Effect.all([TestConsole.logLines, TestConsole.errorLines])
      return { exitCode, out: out.join("\n"), errors: errors.join("\n") }
    }).pipe(Effect.provide(TestConsole.layer))
  )
  expect(out + errors).not.toContain(token)
  return { exitCode, out, errors }
}

const json = async (line: string) => {
  const { exitCode, out, errors } = await run(`${line} --json`)
  expect([exitCode, errors]).toEqual([0, ""])
  return JSON.parse(out)
}

const newShop = (path: string, area: string = randomUUID()) =>
  `shop create --name "Parkhaus Nord" --path ${path} --area ${area} --provider parkschein-payment-page`

describe("shop", () => {
  it("opens a shop with a cover image, lists, closes and reopens it", async () => {
    const cover = join(folder, "cover.webp")
    writeFileSync(cover, await picture("webp", "north").bytes())
    const looks = `--cover ${cover} --logo ${cover} --accent #1f6f9f`
    const shop = await json(`${newShop("parkhaus-nord")} ${looks}`)
    expect(shop.meta).toEqual({ accent: "#1f6f9f", logo: shop.coverImageUrl })
    expect(shop).toMatchObject({ path: "parkhaus-nord", active: true })
    expect(shop.coverImageUrl).toMatch(/^cover-images\/.+\.webp$/)
    expect((await run('shop list --search "haus nord"')).out).toBe(
      `${shop.id}  open    /parkhaus-nord  Parkhaus Nord`
    )
    expect((await run(`shop close ${shop.id}`)).out).toContain("closed")
    expect(await json(`shop close ${shop.id}`)).toMatchObject({
      ...shop,
      active: false,
      updatedAt: expect.any(String)
    })
    expect(await json(`shop reopen ${shop.id}`)).toMatchObject({ ...shop, updatedAt: expect.any(String) })
  })

  it("renames a shop, and changes its looks, and nothing else", async () => {
    const looks = join(folder, "logo.webp")
    writeFileSync(looks, await picture("webp", "logo").bytes())
    const shop = await json(`${newShop("former")} --accent #1f6f9f --asks-for-code`)
    const changed = await json(`shop change ${shop.id} --name "Parkhaus Süd" --logo ${looks}`)
    expect(changed).toEqual({
      ...shop,
      name: "Parkhaus Süd",
      meta: { accent: "#1f6f9f", logo: expect.stringContaining(".webp") },
      updatedAt: expect.any(String)
    })
    expect(await json(`shop change ${shop.id} --path latter`)).toMatchObject({
      path: "latter",
      name: "Parkhaus Süd",
      meta: changed.meta
    })
    expect((await run(`shop change ${shop.id} --path wiesensee`)).errors).toContain("E_SHOP_PATH_TAKEN")
  })

  it("lists all pages", async () => {
    for (let count = 0; count < 12; count++) await json(newShop(`page-${count}`))
    expect((await json("shop list")).length).toBeGreaterThan(20)
  })

  it("prints a write instead of sending it in a dry run", async () => {
    const { exitCode, out } = await run(`${newShop("never")} --dry-run`)
    expect([exitCode, out]).toEqual([
      0,
      expect.stringContaining(`Not sent: POST ${service.origin}/v1/shop\n`)
    ])
    expect(await json(`shop close ${shopId("wiesensee")} --dry-run`)).toMatchObject({
      method: "PATCH",
      url: `${service.origin}/v1/shop/${shopId("wiesensee")}`,
      body: { path: "wiesensee", active: "false" }
    })
    const open = await service.database.sql`
      select path from shop.shop where active and path in ('never', 'wiesensee')`
    expect(open).toEqual([{ path: "wiesensee" }])
  })
})

describe("area set", () => {
  const set = (area: string, currency = "CHF", timeZone = "Europe/Zurich") =>
    `area set ${area} --name Zürich --currency ${currency} --time-zone ${timeZone}`
  const shops = (area: string) =>
    service.database.sql`select currency, time_zone from shop.shop where area_entity_id = ${area}`

  it("gives currency and time zone to its shop, opened before or after", async () => {
    for (const isBefore of [false, true]) {
      const area = randomUUID()
      if (isBefore) await json(newShop(area, area))
      const first = await run(set(area))
      expect(first.out).toBe(`${area}  CHF  Europe/Zurich  Zürich`)
      expect(await run(set(area))).toEqual(first)
      if (!isBefore) await json(newShop(area, area))
      expect(await shops(area)).toEqual([{ currency: "CHF", time_zone: "Europe/Zurich" }])
      const dry = await json(`${set(area)} --dry-run`)
      expect(dry).toMatchObject({ method: "PUT", body: { currency: "CHF", timeZone: "Europe/Zurich" } })
    }
  })

  it.each([
    ["JPY", "Europe/Zurich", 1, "(E_AREA_INVALID, currency)"],
    ["XXQ", "Europe/Zurich", 1, "(E_AREA_INVALID, currency)"],
    ["chf", "Europe/Zurich", 2, "--currency"],
    ["CHF", "Europe/Zuerich", 1, "(E_AREA_INVALID, timeZone)"],
    ["CHF", "+01:00", 2, "a time zone such as"]
  ] as const)("names what is wrong: %s, %s", async (currency, timeZone, expected, what) => {
    const { exitCode, errors } = await run(set(randomUUID(), currency, timeZone))
    expect([exitCode, errors]).toEqual([expected, expect.stringContaining(what)])
  })
})

describe("ticket set", () => {
  const ticketsFile = (tickets: unknown) => {
    const file = join(folder, "tickets.json")
    writeFileSync(file, JSON.stringify({ tickets }))
    return file
  }
  const ticket = (name: string) => ({
    id: randomUUID(),
    name,
    price: 4.5,
    maximumPlates: 1,
    start: "payment",
    validity: { kind: "seconds", count: 7200 },
    areas: [{ areaEntityId: randomUUID(), name: "Level 1" }]
  })

  it("changes tickets by their id, keeps their order, and withdraws the others", async () => {
    const { id: shop } = await json(newShop("with-tickets"))
    const [one, two, three] = [ticket("One"), ticket("Two"), ticket("Three")]
    await json(`ticket set ${shop} ${ticketsFile([one, two])}`)
    const changes = [three, { ...one, price: 5, visits: 10 }]
    const set = await run(`ticket set ${shop} ${ticketsFile(changes)}`)
    expect(set.out).toContain(`${one.id}  5.00  One\n2 tickets on sale, 1 withdrawn.`)
    expect(await run(`ticket set ${shop} ${ticketsFile(changes)}`)).toEqual(set)
    const rows = await service.database.sql`
      select name, price, ticket_type, on_sale from shop.ticket where shop_id = ${shop} order by position`
    expect(rows).toEqual([
      { name: "Three", price: 450, ticket_type: "singleUse", on_sale: true },
      { name: "One", price: 500, ticket_type: "multiUse", on_sale: true },
      { name: "Two", price: 450, ticket_type: "singleUse", on_sale: false }
    ])
    const dry = await json(`ticket set ${shop} ${ticketsFile([])} --dry-run`)
    expect(dry).toMatchObject({ method: "PUT", body: { tickets: [] } })
  })

  it.each([
    [[{ ...ticket("No area"), areas: [] }], "areas"],
    [[{ ...ticket("Dear"), discountedPrice: 9 }], "discountedPrice"],
    [[{ ...ticket("Late"), validity: { kind: "day", from: "25:00", to: "24:00" } }], "05:30"],
    ["none", "tickets"]
  ])("names what is wrong with the file: %#", async (tickets, what) => {
    const { exitCode, errors } = await run(`ticket set ${shopId("wiesensee")} ${ticketsFile(tickets)}`)
    expect([exitCode, errors]).toEqual([2, expect.stringContaining(what)])
  })
})

it("creates a group once", async () => {
  const create = `group create ${shopId("wiesensee")} Dauerparker --group-id north --plates 2`
  expect(await json(create)).toMatchObject({ groupId: "north", maximumPlates: 2 })
  expect((await run(create)).errors).toContain("E_GROUP_EXISTS")
})

it("adds a code that makes a driver a member of a group, once", async () => {
  const clinic = shopId("klinikum-rosenau")
  const add = `code add ${clinic} CLINIC-2030 --uses 1 --valid-to 2030-12-31T23:59:59Z`
  const withGroup = `${add} --group ${shopGroupId("klinikum-rosenau", "verwaltung")}`
  expect(await json(withGroup)).toEqual(await json(withGroup))
  const added = await neu.call("POST", `/v1/${clinic}/verification-code`, { code: "CLINIC-2030" })
  expect(added.status).toBe(200)
  expect(await run(add)).toEqual({
    exitCode: 1,
    out: "",
    errors: "The shop has this code already, with another group or limit. (E_CODE_EXISTS, code)"
  })
})

it("shows an order by its reference, and refunds it once", async () => {
  const ticket = await neu.configured("wiesensee", "hiking-day", inDays(3))
  await neu.putCart("wiesensee", [ticket])
  const { body: order } = await neu.order("wiesensee")
  expect((await run(`refund ${order.reference}`)).errors).toContain("E_ORDER_NOT_PAID")
  await report(service.origin, service.settings.paymentSecret, eventOf(order))
  expect((await run(`order show ${order.reference}`)).out).toMatch(
    new RegExp(`^${order.reference}  paid  8\\.00 EUR  .*\n.*${order.orderId}.*\n .* M-PP123$`)
  )
  expect(await json(`refund ${order.reference} --dry-run`)).toMatchObject({ method: "PUT", body: null })
  const refund = await json(`refund ${order.reference}`)
  expect(refund).toMatchObject({ orderId: order.orderId, amount: 8, reason: "returned" })
  expect(await json(`refund ${order.orderId}`)).toMatchObject({ refundId: refund.refundId })
  const tickets = await neu.activeTickets("wiesensee")
  expect(tickets.map(({ orderReference }) => orderReference)).not.toContain(order.reference)
  expect(await run("refund PS-3333-4444")).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining("E_ORDER_NOT_FOUND")
  })
})

it("lists a failed refund of a double payment, and requests it once more", async () => {
  await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(4))])
  const { body: order } = await neu.order("wiesensee")
  for (const paymentId of [randomUUID(), randomUUID()])
    await report(service.origin, service.settings.paymentSecret, {
      ...eventOf(order),
      eventId: randomUUID(),
      paymentId
    })
  await service.database.sql`
    update shop.refund set due_at = 'infinity', attempts = attempts + 1 where order_id = ${order.orderId}`
  const [{ refundId }] = (await json("refunds list --state failed")).refunds
  expect((await run("refunds list --state failed")).out).toContain(
    `${refundId}  ${order.reference}  failed  8.00 EUR  paidTwice  `
  )
  expect((await run(`order show ${order.reference}`)).out).toContain("refund 8.00 EUR  failed")
  expect(await json(`refunds retry ${refundId}`)).toMatchObject({ refundId, state: "due" })
  expect((await run("refunds list --state failed")).out).toBe("There is no such refund.")
  expect((await run(`order show ${order.reference}`)).out).toMatch(/ paid [\s\S]+ 8\.00 EUR {2}due$/)
})

it("exports and deletes the data of a driver", async () => {
  const leaving = await driver(service.origin, service.issuer, "driver|leaving")
  await leaving.putCart("wiesensee", [await leaving.configured("wiesensee", "hiking-day", inDays(3))])
  const data = await json("driver export driver|leaving")
  expect(data).toMatchObject({ subject: "driver|leaving", tables: { cart: [{ subject: "driver|leaving" }] } })
  expect(await json("driver delete driver|leaving --dry-run")).toMatchObject({
    body: { subject: "driver|leaving" }
  })
  expect((await run("driver delete driver|leaving")).out).toContain("Deleted, with 0 orders.")
  expect((await json("driver export driver|leaving")).tables).toEqual({})
})

describe("a failure", () => {
  const wrongToken = () => {
    const file = join(folder, "token")
    writeFileSync(file, "eyJ.wrong.token\n")
    return file
  }

  it.each<readonly [string, () => string, number, string]>([
    ["another shop has the path", () => newShop("wiesensee"), 1, "(E_SHOP_PATH_TAKEN, path)"],
    [
      "another shop is that of the area",
      () => newShop("new", shopAreaId("wiesensee")),
      1,
      "(E_SHOP_AREA_TAKEN, areaEntityId)"
    ],
    ["the token is wrong", () => `shop list --token-file "${wrongToken()}"`, 1, "Get a new access token."],
    [
      "the token file is missing",
      () => "shop list --token-file missing",
      2,
      "The file missing cannot be read."
    ],
    [
      "the file has no token",
      () => `shop list --token-file "${join(import.meta.dirname, "main.ts")}"`,
      2,
      "does not contain an access token"
    ],
    [
      "nothing listens",
      () => "shop list --service http://127.0.0.1:1",
      3,
      "http://127.0.0.1:1 does not answer"
    ],
    ["an argument is not an id", () => "shop close wiesensee", 2, "Expected a UUID"],
    ["an argument is not an order", () => "refund PS-1", 2, "such as PS-3G7K-XQ4M"],
    ["a flag is unknown", () => "shop list --all", 2, "--all"]
  ])("has a message and an exit code: %s", async (_, line, exitCode, message) => {
    const failed = await run(line())
    expect([failed.exitCode, failed.errors]).toEqual([exitCode, expect.stringContaining(message)])
  })

  it("names how to set a missing token", async () => {
    vi.stubEnv("PARKSCHEIN_SERVICE_TOKEN", "")
    expect(await run("shop list")).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining("--token-file")
    })
    vi.stubEnv("PARKSCHEIN_SERVICE_TOKEN", token)
  })
})

it("checks all settings at once", async () => {
  expect((await run("config check")).out).toMatch(/^PARKSCHEIN_SERVICE_TOKEN +\(hidden\)$/m)
  vi.stubEnv("PARKSCHEIN_MIGRATIONS", "never")
  vi.stubEnv("PARKSCHEIN_SMTP_URL", "mail-password")
  const { exitCode, errors } = await run("config check")
  vi.stubEnv("PARKSCHEIN_MIGRATIONS", "")
  vi.stubEnv("PARKSCHEIN_SMTP_URL", "")
  expect([exitCode, errors.split("\n")]).toEqual([
    2,
    [
      'PARKSCHEIN_MIGRATIONS must be at-start or before, but is "never".',
      "PARKSCHEIN_SMTP_URL must be an address such as smtp://user:password@mail.example:587."
    ]
  ])
})

it("starts as a program from any folder", { timeout: 60_000 }, async () => {
  const program = join(import.meta.dirname, "../../deploy/image/parkschein")
  const { stdout } = await promisify(execFile)(program, ["shop", "list", "--search", "Wiesensee"], {
    cwd: folder
  })
  expect(stdout).toContain(`${shopId("wiesensee")}  open    /wiesensee`)
})

describe("the docs", () => {
  const docs = join(import.meta.dirname, "../../docs")
  const pages = readdirSync(docs).filter((name) => name.endsWith(".md"))
  const text = pages.map((name) => readFileSync(join(docs, name), "utf8")).join("\n")
  const found = [...text.matchAll(/(?:^|`)parkschein ([^`\n<]+)/gm)].map(([, args = ""]) => args.trim())
  const commands = [...new Set(found)]

  it.each(commands)("have a command that is valid: parkschein %s", async (line) => {
    const file = join(folder, "none.json")
    writeFileSync(file, JSON.stringify({ tickets: [] }))
    const filled = line
      .replace(/THE-[A-Z-]+-ID|\$(?:shop|group|area)/g, randomUUID())
      .replace("$provider", "stripe")
      .replace("$reference", "PS-3G7K-XQ4M")
      .replace(/\/dev\/stdin|tickets\.json|\/data\/\S+/g, file)
    // A command that is not valid ends before it connects. Help needs no service.
    const offline = line.startsWith("config") ? "--help" : "--service http://127.0.0.1:1"
    expect((await run(`${filled} ${offline}`)).exitCode).not.toBe(2)
  })

  it("have all commands", () => {
    const named = commands.map((line) =>
      line
        .replace(/^(shop|area|ticket|group|code|order|refunds|driver|config) (\w+).*$|^(\w+).*$/, "$1 $2$3")
        .trim()
    )
    expect([...new Set(named)].toSorted()).toEqual([
      "accounting",
      "area set",
      "code add",
      "config check",
      "driver delete",
      "driver export",
      "group create",
      "order show",
      "refund",
      "refunds list",
      "refunds retry",
      "shop change",
      "shop close",
      "shop create",
      "shop list",
      "shop reopen",
      "ticket set"
    ])
  })
})
