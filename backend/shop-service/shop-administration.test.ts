/** Tests of opening, changing and closing shops, with their images. */
import { randomUUID } from "node:crypto"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import type { Shop } from "../../schemas/shop.ts"
import { shopAreaId, shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type ErrorAnswer, refused } from "./testing/driver.ts"
import { operator, picture } from "./testing/operator.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")
const tool = operator(service)

type Form = Readonly<Record<string, string | Blob | undefined>>
type ShopAnswer = Shop & ErrorAnswer

let count = 0
const newShop = (more: Form = {}): Form => ({
  areaEntityId: randomUUID(),
  name: `Parkhaus ${++count}`,
  path: `parkhaus-${count}`,
  paymentServiceProviderId: "parkschein-payment-page",
  active: "true",
  ...more
})
const open = (more: Form = {}) => tool.sendForm<ShopAnswer>("POST", "/v1/shop", newShop(more))
const change = (shop: Shop, more: Form = {}) =>
  tool.sendForm<ShopAnswer>("PATCH", `/v1/shop/${shop.id}`, {
    areaEntityId: shop.areaEntityId,
    name: shop.name,
    path: shop.path,
    paymentServiceProviderId: shop.paymentServiceProviderId,
    ...more
  })
const close = (id: string) => tool.call<ErrorAnswer | undefined>("DELETE", `/v1/shop/${id}`)
const read = async (id: string) => (await tool.call<ShopAnswer>("GET", `/v1/shop/${id}`)).body
const asset = (shop: Shop) => fetch(`${service.origin}/assets/${shop.coverImageUrl}`)

const written = async () =>
  JSON.stringify(
    await service.database.sql`
      select (select jsonb_agg(to_jsonb(s) order by s.id) from shop.shop s) as shops,
        (select jsonb_agg(name order by name) from shop.cover_image) as images`
  )

