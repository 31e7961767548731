/** Card for a returning driver: the valid ticket, or the last purchase again with one tap. */
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { buyAgainMachine } from "../../../machines/buy-again/index.ts"
import { type ActiveTicket, orderItemOf } from "../../../schemas/active-ticket.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { useTicketStatus } from "../../features/TicketStatus.tsx"
import { areaLabels, titleOf } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import type { termBar as definition } from "../../styles/recipes/ticket.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Price } from "../../ui/Price.tsx"
import { recipe } from "../../ui/recipe.ts"
import { Sentence } from "../../ui/Sentence.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { shortDuration } from "./short-duration.ts"
import { endText, holdsText, startText } from "./start-text.ts"

type Actor = ActorRefFrom<typeof buyAgainMachine>

/** Reserves the height of the skeleton on the home: actions below the text, beside it where there is room. */
const place = {
  position: "relative",
  overflow: "hidden",
  minHeight: "clamp(12.35rem, (52rem - 100vw) * 99, 17.6rem)",
  justifyContent: "center"
} as const

/** Returns the arguments for formatting times: time, time zone and language. */
const useLabels = (actor: Actor) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const { shop, timeZone } = useFlow(actor).context
  return { now: now(), timeZone, t, format: useFormatters(shop.areaCountry) }
}

const termBar = recipe<typeof definition>("term-bar")

/** Remaining validity of the ticket, in words and as a bar. */
const Countdown = ({ actor, ticket }: { readonly actor: Actor; readonly ticket: ActiveTicket }) => {
  const labels = useLabels(actor)
  const { words, coverage, now } = useTicketStatus({
    ticket,
    country: useFlow(actor).context.shop.areaCountry,
    sayTerm: (until, seconds) => holdsText(until, shortDuration(labels.format, seconds), labels)
  })
  const until = coverage.kind === "covered" ? coverage.until : null
  const left = until === null ? 0 : (until - now) / (until - Date.parse(ticket.validFrom ?? ""))
  return (
    <>
      {left > 0 ? (
        <svg className={termBar()} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0H${left}V1H0z`} />
        </svg>
      ) : null}
      <strong role="timer">{words}</strong>
    </>
  )
}

/** Start and price of the ticket that one tap buys. */
const Offer = ({ actor }: { readonly actor: Actor }) => {
  const { priced, shop } = useFlow(actor).context
  const labels = useLabels(actor)
  if (priced === null) return null
  return (
    <Column gap="xs">
      <span>{labels.t("again.begins", { start: startText(priced, labels) })}</span>
      <Price
        amount={payablePrice(priced)}
        regularAmount={priced.price}
        currency={priced.currencyCode}
        country={shop.areaCountry}
        size="lg"
      />
    </Column>
  )
}

/** Describes the button "Extend" for screen readers: new end and price. */
const Extension = ({ actor, id }: { readonly actor: Actor; readonly id: string }) => {
  const { context, state, hasTag } = useFlow(actor)
  const labels = useLabels(actor)
  const { t, format } = labels
  const { priced } = context
  // Reserves the line, so that the layout does not shift when the price arrives.
  if (state === "active.pricingNext") return <Text size="sm">{"\u00a0"}</Text>
  if (priced === null || !hasTag("buyable")) return null
  const time =
    priced.validTo === null
      ? t("again.begins", { start: startText(priced, labels) })
      : t("again.extends", { end: endText(priced.validTo, labels) })
  const price = `${format.price(payablePrice(priced), priced.currencyCode)} ${format.inclusiveVat}`
  return (
    <Text size="sm" tone="muted" id={id}>
      {`${time} · ${price}`}
    </Text>
  )
}

/** Possible actions, or the reason for none. */
const Deeds = ({ actor, titleId }: { readonly actor: Actor; readonly titleId: string }) => {
  const { t } = useTranslation()
  const { addressOf, offers } = useShell()
  const { context, state, hasTag } = useFlow(actor)
  const { currentTicket, shop, plates } = context
  const order = currentTicket !== null && offers("orders") ? orderItemOf(currentTicket) : null
  const plate = plates.map((each) => each.plate).join(", ")
  const extensionId = useId()
  const isAdding = state === "adding"
  const isNext = currentTicket !== null
  const deeds = (
    <Cluster>
      {order === null ? null : (
        <LinkButton
          size="sm"
          href={addressOf({ name: "paymentSuccess", shop: shop.path, orderId: order.orderId })}
        >
          {t("again.proof")}
        </LinkButton>
      )}
      {hasTag("buyable") ? (
        <Button
          {...(isNext ? { size: "sm", variant: "secondary" } : { size: "lg", icon: "cart" })}
          pending={isAdding}
          aria-describedby={isNext ? `${titleId} ${extensionId}` : titleId}
          onClick={() => actor.send({ type: isNext ? "EXTEND_REQUESTED" : "BUY_REQUESTED" })}
        >
          {t(isAdding ? "ticket.addingToCart" : isNext ? "again.extend" : "again.buy")}
        </Button>
      ) : null}
      {hasTag("notOffered") ? (
        <Text>
          <Sentence
            text={t(state === "covered" ? "again.covered" : "again.unavailable", { plate })}
            kept={plate}
          />
        </Text>
      ) : null}
      {hasTag("failed") ? (
        <>
          <Text role="alert">
            {t(state === "pricingFailed" ? "again.pricingFailed" : "ticket.addToCartFailed")}
          </Text>
          <Button variant="secondary" icon="refresh" onClick={() => actor.send({ type: "TRY_AGAIN" })}>
            {t("common.retry")}
          </Button>
        </>
      ) : null}
    </Cluster>
  )
  if (!isNext) return deeds
  return (
    <Column gap="sm">
      {deeds}
      <Extension actor={actor} id={extensionId} />
    </Column>
  )
}

export default function BuyAgain({ actor }: { readonly actor: Actor }) {
  const titleId = useId()
  const { context, marker, hasTag } = useFlow(actor)
  const { currentTicket, shop } = context
  const format = useFormatters(shop.areaCountry)
  if (hasTag("loading")) {
    return (
      <div {...marker}>
        <Skeleton shape="again" />
      </div>
    )
  }
  const ticket = currentTicket ?? context.ticket
  return (
    <Card as="section" raised {...marker} aria-labelledby={titleId} style={place}>
      <Cluster gap="md" justify="between">
        <Column gap="sm">
          <Heading level={2} size="card" id={titleId}>
            {titleOf(ticket, format.locale)}
          </Heading>
          <Cluster>
            {(currentTicket ?? context).plates.map((plate) => (
              <LicencePlate key={`${plate.country} ${plate.plate}`} {...plate} />
            ))}
            <Text size="sm" tone="muted">
              {areaLabels(ticket).join(" · ")}
            </Text>
          </Cluster>
          {currentTicket !== null ? (
            <Countdown actor={actor} ticket={currentTicket} />
          ) : hasTag("buyable") ? (
            <Offer actor={actor} />
          ) : null}
        </Column>
        <Deeds actor={actor} titleId={titleId} />
      </Cluster>
    </Card>
  )
}
