// What is told becomes a message, and what a message offers is done once it is taken.
import { describe, expect, it } from "vitest"
import { makeNewsDesk } from "./news.ts"
import { startNotifications } from "./notifications.ts"

const open = () => {
  const news = makeNewsDesk()
  const flow = startNotifications(news)
  const toasts = () => flow.getSnapshot().context.toasts
  const choose = (index: number) => {
    const key = toasts()[index]?.key ?? ""
    flow.send({ type: "ACTION_CHOSEN", at: Date.now(), key })
  }
  return { news, flow, toasts, choose }
}

describe("messages", () => {
  it("stand beside one another, unless they are about the same", () => {
    const { news, toasts } = open()
    news.tell({ topic: "message", message: { type: "info", message: "common.genericError" } })
    news.tell({ topic: "message", message: { type: "error", about: "plates", message: "common.loadFailed" } })
    news.tell({ topic: "message", message: { type: "success", about: "plates", message: "common.retry" } })
    expect(toasts().map(({ message }) => message)).toEqual(["common.genericError", "common.retry"])
  })

  it("are known by the moment and a counter, since two may come within one millisecond", () => {
    const { news, toasts } = open()
    const before = Date.now()
    for (const _ of ["one", "two"])
      news.tell({ topic: "message", message: { type: "info", message: "common.genericError" } })
    const keys = toasts().map(({ key }) => key.split("-").map(Number))
    expect(keys.map(([, count]) => count)).toEqual([1, 2])
    for (const [moment] of keys) expect(moment).toBeGreaterThanOrEqual(before)
  })

  it("close after fifteen seconds unless they say otherwise", () => {
    const { news, toasts } = open()
    news.tell({ topic: "message", message: { type: "info", message: "common.genericError" } })
    expect(toasts().map(({ closeDelay }) => closeDelay)).toEqual([15_000])
  })

  it("do what they offer once, and each its own", () => {
    const { news, toasts, choose } = open()
    const done: string[] = []
    const offer = (name: string) =>
      news.tell({
        topic: "message",
        message: {
          type: "success",
          message: "account.plates.deleteSucceeded",
          action: { label: "account.plates.addAgain", perform: () => done.push(name) }
        }
      })
    offer("first")
    offer("second")
    choose(0)
    choose(0)
    choose(0)
    expect(done).toEqual(["first", "second"])
    expect(toasts()).toEqual([])
  })

  it("offer nothing any more once a newer one about the same offers nothing", () => {
    const { news, toasts, flow } = open()
    const done: string[] = []
    news.tell({
      topic: "message",
      message: {
        type: "info",
        about: "plates",
        message: "common.retry",
        action: { label: "common.back", perform: () => done.push("taken back") }
      }
    })
    news.tell({ topic: "message", message: { type: "info", about: "plates", message: "common.retry" } })
    flow.send({ type: "ACTION_CHOSEN", at: Date.now(), key: "plates" })
    expect(done).toEqual([])
    expect(toasts()).toHaveLength(1)
  })

  it("may lead to the next message while they are being closed", () => {
    const { news, toasts, choose } = open()
    const say = () => news.tell({ topic: "message", message: { type: "success", message: "common.retry" } })
    news.tell({
      topic: "message",
      message: { type: "info", message: "common.change", action: { label: "common.back", perform: say } }
    })
    choose(0)
    expect(toasts().map(({ message }) => message)).toEqual(["common.retry"])
  })
})
