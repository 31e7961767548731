/** Order that is not known to be paid: its status, and possible actions. */
import type { ReactElement } from "react"
import { useTranslation } from "react-i18next"
import type { PaymentReturnActor } from "../../../machines/payment-return/index.ts"
import { orderTotal } from "../../../schemas/payable-price.ts"
import { useFlow } from "../../features/flow.tsx"
import { reportAddress } from "../../features/report/report-address.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Notice, type Tone } from "../../ui/Notice.tsx"
import { Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading } from "../../ui/Text.tsx"
import { BackToCart, ContinueShopping, LogIn, MyTickets } from "./PaymentLinks.tsx"
import { UnpaidOrder } from "./UnpaidOrder.tsx"
import { useRefund } from "./use-refund.ts"

interface UnpaidStatus {
  readonly tone: Tone
  readonly title?: string
  readonly text: string
  readonly ways: ReactElement
}

/** Texts and ways of an order that has ended unpaid: with its declarations made here, one tap leads to the bank. */
const useOver = (actor: PaymentReturnActor): UnpaidStatus => {
  const { t } = useTranslation()
  const { context, snapshot, state } = useFlow(actor)
  const { shopPath, order, shop, isDeclaredHere } = context
  const { price } = useFormatters(shop?.areaCountry ?? null)
  const refund = useRefund(context)
  const isOrdering = state === "orderingAgain"
  const canPay = isOrdering || snapshot.can({ type: "PAYMENT_RESUMED" })
  const reason = {
    failed: t("payment.failed.refused", { amount: order === null ? "" : price(orderTotal(order)) }),
    cancelled: t("payment.cancelled.byYou")
  }[order?.status as string]
  return {
    tone: order?.status === "cancelled" ? "info" : "warning",
    ...(refund === null
      ? {
          title: [reason, t("payment.notBought", { count: order?.items.length ?? 1 })]
            .filter(Boolean)
            .join(" ")
        }
      : {}),
    // Another order of this browser took its place, or another device made it: the cart may hold other tickets, or none.
    text: refund ?? t(isDeclaredHere ? "payment.expired.text" : "cart.order.notCharged"),
    ways: (
      <>
        {canPay ? (
          <Button pending={isOrdering} onClick={() => actor.send({ type: "PAYMENT_RESUMED" })}>
            {t("payment.processing.payAgain")}
          </Button>
        ) : null}
        <BackToCart
          shopPath={shopPath}
          variant={canPay ? "secondary" : "primary"}
          hasBeenPaid={refund !== null}
        />
      </>
    )
  }
}

/** Returns null during the first request. */
const useLabels = (actor: PaymentReturnActor): UnpaidStatus | null => {
  const { t } = useTranslation()
  const { context, snapshot, state, hasTag } = useFlow(actor)
  const { shopPath, page, isReplacement, order } = context
  const over = useOver(actor)
  const hasLeft = page === "failed"
  const lookAgain = (
    <Button icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
      {t("common.retry")}
    </Button>
  )
  /** The address decides, whatever the status of the order. */
  const onward = hasLeft ? <BackToCart shopPath={shopPath} /> : <ContinueShopping shopPath={shopPath} />
  if (hasTag("over")) return over
  if (hasTag("payable")) {
    return {
      tone: "warning",
      title: t("payment.notBought", { count: order?.items.length ?? 1 }),
      text: isReplacement
        ? `${t("payment.open.replacement")} ${t("payment.open.text")}`
        : t(hasLeft ? "payment.left.text" : "payment.open.text"),
      ways: (
        <>
          <Button
            pending={state === "leavingForPayment"}
            onClick={() => actor.send({ type: "PAYMENT_RESUMED" })}
          >
            {t("payment.open.resume")}
          </Button>
          <BackToCart shopPath={shopPath} />
        </>
      )
    }
  }
  if (snapshot.matches("stillProcessing")) {
    const canPay = snapshot.can({ type: "PAYMENT_RESUMED" })
    return {
      tone: canPay ? "warning" : "info",
      text: [
        t("payment.processing.still"),
        ...(canPay ? [t("payment.processing.payAgainWarning")] : [])
      ].join(" "),
      ways: (
        <>
          {lookAgain}
          {canPay ? (
            <Button variant="secondary" onClick={() => actor.send({ type: "PAYMENT_RESUMED" })}>
              {t("payment.processing.payAgain")}
            </Button>
          ) : null}
          <MyTickets shopPath={shopPath} />
          {onward}
        </>
      )
    }
  }
  switch (state) {
    case "paymentAddressRefused":
      return {
        tone: "error",
        text: t("checkout.keptCart"),
        ways: <BackToCart shopPath={shopPath} variant="primary" />
      }
    case "orderUnknown":
      return {
        tone: "info",
        text: t(hasLeft ? "payment.left.noOrder" : "payment.unknown.noOrder"),
        ways: hasLeft ? (
          <>
            <BackToCart shopPath={shopPath} variant="primary" />
            <MyTickets shopPath={shopPath} />
          </>
        ) : (
          <>
            <MyTickets shopPath={shopPath} variant="primary" />
            {onward}
          </>
        )
      }
    case "signedOut":
      return {
        tone: "info",
        text: t("payment.unknown.text"),
        ways: (
          <>
            <LogIn actor={actor} />
            {onward}
          </>
        )
      }
    case "unreachable":
      return {
        tone: "error",
        text: t("payment.unknown.unreachable"),
        ways: (
          <>
            {lookAgain}
            <MyTickets shopPath={shopPath} />
            {onward}
          </>
        )
      }
    default:
      return null
  }
}

interface UnpaidProps {
  readonly actor: PaymentReturnActor
  readonly heading: string
}

export const Unpaid = ({ actor, heading }: UnpaidProps) => {
  const { t } = useTranslation()
  const { context, snapshot, hasTag } = useFlow(actor)
  const { order, shop } = context
  const labels = useLabels(actor)
  if (labels === null) {
    return (
      <Column gap="lg" aria-busy>
        <PageHeading>{heading}</PageHeading>
        {snapshot.matches("processing") ? <Notice tone="info">{t("payment.processing.text")}</Notice> : null}
        <Spinner>{t("payment.checking")}</Spinner>
      </Column>
    )
  }
  return (
    <Column gap="lg">
      <PageHeading>{heading}</PageHeading>
      <Notice tone={labels.tone} title={labels.title} live>
        {labels.text}
      </Notice>
      {order !== null && (hasTag("payable") || hasTag("over")) ? (
        <UnpaidOrder order={order} country={shop?.areaCountry ?? null} />
      ) : null}
      <Column gap="sm">
        <Cluster>{labels.ways}</Cluster>
        <Cluster>
          <LinkButton variant="quiet" edge="start" href={reportAddress({ about: "payment" })}>
            {t("report.ask")}
          </LinkButton>
        </Cluster>
      </Column>
    </Column>
  )
}
