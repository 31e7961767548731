import { describe, expect, it } from "vitest"
import { drive } from "../testing/drive.ts"
import { type ConsentInput, consentMachine } from "./index.ts"

const open = (input: Partial<ConsentInput> = {}) => {
  const deeds: string[] = []
  const flow = drive(
    consentMachine.provide({
      actions: {
        storeDecision: (_, decision) => deeds.push(`stored ${decision}`),
        leaveDetails: () => deeds.push("details left")
      }
    }),
    { recipient: "tracking.example", decision: null, ...input }
  )
  return { ...flow, deeds }
}

describe("consent", () => {
  it("asks nothing where nothing is sent, and says so to who wants to know", () => {
    const flow = open({ recipient: null })
    expect(flow.state()).toBe("nothingSent.quiet")
    flow.actor.send({ type: "DETAILS_OPENED" })
    expect(flow.state()).toBe("nothingSent.details")
    flow.actor.send({ type: "AGREED" })
    expect(flow.state()).toBe("nothingSent.details")
    flow.actor.send({ type: "DETAILS_CLOSED" })
    expect(flow.state()).toBe("nothingSent.quiet")
    expect(flow.deeds).toEqual(["details left"])
  })

  it("does not count an old yes where nothing is sent any more", () => {
    expect(open({ recipient: null, decision: "granted" }).state()).toBe("nothingSent.quiet")
  })

  it.each([
    ["AGREED", "granted"],
    ["REFUSED", "refused"]
  ] as const)("asks once: %s is kept, and the question is gone", (type, decision) => {
    const flow = open()
    expect(flow.state()).toBe("asking.notice")
    flow.actor.send({ type })
    expect(flow.state()).toBe(`${decision}.quiet`)
    expect(flow.deeds).toEqual([`stored ${decision}`])
    expect(open({ decision }).state()).toBe(`${decision}.quiet`)
  })

  it.each([
    ["AGREED", "granted"],
    ["REFUSED", "refused"]
  ] as const)("can be decided where everything is explained: %s, and the page stays", (type, decision) => {
    const flow = open()
    flow.actor.send({ type: "DETAILS_OPENED" })
    expect(flow.state()).toBe("asking.details")
    flow.actor.send({ type })
    expect(flow.state()).toBe(`${decision}.details`)
  })

  it("still asks who has only read", () => {
    const flow = open()
    flow.actor.send({ type: "DETAILS_OPENED" })
    flow.actor.send({ type: "DETAILS_CLOSED" })
    expect(flow.state()).toBe("asking.notice")
    expect(flow.deeds).toEqual(["details left"])
  })

  it("lets a yes be taken back as easily as it was given, and given again", () => {
    const flow = open({ decision: "granted" })
    flow.actor.send({ type: "DETAILS_OPENED" })
    flow.actor.send({ type: "REFUSED" })
    expect(flow.state()).toBe("refused.details")
    flow.actor.send({ type: "AGREED" })
    expect(flow.state()).toBe("granted.details")
    flow.actor.send({ type: "DETAILS_CLOSED" })
    expect(flow.state()).toBe("granted.quiet")
    expect(flow.deeds).toEqual(["stored refused", "stored granted", "details left"])
  })

  it("shows the details of a no, too", () => {
    const flow = open({ decision: "refused" })
    flow.actor.send({ type: "DETAILS_OPENED" })
    expect(flow.state()).toBe("refused.details")
    flow.actor.send({ type: "DETAILS_CLOSED" })
    expect(flow.state()).toBe("refused.quiet")
  })

  it.each([
    [null, "granted"],
    [null, "refused"],
    ["granted", "refused"],
    ["refused", "granted"],
    ["granted", "granted"],
    ["refused", "refused"]
  ] as const)(
    "follows what another tab decides: from %s to %s, and stores nothing itself",
    (before, decision) => {
      const flow = open({ decision: before })
      flow.actor.send({ type: "DECIDED_ELSEWHERE", decision })
      expect(flow.state()).toBe(`${decision}.quiet`)
      expect(flow.deeds).toEqual([])
    }
  )

  it.each([
    [null, "granted"],
    [null, "refused"],
    ["granted", "refused"],
    ["refused", "granted"]
  ] as const)("keeps the details open when another tab decides: from %s to %s", (before, decision) => {
    const flow = open({ decision: before })
    flow.actor.send({ type: "DETAILS_OPENED" })
    flow.actor.send({ type: "DECIDED_ELSEWHERE", decision })
    expect(flow.state()).toBe(`${decision}.details`)
    expect(flow.deeds).toEqual([])
  })
})
