/** Tests of passes for wallets: offered where the operator has keys, signed with them, and opened by their signed address. */
import { createHash, verify, X509Certificate } from "node:crypto"
import { jwtVerify } from "jose"
import forge from "node-forge"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { eventOf, report } from "./testing/driver.ts"
import { appleParts, googleParts } from "./testing/pass-certificates.ts"
import { useUpPublicCalls } from "./testing/public-calls.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"
import { type RunningService, startService } from "./testing/start-shop-service.ts"
import { readAppleKeys, readGoogleKeys } from "./wallet/keys.ts"

const { certificate, privateKey, issuer } = appleParts()
const ended = appleParts({ days: -1 })
const google = googleParts()
const wallets = {
  apple: readAppleKeys(certificate + privateKey + issuer),
  google: readGoogleKeys(google.json, "3388000000022000000")
}

const service = shopService()
const own = {} as RunningService & { readonly late: RunningService }
const neu = driverOf(service, "driver|neu", undefined, () => own)

beforeAll(async () => {
  const start = (keys: typeof wallets) =>
    startService(service.database.url, { ...service.settings, wallets: keys })
  const late = await start({
    ...wallets,
    apple: readAppleKeys(ended.certificate + ended.privateKey + ended.issuer)
  })
  Object.assign(own, await start(wallets), { late })
})
afterAll(async () => {
  await own.late.stop()
  await own.stop()
})

const orderPath = ({ orderId }: Order) => `/v1/${shopId("wiesensee")}/order/${orderId}`

const bought = async (plate: string): Promise<Order> => {
  const configured = await neu.configured("wiesensee", "hiking-day", {
    plates: [{ plate, country: "DE" }],
    ...inDays(0)
  })
  await neu.putCart("wiesensee", [configured])
  const { body: order } = await neu.order("wiesensee")
  await report(own.origin, service.settings.paymentSecret, eventOf(order))
  return (await neu.call<Order>("GET", orderPath(order))).body
}

const urlsOf = ({ walletUrls = [] }: Order) => walletUrls[0] ?? {}

const open = (url = "", { origin }: RunningService = own) =>
  fetch(`${origin}${new URL(url).pathname}`, { redirect: "manual" })

/** Returns the files of an archive that stores them uncompressed. */
const filesIn = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>()
  let at = 0
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [size, name, extra] = [18, 26, 28].map((offset) =>
      offset === 18 ? archive.readUInt32LE(at + offset) : archive.readUInt16LE(at + offset)
    ) as [number, number, number]
    const from = at + 30 + name + extra
    files.set(archive.toString("utf8", at + 30, at + 30 + name), archive.subarray(from, from + size))
    at = from + size
  }
  return files
}

type Asn1 = forge.asn1.Asn1
const parts = ({ value }: Asn1) => value as Asn1[]
const bytes = ({ value }: Asn1) => Buffer.from(value as string, "binary")

/** Verifies a detached signature (CMS) by the certificate of the test, as Apple's devices do by Apple's. */
const expectSigned = (signature: Buffer, content: Buffer) => {
  const signedData = parts(parts(forge.asn1.fromDer(signature.toString("binary")))[1] as Asn1)[0] as Asn1
  const signer = parts(parts(signedData).at(-1) as Asn1)[0] as Asn1
  const [, , digest, attributes, , signed] = parts(signer) as [Asn1, Asn1, Asn1, Asn1, Asn1, Asn1]
  const oid = forge.asn1.derToOid(bytes(parts(digest)[0] as Asn1).toString("binary"))
  const hash = oid === forge.pki.oids["sha256"] ? "sha256" : "sha1"
  const told = parts(attributes).find(
    (attribute) =>
      forge.asn1.derToOid(bytes(parts(attribute)[0] as Asn1).toString("binary")) ===
      forge.pki.oids["messageDigest"]
  ) as Asn1
  expect(bytes(parts(parts(told)[1] as Asn1)[0] as Asn1).toString("hex")).toBe(
    createHash(hash).update(content).digest("hex")
  )
  const { Class, Type, create, toDer } = forge.asn1
  const set = toDer(create(Class.UNIVERSAL, Type.SET, true, parts(attributes))).getBytes()
  const key = new X509Certificate(certificate).publicKey
  expect(verify(hash, Buffer.from(set, "binary"), key, bytes(signed))).toBe(true)
}

