import { describe, expect, it } from "vitest"
import { type PathsChoice, whyNot } from "./run-paths.ts"

const usual: PathsChoice = { machines: [], profile: "ci", locale: "", headed: false, chromium: "" }
const onADesk = { DISPLAY: ":0" }

describe("what is asked of a run of paths", () => {
  it("can be had as a rule: any profile, any language, with the played servers", () => {
    expect(whyNot(usual, onADesk)).toBeUndefined()
    expect(whyNot({ ...usual, profile: "story", locale: "it" }, onADesk)).toBeUndefined()
    expect(whyNot({ ...usual, headed: true }, onADesk)).toBeUndefined()
  })

  it("can be had at night with the real servers first, in whatever language the rest is", () => {
    expect(whyNot({ ...usual, servers: "real", profile: "nightly", locale: "en" }, onADesk)).toBeUndefined()
  })

  it("says that the real servers are met in German, on paths of their own", () => {
    expect(whyNot({ ...usual, servers: "real", locale: "en" }, onADesk)).toBe(
      'With the real servers the paths are walked in German alone, not in "en". Leave out --locale.'
    )
    expect(whyNot({ ...usual, servers: "real", locale: "de" }, onADesk)).toBeUndefined()
    expect(whyNot({ ...usual, servers: "real", profile: "smoke" }, onADesk)).toMatch(/no profile "smoke"/)
  })

  it.runIf(process.platform === "linux")("says what to do where there is no screen to look at", () => {
    expect(whyNot({ ...usual, headed: true }, {})).toMatch(/no screen .* Leave out --headed/)
    expect(whyNot({ ...usual, headed: true }, { WAYLAND_DISPLAY: "wayland-0" })).toBeUndefined()
  })
})
