/** Tests of the pages to which a login, and the provider's pages, may return. */
import { assert, describe, it } from "vitest"
import { home, safeTarget } from "./safe-target.ts"

const origin = "http://localhost:4400"

const hostile = [
  "//evil.example",
  "//evil.example/wiesensee",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/wiesensee/..//evil.example",
  "/\t/evil.example",
  "https://evil.example/wiesensee",
  "http://localhost:4400@evil.example/",
  "http://localhost:4400.evil.example/",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "/%2e/%2fevil.example/..//evil.example"
]

describe("the return target", () => {
  it.each(hostile)("never leaves the site with %s", (target) => {
    const safe = safeTarget(target, origin)
    const url = new URL(safe, origin)
    assert.strictEqual(url.origin, origin)
    assert.match(safe, /^\/(?![/\\])/)
    assert.strictEqual(url.pathname, new URL(`${origin}${safe}`).pathname)
  })

  it.each([
    undefined,
    null,
    7,
    {},
    "",
    `/${"a".repeat(3000)}`,
    "/callback?code=a&state=b",
    "/callback-logout"
  ])("is the start page for %s", (target) => {
    assert.strictEqual(safeTarget(target, origin), home)
  })

  it("keeps path, query and fragment of an own page", () => {
    assert.strictEqual(
      safeTarget("/wiesensee/account?section=permissions#plates", origin),
      "/wiesensee/account?section=permissions#plates"
    )
    assert.strictEqual(safeTarget(`${origin}/hochtal`, origin), "/hochtal")
    assert.strictEqual(safeTarget("/callbacks", origin), "/callbacks")
  })
})
