/** Tests: one silent renewal at a time across tabs; ten waits of five seconds, then "Timeout". */
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"
import { identityFailureOf } from "./failure.ts"
import { withSilentLock } from "./silent-lock.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Holds the lock like another tab, until released. */
const heldElsewhere = async () => {
  let release = () => {}
  await new Promise<void>((held) => {
    void navigator.locks.request(
      "parkschein.silent-token",
      () =>
        new Promise<void>((resolve) => {
          release = resolve
          held()
        })
    )
  })
  return () => release()
}

describe("the silent lock", () => {
  it("runs one task after the other", async () => {
    const steps: string[] = []
    const run = (name: string) => async () => {
      steps.push(`${name} begins`)
      await Promise.resolve()
      steps.push(`${name} ends`)
    }
    await Promise.all([withSilentLock(run("one")), withSilentLock(run("two"))])
    assert.deepStrictEqual(steps, ["one begins", "one ends", "two begins", "two ends"])
  })

  it("waits ten times five seconds for another tab, then fails with Timeout [N-09]", async () => {
    const release = await heldElsewhere()
    const outcome = withSilentLock(async () => "token").catch((error: unknown) => error)
    let isOver = false
    void outcome.then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(49_999)
    assert.isFalse(isOver)
    await vi.advanceTimersByTimeAsync(1)
    assert.deepStrictEqual(identityFailureOf(await outcome), { _tag: "Unreachable", reason: "timeout" })
    release()
  })

  it("continues as soon as the other tab is done", async () => {
    const release = await heldElsewhere()
    const outcome = withSilentLock(async () => "token")
    await vi.advanceTimersByTimeAsync(12_000)
    release()
    assert.strictEqual(await outcome, "token")
  })

  it("passes on an inner failure without a retry", async () => {
    let rounds = 0
    const outcome = await withSilentLock(async () => {
      rounds += 1
      throw new DOMException("signal is aborted without reason", "AbortError")
    }).catch((error: unknown) => error)
    assert.strictEqual((outcome as Error).name, "AbortError")
    assert.strictEqual(rounds, 1)
  })

  it("works in a browser without locks", async () => {
    vi.stubGlobal("navigator", {})
    assert.strictEqual(await withSilentLock(async () => "token"), "token")
  })
})
