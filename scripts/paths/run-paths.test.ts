import { expect, it } from "vitest"
import { whyNot } from "./run-paths.ts"

it.runIf(process.platform === "linux")("reports a missing display with instructions", () => {
  expect(whyNot({ headed: true }, {})).toMatch(/no screen .* Leave out --headed/)
  expect(whyNot({ headed: true }, { WAYLAND_DISPLAY: "wayland-0" })).toBeUndefined()
  expect(whyNot({ headed: false }, {})).toBeUndefined()
})
