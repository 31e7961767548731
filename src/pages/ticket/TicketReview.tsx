/** Review of the configured ticket, with the service's calculations, before it is added to the cart. */
import { useEffect, useId } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import { lookAlikeOf } from "../../../machines/plate-advice.ts"
import {
  asksDate,
  asksTime,
  type TicketOffer,
  type ticketConfigurationMachine
} from "../../../machines/ticket-configuration/index.ts"
import { countryFrom } from "../../../schemas/licence-plate/index.ts"
import { limitsOf } from "../../features/coverage-labels.ts"
import { useFlow } from "../../features/flow.tsx"
import { limitLines, NotCoveredYet } from "../../features/TicketLimits.tsx"
import { areaLabels, validityText } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { PlateEcho } from "../../ui/PlateEcho.tsx"
import { Sentence } from "../../ui/Sentence.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

interface TicketReviewProps {
  readonly actor: ActorRefFrom<typeof ticketConfigurationMachine>
  readonly offer: TicketOffer
}

export const TicketReview = ({ actor, offer }: TicketReviewProps) => {
  const { t } = useTranslation()
  const { context, state } = useFlow(actor)
  const format = useFormatters(offer.shop.areaCountry)
  const ticket = context.configured?.ticket ?? offer.ticket
  const headingId = useId()
  // The form, which had the focus, is unmounted.
  useEffect(() => document.getElementById(headingId)?.focus(), [headingId])
  const isAdding = state === "addingToCart"
  const change = (what: string, edge: "start" | "end") =>
    isAdding ? null : (
      <Button
        variant="quiet"
        edge={edge}
        aria-label={`${t("common.change")}: ${what}`}
        onClick={() => actor.send({ type: "EDIT_REQUESTED" })}
      >
        {t("common.change")}
      </Button>
    )
  return (
    <Card as="section" raised>
      <Column gap="lg">
        <Heading level={2} id={headingId} tabIndex={-1}>
          {t("ticket.checkHeading")}
        </Heading>
        {state === "coveredAlready" ? (
          <Notice tone="warning" live="inView">
            <Column gap="xs">
              {context.configured?.ticket.coveredBy?.map(({ plate, until }) => (
                <Text key={plate}>
                  {until === null ? (
                    t("cart.covered.unknown")
                  ) : (
                    <Sentence
                      text={t("cart.covered.paid", { plate, to: format.endDateTime(until) })}
                      kept={plate}
                    />
                  )}
                </Text>
              )) ?? <Text>{t("cart.covered.unknown")}</Text>}
            </Column>
          </Notice>
        ) : null}
        {state === "addingFailed" ? (
          <Notice tone="error" live="inView">
            {t("ticket.addToCartFailed")}
          </Notice>
        ) : null}
        {state === "currencyMismatch" ? (
          <Notice tone="error" live="inView">
            {t("ticket.otherCurrency")}
          </Notice>
        ) : null}
        {state === "inCart" ? (
          <Notice tone="success" live="inView">
            {t("ticket.addedToCart")}
          </Notice>
        ) : null}
        <Column gap="sm">
          <Cluster justify="between">
            <Heading level={3}>{t("ticket.plates")}</Heading>
            {change(t("ticket.plates"), "end")}
          </Cluster>
          {ticket.plates.map(({ plate, country }) => {
            const lookAlike = lookAlikeOf(countryFrom(country), plate, offer.recentPlates)
            return (
              <Column key={`${country} ${plate}`} gap="xs">
                <PlateEcho plate={plate} country={country} />
                {lookAlike === null ? null : (
                  <Notice tone="warning">
                    <Sentence text={t("plate.lookAlike", { plate: lookAlike })} kept={lookAlike} />
                  </Notice>
                )}
              </Column>
            )
          })}
        </Column>
        <Column gap="xs">
          <Facts
            entries={[
              [t("ticket.validityPeriod"), validityText(ticket, t, format)],
              [t("ticket.windows"), limitLines(limitsOf(ticket, t, format))],
              [t("cart.item.area"), areaLabels(ticket).join(" · ")]
            ]}
          />
          <NotCoveredYet ticket={ticket} country={offer.shop.areaCountry} />
          {asksDate(ticket) || asksTime(ticket) ? (
            <Cluster>{change(t("ticket.validityPeriod"), "start")}</Cluster>
          ) : null}
        </Column>
      </Column>
    </Card>
  )
}
