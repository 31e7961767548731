/** Cart over the page of a shop: items, problems and the order. */
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { CheckoutActor } from "../../../machines/checkout/index.ts"
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
import { HowToPay } from "./OrderForm.tsx"

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

const isWaiting = (state: string): state is keyof typeof waiting => Object.hasOwn(waiting, state)

/** Messages by state. `asks`: with a link to ask about the payment. */
const troubles = {
  blocked: { tone: "warning", text: "checkout.blockedByProblems" },
  verificationFailed: { tone: "error", text: "checkout.verifyFailed" },
  changeFailed: { tone: "error", text: "cart.saveFailed" },
  orderFailed: { tone: "error", text: "checkout.orderFailed", asks: true },
  totalTooLow: { tone: "warning", text: "checkout.totalTooLow" },
  orderUnknown: { tone: "warning", text: "checkout.orderUnknown", asks: true },
  cancellationFailed: { tone: "warning", text: "cart.order.cancelFailed", asks: true },
  paymentAddressRefused: {
    tone: "error",
    title: "common.genericError",
    text: "checkout.keptCart",
    asks: true
  }
} as const

const isTrouble = (state: string): state is keyof typeof troubles => Object.hasOwn(troubles, state)

const Trouble = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { snapshot, state } = useFlow(actor)
  if (!isTrouble(state)) return null
  const trouble = troubles[state]
  const isBlocked = state === "blocked"
  return (
    <Notice
      tone={trouble.tone}
      live="inView"
      title={"title" in trouble ? t(trouble.title) : undefined}
      actions={
        <>
          {snapshot.can({ type: "TRY_AGAIN" }) ? (
            <Button
              variant={isBlocked ? "secondary" : "primary"}
              icon="refresh"
              onClick={() => actor.send({ type: "TRY_AGAIN" })}
            >
              {t(isBlocked ? "checkout.verifyAgain" : "common.retry")}
            </Button>
          ) : null}
          {snapshot.can({ type: "CART_REQUESTED" }) ? (
            <Button variant="secondary" onClick={() => actor.send({ type: "CART_REQUESTED" })}>
              {t("checkout.backToReview")}
            </Button>
          ) : null}
          {"asks" in trouble ? (
            <LinkButton variant="quiet" href={reportAddress({ about: "payment" })}>
              {t("report.ask")}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {t(trouble.text)}
    </Notice>
  )
}

export default function CheckoutPanel({ actor }: { readonly actor: CheckoutActor }) {
  const { t } = useTranslation()
  const { addressOf, tell } = useShell()
  const flow = useFlow(actor)
  const { context, snapshot, state, hasTag } = flow
  const panel = useRef<HTMLDivElement>(null)
  // The pressed button disappears with its state: move the focus here for users of a keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the state that takes the focus away
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [state])
  if (hasTag("shopProblem")) {
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
  // While an order is being sent the cart is read-only, and the page says so.
  const isUnderWay = hasTag("orderUnderWay")
  return (
    <div {...flow.marker} ref={panel} tabIndex={-1}>
      <Column gap="md">
        <Trouble actor={actor} />
        <CartNotice actor={actor} />
        <BegunOrder actor={actor} />
        {context.items.length === 0 ? null : <CartItems actor={actor} />}
        {context.shop === null ? null : <ShopMark shop={context.shop} withOperator />}
        {isWaiting(state) ? (
          <div ref={isUnderWay ? bringIntoView : undefined}>
            <Spinner>{t(waiting[state])}</Spinner>
          </div>
        ) : null}
        {isUnderWay ? <Text tone="muted">{t("checkout.blocked")}</Text> : null}
        {hasTag("keepShopping") && context.items.length === 0 ? (
          <Button
            variant="secondary"
            onClick={() => tell({ type: "SHOP_CHOSEN", shopPath: context.shopPath })}
          >
            {t("cart.keepShopping")}
          </Button>
        ) : null}
        {snapshot.matches("reviewing") ? <HowToPay country={context.shop?.areaCountry ?? null} /> : null}
        {context.items.length === 0 ? null : <AmountDue actor={actor} />}
      </Column>
    </div>
  )
}
