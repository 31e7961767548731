import { expect, it } from "vitest"
import { drive } from "../testing/drive.ts"
import { contactMachine } from "./index.ts"

const open = () => drive(contactMachine, { shopPath: "wiesensee", knownCountry: null })

it("contact retries by itself when the service asks for it", () => {
  const flow = open()
  flow.fails("loadShop", { _tag: "TooManyRequests", seconds: 45 })
  expect(flow.state()).toBe("tooManyRequests")
  flow.clock.increment(44_999)
  expect(flow.state()).toBe("tooManyRequests")
  flow.clock.increment(1)
  expect(flow.state()).toBe("loadingShop")
})
