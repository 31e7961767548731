/** Returns the checks that a change needs, by the files that it touches. */
import { extname } from "node:path"

export interface Check {
  readonly name: string
  /** Command of node_modules/.bin. */
  readonly tool: string
  readonly given: ReadonlyArray<string>
  /** Instruction for a failure. */
  readonly remedy: string
}

/** Projects of TypeScript, inner ones first. */
const projects = [
  "packages/flowkit/atlas/page",
  "packages/flowkit",
  "schemas",
  "machines",
  "src",
  "backend",
  "e2e",
  "scripts"
]

const isCode = (file: string): boolean => /^\.[cm]?[jt]sx?$/.test(extname(file))

/** Returns the machine of a file: `machines/shop-home/…` and `e2e/paths/shop-home.flow.ts` are of `shopHome`. */
const machineOf = (file: string): string | undefined => {
  const [, folder, flow] = /^machines\/([a-z-]+)\/|^e2e\/paths\/([a-z-]+)\.flow\.ts$/.exec(file) ?? []
  const name = folder ?? flow
  return name === undefined || name === "testing"
    ? undefined
    : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const unique = (names: ReadonlyArray<string | undefined>): ReadonlyArray<string> => [
  ...new Set(names.filter((name) => name !== undefined))
]

/** Returns the checks for the changed files, relative to the project's folder; none without a change. */
export const checksFor = (changed: ReadonlyArray<string>): ReadonlyArray<Check> => {
  const code = changed.filter(isCode)
  const machines = unique(changed.map(machineOf))
  const touched = unique(code.map((file) => projects.find((project) => file.startsWith(`${project}/`))))
  return [
    {
      name: "format",
      tool: "biome",
      given: ["ci", "--no-errors-on-unmatched", "--colors=off", "--diagnostic-level=warn", ...changed],
      remedy: "npm run format",
      isNeeded: changed.length > 0
    },
    {
      name: "plans",
      tool: "flowkit",
      given: ["plan", "--check", ...machines],
      remedy: "npm run paths, or npx flowkit accept where a machine is meant to do otherwise",
      isNeeded: machines.length > 0
    },
    {
      name: "types",
      tool: "tsc",
      given: ["-b", "--checkers", "1", ...touched],
      remedy: "The places are above.",
      isNeeded: touched.length > 0
    },
    {
      name: "tests",
      tool: "vitest",
      given: ["related", "--run", "--config=vitest.shared.config.ts", "--root=.", ...code],
      remedy:
        "One file alone: npx vitest run --config=vitest.shared.config.ts --root=. FILE. Snapshots: npm run update.",
      isNeeded: code.length > 0
    }
  ].flatMap(({ isNeeded, ...check }) => (isNeeded ? [check] : []))
}
