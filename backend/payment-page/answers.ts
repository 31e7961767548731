/** Makes all responses of the payment page, so that none lacks its security headers. */
import { Context, Effect, Layer } from "effect"
import { HttpServerResponse } from "effect/http"
import { style } from "./pages/layout.ts"
import { Settings } from "./settings.ts"

const make = Effect.gen(function* () {
  const { shopOrigin } = yield* Settings
  const headers = {
    // Browsers also apply form-action to a form's redirects: back to the shop.
    "content-security-policy": `default-src 'none'; style-src ${style.source}; img-src 'self'; form-action 'self' ${shopOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    // The address has the token: it stays here. Not `no-referrer`, which drops our own form's origin.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cache-control": "no-store"
  }
  return {
    page: (html: string, status: number = 200) =>
      HttpServerResponse.text(html, { status, headers, contentType: "text/html; charset=utf-8" }),
    /** 303: the browser requests the page with GET, and never repeats the POST. */
    goTo: (address: string) =>
      HttpServerResponse.empty({ status: 303, headers: { ...headers, location: address } })
  }
})

export class Answers extends Context.Service<Answers>()("payment-page/Answers", { make }) {
  static readonly layer = Layer.effect(Answers, make)
}
