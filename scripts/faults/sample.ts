/** Draws the faults to try, from a printed seed, so that a draw can be repeated. */
import { globSync, readFileSync } from "node:fs"
import { join, matchesGlob } from "node:path"
import { numbersFrom } from "@parkschein/flowkit/model"
import { isTest } from "../structure/import-rules.ts"
import { type Fault, faultsIn } from "./kinds.ts"

const wantedFolders = ["src", "backend/shop-service"]

/** Files that no test of behaviour can check, each with the reason; printed in docs/fault-seeding.md. */
const leftOut: ReadonlyArray<{ readonly files: string; readonly why: string }> = [
  { files: "src/styles/**", why: "looks, judged by eye and by the tests of contrast and weight" },
  { files: "src/ui/later-icons.ts", why: "drawings, judged by eye" },
  { files: "src/public/**", why: "not a module" },
  { files: "backend/shop-service/documentation/**", why: "sentences about the calls, for reading" }
]

/** Returns the paths of modules that may get a fault, relative to the project. */
const modulesWithFaults = (root: string, glob = "**"): ReadonlyArray<string> =>
  globSync(
    wantedFolders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root }
  )
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) =>
        !path.endsWith(".d.ts") &&
        !isTest(path) &&
        matchesGlob(path, glob) &&
        !leftOut.some(({ files }) => matchesGlob(path, files))
    )
    .sort()

export const allFaults = (root: string, glob?: string): ReadonlyArray<Fault> =>
  modulesWithFaults(root, glob).flatMap((file) => faultsIn(file, readFileSync(join(root, file), "utf8")))

/** Draws lines first, then one fault of each, so that a line with ten possible faults counts once. */
export const sampleFaults = (
  faults: ReadonlyArray<Fault>,
  size: number,
  seed: number
): ReadonlyArray<Fault> => {
  const random = numbersFrom(seed)
  const lines = [...Map.groupBy(faults, ({ file, line }) => `${file}:${line}`).values()]
  for (let index = lines.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [one, two] = [lines[index], lines[other]]
    if (one !== undefined && two !== undefined) [lines[index], lines[other]] = [two, one]
  }
  // In random order, so that an aborted run has judged a fair sample, too.
  return lines.slice(0, size).flatMap((onLine) => onLine[Math.floor(random() * onLine.length)] ?? [])
}
