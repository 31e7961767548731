/** Controls a vitest process in a copy of the project: runs test files, kills it if a fault blocks it. */
import { type ChildProcess, fork } from "node:child_process"
import { join } from "node:path"
import type { Answer, Failure, FileOutcome, Request } from "./vitest-messages.ts"

export interface VitestRun {
  readonly failure: Failure | undefined
  readonly files: ReadonlyMap<string, { readonly outcome: FileOutcome; readonly took: number }>
}

export interface VitestWorker {
  /** All test files, by path. */
  readonly files: ReadonlyArray<string>
  /** `timeout`: milliseconds until a file has to start its next test, or to end. */
  run(request: Request, timeout: (file: string | undefined) => number): Promise<VitestRun>
  stop(): void
}

const program = join(import.meta.dirname, "vitest-process.ts")

const start = (
  tree: string,
  environment: NodeJS.ProcessEnv
): Promise<[ChildProcess, ReadonlyArray<string>]> =>
  new Promise((resolve, reject) => {
    const child = fork(program, [], {
      cwd: tree,
      // In a process group of its own, to be killed with its workers.
      detached: true,
      env: { ...process.env, DATABASE_URL: "", ...environment },
      stdio: ["ignore", "ignore", "pipe", "ipc"]
    })
    let output = ""
    child.stderr?.on("data", (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4000)
    })
    child.once("exit", () => reject(new Error(`vitest ended before it was ready:\n${output}`)))
    child.once("message", (answer: Answer) => {
      child.removeAllListeners("exit")
      resolve([child, answer.type === "ready" ? answer.files : []])
    })
  })

export const startVitestIn = async (
  tree: string,
  environment: NodeJS.ProcessEnv = {}
): Promise<VitestWorker> => {
  let [child, files] = await start(tree, environment)
  const restart = async (): Promise<void> => {
    // A blocked process handles no messages, and would continue alone.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
    ;[child, files] = await start(tree, environment)
  }
  return {
    files,
    run: (request, timeout) =>
      new Promise((resolve) => {
        const ended = new Map<string, { outcome: FileOutcome; took: number }>()
        const finish = (failure: Failure | undefined, thenRestart: boolean): void => {
          clearTimeout(timer)
          child.off("message", listen)
          child.off("exit", die)
          const answer = { failure, files: ended }
          if (thenRestart) void restart().then(() => resolve(answer))
          else resolve(answer)
        }
        const next = (): string | undefined => request.wanted.find(({ file }) => !ended.has(file))?.file
        let running = "before its first test"
        const lost = (what: string, isLate: boolean): void =>
          finish({ file: next() ?? "", test: `${what}: ${running}`, isLate }, true)
        // The machine may have been busy: retry once.
        const giveUp = (): void => lost("does not end", true)
        const die = (): void => lost("ends vitest", false)
        const listen = (answer: Answer): void => {
          clearTimeout(timer)
          if (answer.type === "test") running = answer.test
          if (answer.type === "file") ended.set(answer.file, { outcome: answer.outcome, took: answer.took })
          if (answer.type === "done") finish(answer.failure, false)
          else timer = setTimeout(giveUp, timeout(next()))
        }
        let timer = setTimeout(giveUp, timeout(next()))
        child.on("message", listen)
        child.once("exit", die)
        child.send(request)
      }),
    stop: () => child.kill()
  }
}
