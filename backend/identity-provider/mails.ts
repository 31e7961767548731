/** Mails of the provider; their links contain the page to return to. */
import { button, text } from "../mail-layout/blocks.ts"
import { mailHtml } from "../mail-layout/mail-html.ts"
import type { IdentityContext } from "./identity-context.ts"
import type { Locale } from "./locale.ts"
import { pageAddress } from "./return-link.ts"
import type { Account } from "./storage/accounts.ts"
import type { Mail } from "./storage/outbox.ts"
import { texts } from "./texts.ts"

type Words = "verify" | "exists" | "reset"

const written = (
  kind: Exclude<Mail["kind"], "received">,
  words: Words,
  recipient: string,
  locale: Locale,
  link: string
): Mail => {
  const { brand, mail, outbox } = texts[locale]
  const { subject, body } = mail[words]
  return {
    kind,
    recipient,
    locale,
    subject,
    body,
    link,
    html: mailHtml({
      language: locale,
      title: subject,
      preheader: body,
      sender: { name: brand, accent: undefined },
      blocks: [text(body), button(outbox.open[kind], link)],
      smallPrint: []
    })
  }
}

/** To the owner of an address that is used for another sign-up: says that an account exists. */
export const sendVerificationMail = async (
  { settings, tickets, outbox }: IdentityContext,
  account: Account,
  locale: Locale,
  target: string | null
): Promise<void> => {
  if (account.ownerSubject !== null) {
    const link = `${settings.origin}${pageAddress("/u/reset-password", target, { lang: locale })}`
    return outbox.send(written("account-exists", "exists", account.email, locale, link))
  }
  const ticket = await tickets.issue("verify-email", account, target)
  const link = `${settings.origin}/u/email-verification?${new URLSearchParams({ ticket, lang: locale })}`
  await outbox.send(written("verify-email", "verify", account.email, locale, link))
}

export const sendResetMail = async (
  { settings, tickets, outbox }: IdentityContext,
  account: Account,
  locale: Locale,
  target: string | null
): Promise<void> => {
  const ticket = await tickets.issue("reset-password", account, target)
  const link = `${settings.origin}/u/new-password?${new URLSearchParams({ ticket, lang: locale })}`
  await outbox.send(written("reset-password", "reset", account.email, locale, link))
}
