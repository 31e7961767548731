import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { ChunkContents } from "../build/chunk-contents.ts"
import { scriptFileNames } from "../build/file-names.ts"
import type { Moments } from "./budgets.ts"
import { bundleTable, weighBundle } from "./bundle-bytes.ts"

const files = {
  "assets/boot.js": "start",
  "assets/sdk.js": "logIn(provider)",
  "assets/sight.js": "draw(tickets)",
  "assets/home.js": "show(tickets);".repeat(9),
  "assets/shared.js": "shared(home, ticket)",
  "assets/ticket.js": "configure(ticket)",
  "assets/de-first.js": 'export const de = { home: { title: "Tickets und noch viel mehr Text" } }',
  "assets/de-later.js": 'export const de = { ticket: { plate: "Kennzeichen", days_other: "{count} Tage" } }',
  "assets/en-first.js": 'export const en = { home: { title: "Tickets" } }',
  "assets/en-later.js": 'export const en = { ticket: { plate: "Plate", days_other: "{count} days" } }',
  "assets/index.css": "body { margin: 0 }"
} as const

type File = keyof typeof files

const chunk = (file: File, modules: readonly string[], imports: readonly File[] = []): ChunkContents => ({
  name: file,
  file,
  modules,
  imports,
  styles: []
})

const chunks = [
  chunk("assets/boot.js", ["src/main.ts"]),
  chunk("assets/sdk.js", ["node_modules/sdk/index.js"]),
  chunk("assets/sight.js", ["src/sight.ts"]),
  chunk("assets/home.js", ["src/features/home/Home.tsx"], ["assets/boot.js", "assets/shared.js"]),
  chunk("assets/shared.js", ["src/ui/Card.tsx"]),
  chunk("assets/ticket.js", ["src/features/ticket/Ticket.tsx"], ["assets/shared.js"]),
  chunk("assets/de-first.js", ["src/locales/de/first-page.json"]),
  chunk("assets/de-later.js", ["src/i18n/later/de.ts", "src/locales/de/ticket.json"]),
  chunk("assets/en-first.js", ["src/locales/en/first-page.json"]),
  chunk("assets/en-later.js", ["src/i18n/later/en.ts", "src/locales/en/ticket.json"])
]

