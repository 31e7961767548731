import { expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { lazyActor } from "./lazy-actor.ts"

const parts = { screen: "form" }

it("has parts that are loaded already as soon as it starts, so that no placeholder is rendered", () => {
  const actor = createActor(lazyActor<void>(vi.fn(), () => parts)).start()
  expect(actor.getSnapshot()).toMatchObject({ status: "active", parts })
})

it("has parts that are still to be loaded when they come", async () => {
  const actor = createActor(lazyActor<void>(vi.fn(), () => Promise.resolve(parts))).start()
  expect(actor.getSnapshot()).toMatchObject({ status: "active", parts: null })
  await vi.waitFor(() => expect(actor.getSnapshot().parts).toBe(parts))
})

it.each([
  [
    "at once",
    () => {
      throw new Error("broken code")
    }
  ],
  ["later", () => Promise.reject(new Error("broken code"))]
])("ends if its parts fail %s", async (_, load) => {
  const report = vi.spyOn(console, "error").mockReturnValue()
  const actor = createActor(lazyActor<void>(vi.fn(), load)).start()
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe("done"))
  expect(report).toHaveBeenCalledWith(new Error("broken code"))
  report.mockRestore()
})
