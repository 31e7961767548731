/** The parent's end of a vitest in a copy of the project: runs test files, and ends it when a fault keeps it busy for too long. */
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
  /** `timeout` are milliseconds within which a file has to begin its next test, or to end. */
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
      // A group of its own, to be ended with the workers that it has started.
      detached: true,
      env: { ...process.env, DATABASE_URL: "", ...environment },
      stdio: ["ignore", "ignore", "pipe", "ipc"]
    })
    let said = ""
    child.stderr?.on("data", (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-4000)
    })
    child.once("exit", () => reject(new Error(`vitest ended before it was ready:\n${said}`)))
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
    // What a fault keeps busy hears of nothing else, and would go on alone.
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
        // The machine may have been busy, so it is asked once more.
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