describe("passes of a bought ticket", () => {
  it("are offered to who has bought it, by addresses of their own", async () => {
    const order = await bought("M-WA1")
    const { apple, google: link } = urlsOf(order)
    const address = `${service.settings.gatewayAddress}/v1/ticket-pass/${order.orderId}/0/`
    expect([apple?.startsWith(address), apple?.endsWith("/apple")]).toEqual([true, true])
    expect(link).toBe(apple?.replace(/apple$/, "google"))
    // A proof shows the address of its check to anybody.
    expect(apple).not.toContain(order.checkUrls?.[0]?.split("/").at(-1))
  })

  it("are a signed archive for Apple Wallet", async () => {
    const order = await bought("M-WA2")
    const response = await open(urlsOf(order).apple)
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "application/vnd.apple.pkpass"
    ])
    const files = filesIn(Buffer.from(await response.arrayBuffer()))
    const pass = JSON.parse(files.get("pass.json")?.toString() ?? "")
    expect(pass).toMatchObject({
      passTypeIdentifier: "pass.example.parkschein",
      teamIdentifier: "TEAM123456",
      serialNumber: `${order.orderId}-0`,
      organizationName: "Parken am Wiesensee",
      foregroundColor: "rgb(255, 255, 255)",
      barcodes: [{ format: "PKBarcodeFormatQR", message: order.checkUrls?.[0] }],
      voided: false
    })
    expect(Date.parse(pass.expirationDate)).toBe(
      Math.trunc(Date.parse(order.items[0]?.validTo ?? "") / 1000) * 1000
    )
    expect(JSON.stringify(pass.generic)).toMatch(/M-WA2 \(DE\).*Wiesensee, .*Gültig.*PS-/)
    const manifest = files.get("manifest.json") ?? Buffer.alloc(0)
    for (const [name, hash] of Object.entries(JSON.parse(manifest.toString()) as Record<string, string>))
      expect(
        createHash("sha1")
          .update(files.get(name) ?? "")
          .digest("hex")
      ).toBe(hash)
    expectSigned(files.get("signature") ?? Buffer.alloc(0), manifest)
    expect([...files.values()].join()).not.toMatch(/neu@|5,00/)
  })

  it("are a signed link for Google Wallet, within its length", async () => {
    const order = await bought("M-WA3")
    const response = await open(urlsOf(order).google)
    const [address = "", token = ""] = (response.headers.get("location") ?? "").split(/(?<=\/save\/)/)
    expect([response.status, address]).toEqual([302, "https://pay.google.com/gp/v/save/"])
    expect(token.length).toBeLessThanOrEqual(1800)
    const { payload } = await jwtVerify(token, google.publicKey, {
      issuer: "passes@parkschein.example",
      audience: "google"
    })
    expect(payload).toMatchObject({
      typ: "savetowallet",
      payload: {
        genericClasses: [{ id: "3388000000022000000.parkschein" }],
        genericObjects: [
          {
            id: `3388000000022000000.${order.orderId}-0`,
            classId: "3388000000022000000.parkschein",
            state: "ACTIVE",
            header: { defaultValue: { language: "de", value: "M-WA3 (DE)" } },
            cardTitle: { defaultValue: { value: "Parken am Wiesensee" } },
            barcode: { type: "QR_CODE", value: order.checkUrls?.[0] },
            validTimeInterval: { end: { date: order.items[0]?.validTo } }
          }
        ]
      }
    })
  })

  it("are void once the money was returned", async () => {
    const order = await bought("M-WA4")
    await service.database.sql`
      update shop.issued_ticket set remaining_usage = 0 where order_id = ${order.orderId}`
    const archive = Buffer.from(await (await open(urlsOf(order).apple)).arrayBuffer())
    expect(JSON.parse(filesIn(archive).get("pass.json")?.toString() ?? "").voided).toBe(true)
  })

  it("open by no forged address, another order's or the one of the check", async () => {
    const [one, other] = [await bought("M-WA5"), await bought("M-WA6")]
    const { apple = "" } = urlsOf(one)
    const signature = apple.split("/").at(-2) ?? ""
    const forged = [
      apple.replace(/.(?=\/apple$)/, (last) => (last === "A" ? "B" : "A")),
      (urlsOf(other).apple ?? "").replace(/[^/]+(?=\/apple$)/, signature),
      apple.replace("/0/", "/1/"),
      `${one.checkUrls?.[0]?.replace("ticket-check", "ticket-pass")}/apple`,
      apple.replace(/apple$/, "nokia")
    ]
    const answers = await Promise.all(forged.map((url) => open(url)))
    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 404))
  })

  it("are neither offered nor served without keys, or with a certificate that has ended", async () => {
    const order = await bought("M-WA7")
    const from = (at: () => RunningService) =>
      driverOf(service, "driver|neu", undefined, at).call<Order>("GET", orderPath(order))
    expect((await from(() => service)).body).not.toHaveProperty("walletUrls")
    expect(Object.keys(urlsOf((await from(() => own.late)).body))).toEqual(["google"])
    const { apple, google: link } = urlsOf(order)
    const answers = [open(apple, service), open(link, service), open(apple, own.late), open(link, own.late)]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404, 302])
  })

  it("are limited for each remote address", async () => {
    const order = await bought("M-WA8")
    await useUpPublicCalls(service.database)
    const response = await open(urlsOf(order).apple)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
  })
})
