/** Tests of dashboard and alerts: existing metrics, labels and values; alerts link to the runbook. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { identity } from "../../backend/configuration.ts"
import { reportsAsText } from "../../backend/payment-page/metrics.ts"
import { driver } from "../../backend/shop-service/testing/driver.ts"
import {
  startShopService,
  type TestShopService
} from "../../backend/shop-service/testing/start-shop-service.ts"

const root = join(import.meta.dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")

/** Unescapes quotes of JSON, to match those of YAML. */
const asked = readdirSync(join(root, "deploy/monitoring"))
  .map((file) => read(`deploy/monitoring/${file}`).replaceAll('\\"', '"'))
  .join("\n")

let service: TestShopService
let reported = ""

beforeAll(async () => {
  service = await startShopService()
  const neu = await driver(service.origin, service.issuer, "driver|neu")
  await neu.order("wiesensee")
  for (const path of ["", "/stripe"])
    await fetch(`${service.origin}/v1/payment-event${path}`, { method: "POST" })
  const token = await service.issuer.token("monitoring", { claims: { scope: identity.serviceScope } })
  const response = await fetch(`${service.origin}/v1/metrics`, {
    headers: { authorization: `Bearer ${token}` }
  })
  reported = (await response.text()) + reportsAsText({ waiting: 0, parked: 0 })
})
afterAll(() => service.stop())

const valuesOf = (label: string): ReadonlyArray<string> =>
  [...reported.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, "g"))].map(([, value = ""]) => value)

it("use reported metrics", () => {
  const names = new Set([...reported.matchAll(/^parkschein_[a-z_]+/gm)].map(([name]) => name))
  const wanted = new Set([...asked.matchAll(/\bparkschein_[a-z_]+/g)].map(([name]) => name))
  expect(wanted.size).toBeGreaterThan(15)
  expect([...wanted].filter((name) => !names.has(name))).toEqual([])
})

it("cover every reported metric except those that others are derived from", () => {
  const names = [...reported.matchAll(/^# TYPE (parkschein_[a-z_]+)/gm)].map(([, name = ""]) => name)
  expect(names.filter((name) => !asked.includes(name))).toEqual([])
})

it("use existing labels and values", () => {
  const codes = read("docs/api-errors.md")
  const matchers = [...asked.matchAll(/parkschein_[a-z_]+\{([a-z]+)=~?"([^"]+)"\}/g)]
  expect(matchers.length).toBeGreaterThan(10)
  const unknown = matchers.flatMap(([, label = "", values = ""]) =>
    values
      .split("|")
      .filter(
        (value) => !(label === "code" ? codes.includes(`\`${value}\``) : valuesOf(label).includes(value))
      )
  )
  expect(unknown).toEqual([])
  const grouped = [...asked.matchAll(/\bby \(([a-z, ]+)\)/g)].flatMap(([, labels = ""]) => labels.split(", "))
  expect(grouped.filter((label) => valuesOf(label).length === 0)).toEqual([])
})

it("link to a chapter of the runbook", () => {
  const anchors = [...read("docs/runbook.md").matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-")
  )
  const led = [...read("deploy/monitoring/alerts.yaml").matchAll(/docs\/runbook\.md#([a-z0-9-]+)/g)]
  expect(led.length).toBeGreaterThan(8)
  expect(led.map(([, anchor = ""]) => anchor).filter((anchor) => !anchors.includes(anchor))).toEqual([])
})
