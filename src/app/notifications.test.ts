// Tests: a notification becomes a message, and the action of a message runs once it is taken.
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { startNotifications } from "./notifications.ts"

const open = () => {
  const { notifications: flow, say } = startNotifications(createActor)
  const toasts = () => flow.getSnapshot().context.toasts
  const choose = (index: number) => {
    const key = toasts()[index]?.key ?? ""
    flow.send({ type: "ACTION_CHOSEN", at: Date.now(), key })
  }
  return { say, flow, toasts, choose }
}

describe("messages", () => {
  it("are shown together unless they share a subject [S-15]", () => {
    const { say, toasts } = open()
    say({ type: "info", message: "common.genericError" })
    say({ type: "error", about: "plates", message: "common.loadFailed" })
    say({ type: "success", about: "plates", message: "common.retry" })
    expect(toasts().map(({ message }) => message)).toEqual(["common.genericError", "common.retry"])
  })

  it("have ids of time and counter, since two can arrive within one millisecond", () => {
    const { say, toasts } = open()
    const before = Date.now()
    for (const _ of ["one", "two"]) say({ type: "info", message: "common.genericError" })
    const keys = toasts().map(({ key }) => key.split("-").map(Number))
    expect(keys.map(([, count]) => count)).toEqual([1, 2])
    for (const [moment] of keys) expect(moment).toBeGreaterThanOrEqual(before)
  })

  it("run their own action, once", () => {
    const { say, toasts, choose } = open()
    const done: string[] = []
    const offer = (name: string) =>
      say({
        type: "success",
        message: "account.plates.deleteSucceeded",
        action: { label: "account.plates.addAgain", perform: () => done.push(name) }
      })
    offer("first")
    offer("second")
    choose(0)
    choose(0)
    choose(0)
    expect(done).toEqual(["first", "second"])
    expect(toasts()).toEqual([])
  })

  it("lose their action when a newer one on the same subject has none", () => {
    const { say, toasts, flow } = open()
    const done: string[] = []
    say({
      type: "info",
      about: "plates",
      message: "common.retry",
      action: { label: "common.back", perform: () => done.push("taken back") }
    })
    say({ type: "info", about: "plates", message: "common.retry" })
    flow.send({ type: "ACTION_CHOSEN", at: Date.now(), key: "plates" })
    expect(done).toEqual([])
    expect(toasts()).toHaveLength(1)
  })

  it("can open the next message while they close", () => {
    const { say, toasts, choose } = open()
    const sayMore = () => say({ type: "success", message: "common.retry" })
    say({ type: "info", message: "common.change", action: { label: "common.back", perform: sayMore } })
    choose(0)
    expect(toasts().map(({ message }) => message)).toEqual(["common.retry"])
  })
})
