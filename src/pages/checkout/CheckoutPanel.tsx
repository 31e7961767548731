/** Cart over the page of a shop: items, problems and the order. */
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { checkoutMachine } from "../../../machines/checkout/index.ts"
import { useFlow } from "../../features/flow.tsx"
import ShopProblem from "../../features/problem/ShopProblem.tsx"
import { reportAddress } from "../../features/report/report-address.ts"
import { ShopMark } from "../../features/ShopMark.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { bringIntoView } from "../../ui/bring-into-view.ts"
import { Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Skeleton, Spinner } from "../../ui/Skeleton.tsx"
import { Text } from "../../ui/Text.tsx"
import { AmountDue } from "./AmountDue.tsx"
import { BegunOrder } from "./BegunOrder.tsx"
import { CartItems } from "./CartItems.tsx"
import { CartNotice } from "./CartNotice.tsx"
import { OrderForm } from "./OrderForm.tsx"

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** Texts of states in which the driver can only wait. */
const waiting = {
  verifying: "checkout.verifying",
  ordering: "checkout.ordering",
  leavingForPayment: "checkout.toPayment",
  checkingOrder: "payment.checking",
  cancellingOrder: "cart.order.cancelling",
  changingCart: "cart.saving",
  loadingCart: "cart.loading"
} as const

/** Returns true while an order is being sent: the cart is read-only, and the page says so. */
const isUnderWay = (state: string): boolean =>
  ["ordering", "leavingForPayment", "checkingOrder", "cancellingOrder"].includes(state)

const isWaiting = (state: string): state is keyof typeof waiting => Object.hasOwn(waiting, state)

const Trouble = ({ actor, state }: { readonly actor: CheckoutActor; readonly state: string }) => {
  const { t } = useTranslation()
  const retry = (
    <Button icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
      {t("common.retry")}
    </Button>
  )
  const toReview = (
    <Button variant="secondary" onClick={() => actor.send({ type: "CART_REQUESTED" })}>
      {t("checkout.backToReview")}
    </Button>
  )
  const ask = (
    <LinkButton variant="quiet" href={reportAddress({ about: "payment" })}>
      {t("report.ask")}
    </LinkButton>
  )
  switch (state) {
    case "blocked":
      return (
        <Notice
          tone="warning"
          live="inView"
          actions={
            <Button variant="secondary" icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
              {t("checkout.verifyAgain")}
            </Button>
          }
        >
          {t("checkout.blockedByProblems")}
        </Notice>
      )
    case "verificationFailed":
      return (
        <Notice tone="error" live="inView" actions={retry}>
          {t("checkout.verifyFailed")}
        </Notice>
      )
    case "changeFailed":
      return (
        <Notice tone="error" live="inView" actions={toReview}>
          {t("cart.saveFailed")}
        </Notice>
      )
    case "orderFailed":
      return (
        <Notice
          tone="error"
          live="inView"
          actions={
            <>
              {retry}
              {toReview}
              {ask}
            </>
          }
        >
          {t("checkout.orderFailed")}
        </Notice>
      )
    case "orderUnknown":
    case "cancellationFailed":
      return (
        <Notice
          tone="warning"
          live="inView"
          actions={
            <>
              {retry}
              {toReview}
              {ask}
            </>
          }
        >
          {t(state === "orderUnknown" ? "checkout.orderUnknown" : "cart.order.cancelFailed")}
        </Notice>
      )
    case "paymentAddressRefused":
      return (
        <Notice
          tone="error"
          live="inView"
          title={t("common.genericError")}
          actions={
            <>
              {toReview}
              {ask}
            </>
          }
        >
          {t("checkout.keptCart")}
        </Notice>
      )
    default:
      return null
  }
}

export default function CheckoutPanel({ actor }: { readonly actor: CheckoutActor }) {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const flow = useFlow(actor)
  const { context, state } = flow
  const panel = useRef<HTMLDivElement>(null)
  // The pressed button disappears with its state: move the focus here for users of a keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the state that takes the focus away
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [state])
  if (flow.hasTag("shopProblem")) {
    return (
      <div {...flow.marker}>
        <ShopProblem flow={flow} actor={actor} />
      </div>
    )
  }
  if (state === "loadingCart" && context.items.length === 0) {
    return (
      <Column {...flow.marker} gap="md" aria-busy>
        <Spinner>{t("cart.loading")}</Spinner>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Column>
    )
  }
  if (state === "empty") {
    return (
      <Column {...flow.marker} gap="md">
        <CartNotice actor={actor} />
        <BegunOrder actor={actor} />
        <Text>{t("cart.empty")}</Text>
        <LinkButton href={addressOf({ name: "shopHome", shop: context.shopPath })}>
          {t("cart.emptyAction")}
        </LinkButton>
      </Column>
    )
  }
  return (
    <div {...flow.marker} ref={panel} tabIndex={-1}>
      <Column gap="lg">
        <Trouble actor={actor} state={state} />
        <CartNotice actor={actor} />
        <BegunOrder actor={actor} />
        {context.shop === null ? null : <ShopMark shop={context.shop} withOperator />}
        {context.items.length === 0 ? null : <CartItems actor={actor} />}
        {isWaiting(state) ? (
          <div ref={isUnderWay(state) ? bringIntoView : undefined}>
            <Spinner>{t(waiting[state])}</Spinner>
          </div>
        ) : null}
        {isUnderWay(state) ? <Text tone="muted">{t("checkout.blocked")}</Text> : null}
        {state.startsWith("reviewing") ? <OrderForm actor={actor} /> : null}
        {context.items.length === 0 ? null : <AmountDue actor={actor} />}
      </Column>
    </div>
  )
}
