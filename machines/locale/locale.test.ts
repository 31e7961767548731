import { describe, expect, it } from "vitest"
import { drive } from "../testing/drive.ts"
import { localeMachine } from "./index.ts"

const page = () => {
  const kept: string[] = []
  const machine = localeMachine.provide({ actions: { storeChoice: (_, locale) => kept.push(locale) } })
  const flow = drive(machine, { locale: "de-DE" })
  const choose = (locale: string) => flow.actor.send({ type: "LANGUAGE_CHOSEN", locale })
  return { ...flow, kept, choose, speaks: () => flow.actor.getSnapshot().context.locale }
}

describe("the language of the page", () => {
  it("changes once its texts are loaded, and is stored for the next visit [E-22]", () => {
    const flow = page()
    flow.choose("en-GB")
    expect(flow.speaks()).toBe("de-DE")
    flow.succeeds("loadCatalogue", undefined)
    expect(flow.speaks()).toBe("en-GB")
    expect(flow.kept).toEqual(["en-GB"])
  })

  it("stays unchanged when the texts fail to load, until a retry succeeds", () => {
    const flow = page()
    flow.choose("en-GB")
    flow.fails("loadCatalogue", { _tag: "Unreachable" })
    expect(flow.state()).toBe("switchingFailed")
    expect(flow.speaks()).toBe("de-DE")
    flow.actor.send({ type: "TRY_AGAIN" })
    flow.succeeds("loadCatalogue", undefined)
    expect(flow.speaks()).toBe("en-GB")
  })

  it("becomes the last chosen one when the driver chooses again during loading", () => {
    const flow = page()
    flow.choose("en-GB")
    flow.choose("fr-FR")
    flow.succeeds("loadCatalogue", undefined)
    expect(flow.speaks()).toBe("fr-FR")
    expect(flow.kept).toEqual(["fr-FR"])
  })
})
