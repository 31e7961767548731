/** Mails of the provider; their links contain the page to return to. */
import type { IdentityContext } from "./identity-context.ts"
import type { Locale } from "./locale.ts"
import type { Account } from "./storage/accounts.ts"
import { texts } from "./texts.ts"
import { pageAddress } from "./way-back.ts"

/** To the owner of an address that is used for another sign-up: says that an account exists. */
export const sendVerificationMail = async (
  { settings, tickets, outbox }: IdentityContext,
  account: Account,
  locale: Locale,
  target: string | null
): Promise<void> => {
  if (account.ownerSubject !== null) {
    return outbox.send({
      kind: "account-exists",
      recipient: account.email,
      locale,
      ...texts[locale].mail.exists,
      link: `${settings.origin}${pageAddress("/u/reset-password", target, { lang: locale })}`
    })
  }
  const ticket = await tickets.issue("verify-email", account, target)
  await outbox.send({
    kind: "verify-email",
    recipient: account.email,
    locale,
    ...texts[locale].mail.verify,
    link: `${settings.origin}/u/email-verification?${new URLSearchParams({ ticket, lang: locale })}`
  })
}

export const sendResetMail = async (
  { settings, tickets, outbox }: IdentityContext,
  account: Account,
  locale: Locale,
  target: string | null
): Promise<void> => {
  const ticket = await tickets.issue("reset-password", account, target)
  await outbox.send({
    kind: "reset-password",
    recipient: account.email,
    locale,
    ...texts[locale].mail.reset,
    link: `${settings.origin}/u/new-password?${new URLSearchParams({ ticket, lang: locale })}`
  })
}
