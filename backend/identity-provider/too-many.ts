/** Response to too many attempts: when to retry, and what else to do. */
import { sendMessage } from "./exchange.ts"
import type { Exchange } from "./identity-context.ts"
import type { Locale } from "./locale.ts"
import type { PageLink } from "./pages/message-page.ts"
import type { Wait } from "./storage/attempts.ts"
import { texts } from "./texts.ts"

export const sendTooMany = (
  exchange: Exchange,
  locale: Locale,
  wait: Wait,
  // There is always a link to go on.
  links: readonly [PageLink, ...ReadonlyArray<PageLink>]
): void => {
  const text = texts[locale].tooMany
  exchange.set("Retry-After", String(wait))
  sendMessage(exchange, 429, { locale, title: text.title, body: text.body(Math.ceil(wait / 60)), links })
}
