#!/usr/bin/env node
/** Command line: `flowkit COMMAND`. Exit codes: 0 success, 1 findings, 2 the command could not run. */
import { spawn } from "node:child_process"
import { parseArgs } from "node:util"
import { capitalized } from "../model/format-path.ts"
import { messageOf } from "../model/message-of.ts"
import { type Command, tableOf } from "./command.ts"
import { Problem } from "./problem.ts"

/** Loaded on demand: an atlas needs a bundler, a picture a layout engine. */
const commands: Readonly<
  Record<string, { readonly does: string; readonly load: () => Promise<{ readonly command: Command }> }>
> = {
  init: {
    does: "begins the flow of a machine: every event, service and state it has, with holes to fill in",
    load: () => import("./commands/init.ts")
  },
  plan: {
    does: "plans paths that show every transition, and keeps them in lock files beside the flows",
    load: () => import("./commands/plan.ts")
  },
  accept: {
    does: "agrees to what machines do otherwise than their lock files say, and plans for it",
    load: () => import("./commands/accept.ts")
  },
  run: {
    does: "walks the planned paths in Chromium and says what of the machine was seen",
    load: () => import("./commands/run.ts")
  },
  draw: { does: "draws every machine and writes a page about it", load: () => import("./commands/draw.ts") },
  lint: {
    does: "holds machines against the rules they must keep to be run, planned, drawn and understood",
    load: () => import("./commands/lint.ts")
  },
  mutate: {
    does: "seeds faults into machines and reports which the planned paths detect by states, services and transitions",
    load: () => import("./commands/mutate.ts")
  },
  atlas: { does: "builds the atlas of all flows and serves it", load: () => import("./commands/atlas.ts") },
  diff: {
    does: "says in sentences what the machines do otherwise than in an earlier version",
    load: () => import("./commands/diff.ts")
  }
}

const common: Command["options"] = {
  json: { type: "boolean", does: "print the result as JSON, and nothing else, on standard output" },
  watch: { type: "boolean", does: "again whenever a file it has read changes" },
  help: { type: "boolean", does: "say how it is used" }
}

const usage = (): ReadonlyArray<string> => [
  "flowkit COMMAND [OPTIONS]",
  "",
  ...tableOf(Object.entries(commands).map(([name, { does }]) => [`  ${name}`, does])),
  "",
  "flowkit COMMAND --help says more. It works on the project in the current folder."
]

const usageOf = (name: string, does: string, { names, options }: Command): ReadonlyArray<string> => [
  `flowkit ${name} ${names}`.trim(),
  "",
  `${capitalized(does)}.`,
  "",
  ...tableOf(
    Object.entries({ ...options, ...common }).map(([option, { type, does: meaning }]) => [
      `  --${option}${type === "string" ? " VALUE" : ""}`,
      meaning
    ])
  )
]

const barLength = 24

/** Writes to standard error, so that standard output contains the result only. */
const drawProgress = (done: number, total: number, what: string): void => {
  const filled = total === 0 ? barLength : Math.round((done / total) * barLength)
  const bar = `[${"#".repeat(filled)}${"-".repeat(barLength - filled)}] ${done}/${total} ${what}`
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${bar}${done === total ? "\n" : ""}`)
  else if (done === total) process.stderr.write(`${bar}\n`)
}

const print = (lines: ReadonlyArray<string>): void => {
  process.stdout.write(`${lines.join("\n")}\n`)
}

/** Watch mode of Node: restarts the program when an imported file changes. */
const watch = (given: ReadonlyArray<string>): Promise<number> =>
  new Promise((done) => {
    const child = spawn(
      process.execPath,
      ["--watch", "--watch-preserve-output", import.meta.filename, ...given],
      { stdio: "inherit" }
    )
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
    child.on("exit", (code) => done(code ?? 0))
  })

const endOfProcess = (): AbortSignal => {
  const end = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => end.abort())
  return end.signal
}

/** Parts that could not be read. */
const failed: Array<string> = []

const execute = async (given: ReadonlyArray<string>): Promise<number> => {
  const [name = "--help", ...rest] = given
  if (name === "--help" || name === "help") {
    print(usage())
    return 0
  }
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (known === undefined) throw new Problem(`There is no command "${name}".\n\n${usage().join("\n")}`)
  const { does } = known
  const { command } = await known.load()
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args: [...rest],
        options: { ...command.options, ...common },
        allowPositionals: true
      })
    } catch (cause) {
      const reason = messageOf(cause).replace(/\. To specify a positional argument.*/s, "")
      throw new Problem(`${reason}\n\n${usageOf(name, does, command).join("\n")}`)
    }
  })()
  if (values["help"] === true) {
    print(usageOf(name, does, command))
    return 0
  }
  if (values["watch"] === true) return watch(given.filter((one) => one !== "--watch"))
  const result = await command.run({
    folder: process.cwd(),
    names: positionals,
    options: values as Readonly<Record<string, string | boolean | undefined>>,
    fail: (line) => failed.push(line),
    say: (line) => process.stderr.write(`${line}\n`),
    progress: drawProgress,
    end: endOfProcess()
  })
  if (values["json"] === true) print([JSON.stringify(result.data, null, 2)])
  else if (result.lines.length > 0) print(result.lines)
  return result.ok ? 0 : 1
}

try {
  process.exitCode = await execute(process.argv.slice(2))
} catch (cause) {
  // Any other error is a bug of flowkit, and printed with its stack.
  process.stderr.write(
    `${cause instanceof Problem ? cause.message : cause instanceof Error ? cause.stack : cause}\n`
  )
  process.exitCode = 2
}
for (const line of failed) process.stderr.write(`${line}\n`)
if (failed.length > 0) process.exitCode = 2
