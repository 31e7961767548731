/** Paid order: as the service confirmed it, or as the browser has stored it. */
import { useTranslation } from "react-i18next"
import type { PaymentReturnActor, Proof } from "../../../machines/payment-return/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { receiptIcon } from "../../ui/later-icons.ts"
import { Notice } from "../../ui/Notice.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { AtTheBarrier } from "./AtTheBarrier.tsx"
import { BoughtTickets } from "./BoughtTickets.tsx"
import { ContinueShopping, LogIn, MyTickets } from "./PaymentLinks.tsx"
import { ReminderButton, ReminderStatus } from "./ReminderHere.tsx"
import { isJustPaid } from "./use-heading.ts"
import { useRefund } from "./use-refund.ts"

/** Returns true if all tickets of the proof have expired. */
const isOver = (proof: Proof | null, now: number): boolean =>
  proof?.order.items.every(({ validTo }) => Date.parse(validTo ?? "") <= now) === true

interface BoughtProps {
  readonly actor: PaymentReturnActor
  readonly heading: string
}

/** Paid order, confirmed: the next step is to use the ticket. */
export const Bought = ({ actor, heading }: BoughtProps) => {
  const { t } = useTranslation()
  const { context, snapshot } = useFlow(actor)
  const { shopPath, order, proof } = context
  const { addressOf, now } = useShell()
  const refund = useRefund(context)
  const hasEnded = isOver(proof, now())
  const isNew = isJustPaid(context, now())
  /** The plate can be corrected until the ticket starts. */
  const isAhead = order?.items.some(({ validFrom }) => Date.parse(validFrom ?? "") > now()) === true
  return (
    <Column gap="md">
      <PageHeading>{heading}</PageHeading>
      {isNew ? (
        <Text>
          {t(order?.confirmedByMail === true ? "payment.success.text" : "payment.success.inAccount")}
        </Text>
      ) : null}
      {refund === null ? null : (
        <Notice tone="info">{hasEnded ? refund : `${refund} ${t("payment.refundBeside")}`}</Notice>
      )}
      {proof === null ? null : <BoughtTickets proof={proof} areNew={isNew} />}
      <ReminderStatus reminder={context.reminder} />
      <Cluster gap="xs" data-print="no">
        <Button
          variant="quiet"
          size="sm"
          edge="start"
          icon={receiptIcon}
          pending={snapshot.matches({ paid: { receipt: "fetching" } })}
          onClick={() => actor.send({ type: "RECEIPT_REQUESTED" })}
        >
          {t("payment.receipt.save")}
        </Button>
        <ReminderButton actor={actor} />
        <MyTickets shopPath={shopPath} isLeast />
        <ContinueShopping shopPath={shopPath} isLeast={!hasEnded} />
        {isAhead ? (
          <LinkButton
            variant="quiet"
            size="sm"
            edge="start"
            href={addressOf({ name: "account", shop: shopPath, section: "active-tickets" })}
          >
            {t("payment.proof.wrongPlate")}
          </LinkButton>
        ) : null}
      </Cluster>
      {proof === null || hasEnded ? null : <AtTheBarrier />}
    </Column>
  )
}

/** Stored proof: it comes first, so that it does not move; its age follows. */
export const ProofKept = ({ actor, heading }: BoughtProps) => {
  const { context } = useFlow(actor)
  const { now } = useShell()
  return (
    <Column gap="md">
      <PageHeading>{heading}</PageHeading>
      {context.proof === null ? null : <BoughtTickets proof={context.proof} />}
      <TicketValidity actor={actor} />
      <Cluster data-print="no">
        <ContinueShopping shopPath={context.shopPath} />
      </Cluster>
      {context.proof === null || isOver(context.proof, now()) ? null : <AtTheBarrier />}
    </Column>
  )
}

/** Whether the stored proof is being checked, or why the check failed. */
const TicketValidity = ({ actor }: Pick<BoughtProps, "actor">) => {
  const { t } = useTranslation()
  const { state } = useFlow(actor)
  if (state === "proofKept.checking") {
    return (
      <Text size="sm" tone="muted" role="status">
        {t("payment.checking")}
      </Text>
    )
  }
  const isUnchecked = state === "proofKept.unchecked"
  return (
    <Notice
      tone="info"
      live
      actions={
        isUnchecked ? (
          <Button icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
            {t("payment.checkAgain")}
          </Button>
        ) : (
          <LogIn actor={actor} />
        )
      }
    >
      {t(isUnchecked ? "payment.proof.unchecked" : "payment.proof.signedOut")}
    </Notice>
  )
}
