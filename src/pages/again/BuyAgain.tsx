/** What a driver does here who comes back: the ticket that holds, or the one bought last, with one tap. */
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { buyAgainMachine } from "../../../machines/buy-again/index.ts"
import { type ActiveTicket, orderItemOf } from "../../../schemas/active-ticket.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import { useFormatters } from "../../i18n/index.ts"
import { useFlow } from "../../screens/flow.tsx"
import { useShell } from "../../screens/shop-context.tsx"
import { useTicketStatus } from "../../screens/TicketStatus.tsx"
import { areaLabels, titleOf } from "../../screens/ticket-words.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { Price } from "../../ui/Price.tsx"
import { Sentence } from "../../ui/Sentence.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { endText, startText } from "./start-text.ts"

type Actor = ActorRefFrom<typeof buyAgainMachine>

/** The place that the home keeps free: that of the skeleton. */
const place = { minHeight: "clamp(12rem, 27rem - 30vw, 19.5rem)" }

/** How long the ticket holds. */
const Countdown = ({
  ticket,
  country
}: {
  readonly ticket: ActiveTicket
  readonly country: string | null
}) => {
  const { words } = useTicketStatus({ ticket, country })
  return <strong role="timer">{words}</strong>
}

/** When what one tap buys begins, and what it costs. */
const Offer = ({ actor }: { readonly actor: Actor }) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const { priced, shop, standing, timeZone } = useFlow(actor).context
  const format = useFormatters(shop.areaCountry)
  if (priced === null) return null
  const said = { now: now(), timeZone, t, format }
  const begins = t("again.begins", { start: startText(priced, said) })
  const amount = payablePrice(priced)
  if (standing !== null) {
    const price = `${format.price(amount, priced.currencyCode)} ${format.inclusiveVat}`
    const extended =
      priced.validTo === null ? begins : t("again.extends", { end: endText(priced.validTo, said) })
    return (
      <Text size="sm" tone="muted">
        {`${extended} · ${price}`}
      </Text>
    )
  }
  return (
    <Column gap="xs">
      <span>{begins}</span>
      <Price
        amount={amount}
        regularAmount={priced.price}
        currency={priced.currencyCode}
        country={shop.areaCountry}
        size="lg"
      />
    </Column>
  )
}

/** What can be done, or why nothing can. */
const Deeds = ({ actor, titleId }: { readonly actor: Actor; readonly titleId: string }) => {
  const { t } = useTranslation()
  const { addressOf, offers } = useShell()
  const { context, state } = useFlow(actor)
  const { standing, shop, plates } = context
  const order = standing !== null && offers("orders") ? orderItemOf(standing) : null
  const plate = plates.map((each) => each.plate).join(", ")
  const isAdding = state === "adding"
  const isNext = standing !== null
  return (
    <Cluster>
      {order === null ? null : (
        <LinkButton
          size="sm"
          href={addressOf({ name: "paymentSuccess", shop: shop.path, orderId: order.orderId })}
        >
          {t("again.proof")}
        </LinkButton>
      )}
      {state === "offering" || state === "standing.extendable" || isAdding ? (
        <Button
          {...(isNext ? { size: "sm", variant: "secondary" } : { size: "lg", icon: "cart" })}
          pending={isAdding}
          aria-describedby={titleId}
          onClick={() => actor.send({ type: isNext ? "EXTEND_REQUESTED" : "BUY_REQUESTED" })}
        >
          {t(isAdding ? "ticket.addingToCart" : isNext ? "again.extend" : "again.buy")}
        </Button>
      ) : null}
      {state === "covered" || state === "unavailable" ? (
        <Text>
          <Sentence
            text={t(state === "covered" ? "again.covered" : "again.unavailable", { plate })}
            kept={plate}
          />
        </Text>
      ) : null}
      {state === "pricingFailed" || state === "addingFailed" ? (
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
}

export default function BuyAgain({ actor }: { readonly actor: Actor }) {
  const titleId = useId()
  const { context, state, marker } = useFlow(actor)
  const { standing, shop } = context
  const format = useFormatters(shop.areaCountry)
  if (state === "looking" || state === "pricing") {
    return (
      <div {...marker}>
        <Skeleton shape="again" />
      </div>
    )
  }
  const ticket = standing ?? context.ticket
  return (
    <Card as="section" raised {...marker} aria-labelledby={titleId} style={place}>
      <Cluster gap="md" justify="between">
        <Column gap="sm">
          <Heading level={2} size="card" id={titleId}>
            {titleOf(ticket, format.locale)}
          </Heading>
          <Cluster>
            {(standing ?? context).plates.map((plate) => (
              <LicencePlate key={`${plate.country} ${plate.plate}`} {...plate} />
            ))}
            <Text size="sm" tone="muted">
              {areaLabels(ticket).join(" · ")}
            </Text>
          </Cluster>
          {standing === null ? null : <Countdown ticket={standing} country={shop.areaCountry} />}
          {state === "offering" || state === "standing.extendable" || state === "adding" ? (
            <Offer actor={actor} />
          ) : null}
          {/* Its line is kept free, so that nothing moves when it comes. */}
          {state === "standing.pricingNext" ? <Text size="sm">{"\u00a0"}</Text> : null}
        </Column>
        <Deeds actor={actor} titleId={titleId} />
      </Cluster>
    </Card>
  )
}
