import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts"

const origins = {
  app: "http://localhost:4400",
  api: "http://localhost:4401",
  adapters: [],
  identity: "http://localhost:4402",
  payment: ["http://localhost:4403"],
  assets: "http://localhost:4401",
  tracking: null,
  tracing: null
}

const directives = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      return [name, sources]
    })
  )

/** Returns the hash of a style sheet that the installed React Aria inserts, from its modules. */
const hashOfStyleIn = (module: string): string => {
  const installed = dirname(createRequire(import.meta.url).resolve("react-aria/package.json"))
  const code = readFileSync(join(installed, "dist/private", module), "utf8")
  const [, attribute = ""] = /PRESSABLE_ATTRIBUTE = '([\w-]+)'/.exec(code) ?? []
  const texts = [...code.matchAll(/style\.textContent = `([^`]+)`\.trim\(\)/g)].map(([, text = ""]) => text)
  expect(texts).toHaveLength(1)
  const text = texts
    .join()
    .replace(/\$\{[^}]+\}/, attribute)
    .trim()
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

describe("the content security policy", () => {
  const policy = directives(contentSecurityPolicy(origins))

  it("allows only the app's own scripts, and no inline ones", () => {
    expect(policy.get("script-src")).toEqual(["'self'"])
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"])
    expect(policy.get("trusted-types")).toEqual(["default"])
    expect(contentSecurityPolicy(origins)).not.toMatch(/unsafe/)
  })

  it("allows the app's own style sheets and the two inline ones of React Aria", () => {
    expect(policy.get("style-src")).toEqual([
      "'self'",
      hashOfStyleIn("interactions/usePress.mjs"),
      hashOfStyleIn("overlays/usePreventScroll.mjs")
    ])
  })

  it("allows connections only to the gateway and the identity provider", () => {
    expect(policy.get("connect-src")).toEqual(["'self'", origins.api, origins.identity])
  })

  it("adds nothing to the page's own origin where the gateway and the pictures are there", () => {
    const own = directives(contentSecurityPolicy({ ...origins, api: null, assets: null }))
    expect(own.get("connect-src")).toEqual(["'self'", origins.identity])
    expect(own.get("img-src")).toEqual(["'self'"])
  })

  it("allows connections to replacements of the gateway, each once", () => {
    const adapters = ["https://orders.example", origins.api]
    expect(directives(contentSecurityPolicy({ ...origins, adapters })).get("connect-src")).toEqual([
      "'self'",
      origins.api,
      "https://orders.example",
      origins.identity
    ])
  })

  it("allows only own pictures and public assets", () => {
    expect(policy.get("img-src")).toEqual(["'self'", origins.assets])
  })

  it.each(["tracking", "tracing"])("adds the %s origin only when one is configured", (purpose) => {
    const address = `https://${purpose}.example`
    expect(policy.get("connect-src")).not.toContain(address)
    const extended = directives(contentSecurityPolicy({ ...origins, [purpose]: address }))
    expect(extended.get("connect-src")).toContain(address)
  })

  it("forbids framing and allows only the frame of the silent login", () => {
    expect(policy.get("frame-ancestors")).toEqual(["'none'"])
    expect(policy.get("frame-src")).toEqual([origins.identity])
  })
})

it("transport security is required on https and never on a local server", () => {
  expect(securityHeaders(origins)).not.toHaveProperty("strict-transport-security")
  expect(contentSecurityPolicy(origins)).not.toContain("upgrade-insecure-requests")
  const secure = { ...origins, app: "https://parken.example" }
  expect(securityHeaders(secure)["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains")
  expect(contentSecurityPolicy(secure)).toContain("upgrade-insecure-requests")
})
