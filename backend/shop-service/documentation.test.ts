/** Tests: the API's document is OpenAPI 3.1, and all examples of its page run in sequence with curl. */
import { execFile, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Redacted } from "effect"
import { describe, expect, it } from "vitest"
import { allEndpoints } from "../../schemas/api/all.ts"
import { commonCodes, refusalCodes, refusalStatuses } from "../../schemas/api/refusal-codes.ts"
import { identity } from "../configuration.ts"
import { curlExample } from "./documentation/curl-example.ts"
import { callOf, groupTitles, type openApiDocument, operationsOf } from "./documentation/open-api.ts"
import { schemaText } from "./documentation/schema-text.ts"
import { shopService } from "./testing/shop-service.ts"

const service = shopService()

const documentOf = async () =>
  (await (await fetch(`${service.origin}/openapi.json`)).json()) as ReturnType<typeof openApiDocument>

describe("openapi.json", () => {
  it("has every endpoint of the contract, with caller, summary and error codes", async () => {
    const document = await documentOf()
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Parkschein shop service", version: "0.45.2" },
      servers: [{ url: service.settings.apiOrigin }]
    })
    const operations = operationsOf(document)
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      Object.keys(allEndpoints).sort()
    )
    for (const { method, path, operation } of operations) {
      const endpoint = allEndpoints[callOf(operation)]
      expect([method, path]).toEqual([endpoint.method, endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}")])
      expect(operation.summary).toMatch(/^[A-Z].+\.$/)
      const documented = Object.keys(operation.responses).map(Number)
      expect(documented.filter((status) => status >= 400).sort()).toEqual(refusalStatuses(endpoint))
    }
  })

  it("distinguishes a file from a text and marks it as optional", async () => {
    const create = (await documentOf()).paths["/v1/shop"]?.post
    const schema = create?.requestBody?.content["multipart/form-data"]?.schema
    expect(schema).toMatchObject({ properties: { coverImage: { type: "string", format: "binary" } } })
    expect(schema).toMatchObject({ required: expect.not.arrayContaining(["coverImage"]) })
  })
})

it("docs/api-errors.md lists every documented error code", () => {
  const text = readFileSync(join(import.meta.dirname, "../../docs/api-errors.md"), "utf8")
  const codes = [commonCodes, ...Object.values(refusalCodes)].flatMap((byStatus) =>
    Object.values(byStatus).flat()
  )
  expect([...new Set(codes)].filter((code) => !text.includes(`\`${code}\``))).toEqual([])
})

describe("the page at /docs", () => {
  it("uses only its own style sheet, under a policy that allows nothing else", async () => {
    const response = await fetch(`${service.origin}/docs`)
    const page = await response.text()
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    expect(page).not.toMatch(/<script|style=|\son[a-z]+=|<img|src=/i)
    expect([...page.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "/docs/style.css"
    ])
    for (const { path } of Object.values(allEndpoints)) {
      expect(page).toContain(`<code>${path.replace(/:([A-Za-z]+)/g, "{$1}")}</code>`)
    }
    for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${anchor}"`)
    const style = await fetch(`${service.origin}/docs/style.css`)
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8")
  })

  it("is public at its own address only", async () => {
    expect((await fetch(`${service.origin}/docs/x`)).status).toBe(404)
    expect((await fetch(`${service.origin}/docs`, { method: "POST" })).status).toBe(404)
  })

  const tools = ["bash", "curl", "openssl"].filter((tool) => spawnSync(tool, ["--help"]).error === undefined)
  it.skipIf(tools.length < 3)("works with curl from top to bottom", { timeout: 120_000 }, async () => {
    const document = await documentOf()
    const titles = Object.values(groupTitles)
    const calls = operationsOf(document).toSorted(
      (one, other) => titles.indexOf(one.operation.tags[0]) - titles.indexOf(other.operation.tags[0])
    )
    const folder = mkdtempSync(join(tmpdir(), "parkschein-api-"))
    mkdirSync(join(folder, ".data/secrets"), { recursive: true })
    writeFileSync(
      join(folder, ".data/secrets/payment-signing"),
      Redacted.value(service.settings.paymentSecret)
    )
    const tokenOf = service.issuer.token
    const environment = {
      PATH: process.env["PATH"] ?? "",
      API: service.origin,
      TOKEN: await tokenOf("driver|fahrerin"),
      SERVICE_TOKEN: await tokenOf(identity.serviceClientId, { claims: { scope: identity.serviceScope } })
    }
    // One shell for all, as for a person; each example prints its status on a line of its own.
    const script = calls.map(({ method, path, operation }) => {
      const example = curlExample(method, path, operation).replaceAll("curl -sS", "curl -sS --fail-with-body")
      const name = callOf(operation)
      return `{ ${example}\n} >answer.txt 2>&1 && echo "${name} ok" || echo "${name} $(tr '\\n' ' ' <answer.txt)"`
    })
    const output = await new Promise<string>((resolve) => {
      const options = { cwd: folder, env: environment }
      const shell = ["--norc", "-o", "pipefail", "-c", script.join("\n")]
      execFile("bash", shell, options, (_error, stdout) => resolve(stdout))
    })
    rmSync(folder, { recursive: true })
    expect(output.trim().split("\n").sort()).toEqual(
      Object.keys(allEndpoints)
        .map((name) => `${name} ok`)
        .sort()
    )
  })
})

describe("a schema as text", () => {
  it("has one field per line, marks optional ones and names limits", () => {
    expect(
      schemaText({
        type: "object",
        properties: {
          code: { type: "string", minLength: 1, maxLength: 64 },
          limit: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] },
          items: { type: "array", items: { type: "string", format: "uuid" } },
          kind: { enum: ["a", "b"] }
        },
        required: ["code"]
      })
    ).toBe(`{
  code: text (1…64 characters)
  limit?: whole number (0…) | null
  items?: [ uuid, … ]
  kind?: "a" | "b"
}`)
  })
})
