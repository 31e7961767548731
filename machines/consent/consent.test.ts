import { describe, expect, it } from "vitest"
import { drive } from "../testing/drive.ts"
import { type ConsentInput, consentMachine } from "./index.ts"

const open = (input: Partial<ConsentInput> = {}) => {
  const performed: string[] = []
  const flow = drive(
    consentMachine.provide({
      actions: {
        storeDecision: (_, decision) => performed.push(`stored ${decision}`),
        leaveDetails: () => performed.push("details left")
      }
    }),
    { recipient: "tracking.example", decision: null, ...input }
  )
  return { ...flow, performed }
}

describe("consent", () => {
  it("does not ask when nothing is sent, and says so in the details", () => {
    const flow = open({ recipient: null })
    expect(flow.state()).toBe("nothingSent.quiet")
    flow.actor.send({ type: "DETAILS_OPENED" })
    expect(flow.state()).toBe("nothingSent.details")
    flow.actor.send({ type: "AGREED" })
    expect(flow.state()).toBe("nothingSent.details")
    flow.actor.send({ type: "DETAILS_CLOSED" })
    expect(flow.state()).toBe("nothingSent.quiet")
    expect(flow.performed).toEqual(["details left"])
  })

  it("ignores a stored yes when nothing is sent any more", () => {
    expect(open({ recipient: null, decision: "granted" }).state()).toBe("nothingSent.quiet")
  })

  it.each([
    ["AGREED", "granted"],
    ["REFUSED", "refused"]
  ] as const)("asks once: %s is stored and the question closes", (type, decision) => {
    const flow = open()
    expect(flow.state()).toBe("undecided.notice")
    flow.actor.send({ type })
    expect(flow.state()).toBe(`${decision}.quiet`)
    expect(flow.performed).toEqual([`stored ${decision}`])
    expect(open({ decision }).state()).toBe(`${decision}.quiet`)
  })

  it("lets the driver withdraw a yes with one action and give it again", () => {
    const flow = open({ decision: "granted" })
    flow.actor.send({ type: "DETAILS_OPENED" })
    flow.actor.send({ type: "REFUSED" })
    expect(flow.state()).toBe("refused.details")
    flow.actor.send({ type: "AGREED" })
    expect(flow.state()).toBe("granted.details")
    flow.actor.send({ type: "DETAILS_CLOSED" })
    expect(flow.state()).toBe("granted.quiet")
    expect(flow.performed).toEqual(["stored refused", "stored granted", "details left"])
  })

  it.each([
    [null, "granted"],
    [null, "refused"],
    ["granted", "refused"],
    ["refused", "granted"],
    ["granted", "granted"],
    ["refused", "refused"]
  ] as const)("follows a decision of another tab from %s to %s without storing it", (before, decision) => {
    const flow = open({ decision: before })
    flow.actor.send({ type: "DECIDED_ELSEWHERE", decision })
    expect(flow.state()).toBe(`${decision}.quiet`)
    expect(flow.performed).toEqual([])
  })
})
