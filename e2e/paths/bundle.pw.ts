/** Tests that the code reporting transitions is part of the build for the paths, and of no other. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { contextOf, transitionsTaken } from "@parkschein/flowkit/run"
import { expect, test } from "../support/test.ts"
import { flowsBuildFolder } from "./support/build.ts"

const production = process.env["PARKSCHEIN_DIST_FOLDER"] ?? ""

const scriptsWith = (folder: string, words: ReadonlyArray<string>): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .filter((file) => words.some((word) => readFileSync(join(folder, file), "utf8").includes(word)))

const words = [transitionsTaken, contextOf, "flowkitFault", "flowActors"]

test("the build of the paths reports its transitions", () => {
  expect(scriptsWith(flowsBuildFolder, words)).not.toEqual([])
})

test("the production build has nothing of it", () => {
  // Paths alone make no production build; `npm test` makes one before them.
  const isWholeTest = (process.env["PARKSCHEIN_PLAYWRIGHT_JSON"] ?? "") !== ""
  const isBuilt = existsSync(join(production, "index.html"))
  test.skip(!isBuilt && !isWholeTest, "There is no production build; npm test makes one.")
  expect(isBuilt, `there is a production build in ${production}`).toBe(true)
  expect(scriptsWith(production, words)).toEqual([])
})
