import { mkdtempSync, readdirSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { plan } from "../model/index.ts"
import { buildDocs } from "./docs.ts"
import { examples } from "./examples.ts"
import { htmlOf } from "./markdown-html.ts"

const folder = mkdtempSync(join(tmpdir(), "flowkit-docs-"))
const read = (file: string): string => readFileSync(join(folder, file), "utf8")

beforeAll(() => buildDocs(folder), 60_000)

it("links to pages, places and pictures that exist", () => {
  const files = readdirSync(folder)
  const broken = files
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) =>
      [...read(file).matchAll(/(?:href|src)="([^"]+)"/g)]
        .map(([, to = ""]) => to)
        .filter((to) => !/^https?:/.test(to))
        .filter((to) => {
          const [name = "", place] = to.split("#")
          const target = name === "" ? file : name
          return !files.includes(target) || (place !== undefined && !read(target).includes(`id="${place}"`))
        })
        .map((to) => `${file}: ${to}`)
    )
  expect(broken).toEqual([])
  expect(files.filter((file) => file.endsWith(".html"))).toHaveLength(8 + examples.length)
})

describe.each(examples)("the worked machine $name", ({ name, flow }) => {
  it("has a page with its picture and every planned path", () => {
    expect(read(`${name}.svg`)).toContain("<svg")
    const page = read(`${name}.html`)
    const { paths } = plan(flow)
    expect(paths.length).toBeGreaterThan(0)
    for (const { id } of paths) expect(page).toContain(id)
  })
})

it("gives headings an address, code its file's name and links their page", () => {
  const markdown = "# A *title*\n\n[here](b.md)\n\n```ts a.ts\na < b\n```"
  expect(htmlOf(markdown, (target) => target.replace(".md", ".html"))).toBe(
    [
      '<h1 id="a-title">A <em>title</em></h1>',
      '<p><a href="b.html">here</a></p>',
      '<p class="file"><code>a.ts</code></p>',
      '<pre><code class="language-ts">a &lt; b\n</code></pre>\n'
    ].join("\n")
  )
})
