/** Firefox by WebDriver BiDi, which it speaks itself: https://www.w3.org/TR/webdriver-bidi/ */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findFirefox } from "../../scripts/test/other-browsers.ts"
import { startProgram } from "./program.ts"
import { remoteTab } from "./remote-tab.ts"
import { type Device, phone } from "./tab.ts"

interface Message {
  readonly id?: number
  readonly type: "error" | "event" | "success"
  readonly message?: string
  readonly result?: unknown
  readonly params?: { readonly type?: string; readonly level?: string; readonly text?: string }
}

type Send = (method: string, params: object) => Promise<unknown>

/** Connects to a browser; `onEvent` hears what it subscribes to. */
const connect = async (url: string, onEvent: (message: Message) => void): Promise<Send> => {
  const socket = new WebSocket(url)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve())
    socket.addEventListener("error", () => reject(new Error(`No connection to ${url}`)))
  })
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.type === "event") onEvent(message)
    else waiting.get(message.id ?? 0)?.(message)
  })
  let last = 0
  return async (method, params) => {
    last += 1
    const id = last
    const answer = new Promise<Message>((resolve) => {
      waiting.set(id, resolve)
    })
    socket.send(JSON.stringify({ id, method, params }))
    const { type, message, result } = await answer
    waiting.delete(id)
    if (type === "error") throw new Error(`${method}: ${message}`)
    return result
  }
}

/** Result of a called function, or how it failed. */
interface Called {
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Starts the browser with an empty profile. */
export const firefoxDevice = async (): Promise<Device> => {
  const home = mkdtempSync(join(tmpdir(), "parkschein-firefox-"))
  writeFileSync(join(home, "user.js"), 'user_pref("intl.accept_languages", "de-DE");\n')
  const browser = await startProgram(
    findFirefox() ?? "firefox",
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", home],
    /WebDriver BiDi listening on (ws:\S+)/,
    { HOME: home }
  )
  const errors: string[] = []
  const send = await connect(`${browser.matched}/session`, ({ params }) => {
    const { type, level, text = "" } = params ?? {}
    // Firefox reports a font whose page was left, or is without a connection, as an error of the page's scripts.
    const isFont = text.startsWith("downloadable font: download failed")
    if (type === "javascript" && level === "error" && !isFont) errors.push(text)
  })
  await send("session.new", { capabilities: {} })
  await send("session.subscribe", { events: ["log.entryAdded"] })
  let context = ""

  const openTab = async () => {
    const made = (await send("browsingContext.create", { type: "tab" })) as { readonly context: string }
    context = made.context
    const here = { context }
    await send("browsingContext.setViewport", { ...here, viewport: phone })
    return remoteTab({
      open: async (url) => {
        await send("browsingContext.navigate", { ...here, url, wait: "interactive" })
      },
      call: async (source, input) => {
        const { result, exceptionDetails } = (await send("script.callFunction", {
          functionDeclaration: source,
          arguments: [{ type: "string", value: input }],
          awaitPromise: true,
          target: here
        })) as Called
        if (result === undefined) throw new Error(exceptionDetails?.text)
        return result.value
      },
      perform: async (actions) => {
        await send("input.performActions", { ...here, actions })
      }
    })
  }

  return {
    openTab,
    errors: () => errors,
    picture: async () => {
      const { data } = (await send("browsingContext.captureScreenshot", { context })) as { data: string }
      return Buffer.from(data, "base64")
    },
    close: async () => {
      await send("browser.close", {})
      await browser.end()
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  }
}
