/** Tests: every guarantee in the docs names an existing test. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const docs = join(import.meta.dirname, "../../docs")

/** Parses the last cell of a row: files, each with the title of a test or none. */
const promisesOf = (
  page: string
): ReadonlyArray<{ readonly file: string; readonly title: string | undefined }> =>
  readFileSync(join(docs, page), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---") && !line.endsWith("| tested by |"))
    .flatMap((line) => {
      const cell = line.split(" | ").at(-1) ?? ""
      return [...cell.matchAll(/\]\(([^)]+)\)(?: "([^"]+)")?/g)].map(([, file = "", title]) => ({
        file,
        title
      }))
    })

it.each(["security.md", "reliability.md"])("%s", (page) => {
  const promises = promisesOf(page)
  expect(promises.length).toBeGreaterThan(10)
  const broken = promises.filter(({ file, title }) => {
    const path = join(docs, file)
    return !existsSync(path) || (title !== undefined && !readFileSync(path, "utf8").includes(title))
  })
  expect(broken).toEqual([])
})
