import { describe, expect, it } from "vitest"
import { type PathsChoice, whyNot } from "./run-paths.ts"

const usual: PathsChoice = { machines: [], profile: "ci", locale: "", headed: false, chromium: "" }
const onADesk = { DISPLAY: ":0" }

describe("the options of a path run", () => {
  it("accept any profile and language with simulated servers", () => {
    expect(whyNot(usual, onADesk)).toBeUndefined()
    expect(whyNot({ ...usual, profile: "story", locale: "it" }, onADesk)).toBeUndefined()
    expect(whyNot({ ...usual, headed: true }, onADesk)).toBeUndefined()
  })

  it("accept a nightly run with the real servers first, in any language", () => {
    expect(whyNot({ ...usual, servers: "real", profile: "nightly", locale: "en" }, onADesk)).toBeUndefined()
  })

  it("require German and separate paths for the real servers", () => {
    expect(whyNot({ ...usual, servers: "real", locale: "en" }, onADesk)).toBe(
      'With the real servers the paths are walked in German alone, not in "en". Leave out --locale.'
    )
    expect(whyNot({ ...usual, servers: "real", locale: "de" }, onADesk)).toBeUndefined()
    expect(whyNot({ ...usual, servers: "real", profile: "smoke" }, onADesk)).toMatch(/no profile "smoke"/)
  })

  it.runIf(process.platform === "linux")("report a missing display with instructions", () => {
    expect(whyNot({ ...usual, headed: true }, {})).toMatch(/no screen .* Leave out --headed/)
    expect(whyNot({ ...usual, headed: true }, { WAYLAND_DISPLAY: "wayland-0" })).toBeUndefined()
  })
})