describe("opening a shop", () => {
  it("returns it, and drivers find it at its path", async () => {
    const { status, body } = await open({
      name: "Parkhaus Süd",
      path: "parkhaus-sued",
      isAccountVerification: "true",
      periodicLimit: "3",
      periodicLimitInterval: "month",
      createdAt: "2026-01-01T00:00:00+01:00"
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: "Parkhaus Süd",
      path: "parkhaus-sued",
      active: true,
      isAccountVerification: true,
      coverImageUrl: null,
      createdAt: "2025-12-31T23:00:00.000Z"
    })
    const found = await neu.call<Shop>("GET", "/v1/shop/path/parkhaus-sued")
    expect(found.body).toMatchObject({ id: body.id, name: "Parkhaus Süd" })
    expect(
      await service.database.sql`
        select periodic_limit, periodic_limit_interval from shop.shop where id = ${body.id}`
    ).toEqual([{ periodic_limit: 3, periodic_limit_interval: "month" }])
  })

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "stores its picture, detected as %s by content, and serves it publicly",
    async (kind) => {
      const image = picture(kind, "anyone", 5000, "text/html")
      const { body } = await open({
        coverImage: new File([image], "../../evil.svg", { type: "image/svg+xml" })
      })
      expect(body.coverImageUrl).toMatch(/^cover-images\/[0-9a-f]{32}\.(jpg|png|webp|avif)$/)
      const response = await asset(body)
      expect(response.status).toBe(200)
      expect(response.headers.get("content-type")).toBe(`image/${kind}`)
      expect(response.headers.get("cache-control")).toContain("immutable")
      expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin")
      expect(response.headers.get("content-security-policy")).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox"
      )
      expect(response.headers.get("x-content-type-options")).toBe("nosniff")
      expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await image.arrayBuffer()))
    }
  )

  it("accepts a name of 200 characters", async () => {
    expect((await open({ name: "x".repeat(200) })).body.name).toHaveLength(200)
  })

  it("is refused when path or area are taken, also concurrently", async () => {
    expect(await open({ path: "wiesensee" })).toMatchObject(refused(409, "E_SHOP_PATH_TAKEN", "path"))
    expect(await open({ areaEntityId: shopAreaId("wiesensee") })).toMatchObject(
      refused(409, "E_SHOP_AREA_TAKEN", "areaEntityId")
    )
    const answers = await Promise.all(Array.from({ length: 4 }, () => open({ path: "wanted-by-all" })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it.each([
    [{ path: "callback" }, "E_SHOP_PATH_RESERVED", "path"],
    [{ path: "v2" }, "E_SHOP_PATH_RESERVED", "path"],
    [{ path: "email-verification-required" }, "E_SHOP_PATH_RESERVED", "path"],
    [{ path: "Großgarage" }, "E_SHOP_PATH_INVALID", "path"],
    [{ path: "a/b" }, "E_SHOP_PATH_INVALID", "path"],
    [{ path: ".." }, "E_SHOP_PATH_INVALID", "path"],
    [{ path: "x".repeat(65) }, "E_SHOP_PATH_INVALID", "path"],
    [{ name: "x".repeat(201) }, "E_NAME_INVALID", "name"],
    [{ name: "   " }, "E_NAME_INVALID", "name"],
    [{ paymentServiceProviderId: "Stripe" }, "E_PAYMENT_PROVIDER_UNKNOWN", "paymentServiceProviderId"],
    [{ paymentServiceProviderId: "stripe" }, "E_PAYMENT_PROVIDER_UNKNOWN", "paymentServiceProviderId"],
    [
      { paymentServiceProviderId: "parkschein-payment-page " },
      "E_PAYMENT_PROVIDER_UNKNOWN",
      "paymentServiceProviderId"
    ],
    [{ paymentServiceProviderId: "bank" }, "E_PAYMENT_PROVIDER_UNKNOWN", "paymentServiceProviderId"],
    [
      { coverImage: new Blob(["<svg onload=alert(1)>"], { type: "image/png" }) },
      "E_COVER_IMAGE_TYPE",
      "coverImage"
    ],
    [{ coverImage: new Blob([], { type: "image/png" }) }, "E_COVER_IMAGE_TYPE", "coverImage"],
    [{ coverImage: picture("png", "", 2 * 1024 * 1024 + 1) }, "E_COVER_IMAGE_TOO_LARGE", "coverImage"],
    [{ logo: new Blob(["<svg/>"], { type: "image/png" }) }, "E_COVER_IMAGE_TYPE", "logo"]
  ])("is refused when it breaks a rule, and writes nothing: %#", async (fields, code, field) => {
    const before = await written()
    expect(await open(fields)).toMatchObject({ status: 422, body: { code, field } })
    expect(await written()).toBe(before)
  })

  it.each([
    [{ areaEntityId: undefined }, "areaEntityId"],
    [{ areaEntityId: "no-uuid" }, "areaEntityId"],
    [{ name: "" }, "name"],
    [{ name: undefined }, "name"],
    [{ name: "a\u0000b" }, "name"],
    [{ path: undefined }, "path"],
    [{ paymentServiceProviderId: undefined }, "paymentServiceProviderId"],
    [{ active: undefined }, "active"],
    [{ active: "perhaps" }, "active"],
    [{ periodicLimit: "1e999" }, "periodicLimit"],
    [{ periodicLimit: "-1" }, "periodicLimit"],
    [{ createdAt: "yesterday" }, "createdAt"],
    [{ coverImage: "a text" }, "coverImage"]
  ])("is refused for an invalid form, and writes nothing: %j", async (fields, field) => {
    const before = await written()
    const answer = await open(fields as Form)
    expect(answer).toMatchObject(refused(400, "E_REQUEST_INVALID"))
    expect(answer.body.field).toContain(field)
    expect(await written()).toBe(before)
  })

  it("works without a writable disk, as in a read-only container", async () => {
    vi.stubEnv("TMPDIR", "/dev/null/no-folder")
    onTestFinished(() => void vi.unstubAllEnvs())
    const image = picture("webp", "read-only")
    const { status, body } = await open({ coverImage: image })
    expect(status).toBe(200)
    expect(await (await asset(body)).bytes()).toEqual(await image.bytes())
    expect(await change(body, { name: "Parkhaus Ost" })).toMatchObject({
      status: 200,
      body: { name: "Parkhaus Ost", coverImageUrl: body.coverImageUrl }
    })
  })

  it("is refused with duplicate fields", async () => {
    const before = await written()
    const form = new FormData()
    for (const [name, value] of Object.entries(newShop())) if (value !== undefined) form.append(name, value)
    for (const kind of ["png", "webp"] as const) form.append("coverImage", picture(kind))
    expect(await tool.sendForm("POST", "/v1/shop", form)).toMatchObject({
      status: 400,
      body: { field: "coverImage" }
    })
    expect(await written()).toBe(before)
  })

  it("is refused for a body that is not a form or too large", async () => {
    const before = await written()
    expect(await tool.call("POST", "/v1/shop", newShop())).toMatchObject({ status: 415 })
    expect(
      await tool.call("POST", "/v1/shop", undefined, { "content-type": "multipart/form-data" })
    ).toMatchObject(refused(400, "E_REQUEST_INVALID"))
    for (const fields of [
      { coverImage: picture("png", "", 5 * 1024 * 1024) },
      { periodicLimitInterval: "x".repeat(70_000) },
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field-${index}`, "x"]))
    ]) {
      expect(await open(fields)).toMatchObject(refused(413, "E_REQUEST_TOO_LARGE"))
    }
    expect(await written()).toBe(before)
  })

  it("accepts any existing instant", async () => {
    for (const createdAt of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z"]) {
      expect((await open({ createdAt })).status).toBe(200)
    }
  })
})

describe("changing a shop", () => {
  it("changes sent fields only", async () => {
    const { body: shop } = await open({
      isAccountVerification: "true",
      periodicLimit: "3",
      periodicLimitInterval: "month"
    })
    const { status, body } = await change(shop, { name: "Neuer Name", active: "false" })
    expect([status, body]).toMatchObject([
      200,
      { id: shop.id, name: "Neuer Name", path: shop.path, active: false, isAccountVerification: true }
    ])
    const limits = `select periodic_limit, periodic_limit_interval from shop.shop where id = '${shop.id}'`
    expect(await service.database.query(limits)).toEqual([
      { periodic_limit: 3, periodic_limit_interval: "month" }
    ])
    expect(body.createdAt).toBe(shop.createdAt)
    expect(Date.parse(body.updatedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(shop.updatedAt ?? ""))
    expect(await read(shop.id)).toEqual(body)
  })

  it("replaces the picture and deletes the old one unless another shop uses it", async () => {
    const first = picture("png", "first")
    const { body: shop } = await open({ coverImage: first })
    const { body: twin } = await open({ coverImage: first })
    expect(twin.coverImageUrl).toBe(shop.coverImageUrl)
    const { body: changed } = await change(shop, { coverImage: picture("webp", "second") })
    expect(changed.coverImageUrl).not.toBe(shop.coverImageUrl)
    expect([(await asset(changed)).status, (await asset(shop)).status]).toEqual([200, 200])
    await change(twin, { coverImageUrl: "" })
    expect((await read(twin.id)).coverImageUrl).toBeNull()
    expect((await asset(shop)).status).toBe(404)
  })

  it("accepts the address of a stored picture, but no other", async () => {
    const { body: shop } = await open()
    expect((await change(shop, { coverImageUrl: "pictures/lake.webp" })).body.coverImageUrl).toBe(
      "pictures/lake.webp"
    )
    for (const coverImageUrl of [
      "https://elsewhere.example/x.png",
      "//elsewhere.example/x.png",
      "/x.png",
      "../x.png",
      "a/../../x.png",
      "javascript:alert(1)",
      "a b.png",
      "a?x=1"
    ]) {
      expect(await change(shop, { coverImageUrl })).toMatchObject(
        refused(422, "E_COVER_IMAGE_URL", "coverImageUrl")
      )
    }
    expect((await read(shop.id)).coverImageUrl).toBe("pictures/lake.webp")
  })

  it("is refused for values of another shop, an unknown shop and broken rules", async () => {
    const { body: shop } = await open()
    expect((await change(shop, { path: "wiesensee" })).body.code).toBe("E_SHOP_PATH_TAKEN")
    expect((await change(shop, { areaEntityId: shopAreaId("leer") })).body.code).toBe("E_SHOP_AREA_TAKEN")
    expect((await change(shop, { path: "error" })).body.code).toBe("E_SHOP_PATH_RESERVED")
    expect(await change({ ...shop, id: randomUUID() })).toMatchObject(refused(404, "E_SHOP_NOT_FOUND", "id"))
    expect(await change({ ...shop, id: "nonsense" })).toMatchObject({ status: 400, body: { field: "id" } })
    expect((await change(shop, { name: undefined })).status).toBe(400)
    expect(await read(shop.id)).toEqual(shop)
  })
})

it("refuses an unconfigured payment provider, and can close a shop without its former one", async () => {
  const { body: shop } = await open()
  expect(await change(shop, { paymentServiceProviderId: "bank" })).toMatchObject(
    refused(422, "E_PAYMENT_PROVIDER_UNKNOWN")
  )
  await service.database.sql`
    update shop.shop set payment_service_provider_id = 'bank' where id = ${shop.id}`
  const lost = await read(shop.id)
  expect((await change(lost, { active: "false" })).status).toBe(200)
})

describe("closing a shop", () => {
  it("deletes it with its picture and carts, and frees its path and area", async () => {
    const { body: shop } = await open({ coverImage: picture("jpeg", "closing") })
    await neu.putCart("leer", [])
    await service.database.sql`
      insert into shop.cart (shop_id, subject, items) values (${shop.id}, 'x', '[]')`
    expect(await close(shop.id)).toMatchObject({ status: 200, body: undefined })
    expect((await neu.call("GET", `/v1/shop/path/${shop.path}`)).status).toBe(404)
    expect((await tool.call("GET", `/v1/shop/${shop.id}`)).status).toBe(404)
    expect((await asset(shop)).status).toBe(404)
    expect(await close(shop.id)).toMatchObject(refused(404, "E_SHOP_NOT_FOUND"))
    expect((await open({ path: shop.path, areaEntityId: shop.areaEntityId })).status).toBe(200)
  })

  it("is refused with valid tickets, active plates or an open order", async () => {
    for (const path of ["wiesensee", "klinikum-rosenau"]) {
      expect(await close(shopId(path))).toMatchObject(refused(409, "E_SHOP_IN_USE"))
    }
    const ticket = await neu.configured("hochtal", "garage-month", {
      ...inDays(3),
      plates: [{ plate: "W-1234A", country: "AT" }]
    })
    await neu.putCart("hochtal", [ticket])
    expect((await neu.order("hochtal")).status).toBe(200)
    expect(await close(shopId("hochtal"))).toMatchObject(refused(409, "E_SHOP_IN_USE"))
    await service.database.sql`
      update shop.customer_order set status = 'failed', settled_at = now()
        where shop_id = ${shopId("hochtal")}`
    expect((await close(shopId("hochtal"))).status).toBe(200)
  })
})

it.each(["nothing.png", "%2e%2e%2fshop", "x'or'1", "%00", "a".repeat(500)])(
  "an unknown picture is not found: %s",
  async (name) => {
    const response = await fetch(`${service.origin}/assets/cover-images/${name}`)
    expect(response.status).toBe(404)
    expect(((await response.json()) as ErrorAnswer).code).toBe("E_PATH_UNKNOWN")
  }
)
