/** Links of the payment's result. At most one is filled: the likeliest. */
import { useTranslation } from "react-i18next"
import type { PaymentReturnActor } from "../../../machines/payment-return/index.ts"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { ticketIcon } from "../../ui/later-icons.ts"

interface WayProps {
  readonly shopPath: string
  readonly variant?: "primary" | "secondary"
  readonly isLeast?: boolean
}

const least = { variant: "quiet", size: "sm", edge: "start" } as const

export const MyTickets = ({ shopPath, variant = "secondary", isLeast }: WayProps) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  return (
    <LinkButton
      {...(isLeast ? least : { variant })}
      icon={ticketIcon}
      href={addressOf({ name: "account", shop: shopPath, section: "active-tickets" })}
    >
      {t("payment.success.showTickets")}
    </LinkButton>
  )
}

export const ContinueShopping = ({ shopPath, isLeast }: WayProps) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  return (
    <LinkButton
      {...(isLeast ? least : { variant: "secondary" })}
      href={addressOf({ name: "shopHome", shop: shopPath })}
    >
      {t("payment.success.continueShopping")}
    </LinkButton>
  )
}

/** Unpaid: links to the cart and to the tickets; to the tickets only where the payment is refunded. */
export const BackToCart = ({
  shopPath,
  variant = "secondary",
  hasBeenPaid
}: WayProps & { readonly hasBeenPaid?: boolean }) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  return (
    <>
      {hasBeenPaid ? null : (
        <LinkButton variant={variant} href={addressOf({ name: "shopHome", shop: shopPath }, true)}>
          {t("payment.failed.changeMethod")}
        </LinkButton>
      )}
      <LinkButton
        variant={hasBeenPaid ? variant : "secondary"}
        href={addressOf({ name: "shopHome", shop: shopPath })}
      >
        {t("payment.failed.backToTickets")}
      </LinkButton>
    </>
  )
}

export const LogIn = ({ actor }: { readonly actor: PaymentReturnActor }) => {
  const { t } = useTranslation()
  return (
    <Button icon="login" onClick={() => actor.send({ type: "LOGIN_REQUESTED" })}>
      {t("layout.login")}
    </Button>
  )
}
