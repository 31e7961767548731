/** The page's own copy of the SDK's worker, as a build makes it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { assert, describe, it, vi } from "vitest"
import { allowWorkers, offlineWorkerPath, workerPath } from "./trusted-types.ts"
import { identityWorker } from "./worker-plugin.ts"

describe("the identity worker", () => {
  it("stands in the build where the page looks for it", async () => {
    const root = mkdtempSync(join(tmpdir(), "identity-worker-"))
    try {
      writeFileSync(join(root, "index.js"), "export {}")
      const result = await build({
        root,
        configFile: false,
        logLevel: "silent",
        plugins: [identityWorker()],
        build: { write: false, rolldownOptions: { input: join(root, "index.js") } }
      })
      const files = Array.isArray(result)
        ? result.flatMap(({ output }) => output)
        : "output" in result
          ? result.output
          : []
      const worker = files.find(({ fileName }) => `/${fileName}` === workerPath)
      assert.include(worker?.type === "asset" ? String(worker.source) : "", "refresh_token")
    } finally {
      rmSync(root, { recursive: true })
    }
  })

  it("is, with the page's own worker, the only script address that the page's policy allows", () => {
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
    assert.strictEqual(policies[0]?.createScriptURL(offlineWorkerPath), offlineWorkerPath)
    assert.throws(() => policies[0]?.createScriptURL("https://evil.example/identity-worker.js"), workerPath)
  })
})
