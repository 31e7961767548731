// Entry of the npm commands. Plain JavaScript without dependencies, so that any Node from 20 on runs it in a
// fresh clone: it checks the machine, installs what is missing and hands over to the project's own Node.
import { spawn } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { dependenciesAreInstalled, installDependencies, pinnedNode } from "./bootstrap/dependencies.js"
import { machineProblem, roomProblem } from "./bootstrap/machine.js"

const root = join(import.meta.dirname, "..")
/** Programs by task. Those of browser tests belong to another TypeScript project. */
const programs = Object.fromEntries(
  ["scripts/tasks", "e2e/tasks"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => [file.replace(".ts", ""), join(root, folder, file)])
  )
)
const [task = "", ...taskArguments] = process.argv.slice(2)

/** @param {string} message */
const giveUp = (message) => {
  process.stderr.write(`\n${message}\n`)
  // `npm test` promises this last line, also when it cannot begin.
  if (task === "test") process.stdout.write("0 passed, 1 failed\n")
  process.exit(1)
}

const program = programs[task]
if (program === undefined) giveUp(`Unknown task "${task}". Known tasks: ${Object.keys(programs).join(", ")}.`)

// The comment that the file of a task begins with describes it.
if (taskArguments.includes("--help")) {
  const [comment = ""] = /^\/\*\*[\s\S]*?\*\//.exec(readFileSync(program ?? "", "utf8")) ?? []
  process.stdout.write(
    `${comment
      .replace(/^\/\*\*|\*\/$/g, "")
      .replace(/^ \* ?/gm, "")
      .trim()}\n`
  )
  process.exit(0)
}

const isInstalled = dependenciesAreInstalled(root)
const problem = machineProblem() ?? roomProblem(root, isInstalled ? "toRun" : "toInstall")
if (problem !== undefined) giveUp(problem)

if (!isInstalled) {
  process.stdout.write("Installing dependencies (npm ci). This takes a minute or two the first time.\n")
  const failure = await installDependencies(root)
  if (failure !== undefined) giveUp(failure)
}

const child = spawn(pinnedNode(root), [program ?? "", ...taskArguments], {
  cwd: root,
  // Tools that the tasks start find the project's Node and the installed commands first.
  env: {
    ...process.env,
    PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}`,
    // What one process has compiled the next one takes from there; servers start in half the work.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".cache/node")
  },
  // The channel tells the task when this process is gone, however hard it was ended.
  stdio: ["inherit", "inherit", "inherit", "ipc"]
})

/** @type {NodeJS.Signals[]} */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"]
for (const signal of signals) process.on(signal, () => child.kill(signal))

// npm killed hard tells nobody; then this process gets another parent.
const parent = process.ppid
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM")
  }, 1000).unref()
}

child.on("error", (cause) =>
  giveUp(`The project's Node did not start: ${cause.message}\nDelete node_modules and try again.`)
)
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)))
