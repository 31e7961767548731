/** Runs an installed tool (panda, vite, tsc, ...); fails with its output. */
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
  /** Working directory; by default the project's. */
  readonly folder?: string
  /** Also echoes the output; with a name, line by line with that prefix. */
  readonly echo?: boolean | string
}

const toolFolder = join(projectFolder, "node_modules/.bin")

/** Runs `node_modules/.bin/NAME` with this process' Node, by default in the project folder. */
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
        // The output is a pipe, but some tools colour it anyway.
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

/** Runs a tool, and throws if it fails. */
export const requireTool = async (
  step: string,
  name: string,
  toolArguments: readonly string[],
  signal?: AbortSignal
): Promise<void> => {
  const { ok, output } = await runTool(name, toolArguments, signal === undefined ? {} : { signal })
  if (!ok) throw new Error(`${step} failed (${name} ${toolArguments.join(" ")}):\n${output.trim()}`)
}
