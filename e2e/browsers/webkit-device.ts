/** WebKit (WebKitGTK's MiniBrowser) by classic WebDriver, on a display of its own. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { host } from "../../backend/configuration.ts"
import { firstPort } from "../../scripts/test/first-port.ts"
import { startProgram } from "./program.ts"
import { remoteTab } from "./remote-tab.ts"
import { type Device, phone, timeout } from "./tab.ts"

/** Of the ten ports of a run, one that no server has. */
const port = firstPort() + 7

const send = async (method: "DELETE" | "GET" | "POST", path: string, body: object = {}): Promise<unknown> => {
  const answer = await fetch(`http://${host}:${port}/session${path}`, {
    method,
    // A command may be lost with the page it was sent to.
    signal: AbortSignal.timeout(timeout),
    ...(method === "POST" ? { body: JSON.stringify(body) } : {})
  })
  const { value } = (await answer.json()) as { readonly value: unknown }
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

/** The driver writes no line when it listens. */
const untilDriverAnswers = async (): Promise<void> => {
  const status = () => fetch(`http://${host}:${port}/status`).then(({ ok }) => ok)
  for (const until = Date.now() + timeout; !(await status().catch(() => false)); await wait(50))
    if (Date.now() > until) throw new Error("WebKitWebDriver does not answer.")
}

/** Starts the browser with an empty profile. */
export const webkitDevice = async (): Promise<Device> => {
  const home = mkdtempSync(join(tmpdir(), "parkschein-webkit-"))
  const screen = "1280x1024x24"
  const display = await startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", screen], /^(\d+)\n/)
  const folders = ["HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"]
  const driver = await startProgram(
    "sh",
    ["-c", `echo starts; exec WebKitWebDriver --port=${port}`],
    /starts/,
    {
      ...Object.fromEntries(folders.map((name) => [name, home])),
      DISPLAY: `:${display.matched}`,
      // Without a graphics card.
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1"
    }
  )
  await untilDriverAnswers()
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } }
  const { sessionId } = (await send("POST", "", { capabilities })) as { readonly sessionId: string }
  const command = (method: "GET" | "POST", path: string, body?: object) =>
    send(method, `/${sessionId}${path}`, body)
  await command("POST", "/timeouts", { script: timeout, pageLoad: 60_000 })
  let unused: unknown = await command("GET", "/window")

  const openTab = async () => {
    // A window, since a tab in the background takes no press of the pointer.
    const other = async () => (await command("POST", "/window/new", { type: "window" })) as { handle: string }
    const handle = unused ?? (await other()).handle
    unused = undefined
    const here = async (method: "GET" | "POST", path: string, body: object) => {
      await command("POST", "/window", { handle })
      return command(method, path, body)
    }
    await here("POST", "/window/rect", { x: 0, y: 0, ...phone })
    return remoteTab({
      open: async (url) => {
        await here("POST", "/url", { url })
      },
      call: async (source, input) => {
        const script = `return (${source})(...arguments)`
        return (await here("POST", "/execute/sync", { script, args: [input] })) as string
      },
      perform: async (actions) => {
        await here("POST", "/actions", { actions })
      }
    })
  }

  return {
    openTab,
    // The protocol reports none.
    errors: () => [],
    picture: async () => Buffer.from((await command("GET", "/screenshot")) as string, "base64"),
    close: async () => {
      await send("DELETE", `/${sessionId}`)
      await driver.end()
      await display.end()
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  }
}
