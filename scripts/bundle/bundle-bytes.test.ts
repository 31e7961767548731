import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Moments } from "./budgets.ts"
import { bundleTable, weighBundle } from "./bundle-bytes.ts"

const files = {
  "assets/boot-1.js": "start",
  "assets/sdk-1.js": "log in at the provider",
  "assets/view-1.js": "show tickets ".repeat(9),
  "assets/shared-1.js": "shared by view and ticket",
  "assets/ticket-1.js": "configure a ticket",
  "assets/de-1.js": "Tickets und noch viel mehr Text",
  "assets/en-1.js": "Tickets",
  "assets/index-1.css": "body { margin: 0 }"
} as const

const manifest = {
  "_boot-1.js": { file: "assets/boot-1.js", name: "boot", dynamicImports: ["sdk.js", "_view-1.js"] },
  "_shared-1.js": { file: "assets/shared-1.js", name: "shared" },
  "_view-1.js": { file: "assets/view-1.js", name: "view", imports: ["_boot-1.js", "_shared-1.js"] },
  "sdk.js": { file: "assets/sdk-1.js", isDynamicEntry: true },
  "screens/ticket/TicketScreen.tsx": { file: "assets/ticket-1.js", imports: ["_shared-1.js"] },
  "i18n/de.ts": { file: "assets/de-1.js" },
  "i18n/en.ts": { file: "assets/en-1.js" },
  "index.html": { file: "assets/index-1.css", src: "index.html" }
}

const moments: Moments = {
  login: [/^sdk\.js$/],
  home: [/^view$/],
  catalogues: /^i18n\/[a-z]{2}\.ts$/,
  screens: /^screens\/([\w-]+)/
}

const generous = {
  scriptBeforeLogin: 1000,
  beforeHomeShowsTickets: 1000,
  addedByLaterScreen: 1000,
  catalogue: 1000,
  styles: 1000
}

const brotli = (...names: readonly (keyof typeof files)[]): number =>
  names.reduce((sum, name) => sum + brotliCompressSync(files[name]).length, 0)

let folder = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest))
  writeFileSync(
    join(folder, "index.html"),
    `<link rel="icon" href="/favicon.svg"><script type="module" crossorigin src="/assets/boot-1.js"></script>
     <link rel="stylesheet" crossorigin href="/assets/index-1.css">`
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

describe("the weight of a build", () => {
  it("counts what must be there before each moment, each file once", () => {
    const { weights, problems } = weighBundle(folder, moments, generous)
    expect(problems).toEqual([])
    expect(Object.fromEntries(weights.map(({ what, bytes }) => [what, bytes]))).toEqual({
      "JS before the login": brotli("assets/boot-1.js", "assets/sdk-1.js"),
      "JS + CSS before the home shows tickets": brotli(
        "assets/boot-1.js",
        "assets/sdk-1.js",
        "assets/view-1.js",
        "assets/shared-1.js",
        "assets/index-1.css",
        "assets/de-1.js"
      ),
      "CSS in all": brotli("assets/index-1.css"),
      "catalogue i18n/de.ts": brotli("assets/de-1.js"),
      "catalogue i18n/en.ts": brotli("assets/en-1.js"),
      "JS added by the screen ticket": brotli("assets/ticket-1.js")
    })
  })

  it("names what is over its budget", () => {
    const report = weighBundle(folder, moments, { ...generous, styles: 3 })
    expect(report.problems).toEqual(["CSS in all: 0.0 kB is over the budget of 0.0 kB."])
    expect(bundleTable(report)).toMatch(/CSS in all .* too much/)
  })

  it("fails for a chunk that no longer exists, so that renaming never hides weight", () => {
    const { problems } = weighBundle(folder, { ...moments, home: [/^home$/] }, generous)
    expect(problems[0]).toMatch(/^No chunk matches \/\^home\$\/.*the build has: boot, shared, view, sdk\.js/)
  })
})
