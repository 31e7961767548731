/**
 * Builds the package as published, from its sources: JavaScript and types, without tests and samples.
 * `node packages/flowkit/build/package.ts FOLDER` leaves it there, ready for `npm publish FOLDER`.
 */
import { execFileSync } from "node:child_process"
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"

const sources = join(import.meta.dirname, "..")
const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc")

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, "utf8")))

/** Rewrites the extensions of relative imports in types. */
const withJavaScriptNames = (text: string): string =>
  text.replace(/((?:from|import\()\s*"\.[^"]*)\.tsx?"/g, '$1.js"')

/** `./model/index.ts` → `./dist/model/index` */
const built = (source: string): string => source.replace(/^\.\//, "./dist/").replace(/\.ts$/, "")

const published = (manifest: Record<string, unknown>): Record<string, unknown> => {
  const {
    exports,
    bin,
    scripts: _,
    ...rest
  } = manifest as {
    readonly exports: Readonly<Record<string, string>>
    readonly bin: Readonly<Record<string, string>>
    readonly scripts?: unknown
  }
  return {
    ...rest,
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, source]) => [
        name,
        source.endsWith(".ts") ? { types: `${built(source)}.d.ts`, default: `${built(source)}.js` } : source
      ])
    ),
    bin: Object.fromEntries(
      Object.entries(bin).map(([name, source]) => [name, `${built(source).slice(2)}.js`])
    ),
    files: ["dist", "docs", "CHANGELOG.md"]
  }
}

/** `folder` is emptied. */
export const buildPackage = (folder: string): void => {
  const dist = join(folder, "dist")
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  execFileSync(
    process.execPath,
    [compiler, "-p", join(import.meta.dirname, "tsconfig.json"), "--outDir", dist],
    { stdio: "inherit" }
  )
  for (const file of globSync("**/*.d.ts", { cwd: dist })) edit(join(dist, file), withJavaScriptNames)
  // The atlas page is bundled where it is used, with the machines that it plays.
  for (const file of globSync("atlas/page/**/*.{html,css,svg}", { cwd: sources })) {
    cpSync(join(sources, file), join(dist, file), { recursive: true })
  }
  edit(join(dist, "atlas/page/index.html"), (text) => text.replace("./main.tsx", "./main.js"))
  for (const name of ["README.md", "CHANGELOG.md", "docs"]) {
    cpSync(join(sources, name), join(folder, name), { recursive: true })
  }
  cpSync(join(sources, "../../LICENSE"), join(folder, "LICENSE"))
  const manifest = JSON.parse(readFileSync(join(sources, "package.json"), "utf8"))
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(published(manifest), null, 2)}\n`)
}

if (import.meta.main) buildPackage(resolve(process.argv[2] ?? join(sources, "../../.cache/flowkit-package")))
