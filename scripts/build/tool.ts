/** Runs an installed tool (panda, vite, tsc, ...) and fails with what it said if it fails. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { projectFolder } from "../product/servers.ts"

export interface ToolResult {
  readonly ok: boolean
  readonly output: string
}

export interface ToolOptions {
  readonly signal?: AbortSignal
  readonly environment?: NodeJS.ProcessEnv
  /** Where it runs; the project's without. */
  readonly folder?: string
  /** Pass output on as it comes, too; with a name, by whole lines that begin with it. */
  readonly echo?: boolean | string
}

const toolFolder = join(projectFolder, "node_modules/.bin")

/** Runs `node_modules/.bin/NAME`, in the project folder where nothing else is said, under this process' own Node. */
export const runTool = (
  name: string,
  toolArguments: readonly string[],
  options: ToolOptions = {}
): Promise<ToolResult> =>
  new Promise((resolve, reject) => {
    const tool = spawn(join(toolFolder, name), toolArguments, {
      cwd: options.folder ?? projectFolder,
      env: {
        ...process.env,
        // Tools write into a pipe here, and some colour their output even so.
        ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
        ...options.environment,
        PATH: `${toolFolder}:${process.env["PATH"] ?? ""}`
      },
      stdio: ["ignore", "pipe", "pipe"],
      ...(options.signal === undefined ? {} : { signal: options.signal })
    })
    const { echo } = options
    let output = ""
    let line = ""
    const take = (chunk: string): void => {
      output += chunk
      if (echo === true) process.stdout.write(chunk)
      if (typeof echo !== "string") return
      const lines = (line + chunk).split("\n")
      line = lines.pop() ?? ""
      for (const whole of lines) process.stdout.write(`${echo} | ${whole}\n`)
    }
    tool.stdout.setEncoding("utf8").on("data", take)
    tool.stderr.setEncoding("utf8").on("data", take)
    tool.once("error", (cause) => reject(options.signal?.aborted === true ? options.signal.reason : cause))
    tool.once("close", (code) => {
      if (line !== "") take("\n")
      resolve({ ok: code === 0, output })
    })
  })

/** Runs a tool that must succeed. */
export const requireTool = async (
  step: string,
  name: string,
  toolArguments: readonly string[],
  signal?: AbortSignal
): Promise<void> => {
  const { ok, output } = await runTool(name, toolArguments, signal === undefined ? {} : { signal })
  if (!ok) throw new Error(`${step} failed (${name} ${toolArguments.join(" ")}):\n${output.trim()}`)
}
