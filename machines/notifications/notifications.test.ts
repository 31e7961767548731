import { describe, expect, test } from "vitest"
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

const it = test.extend("flow", () => page())

describe("notifications", () => {
  it("close after fifteen seconds [S-15]", ({ flow }) => {
    expect(flow.state()).toBe("empty")
    flow.say("a")
    expect(flow.state()).toBe("running")
    flow.wait(14_999)
    expect(flow.keys()).toEqual(["a"])
    flow.wait(1)
    expect(flow.state()).toBe("empty")
  })

  it("close each after its own delay, independent of later ones [L-12]", ({ flow }) => {
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

  it("close together when they are due together", ({ flow }) => {
    flow.say("a", { closeDelay: 5_000 })
    flow.wait(2_000)
    flow.say("b", { closeDelay: 3_000 })
    flow.wait(3_000)
    expect(flow.state()).toBe("empty")
  })

  it("are at most five: a sixth replaces the oldest [S-15]", ({ flow }) => {
    for (const key of ["a", "b", "c", "d", "e", "f"]) flow.say(key)
    expect(flow.keys()).toEqual(["b", "c", "d", "e", "f"])
  })

  it("come in four types, with details [N-01]", ({ flow }) => {
    for (const type of ["success", "error", "info", "warning"] as const)
      flow.say(type, { type, details: "why" })
    expect(flow.actor.getSnapshot().context.toasts.map(({ type }) => type)).toEqual(flow.keys())
  })

  it.each<PauseReason>(["pointer", "focus", "hiddenTab", "modal"])(
    "keep their remaining time during %s",
    (reason) => {
      const flow = page()
      flow.say("a", { closeDelay: 5_000 })
      flow.wait(4_000)
      flow.pause(reason)
      expect(flow.state()).toBe("paused")
      flow.wait(60_000)
      flow.resume(reason)
      expect(flow.state()).toBe("running")
      flow.wait(999)
      expect(flow.keys()).toEqual(["a"])
      flow.wait(1)
      expect(flow.keys()).toEqual([])
    }
  )

  it("stay paused until the last reason ends [C/C-20]", ({ flow }) => {
    flow.say("a")
    flow.pause("pointer")
    flow.pause("pointer")
    flow.pause("hiddenTab")
    flow.resume("pointer")
    expect(flow.state()).toBe("paused")
    flow.resume("hiddenTab")
    expect(flow.state()).toBe("running")
  })

  it("get their full time when they arrive during a pause", ({ flow }) => {
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

  it("wait for the tab to become visible when they arrive in a hidden one", ({ flow }) => {
    flow.pause("hiddenTab")
    expect(flow.state()).toBe("empty")
    flow.say("a")
    expect(flow.state()).toBe("paused")
  })

  it("can be closed by hand without an effect on the others", ({ flow }) => {
    flow.say("a", { closeDelay: 5_000 })
    flow.say("b", { closeDelay: 5_000 })
    flow.wait(4_000)
    flow.close("a")
    expect(flow.keys()).toEqual(["b"])
    flow.wait(1_000)
    expect(flow.state()).toBe("empty")
  })

  it("resume when the hovered one is closed", ({ flow }) => {
    flow.say("a")
    flow.pause("pointer")
    flow.close("a")
    expect(flow.state()).toBe("empty")
    flow.say("b")
    expect(flow.state()).toBe("running")
  })

  it("run their action once and close", ({ flow }) => {
    flow.say("deleted", { action: { name: "restorePlate", label: "Undo" } })
    flow.choose("deleted")
    flow.choose("deleted")
    expect(flow.performed).toEqual(["restorePlate"])
    expect(flow.state()).toBe("empty")
  })

  it("have no action by default", ({ flow }) => {
    flow.say("a")
    flow.choose("a")
    expect(flow.performed).toEqual([])
    expect(flow.keys()).toEqual(["a"])
  })

  it("are replaced by one with the same key", ({ flow }) => {
    flow.say("a", { message: "First" })
    flow.say("a", { message: "Second" })
    expect(flow.actor.getSnapshot().context.toasts.map(({ message }) => message)).toEqual(["Second"])
  })

  it("lose no time when the clock is set back", ({ flow }) => {
    flow.say("a", { closeDelay: 5_000 })
    flow.actor.send({ type: "PAUSED", at: -100_000, reason: "focus" })
    expect(flow.actor.getSnapshot().context.toasts[0]?.left).toBe(5_000)
  })
})
