/** Response to too many attempts: when to retry, and what else to do. */
import { sendMessage } from "./exchange.ts"
import type { Exchange } from "./identity-context.ts"
import type { Locale } from "./locale.ts"
import type { Way } from "./pages/message-page.ts"
import type { Wait } from "./storage/attempts.ts"
import { texts } from "./texts.ts"

export const sendTooMany = (
  exchange: Exchange,
  locale: Locale,
  wait: Wait,
  // There is always a way to go on.
  ways: readonly [Way, ...ReadonlyArray<Way>]
): void => {
  const text = texts[locale].tooMany
  exchange.set("Retry-After", String(wait))
  sendMessage(exchange, 429, { locale, title: text.title, body: text.body(Math.ceil(wait / 60)), ways })
}
