/** Tests of as many histories as fit into ten seconds; `npm run histories -- --runs 10000` walks more. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  startShopService,
  type TestShopService
} from "../../backend/shop-service/testing/start-shop-service.ts"
import { walkHistories } from "./run.ts"

const seed = Number(process.env["PARKSCHEIN_TEST_SEED"] ?? Math.floor(Math.random() * 2 ** 31))
const milliseconds = 10_000

let service: TestShopService
beforeAll(async () => {
  service = await startShopService()
})
afterAll(() => service.stop())

describe("whatever devices, tabs and the payment page do", () => {
  it(`a decision to buy is paid once, and the driver is told so (seed ${seed})`, async () => {
    const { wrong, walked } = await walkHistories(service, {
      seed,
      runs: 10_000,
      until: Date.now() + milliseconds
    })
    expect(wrong).toBeUndefined()
    expect(walked).toBeGreaterThan(0)
  }, 120_000)
})
