/** Tests of the page's policy for addresses of scripts and for HTML. */
import { assert, it, vi } from "vitest"
import { installPolicy, workerPath } from "./trusted-types.ts"

it("allows the page's own worker and empty HTML only", () => {
  type Rules = Record<"createScriptURL" | "createHTML", (text: string) => string>
  const policies: Array<Rules & { name: string }> = []
  vi.stubGlobal("trustedTypes", {
    get defaultPolicy() {
      return policies[0] ?? null
    },
    createPolicy: (name: string, rules: Rules) => policies.push({ name, ...rules })
  })
  installPolicy()
  installPolicy()
  vi.unstubAllGlobals()
  assert.lengthOf(policies, 1)
  assert.strictEqual(policies[0]?.name, "default")
  assert.strictEqual(policies[0]?.createScriptURL(workerPath), workerPath)
  assert.strictEqual(policies[0]?.createScriptURL(`${workerPath}?warm=1`), `${workerPath}?warm=1`)
  assert.throws(() => policies[0]?.createScriptURL("https://evil.example/worker.js"), workerPath)
  assert.strictEqual(policies[0]?.createHTML(""), "")
  assert.throws(() => policies[0]?.createHTML("<b>text</b>"), "HTML")
})
