/** Shared constants of the tests of a file, which work once the tests run. */
import { afterAll, beforeAll } from "vitest"

/** Starts it before the tests of the file, after what was named before it, and stops it after them. */
export const forTests = <Started extends { stop(): Promise<unknown> }>(
  start: () => Promise<Started>
): Started => {
  const started = {} as Started
  beforeAll(async () => {
    Object.assign(started, await start())
  })
  afterAll(() => started.stop())
  return started
}
