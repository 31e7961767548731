/** Page of a ticket: description, start, plates and price. */
import { useTranslation } from "react-i18next"
import type { TicketConfigurationActor } from "../../../machines/ticket-configuration/index.ts"
import { BackLink } from "../../features/BackLink.tsx"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import { usePageTitle } from "../../features/page-title.ts"
import ShopProblem from "../../features/problem/ShopProblem.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { areaLabels, titleOf } from "../../features/ticket-labels.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Beside, Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { HiddenHeading, Skeleton, Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading } from "../../ui/Text.tsx"
import { NextStep } from "./NextStep.tsx"
import { OtherArea } from "./OtherArea.tsx"
import { TicketForm } from "./TicketForm.tsx"
import { TicketNotes } from "./TicketNotes.tsx"

export default function TicketScreen({ actor }: { readonly actor: TicketConfigurationActor }) {
  const { t, i18n } = useTranslation()
  const { addressOf } = useShell()
  const flow = useFlow(actor)
  const { context, state, hasTag } = flow
  const { offer } = context
  const title = offer === null ? null : titleOf(offer.ticket, i18n.language)
  usePageTitle(
    offer === null || title === null
      ? t("ticket.configure")
      : t("ticket.pageTitle", { ticket: title, area: areaLabels(offer.ticket).join(" · ") })
  )

  if (hasTag("shopProblem")) {
    return (
      <FlowPage flow={flow} width="reading">
        <ShopProblem flow={flow} actor={actor} />
      </FlowPage>
    )
  }
  if (hasTag("noTicket")) {
    return (
      <FlowPage flow={flow} width="reading">
        <Column gap="lg">
          <PageHeading>{title ?? t("ticket.configure")}</PageHeading>
          <Notice
            tone="error"
            live
            title={t("ticket.configurationError")}
            actions={
              <>
                <LinkButton href={addressOf({ name: "shopHome", shop: context.shopPath })}>
                  {t("ticket.chooseNew")}
                </LinkButton>
                <Button variant="secondary" icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
                  {t("common.retry")}
                </Button>
              </>
            }
          >
            {state === "ticketNotFound" ? t("ticket.notFound") : null}
          </Notice>
        </Column>
      </FlowPage>
    )
  }
  if (offer === null) {
    return (
      <FlowPage flow={flow} width="reading">
        <Column gap="lg" aria-busy>
          <HiddenHeading />
          <Skeleton shape="heading" />
          <Spinner>{t("ticket.loading")}</Spinner>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="button" />
        </Column>
      </FlowPage>
    )
  }
  const isForm = hasTag("form")
  return (
    <FlowPage flow={flow}>
      <Column gap="md">
        <BackLink href={addressOf({ name: "shopHome", shop: context.shopPath })}>{t("ticket.back")}</BackLink>
        <PageHeading>{title}</PageHeading>
        <Beside
          aside={
            <>
              <TicketNotes ticket={offer.ticket} shop={offer.shop} />
              {isForm ? <NextStep actor={actor} offer={offer} /> : null}
            </>
          }
        >
          {state === "otherArea" ? <OtherArea actor={actor} offer={offer} /> : null}
          {offer.replaces !== null && isForm ? <Notice tone="info">{t("ticket.changing")}</Notice> : null}
          {isForm ? <TicketForm actor={actor} offer={offer} /> : null}
        </Beside>
      </Column>
    </FlowPage>
  )
}
