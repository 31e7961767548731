/** Programs of the system that a device consists of. */
import { spawn } from "node:child_process"

export interface Program {
  /** Part of the awaited line. */
  readonly matched: string
  readonly end: () => Promise<void>
}

/** Starts a program, and waits for a line of its output; fails with the output if it ends before. */
export const startProgram = async (
  command: string,
  commandArguments: readonly string[],
  line: RegExp,
  environment: NodeJS.ProcessEnv = {}
): Promise<Program> => {
  const child = spawn(command, commandArguments, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TZ: "Europe/Berlin", ...environment }
  })
  // Also if the device fails before it can be closed.
  const kill = () => {
    child.kill()
  }
  process.once("exit", kill)
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve()).once("exit", () => resolve())
  })
  const matched = await new Promise<string>((resolve, reject) => {
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk
        const found = line.exec(output)
        if (found !== null) resolve(found[1] ?? "")
      })
    }
    child.once("error", reject)
    void ended.then(() => reject(new Error(`${command} ended: ${output}`)))
  })
  return {
    matched,
    end: () => {
      process.off("exit", kill)
      kill()
      return ended
    }
  }
}
