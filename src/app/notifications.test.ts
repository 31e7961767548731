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
    news.tell({ topic: "message", message: { type: "success", about: "plates", message: "common.save" } })
    expect(toasts().map(({ message }) => message)).toEqual(["common.genericError", "common.save"])
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
        message: "common.save",
        action: { label: "common.back", perform: () => done.push("taken back") }
      }
    })
    news.tell({ topic: "message", message: { type: "info", about: "plates", message: "common.save" } })
    flow.send({ type: "ACTION_CHOSEN", at: Date.now(), key: "plates" })
    expect(done).toEqual([])
    expect(toasts()).toHaveLength(1)
  })

  it("may lead to the next message while they are being closed", () => {
    const { news, toasts, choose } = open()
    const say = () => news.tell({ topic: "message", message: { type: "success", message: "common.save" } })
    news.tell({
      topic: "message",
      message: { type: "info", message: "common.add", action: { label: "common.back", perform: say } }
    })
    choose(0)
    expect(toasts().map(({ message }) => message)).toEqual(["common.save"])
  })
})
