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
  /** Pass output on as it comes, too. */
  readonly echo?: boolean
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
    let output = ""
    const take = (chunk: Buffer): void => {
      output += chunk
      if (options.echo === true) process.stdout.write(chunk)
    }
    tool.stdout.on("data", take)
    tool.stderr.on("data", take)
    tool.once("error", (cause) => reject(options.signal?.aborted === true ? options.signal.reason : cause))
    tool.once("close", (code) => resolve({ ok: code === 0, output }))
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
