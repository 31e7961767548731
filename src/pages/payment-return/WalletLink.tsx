/** Offers the ticket's pass for the wallet of this device: Apple's on its devices, else Google's. */
import { useTranslation } from "react-i18next"
import type { Order } from "../../../schemas/order.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { ticketIcon } from "../../ui/later-icons.ts"

type WalletUrls = NonNullable<Order["walletUrls"]>[number]

export const WalletLink = ({ apple, google }: WalletUrls) => {
  const { t } = useTranslation()
  const isApples = /iPhone|iPad|Macintosh/.test(navigator.userAgent)
  const href = isApples ? apple : google
  if (href === undefined) return null
  return (
    <LinkButton variant="secondary" icon={ticketIcon} href={href}>
      {t("payment.proof.wallet", { wallet: isApples ? "Apple Wallet" : "Google Wallet" })}
    </LinkButton>
  )
}
