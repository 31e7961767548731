import { once } from "node:events"
import { createServer } from "node:net"
import { expect, it } from "vitest"
import { portProblem } from "./ports.ts"

it("says which port is in use, and which variable moves the tests", async () => {
  const stranger = createServer().listen(0, "127.0.0.1")
  await once(stranger, "listening")
  const { port } = stranger.address() as { port: number }
  try {
    expect(await portProblem(port - 4, 0)).toBe(
      `Port ${port} (tests) is already in use. End the program that listens there, or set PARKSCHEIN_TEST_PORT to a free port.`
    )
  } finally {
    stranger.close()
  }
})
