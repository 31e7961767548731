/** Ensures that the app runs while paths are run. */
import { spawn } from "node:child_process"
import { setTimeout as wait } from "node:timers/promises"
import type { FlowkitConfig } from "../config.ts"
import { Problem } from "./problem.ts"

const maxStart = 60_000

const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: "manual" })
    return true
  } catch {
    return false
  }
}

/** Returns the function that stops a started app. */
export const serveApp = async (
  app: FlowkitConfig["app"],
  folder: string,
  end: AbortSignal
): Promise<() => void> => {
  if (app === undefined) {
    throw new Problem(
      `flowkit.config.ts does not say where the app is. Add: app: { url: "http://127.0.0.1:4173" }`
    )
  }
  if (await answers(app.url)) return () => {}
  if (app.command === undefined) {
    throw new Problem(
      `Nothing answers at ${app.url}. Start the app, or say under app.command how to start it.`
    )
  }
  // In a process group of its own, so that its children are stopped with it.
  const child = spawn(app.command, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"]
  })
  const output: Array<string> = []
  for (const channel of [child.stdout, child.stderr]) channel.on("data", (text) => output.push(String(text)))
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    try {
      process.kill(-child.pid, "SIGTERM")
    } catch {
      // The process has ended by itself.
    }
  }
  end.addEventListener("abort", stop)
  const until = Date.now() + maxStart
  while (Date.now() < until && child.exitCode === null && !end.aborted) {
    if (await answers(app.url)) return stop
    await wait(200)
  }
  stop()
  throw new Problem(
    `"${app.command}" did not bring up ${app.url}${child.exitCode === null ? ` within ${maxStart / 1_000} s` : `; it ended with ${child.exitCode}`}. It said:\n${output.join("").trim() || "nothing"}`
  )
}
