/** A tab driven by WebDriver: classic and BiDi differ in their transport, but share the format of actions. */
import { setTimeout as wait } from "node:timers/promises"
import { origins } from "../../backend/configuration.ts"
import { type PlainTarget, type Preparation, prepare } from "./in-page.ts"
import { type Tab, type Target, timeout } from "./tab.ts"

/** Operations of the transport. */
export interface Remote {
  readonly open: (url: string) => Promise<void>
  /** Calls a function, given as source, with a string; resolves with the string that it resolves with. */
  readonly call: (source: string, input: string) => Promise<string>
  /** Performs actions of input devices: https://www.w3.org/TR/webdriver2/#actions */
  readonly perform: (actions: readonly object[]) => Promise<void>
}

const keys = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" } as const

const typing = (characters: Iterable<string>): object => ({
  type: "key",
  id: "keyboard",
  actions: [...characters].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })))
})

const pressing = (x: number, y: number): object => ({
  type: "pointer",
  id: "mouse",
  actions: [
    { type: "pointerMove", x, y, duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 }
  ]
})

const plain = (target: Target): PlainTarget => {
  if (typeof target === "string") return { selector: target }
  const { role, name, within } = target
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return {
    role,
    name: typeof name === "string" ? [literal(name), "i"] : [name.source, name.flags],
    ...(within === undefined ? {} : { within: plain(within) })
  }
}

export const remoteTab = ({ open, call, perform }: Remote): Tab => {
  const run = async <Result>(
    work: (...input: never[]) => Result,
    ...input: unknown[]
  ): Promise<Awaited<Result>> => {
    const source = `async (input) => JSON.stringify({ result: await (${work})(...JSON.parse(input)) })`
    return (JSON.parse(await call(source, JSON.stringify(input))) as { readonly result: Awaited<Result> })
      .result
  }
  /** Waits until the element is ready, and two looks in a row agree if it must not move. */
  const ready = async (target: Target, preparation: Preparation, choice = ""): Promise<string> => {
    const wanted = plain(target)
    let last: string | null = null
    for (const until = Date.now() + timeout; Date.now() < until; await wait(50)) {
      // A page that is being replaced answers nothing.
      const now = await run(prepare, wanted, preparation, choice).catch(() => null)
      if (now !== null && (preparation !== "point" || now === last)) return now
      last = now
    }
    throw new Error(`Not ready to ${preparation} within ${timeout} ms: ${JSON.stringify(wanted)}`)
  }
  return {
    open: (address) => open(new URL(address, origins.app).href),
    address: () => run(() => location.href),
    tap: async (target) => {
      const [x = 0, y = 0] = (await ready(target, "point")).split(",").map(Number)
      await perform([pressing(x, y)])
    },
    fill: async (target, text) => {
      await ready(target, "focus")
      await perform([typing(text)])
    },
    choose: async (target, value) => {
      await ready(target, "choose", value)
    },
    press: (key) => perform([typing([keys[key]])]),
    see: (target) => ready(target, "read"),
    run: (work) => run(work) as never
  }
}
