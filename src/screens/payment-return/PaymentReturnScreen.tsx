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
  const { shopPath, order, shop } = useFlow(actor).context
  const changeMethod = (
    <LinkButton href={addresses.cart(shopPath)}>{t("payment.failed.changeMethod")}</LinkButton>
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
  const lookAgain = (
    <Button icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
      {t("common.retry")}
    </Button>
  )
  switch (state) {
    case "paid":
      return (
        <Column gap="lg">
          <PageHeading>{t("payment.success.title")}</PageHeading>
          {order === null ? null : <BoughtTickets order={order} country={shop?.areaCountry ?? null} />}
          <Cluster>
            <LinkButton href={addresses.shopHome(shopPath)}>
              {t("payment.success.continueShopping")}
            </LinkButton>
            {myTickets}
          </Cluster>
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
              {backToTickets}
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
            <Button icon="login" onClick={() => actor.send({ type: "LOGIN_REQUESTED" })}>
              {t("layout.login")}
            </Button>
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

export default function PaymentReturnScreen({ actor }: { readonly actor: PaymentReturnActor }) {
  const { t } = useTranslation()
  const flow = useFlow(actor)
  usePageTitle(t(flow.state === "paid" ? "payment.success.title" : "payment.processing.title"))
  return (
    <FlowPage flow={flow} width="reading">
      <Outcome actor={actor} state={flow.state} />
    </FlowPage>
  )
}
