import { describe, expect, it } from "vitest"
import { drive } from "../testing/drive.ts"
import { type Notification, notificationsMachine, type PauseReason } from "./index.ts"

const plain: Notification = {
  key: "",
  type: "info",
  message: "Something happened",
  details: null,
  closeDelay: null,
  action: null
}

/** Simulates the page: one clock for the timers and for the times of events. */
const page = () => {
  const performed: string[] = []
  const flow = drive(
    notificationsMachine.provide({ actions: { performAction: (_, name) => performed.push(name) } })
  )
  const now = () => flow.clock.now()
  const { send } = flow.actor
  return {
    ...flow,
    performed,
    wait: (milliseconds: number) => flow.clock.increment(milliseconds),
    say: (key: string, more: Partial<Notification> = {}) =>
      send({ type: "NOTIFIED", at: now(), notification: { ...plain, ...more, key } }),
    close: (key: string) => send({ type: "CLOSED", at: now(), key }),
    choose: (key: string) => send({ type: "ACTION_CHOSEN", at: now(), key }),
    pause: (reason: PauseReason) => send({ type: "PAUSED", at: now(), reason }),
    resume: (reason: PauseReason) => send({ type: "RESUMED", at: now(), reason }),
    keys: () => flow.actor.getSnapshot().context.toasts.map(({ key }) => key)
  }
}

describe("notifications", () => {
  it("close by themselves after fifteen seconds [S-15]", () => {
    const flow = page()
    expect(flow.state()).toBe("empty")
    flow.say("a")
    expect(flow.state()).toBe("showing")
    flow.wait(14_999)
    expect(flow.keys()).toEqual(["a"])
    flow.wait(1)
    expect(flow.state()).toBe("empty")
  })

  it("close each after its own delay, whatever comes meanwhile [L-12]", () => {
    const flow = page()
    flow.say("long", { closeDelay: 10_000 })
    flow.wait(4_000)
    flow.say("short", { closeDelay: 3_000 })
    flow.wait(2_999)
    expect(flow.keys()).toEqual(["long", "short"])
    flow.wait(1)
    expect(flow.keys()).toEqual(["long"])
    flow.wait(2_999)
    expect(flow.keys()).toEqual(["long"])
    flow.wait(1)
    expect(flow.keys()).toEqual([])
  })

  it("close together when they are due together", () => {
    const flow = page()
    flow.say("a", { closeDelay: 5_000 })
    flow.wait(2_000)
    flow.say("b", { closeDelay: 3_000 })
    flow.wait(3_000)
    expect(flow.state()).toBe("empty")
  })

  it("are never more than five: the oldest gives way [S-15]", () => {
    const flow = page()
    for (const key of ["a", "b", "c", "d", "e", "f"]) flow.say(key)
    expect(flow.keys()).toEqual(["b", "c", "d", "e", "f"])
  })

  it("come in four types, with details [N-01]", () => {
    const flow = page()
    for (const type of ["success", "error", "info", "warning"] as const)
      flow.say(type, { type, details: "why" })
    expect(flow.actor.getSnapshot().context.toasts.map(({ type }) => type)).toEqual(flow.keys())
  })

  it.each<PauseReason>(["pointer", "focus", "hiddenTab", "modal"])(
    "keep the time they have left during %s",
    (reason) => {
      const flow = page()
      flow.say("a", { closeDelay: 5_000 })
      flow.wait(4_000)
      flow.pause(reason)
      expect(flow.state()).toBe("paused")
      flow.wait(60_000)
      flow.resume(reason)
      expect(flow.state()).toBe("showing")
      flow.wait(999)
      expect(flow.keys()).toEqual(["a"])
      flow.wait(1)
      expect(flow.keys()).toEqual([])
    }
  )

  it("stand still until the last reason is gone [C/C-20]", () => {
    const flow = page()
    flow.say("a")
    flow.pause("pointer")
    flow.pause("pointer")
    flow.pause("hiddenTab")
    flow.resume("pointer")
    expect(flow.state()).toBe("paused")
    flow.resume("hiddenTab")
    expect(flow.state()).toBe("showing")
  })

  it("have their full time when they come while time stands still", () => {
    const flow = page()
    flow.say("a", { closeDelay: 5_000 })
    flow.wait(1_000)
    flow.pause("hiddenTab")
    flow.wait(10_000)
    flow.say("b", { closeDelay: 5_000 })
    flow.wait(10_000)
    flow.resume("hiddenTab")
    flow.wait(4_000)
    expect(flow.keys()).toEqual(["b"])
    flow.wait(1_000)
    expect(flow.keys()).toEqual([])
  })

  it("wait for somebody to look when they come into a hidden tab", () => {
    const flow = page()
    flow.pause("hiddenTab")
    expect(flow.state()).toBe("empty")
    flow.say("a")
    expect(flow.state()).toBe("paused")
  })

  it("can be closed by hand, which changes nothing for the others", () => {
    const flow = page()
    flow.say("a", { closeDelay: 5_000 })
    flow.say("b", { closeDelay: 5_000 })
    flow.wait(4_000)
    flow.close("a")
    expect(flow.keys()).toEqual(["b"])
    flow.wait(1_000)
    expect(flow.state()).toBe("empty")
  })

  it("do not stand still for ever because the pointer was on one that was closed", () => {
    const flow = page()
    flow.say("a")
    flow.pause("pointer")
    flow.close("a")
    expect(flow.state()).toBe("empty")
    flow.say("b")
    expect(flow.state()).toBe("showing")
  })

  it("do what they offer, once, and close", () => {
    const flow = page()
    flow.say("deleted", { action: { name: "restorePlate", label: "Undo" } })
    flow.choose("deleted")
    flow.choose("deleted")
    expect(flow.performed).toEqual(["restorePlate"])
    expect(flow.state()).toBe("empty")
  })

  it("offer nothing unless they say so", () => {
    const flow = page()
    flow.say("a")
    flow.choose("a")
    expect(flow.performed).toEqual([])
    expect(flow.keys()).toEqual(["a"])
  })

  it("give way to one with the same key", () => {
    const flow = page()
    flow.say("a", { message: "First" })
    flow.say("a", { message: "Second" })
    expect(flow.actor.getSnapshot().context.toasts.map(({ message }) => message)).toEqual(["Second"])
  })

  it("lose no time to a clock that is put back", () => {
    const flow = page()
    flow.say("a", { closeDelay: 5_000 })
    flow.actor.send({ type: "PAUSED", at: -100_000, reason: "focus" })
    expect(flow.actor.getSnapshot().context.toasts[0]?.left).toBe(5_000)
  })
})
