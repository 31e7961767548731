import { describe, expect, test } from "vitest"
import { drive } from "../testing/drive.ts"
import { appVersionMachine, type ReloadObstacle } from "./index.ts"

const interval = 60_000

const run = (reloadedFor: string | null = null) => {
  const performed: string[] = []
  const flow = drive(
    appVersionMachine.provide({
      actions: {
        storeReload: (_, commitHash) => performed.push(`remembers ${commitHash}`),
        reload: () => performed.push("reloads")
      }
    }),
    { commitHash: "old", reloadedFor }
  )
  const poll = (commitHash: string) => {
    flow.clock.increment(interval)
    flow.succeeds("loadVersion", commitHash)
  }
  const meet = (...obstacles: ReadonlyArray<ReloadObstacle>) =>
    flow.actor.send({ type: "OBSTACLES_CHANGED", obstacles })
  return { ...flow, performed, poll, meet }
}

const it = test.extend("flow", () => run())

describe("app version", () => {
  it("polls once a minute while the build is the current one [K-04 N-10]", ({ flow }) => {
    expect(flow.state()).toBe("upToDate")
    flow.clock.increment(interval - 1)
    expect(flow.state()).toBe("upToDate")
    flow.clock.increment(1)
    expect(flow.state()).toBe("checking")
    flow.succeeds("loadVersion", "old")
    expect(flow.state()).toBe("upToDate")
    flow.clock.increment(interval)
    expect(flow.state()).toBe("checking")
  })

  it("reloads when nothing blocks it, and stores for which build [S-19]", ({ flow }) => {
    flow.poll("new")
    expect(flow.state()).toBe("reloading")
    expect(flow.performed).toEqual(["remembers new", "reloads"])
  })

  it.each<ReloadObstacle>(["unsavedInput", "modal", "checkout", "hiddenTab", "noStorage"])(
    "offers a banner instead when there is %s [C/C-07]",
    (obstacle) => {
      const flow = run()
      flow.meet(obstacle)
      flow.poll("new")
      expect(flow.state()).toBe("updateReady.offering")
      expect(flow.performed).toEqual([])
    }
  )

  it("reloads at once when the driver accepts the banner", ({ flow }) => {
    flow.meet("unsavedInput")
    flow.poll("new")
    flow.actor.send({ type: "RELOAD_REQUESTED" })
    expect(flow.performed).toEqual(["remembers new", "reloads"])
  })

  it("reloads at the next poll after the block is gone, not immediately", ({ flow }) => {
    flow.meet("checkout", "modal")
    flow.poll("new")
    flow.meet()
    expect(flow.state()).toBe("updateReady.offering")
    flow.clock.increment(interval)
    expect(flow.state()).toBe("updateReady.checkingAgain")
    flow.succeeds("loadVersionAgain", "newer")
    expect(flow.performed).toEqual(["remembers newer", "reloads"])
  })

  it("reloads at most once per build, even without effect, and again for the next build [S-19]", () => {
    const flow = run("new")
    flow.poll("new")
    expect(flow.state()).toBe("reloadIneffective")
    flow.poll("new")
    expect(flow.state()).toBe("reloadIneffective")
    expect(flow.performed).toEqual([])
    flow.poll("newer")
    expect(flow.performed).toEqual(["remembers newer", "reloads"])
  })

  it("keeps polling when the reload is prevented", ({ flow }) => {
    flow.poll("new")
    flow.poll("new")
    expect(flow.state()).toBe("reloadIneffective")
    expect(flow.performed).toEqual(["remembers new", "reloads"])
  })
})
