/** /outbox for people, /outbox.json for tests: the mails, only for requests from this machine. */
import { localeOf, queryValue, sendJson, sendMessage, sendPage } from "../exchange.ts"
import type { Exchange, IdentityContext, Routes } from "../identity-context.ts"
import { outboxPage } from "../pages/outbox-page.ts"
import { isDirect } from "../request-origin.ts"
import { returnLink } from "../return-link.ts"
import { texts } from "../texts.ts"

/**
 * A mail of others is shown in a frame: it runs no scripts, loads nothing, has an origin of its own, and opens its
 * links in a new tab.
 */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'"
].join("; ")

/** Number of addresses with the latest mails; others are found by `?address=`. */
const shownAddresses = 8

export const outboxRoutes = ({ outbox, settings }: IdentityContext): Routes => {
  const sendMissing = (exchange: Exchange): void => {
    const locale = localeOf(exchange)
    const links = [returnLink(exchange, settings, locale)]
    sendMessage(exchange, 404, { locale, ...texts[locale].missing, links })
  }
  const onlyHere = (handler: (exchange: Exchange) => Promise<void>) => async (exchange: Exchange) =>
    isDirect(exchange.req) ? handler(exchange) : sendMissing(exchange)
  const address = (exchange: Exchange): string | undefined => queryValue(exchange, "address") || undefined
  return {
    "GET /outbox": onlyHere(async (exchange) => {
      const all = await outbox.list()
      const addresses = [...new Set(all.map(({ recipient }) => recipient))].slice(0, shownAddresses)
      const chosen = address(exchange)
      const mails = chosen === undefined ? all : await outbox.list(chosen)
      const policy = exchange.response.get("Content-Security-Policy")
      exchange.set({ "Content-Security-Policy": `${policy}; frame-src 'self'` })
      sendPage(exchange, 200, outboxPage({ locale: localeOf(exchange), mails, addresses, address: chosen }))
    }),
    "GET /outbox.json": onlyHere(async (exchange) => {
      sendJson(exchange, 200, await outbox.list(address(exchange)))
    }),
    "GET /outbox/html": onlyHere(async (exchange) => {
      const mail = Number(queryValue(exchange, "mail"))
      const page = Number.isSafeInteger(mail) ? await outbox.html(mail) : undefined
      if (page === undefined) return sendMissing(exchange)
      exchange.set({ "Content-Security-Policy": mailPolicy })
      sendPage(exchange, 200, page)
    }),
    "GET /outbox/file": onlyHere(async (exchange) => {
      const [mail, position] = [queryValue(exchange, "mail"), queryValue(exchange, "position")].map(Number)
      const isAsked = Number.isSafeInteger(mail) && Number.isSafeInteger(position)
      const file = isAsked ? await outbox.file(mail ?? 0, position ?? 0) : undefined
      if (file === undefined) return sendMissing(exchange)
      exchange.status = 200
      exchange.type = file.mediaType
      // Never displayed in the provider's own origin, since its content is untrusted.
      exchange.attachment(file.name)
      exchange.body = file.bytes
    })
  }
}
