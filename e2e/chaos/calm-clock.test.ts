import { expect, it } from "vitest"
import { startCalmClock } from "./calm-clock.ts"

it("stands still while anything fails, also where two things do", async () => {
  let time = 1000
  const clock = startCalmClock(() => time)
  time += 5
  expect(clock.milliseconds()).toBe(5)
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = clock.during(() => one.promise)
  time += 10
  const second = clock.during(() => other.promise)
  time += 20
  one.resolve()
  await first
  time += 40
  expect(clock.milliseconds()).toBe(5)
  other.reject(new Error("not started"))
  await second.catch(() => undefined)
  time += 80
  expect(clock.milliseconds()).toBe(85)
})
