import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { SourceMap, type SourceMapPayload } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build, type Rolldown } from "vite"
import { expect, it } from "vitest"
import { compileHint, hint } from "./compile-hint.ts"

it("stands in the first line of the scripts of the first page, before anything of Vite's, and of no other", async () => {
  const root = mkdtempSync(join(tmpdir(), "parkschein-hint-"))
  try {
    writeFileSync(join(root, "later.js"), 'import "./later.css"\nexport const later = () => document.title')
    writeFileSync(join(root, "later.css"), "p { color: red }")
    writeFileSync(join(root, "main.js"), 'import("./later.js").then(({ later }) => later("here"))')
    const { output } = (await build({
      configFile: false,
      root,
      logLevel: "error",
      plugins: [compileHint()],
      build: { write: false, sourcemap: true, rolldownOptions: { input: { boot: join(root, "main.js") } } }
    })) as Rolldown.RolldownOutput
    const scripts = output.filter((file) => file.type === "chunk")
    expect(scripts.map(({ name, code }) => [name, code.startsWith(hint)]).sort()).toEqual([
      ["boot", true],
      ["later", false]
    ])
    // The list that Vite puts in front, which is why the order matters.
    const boot = scripts.find(({ name }) => name === "boot")
    expect(boot?.code).toContain("__vite__mapDeps")
    // Stack traces and tools still point at the sources.
    const lines = boot?.code.split("\n") ?? []
    const line = lines.findIndex((text) => text.includes("here"))
    const map = output.find(({ fileName }) => fileName === `${boot?.fileName}.map`)
    const payload: SourceMapPayload = JSON.parse(map?.type === "asset" ? String(map.source) : "")
    expect(new SourceMap(payload).findEntry(line, lines[line]?.indexOf("`here`") ?? 0)).toMatchObject({
      originalSource: expect.stringMatching(/main\.js$/),
      generatedLine: line
    })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
