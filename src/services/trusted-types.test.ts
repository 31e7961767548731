/** The one policy of the page for addresses of scripts. */
import { assert, it, vi } from "vitest"
import { allowWorkers, workerPath } from "./trusted-types.ts"

it("allows the page's own worker, and no other script", () => {
  const policies: Array<{ name: string; createScriptURL: (url: string) => string }> = []
  vi.stubGlobal("trustedTypes", {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) =>
      policies.push({ name, ...rules })
  })
  allowWorkers()
  allowWorkers()
  vi.unstubAllGlobals()
  assert.lengthOf(policies, 1)
  assert.strictEqual(policies[0]?.name, "default")
  assert.strictEqual(policies[0]?.createScriptURL(workerPath), workerPath)
  assert.strictEqual(policies[0]?.createScriptURL(`${workerPath}?warm=1`), `${workerPath}?warm=1`)
  assert.throws(() => policies[0]?.createScriptURL("https://evil.example/worker.js"), workerPath)
})
