import { describe, expect, it } from "vitest"
import { verificationCodePattern } from "../../schemas/verification-code.ts"
import { wiesensee } from "../testing/demo.ts"
import { drive } from "../testing/drive.ts"
import { codeLength, validateCode, verificationMachine } from "./index.ts"

const open = (code = "") => {
  const performed: string[] = []
  const flow = drive(
    verificationMachine.provide({
      actions: {
        keepDraft: (_, draft) => performed.push(`keeps ${draft}`),
        forgetDraft: () => performed.push("forgets the draft"),
        reportCodeAdded: (_, shopId) => performed.push(`code added in ${shopId}`),
        reportSkipped: () => performed.push("skipped"),
        reportSessionLost: () => performed.push("session lost"),
        openShop: (_, path) => performed.push(`opens ${path}`)
      }
    }),
    { shopPath: "wiesensee", code }
  )
  return { ...flow, performed, context: () => flow.actor.getSnapshot().context }
}

const enter = (code = "") => {
  const flow = open(code)
  flow.succeeds("loadShop", wiesensee)
  return flow
}

const send = (code = "ROSENAU-2026") => {
  const flow = enter(code)
  flow.actor.send({ type: "VERIFY_REQUESTED" })
  return flow
}

describe("code validation", () => {
  it.each(["ROSENAU-2026", "k.meier@rosenau.example", "a", "a".repeat(64), "  pasted \n"])(
    "accepts %j [V-11 F-01]",
    (code) => {
      expect(validateCode(code)).toBeNull()
      expect(code.trim()).toMatch(verificationCodePattern)
    }
  )

  it.each([
    ["", "field_required"],
    ["   ", "field_required"],
    ["bad code!", "invalid_characters"],
    ["Ärzte", "invalid_characters"],
    ["a".repeat(codeLength.maximum + 1), "too_long"]
  ])("refuses %j as %s [V-11 F-01]", (code, issue) => {
    expect(validateCode(code)).toBe(issue)
    expect(code.trim()).not.toMatch(verificationCodePattern)
  })
})

describe("verification", () => {
  it("adds the code and continues to the shop", () => {
    const flow = enter()
    flow.actor.send({ type: "CODE_CHANGED", code: "\u00a0ＲＯＳＥＮＡＵ\u20112026\u200b " })
    flow.actor.send({ type: "VERIFY_REQUESTED" })
    expect(flow.state()).toBe("verifying")
    expect(flow.context().code).toBe("ROSENAU-2026")
    flow.succeeds("addCode")
    expect(flow.state()).toBe("verified")
    expect(flow.performed).toEqual([
      "keeps \u00a0ＲＯＳＥＮＡＵ\u20112026\u200b ",
      "forgets the draft",
      `code added in ${wiesensee.id}`,
      "opens wiesensee"
    ])
  })

  it("prefills the code from the link without sending it [B-21]", () => {
    const flow = enter("k.meier@rosenau.example")
    expect(flow.state()).toBe("entering.typing")
    expect(flow.context().code).toBe("k.meier@rosenau.example")
  })

  it.each([
    ["", "field_required"],
    ["bad code!", "invalid_characters"],
    ["a".repeat(65), "too_long"]
  ])("does not send %j and shows the issue until the field changes [F-04 F-05]", (code, issue) => {
    const flow = send(code)
    expect(flow.state()).toBe("entering.correcting")
    expect(flow.context().issue).toBe(issue)
    flow.actor.send({ type: "CODE_CHANGED", code: "USED-UP" })
    expect(flow.state()).toBe("entering.typing")
    expect(flow.context().issue).toBeNull()
  })

  it("reports a code that the account has already: the response to an earlier attempt may have been lost", () => {
    const flow = send()
    flow.fails("addCode", { _tag: "CodeAlreadyAdded" })
    expect(flow.state()).toBe("entering.alreadyAdded")
    expect(flow.performed).toEqual([`code added in ${wiesensee.id}`])
  })

  it("sends nothing before the service's retry delay is over", () => {
    const flow = send()
    flow.fails("addCode", { _tag: "TooManyAttempts", retryAfterSeconds: 300 })
    expect(flow.state()).toBe("tooManyAttempts")
    expect(flow.actor.getSnapshot().can({ type: "VERIFY_REQUESTED" })).toBe(false)
    flow.actor.send({ type: "CODE_CHANGED", code: "ANOTHER" })
    flow.clock.increment(299_999)
    expect(flow.state()).toBe("tooManyAttempts")
    flow.clock.increment(1)
    expect(flow.state()).toBe("entering.typing")
    expect(flow.context().code).toBe("ANOTHER")
  })

  it("waits one minute when the service names no delay", () => {
    const flow = send()
    flow.fails("addCode", { _tag: "TooManyAttempts", retryAfterSeconds: null })
    flow.clock.increment(59_999)
    expect(flow.state()).toBe("tooManyAttempts")
    flow.clock.increment(1)
    expect(flow.state()).toBe("entering.typing")
  })
})
