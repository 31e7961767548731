/** How the payment went, by the word of the service. */
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { paymentReturnMachine } from "../../../machines/payment-return/index.ts"
import { addresses } from "../../addresses.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading } from "../../ui/Text.tsx"
import { FlowPage, useFlow } from "../flow.tsx"
import { usePageTitle } from "../shop-context.tsx"
import { areaLabels } from "../ticket-words.ts"
import { BoughtTickets } from "./BoughtTickets.tsx"

type PaymentReturnActor = ActorRefFrom<typeof paymentReturnMachine>

const Words = ({
  title,
  tone,
  text,
  actions
}: {
  readonly title: string
  readonly tone: "success" | "error" | "info" | "warning"
  readonly text: string
  readonly actions?: ReactNode
}) => (
  <Column gap="lg">
    <PageHeading>{title}</PageHeading>
    <Notice tone={tone}>{text}</Notice>
    <Cluster>{actions}</Cluster>
  </Column>
)

const Outcome = ({ actor, state }: { readonly actor: PaymentReturnActor; readonly state: string }) => {
  const { t } = useTranslation()
  const { shopPath, order, proof, page } = useFlow(actor).context
  // One filled button a page: the way on that fits the state.
  const hasOtherWay = ![
    "paid",
    "failed",
    "expired",
    "proofKept.unchecked",
    "proofKept.signedOut",
    "orderUnknown"
  ].includes(state)
  const variant = hasOtherWay ? "secondary" : "primary"
  const changeMethod = (
    <LinkButton variant={variant} href={addresses.cart(shopPath)}>
      {t("payment.failed.changeMethod")}
    </LinkButton>
  )
  const backToTickets = (
    <LinkButton variant="secondary" href={addresses.shopHome(shopPath)}>
      {t("payment.failed.backToTickets")}
    </LinkButton>
  )
  const myTickets = (
    <LinkButton variant="secondary" icon="ticket" href={addresses.account(shopPath, "active-tickets")}>
      {t("payment.success.showTickets")}
    </LinkButton>
  )
  const continueShopping = (
    <LinkButton variant={variant} href={addresses.shopHome(shopPath)}>
      {t("payment.success.continueShopping")}
    </LinkButton>
  )
  /** What the address promises, whatever is known of the order. */
  const onward =
    page === "success" ? (
      continueShopping
    ) : (
      <>
        {changeMethod}
        {backToTickets}
      </>
    )
  const lookAgain = (
    <Button icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
      {t("common.retry")}
    </Button>
  )
  const isUnchecked = state === "proofKept.unchecked"
  const login = (
    <Button icon="login" onClick={() => actor.send({ type: "LOGIN_REQUESTED" })}>
      {t("layout.login")}
    </Button>
  )
  switch (state) {
    case "paid":
      return (
        <Column gap="lg">
          <PageHeading>{t("payment.success.title")}</PageHeading>
          {order === null ? null : (
            <Notice tone="success" title={`${t("payment.success.reference")}: ${order.reference}`}>
              {t(order.confirmedByMail === true ? "payment.success.text" : "payment.success.inAccount")}
            </Notice>
          )}
          {proof === null ? null : <BoughtTickets proof={proof} />}
          <Cluster data-print="no">
            {continueShopping}
            {myTickets}
          </Cluster>
        </Column>
      )
    case "proofKept.unchecked":
    case "proofKept.signedOut":
      return (
        <Column gap="lg">
          <PageHeading>{t("payment.proof.title")}</PageHeading>
          <Notice
            tone="info"
            actions={
              isUnchecked ? (
                <Button icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
                  {t("payment.checkAgain")}
                </Button>
              ) : (
                login
              )
            }
          >
            {t(isUnchecked ? "payment.proof.unchecked" : "payment.proof.signedOut")}
          </Notice>
          {proof === null ? null : <BoughtTickets proof={proof} />}
          <Cluster data-print="no">{continueShopping}</Cluster>
        </Column>
      )
    case "failed":
    case "expired":
      return (
        <Words
          title={t(`payment.${state}.title`)}
          tone="error"
          text={t(`payment.${state}.text`)}
          actions={
            <>
              {changeMethod}
              {backToTickets}
            </>
          }
        />
      )
    case "open":
    case "leavingForPayment":
      return (
        <Words
          title={t("payment.open.title")}
          tone="warning"
          text={t("payment.open.text")}
          actions={
            <>
              <Button
                pending={state === "leavingForPayment"}
                onClick={() => actor.send({ type: "PAYMENT_RESUMED" })}
              >
                {t("payment.open.resume")}
              </Button>
              {state === "open" ? (
                <Button variant="secondary" icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
                  {t("payment.checkAgain")}
                </Button>
              ) : null}
              {changeMethod}
              {backToTickets}
            </>
          }
        />
      )
    case "stillProcessing":
      return (
        <Words
          title={t("payment.processing.title")}
          tone="info"
          text={t("payment.processing.still")}
          actions={
            <>
              {lookAgain}
              {myTickets}
              {onward}
            </>
          }
        />
      )
    case "orderUnknown":
      return (
        <Words
          title={t("payment.unknown.title")}
          tone="info"
          text={t("payment.unknown.noOrder")}
          actions={
            <>
              {myTickets}
              {onward}
            </>
          }
        />
      )
    case "signedOut":
      return (
        <Words
          title={t("payment.unknown.title")}
          tone="info"
          text={t("payment.unknown.text")}
          actions={
            <>
              {login}
              {onward}
            </>
          }
        />
      )
    case "unreachable":
      return (
        <Words
          title={t("error.network.title")}
          tone="error"
          text={t("payment.unknown.unreachable")}
          actions={
            <>
              {lookAgain}
              {myTickets}
              {onward}
            </>
          }
        />
      )
    default:
      return (
        <Column gap="lg" aria-busy>
          <PageHeading>{t("payment.processing.title")}</PageHeading>
          {state.startsWith("processing") ? (
            <Notice tone="info">{t("payment.processing.text")}</Notice>
          ) : null}
          <Spinner>{t("payment.checking")}</Spinner>
        </Column>
      )
  }
}

const titles = {
  paid: "payment.success.title",
  failed: "payment.failed.title",
  expired: "payment.expired.title",
  open: "payment.open.title",
  leavingForPayment: "payment.open.title",
  orderUnknown: "payment.unknown.title",
  signedOut: "payment.unknown.title",
  unreachable: "error.network.title",
  "proofKept.unchecked": "payment.proof.title",
  "proofKept.signedOut": "payment.proof.title"
} as const

/** What the browser calls the page; with the area once there is a proof, so that tabs can be told apart. */
const usePageName = ({ state, context }: ReturnType<typeof useFlow<PaymentReturnActor>>): string => {
  const { t } = useTranslation()
  const title = t(
    Object.hasOwn(titles, state) ? titles[state as keyof typeof titles] : "payment.processing.title"
  )
  const areas = new Set(context.proof?.order.items.flatMap(areaLabels))
  return areas.size === 0 ? title : `${title} – ${[...areas].join(" · ")}`
}

export default function PaymentReturnScreen({ actor }: { readonly actor: PaymentReturnActor }) {
  const flow = useFlow(actor)
  usePageTitle(usePageName(flow))
  return (
    <FlowPage flow={flow} width="reading">
      <Outcome actor={actor} state={flow.state} />
    </FlowPage>
  )
}