const moments: Moments = {
  login: [/\/sdk\//],
  prerender: [/\/sight\./],
  home: [/\/features\/home\//],
  firstTexts: /\/first-page\.json$/,
  laterTexts: /^src\/i18n\/later\//,
  catalogues: /^src\/locales\/([a-z]{2})\//,
  screens: /\/features\/(\w+)/,
  notInFirstPage: new Map([[/\/plate\//, "plates come later"]]),
  nowhere: new Map([[/\.test\./, "it is a test"]]),
  mayLack: new Map()
}

const generous = {
  scriptBeforeLogin: 1000,
  scriptBeforeTickets: 1000,
  beforeHomeIsInteractive: 1000,
  addedByLaterScreen: 1000,
  catalogue: 1000,
  styles: 1000
}

const brotli = (...names: readonly File[]): number =>
  names.reduce((sum, name) => sum + brotliCompressSync(files[name]).length, 0)

let folder = ""

const write = (file: string, content: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

const describeChunks = (changed: readonly ChunkContents[]): void =>
  write(".vite/chunks.json", JSON.stringify(changed))

/** Returns the same chunks, with one more source in one of them. */
const withModule = (file: File, module: string): readonly ChunkContents[] =>
  chunks.map((one) => (one.file === file ? { ...one, modules: [...one.modules, module] } : one))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"))
  for (const [name, content] of Object.entries(files)) write(name, content)
  write("package.json", '{ "type": "module" }')
  describeChunks(chunks)
  write(
    "index.html",
    `<link rel="icon" href="/favicon.svg"><script type="module" crossorigin src="/assets/boot.js"></script>
     <link rel="stylesheet" crossorigin href="/assets/index.css">`
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

describe("the size of a build", () => {
  it("is that of the compressed files that are served, where there are any", async () => {
    write("assets/sdk.js.br", "compressed by the build")
    const { weights } = await weighBundle(folder, moments, generous)
    const [login] = weights
    expect(login?.bytes).toBe(brotli("assets/boot.js") + "compressed by the build".length)
  })

  it("counts the files required at each stage once, without the SDK before the home", async () => {
    const { weights, problems } = await weighBundle(folder, moments, generous)
    expect(problems).toEqual([])
    expect(Object.fromEntries(weights.map(({ what, bytes }) => [what, bytes]))).toEqual({
      "JS before the login": brotli("assets/boot.js", "assets/sdk.js"),
      "JS before the home shows tickets": brotli("assets/boot.js", "assets/sight.js", "assets/de-first.js"),
      "JS + CSS before the home is interactive": brotli(
        "assets/boot.js",
        "assets/home.js",
        "assets/shared.js",
        "assets/index.css",
        "assets/de-first.js"
      ),
      "CSS in all": brotli("assets/index.css"),
      "catalogue de": brotli("assets/de-first.js", "assets/de-later.js"),
      "catalogue en": brotli("assets/en-first.js", "assets/en-later.js"),
      "JS added by the screen ticket": brotli("assets/ticket.js", "assets/de-later.js")
    })
  })

  it("reports exceeded budgets", async () => {
    const report = await weighBundle(folder, moments, { ...generous, styles: 3 })
    expect(report.problems).toEqual(["CSS in all: 0.0 kB is over the budget of 0.0 kB."])
    expect(bundleTable(report)).toMatch(/CSS in all .* too much/)
  })

  it("fails for a missing source, so that renaming hides no size", async () => {
    const { problems } = await weighBundle(folder, { ...moments, home: [/\/features\/house\//] }, generous)
    expect(problems).toEqual([
      expect.stringMatching(/^No source in the build matches .*house.*budgets\.ts\.$/)
    ])
  })

  it("fails for a build without a manifest", async () => {
    rmSync(join(folder, ".vite"), { recursive: true })
    await expect(weighBundle(folder, moments, generous)).rejects.toThrow(/npm run build/)
  })
})

describe("forbidden content of a build", () => {
  const problemsOf = async () => (await weighBundle(folder, moments, generous)).problems

  it("excludes plate data from the first page, but not from later screens", async () => {
    describeChunks(withModule("assets/ticket.js", "schemas/plate/districts.ts"))
    expect(await problemsOf()).toEqual([])
    describeChunks(withModule("assets/shared.js", "schemas/plate/districts.ts"))
    expect(await problemsOf()).toEqual([
      "assets/shared.js contains schemas/plate/districts.ts, which has no place in the first page: plates come later."
    ])
  })

  it("refuses circular imports", async () => {
    describeChunks(
      chunks.map((one) => (one.file === "assets/shared.js" ? { ...one, imports: ["assets/home.js"] } : one))
    )
    expect(await problemsOf()).toEqual(["assets/home.js, assets/shared.js import each other in a circle."])
  })

  it("refuses styles with an undefined variable, also with a dot in its name", async () => {
    write("assets/ticket.js", 'style.setProperty("--height", "1px")')
    write(
      "assets/index.css",
      ":root { --gap: 1px } a { gap: var(--gap); height: var(--height); margin: var(--late, 1px); top: var(--gap-1\\.5) }"
    )
    expect(await problemsOf()).toEqual([
      "The styles ask for --gap-1\\.5, which nothing sets. Correct scripts/build/styles-in-two-parts.ts."
    ])
  })

  it("excludes tests from every script", async () => {
    describeChunks(withModule("assets/ticket.js", "src/features/ticket/plate.test.ts"))
    expect(await problemsOf()).toEqual([
      "assets/ticket.js contains src/features/ticket/plate.test.ts, which has no place in the browser app: it is a test."
    ])
  })

  it.each(["eval('1')", "x=new Function(code)", "Function(code)()", 'setTimeout("go()",1)'])(
    "refuses %s in every script",
    async (code) => {
      write("assets/ticket.js", `const a=1;${code}`)
      expect(await problemsOf()).toEqual([
        expect.stringMatching(/^assets\/ticket\.js evaluates code, .*content policy/)
      ])
    }
  )

  it.each(["assets/ConsentDetails-a1b2c3d4.js", "cookie.css", "assets/ad-1.svg"])(
    "refuses the name %s, as content blockers do",
    async (file) => {
      write(file, "")
      expect(await problemsOf()).toEqual([
        `${file} has a name that content blockers refuse. Correct scripts/build/file-names.ts.`
      ])
    }
  )

  it.each([
    ["assets/ticket.js", "a.map(b);c.startViewTransition(d)", "api.Document.startViewTransition"],
    ["assets/ticket.js", "new CloseWatcher()", "api.CloseWatcher"],
    ["assets/ticket.js", "navigator.setAppBadge(1)", "api.Navigator.setAppBadge"],
    ["assets/ticket.js", "Map.groupBy(a,b)", "javascript.builtins.Map.groupBy"],
    ["assets/index.css", "a { field-sizing: content }", "css.properties.field-sizing"],
    ["assets/index.css", "p { cursor: pointer; gap: 1px }", "css.properties.cursor.pointer"],
    ["assets/index.css", "a { color: light-dark(#000, #fff) }", "css.types.color.light-dark"],
    ["assets/index.css", "a:open { top: 0 }", "css.selectors.open"]
  ])("refuses in %s: %s, unless the page works without it", async (file, content, key) => {
    write(file, content)
    expect(await problemsOf()).toEqual(
      expect.arrayContaining([`${file} uses ${key}, which a supported browser lacks.`])
    )
    const mayLack = new Map(
      (await problemsOf()).map((problem) => [/ uses (\S+),/.exec(problem)?.[1] ?? "", "it is decoration"])
    )
    expect((await weighBundle(folder, { ...moments, mayLack }, generous)).problems).toEqual([])
    write(file, "")
    expect((await weighBundle(folder, { ...moments, mayLack }, generous)).problems).toContain(
      `Nothing uses ${key}. Remove it from scripts/bundle/budgets.ts.`
    )
  })

  it("gives a script another name where blockers would refuse it", () => {
    expect(scriptFileNames({ name: "ConsentDetails" })).toBe("assets/part-[hash:7].js")
    expect(scriptFileNames({ name: "AddPlates" })).toBe("assets/[name]-[hash:7].js")
  })

  it.each(["a.eval(b)", "class Function$1{}", "isFunction(a)", "setTimeout(()=>go(),1)"])(
    "accepts %s",
    async (code) => {
      write("assets/ticket.js", code)
      expect(await problemsOf()).toEqual([])
    }
  )

  it.each([
    ['t("ticket.plate")', "ticket.plate"],
    ["t(`ticket.days`,{count:2})", "ticket.days"],
    [`t(\`ticket.\${what}\`)`, "ticket."]
  ])("refuses a first page with %s, a text that is not loaded yet", async (code, named) => {
    write("assets/home.js", `${code};t("home.title")`)
    expect(await problemsOf()).toEqual([
      `assets/home.js says ${named}, which is loaded later. Move it to src/locales/*/first-page.json.`
    ])
  })
})
