import { describe, expect, test } from "vitest"
import { drive } from "../testing/drive.ts"
import { type PromptPage, verificationPromptMachine } from "./index.ts"

const clinic: PromptPage = {
  shopId: "clinic",
  shopPath: "klinikum-rosenau",
  isVerificationRequired: true,
  isDismissed: false,
  isKeptFree: false
}
const verifyPage: PromptPage = { ...clinic, isKeptFree: true }

const visit = (page: PromptPage = clinic) => {
  const performed: string[] = []
  const flow = drive(
    verificationPromptMachine.provide({
      actions: { storeDismissal: (_, shopId) => performed.push(`dismissed in ${shopId}`) }
    })
  )
  const open = (next: PromptPage) => flow.actor.send({ type: "PAGE_OPENED", page: next })
  open(page)
  return { ...flow, performed, open }
}

const ask = () => {
  const flow = visit()
  flow.succeeds("loadCodes", [])
  return flow
}

const it = test.extend("flow", () => ask())

describe("verification prompt", () => {
  it.each<[string, PromptPage]>([
    ["the shop asks for no verification", { ...clinic, isVerificationRequired: false }],
    ["it was dismissed in this shop before", { ...clinic, isDismissed: true }],
    ["the page is the verification page or one about a payment", verifyPage]
  ])("does not ask and sends no request when %s [V-06 V-08]", (_, page) => {
    expect(visit(page).state()).toBe("resting")
  })

  it("opens the verification page and stays closed on it [V-08 V-09]", ({ flow }) => {
    const told: Array<unknown> = []
    flow.actor.on("*", (event) => told.push(event))
    flow.actor.send({ type: "VERIFY_REQUESTED" })
    expect(told).toEqual([{ type: "VERIFICATION_CHOSEN" }])
    expect(flow.state()).toBe("openingVerification")
    flow.open(verifyPage)
    expect(flow.state()).toBe("resting")
  })

  it("stays closed in this shop once skipped, even without storage [V-07 V-09]", ({ flow }) => {
    flow.actor.send({ type: "SKIPPED" })
    expect(flow.performed).toEqual(["dismissed in clinic"])
    flow.open(clinic)
    expect(flow.state()).toBe("resting")
    flow.open({ ...clinic, shopId: "other", shopPath: "leerhof" })
    expect(flow.state()).toBe("loadingCodes")
  })

  it("treats continuing without verification as skipping", ({ flow }) => {
    flow.actor.send({ type: "VERIFY_REQUESTED" })
    flow.open(verifyPage)
    flow.actor.send({ type: "SKIPPED" })
    flow.open(clinic)
    expect(flow.state()).toBe("resting")
  })

  it("stays closed once a code is added on the verification page", ({ flow }) => {
    flow.actor.send({ type: "VERIFY_REQUESTED" })
    flow.open(verifyPage)
    flow.actor.send({ type: "CODE_ADDED", shopId: "clinic" })
    flow.open(clinic)
    expect(flow.state()).toBe("resting")
    expect(flow.performed).toEqual([])
  })

  it("still asks when the code belongs to another shop", ({ flow }) => {
    flow.open(verifyPage)
    flow.actor.send({ type: "CODE_ADDED", shopId: "other" })
    flow.open(clinic)
    expect(flow.state()).toBe("prompting")
  })

  it("closes on a page without a shop and keeps the answers", ({ flow }) => {
    flow.actor.send({ type: "SHOP_LEFT" })
    expect(flow.state()).toBe("outside")
    flow.actor.send({ type: "SKIPPED" })
    flow.actor.send({ type: "CODE_ADDED", shopId: "clinic" })
    expect(flow.state()).toBe("outside")
    flow.open(clinic)
    expect(flow.state()).toBe("prompting")
    flow.actor.send({ type: "SKIPPED" })
    flow.actor.send({ type: "SHOP_LEFT" })
    flow.open(clinic)
    expect(flow.state()).toBe("resting")
  })
})
