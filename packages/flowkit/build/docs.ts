/**
 * Builds flowkit's documentation as a static site from its own pages and its worked machines.
 * `npm run docs -w packages/flowkit` leaves it in .cache/flowkit-docs, `-- FOLDER` elsewhere.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { layOut, markdownOf, pictureOf, svgOf } from "../draw/index.ts"
import { formatPath, plan } from "../model/index.ts"
import { type Example, examples } from "./examples.ts"
import { htmlOf } from "./markdown-html.ts"

const sources = join(import.meta.dirname, "..")

/** Pages by the file of their text. */
const pages: Readonly<Record<string, { readonly name: string; readonly title: string }>> = {
  "README.md": { name: "index", title: "flowkit" },
  "docs/first-flow.md": { name: "first-flow", title: "First flow" },
  "docs/for-qa.md": { name: "for-qa", title: "For QA" },
  "docs/for-product-owners.md": { name: "for-product-owners", title: "For product owners" },
  "atlas/README.md": { name: "atlas", title: "Pictures and atlas" },
  "docs/third-party-machines.md": { name: "third-party-machines", title: "Third-party machines" },
  "docs/limits.md": { name: "limits", title: "Limits" },
  "CHANGELOG.md": { name: "changelog", title: "Changes" }
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#c9d1d9, #38434f); --quiet: light-dark(#f4f6f8, #1a222b); }
body { margin: 0; display: grid; grid-template-columns: 15rem minmax(0, 1fr); color: light-dark(#1b2530, #e7ecf1); background: light-dark(#fff, #11171d); }
nav { padding: 1rem; border-inline-end: 1px solid var(--line); }
nav ul { list-style: none; padding: 0; }
nav a { display: block; padding: 0.3rem 0; }
nav a[aria-current] { font-weight: 700; }
main { padding: 1rem 2rem 4rem; max-inline-size: 62rem; }
a { color: light-dark(#1d57b3, #8fb8f6); }
pre, table { overflow-x: auto; margin-block: 1rem; }
pre { padding: 0.8rem; background: var(--quiet); border: 1px solid var(--line); border-radius: 8px; }
code { font-size: 0.9em; overflow-wrap: anywhere; }
pre code { overflow-wrap: normal; }
.file { margin: 1rem 0 -0.8rem; }
table { display: block; border-collapse: collapse; }
th, td { padding: 0.3rem 0.6rem; border: 1px solid var(--line); text-align: start; vertical-align: top; }
img { max-inline-size: 100%; background: #fff; }
@media (max-width: 50rem) { body { grid-template-columns: minmax(0, 1fr); } nav { border: 0; order: 2; } main { padding: 0 1rem 3rem; } }
`

const pageOf = (name: string, title: string, content: string): string => {
  const link = (to: string, label: string): string =>
    `<li><a href="${to}.html"${to === name ? ' aria-current="page"' : ""}>${label}</a></li>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title === "flowkit" ? title : `${title} – flowkit`}</title>
<link rel="stylesheet" href="style.css">
<nav aria-label="Pages">
<ul>${Object.values(pages)
    .map((page) => link(page.name, page.title))
    .join("")}</ul>
<strong>Worked machines</strong>
<ul>${examples.map((example) => link(example.name, example.title)).join("")}</ul>
</nav>
<main>
${content}
</main>
</html>
`
}

/** Returns the address of a link in a file; throws for a file that is not a page. */
const addressIn =
  (file: string) =>
  (target: string): string => {
    if (/^(https?:|#)/.test(target) || target.endsWith(".svg")) return target
    const [path = "", place] = target.split("#")
    const page = pages[join(file, "..", path)]
    if (page === undefined)
      throw new Error(`${file} links to ${target}, which is no page of the documentation.`)
    return `${page.name}.html${place === undefined ? "" : `#${place}`}`
  }

/** Returns the page of a worked machine: its source, picture, rules and planned paths. */
const exampleText = ({ title, shows, flow, source, name }: Example): string => {
  const { paths, problems } = plan(flow)
  if (problems.length > 0) throw new Error(`The example ${name} cannot be planned. ${problems.join(" ")}`)
  const drawn = markdownOf({
    description: flow.description,
    texts: undefined,
    language: "en",
    picture: `${name}.svg`,
    command: "npm run docs"
  })
  return [
    `# ${title}`,
    "",
    shows,
    "",
    drawn.replace(/^<!--.*\n# .*\n/, ""),
    "## Planned paths",
    "",
    ...paths.flatMap((path) => {
      const [first = "", ...steps] = formatPath(path)
      return [first, "", ...steps, ""]
    }),
    "## The machine",
    "",
    `\`\`\`ts ${basename(source)}`,
    readFileSync(join(sources, source), "utf8").trimEnd(),
    "```",
    ""
  ].join("\n")
}

/** Writes the site; the folder is emptied. */
export const buildDocs = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
  write("style.css", style.trimStart())
  for (const [file, { name, title }] of Object.entries(pages)) {
    const text = readFileSync(join(sources, file), "utf8")
    write(`${name}.html`, pageOf(name, title, htmlOf(text, addressIn(file))))
  }
  for (const example of examples) {
    const picture = pictureOf(example.flow.description, undefined, "en")
    write(`${example.name}.svg`, svgOf(picture, await layOut(picture)))
    const text = exampleText(example)
    write(
      `${example.name}.html`,
      pageOf(example.name, example.title, htmlOf(text, addressIn(example.source)))
    )
  }
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(sources, "../../.cache/flowkit-docs"))
  await buildDocs(folder)
  process.stdout.write(`The documentation is in ${folder}\n`)
}
