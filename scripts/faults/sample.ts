/** Which faults are tried: drawn by a printed seed, so that anybody can draw them again. */
import { globSync, readFileSync } from "node:fs"
import { join, matchesGlob } from "node:path"
import { numbersFrom } from "@parkschein/flowkit/model"
import { isTest } from "../structure/import-rules.ts"
import { type Fault, faultsIn } from "./kinds.ts"

const wantedFolders = ["src", "backend/shop-service"]

/** What no test of behaviour could tell, each with the reason; docs/fault-seeding.md prints it. */
const leftOut: ReadonlyArray<{ readonly files: string; readonly why: string }> = [
  { files: "src/styles/**", why: "looks, judged by eye and by the tests of contrast and weight" },
  { files: "src/ui/later-icons.ts", why: "drawings, judged by eye" },
  { files: "src/public/**", why: "not a module" },
  { files: "backend/shop-service/documentation/**", why: "sentences about the calls, for reading" }
]

/** Paths of the modules that may get a fault, from the root of the project. */
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

/** Draws lines first and then one fault of each, so that a line that can break in ten ways counts once. */
export const drawFaults = (
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
  // In the order drawn, so that a run that is stopped early has judged a fair sample, too.
  return lines.slice(0, size).flatMap((onLine) => onLine[Math.floor(random() * onLine.length)] ?? [])
}
