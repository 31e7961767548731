/** Tests of the addresses to which an order may redirect a driver. */
import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { checkedPaymentAddress } from "./payment-address.ts"
import { testsWith } from "./testing/tests-with.ts"

const it = testsWith(() => Layer.empty)

const allowed = ["https://pay.example", "http://localhost:4403", "http://pay.example"]

describe("the payment address", () => {
  it.each(["https://pay.example/pay/token?a=1", "http://localhost:4403/pay/token"])(
    "can be %s",
    function* (address) {
      assert.strictEqual(yield* checkedPaymentAddress(address, allowed), address)
    }
  )

  it.each([
    null,
    "",
    "/pay/token",
    "http://pay.example/pay/token",
    "https://pay.example.evil.example/",
    "https://pay.example@evil.example/",
    "https://user:secret@pay.example/",
    "https://pay.example:8443/",
    "javascript:alert(1)//https://pay.example"
  ])("cannot be %s", function* (address) {
    const error = yield* Effect.flip(checkedPaymentAddress(address, allowed))
    assert.strictEqual(error._tag, "PaymentAddressRefused")
    assert.include(error.message, "paymentOrigins")
  })
})
