/** Tests of the origins at which a driver may pay. */
import { afterEach, expect, it, vi } from "vitest"
import { pageConfiguration } from "./page-configuration.ts"

afterEach(() => void vi.unstubAllEnvs())

it("allows the payment page or the configured payment origins", () => {
  // The tests of a worker share its environment.
  vi.stubEnv("PARKSCHEIN_PAYMENT_ORIGIN", "http://localhost:4499")
  expect(pageConfiguration().paymentOrigins).toEqual(["http://localhost:4499"])
  vi.stubEnv("PARKSCHEIN_PAYMENT_ORIGINS", "https://pay.example,https://checkout.stripe.com")
  expect(pageConfiguration().paymentOrigins).toEqual(["https://pay.example", "https://checkout.stripe.com"])
})

it.each(["https://pay.example/", "pay.example", "https://pay.example, https://checkout.stripe.com"])(
  "does not start with %j instead of a list of origins",
  (given) => {
    vi.stubEnv("PARKSCHEIN_PAYMENT_ORIGINS", given)
    expect(pageConfiguration).toThrow(/PARKSCHEIN_PAYMENT_ORIGINS must be comma-separated origins/)
  }
)
