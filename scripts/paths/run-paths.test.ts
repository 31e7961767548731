import { expect, it } from "vitest"
import { unavailableReason } from "./run-paths.ts"

it.runIf(process.platform === "linux")("reports a missing display with instructions", () => {
  expect(unavailableReason({ headed: true }, {})).toMatch(/no screen .* Leave out --headed/)
  expect(unavailableReason({ headed: true }, { WAYLAND_DISPLAY: "wayland-0" })).toBeUndefined()
  expect(unavailableReason({ headed: false }, {})).toBeUndefined()
})
