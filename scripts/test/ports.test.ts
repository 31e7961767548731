import { once } from "node:events"
import { createServer } from "node:net"
import { expect, it } from "vitest"
import { freePort } from "../../backend/testing/free-port.ts"
import { portProblem } from "./ports.ts"

it("names the port in use and the variable to change it", async () => {
  // Only the first of the ten is known to be free.
  const port = await freePort()
  const stranger = createServer().listen(port, "127.0.0.1")
  await once(stranger, "listening")
  try {
    expect(await portProblem(port, 0)).toBe(
      `Port ${port} (tests) is already in use. End the program that listens there, or set PARKSCHEIN_TEST_PORT to a free port.`
    )
  } finally {
    stranger.close()
  }
})
