/** Tests that the whole module stays within its budget in the browser. */
import { fileURLToPath } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { build } from "vite"
import { expect, it } from "vitest"

const budget = 9_900

it("is at most 9.9 kB, bundled, minified and compressed with all countries and districts", async () => {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("index.ts", import.meta.url)),
        preserveEntrySignatures: "strict",
        output: { minify: true }
      }
    }
  })
  if (!("output" in result)) throw new Error("Expected one bundle from the build")
  const code = result.output.map((file) => (file.type === "chunk" ? file.code : "")).join("")
  // The bundle is complete: an export, a shape, a district.
  for (const part of ["validateLicencePlate", "TAXdddd", "M München"])
    expect(code.includes(part), part).toBe(true)
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(budget)
})
