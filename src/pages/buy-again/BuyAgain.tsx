/** Card for a returning driver: the valid ticket, or the last purchase again with one tap. */
import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { BuyAgainActor } from "../../../machines/buy-again/index.ts"
import { type ActiveTicket, orderItemOf } from "../../../schemas/active-ticket.ts"
import { payablePrice, regularPrice } from "../../../schemas/payable-price.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { useTicketStatus } from "../../features/TicketStatus.tsx"
import { areaLabels, titleOf } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { LicencePlate } from "../../ui/LicencePlate.tsx"
import { useOpen } from "../../ui/Link.tsx"
import { morph } from "../../ui/morph.ts"
import { Price } from "../../ui/Price.tsx"
import { slotRecipe } from "../../ui/recipe.ts"
import { Sentence } from "../../ui/Sentence.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { endText, startText } from "./start-text.ts"

/**
 * First on the page, above its heading, in which nothing is focused. Reserves the height of the skeleton: actions below
 * the text, beside it where there is room.
 */
const place = {
  order: -1,
  overflow: "hidden",
  minHeight: "clamp(12.35rem, (52rem - 100vw) * 99, 22rem)"
} as const

/** Returns the arguments for formatting times: time, time zone and language. */
const useLabels = (actor: BuyAgainActor) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const { shop, timeZone } = useFlow(actor).context
  return { now: now(), timeZone, t, format: useFormatters(shop.areaCountry) }
}

const slot = slotRecipe("term")()

/** End and rest of the validity of the ticket, in words and as a bar. */
const Countdown = ({ actor, ticket }: { readonly actor: BuyAgainActor; readonly ticket: ActiveTicket }) => {
  const labels = useLabels(actor)
  const { t } = labels
  const { words, term, coverage, now } = useTicketStatus({
    ticket,
    country: useFlow(actor).context.shop.areaCountry,
    sayTerm: (until) => t("again.holds", { end: endText(new Date(until), labels) })
  })
  const until = coverage.kind === "covered" ? coverage.until : null
  const left = until === null ? 0 : until - now
  const part = until === null ? 0 : left / (until - Date.parse(ticket.validFrom ?? ""))
  return (
    <div className={slot("root")} role="timer">
      <strong>{words}</strong>
      {term === null ? null : <span>{t("again.left", { duration: term.left })}</span>}
      {part > 0 ? (
        <svg className={slot("bar")} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0H${part}V1H0z`} />
        </svg>
      ) : null}
    </div>
  )
}

/** Start and price of the ticket that one tap buys. */
const Offer = ({ actor }: { readonly actor: BuyAgainActor }) => {
  const { priced, shop } = useFlow(actor).context
  const labels = useLabels(actor)
  if (priced === null) return null
  return (
    <Column gap="xs">
      <span>{labels.t("again.begins", { start: startText(priced, labels) })}</span>
      <Price
        amount={payablePrice(priced)}
        regularAmount={regularPrice(priced)}
        country={shop.areaCountry}
        size="lg"
      />
    </Column>
  )
}

/** Buys the ticket that begins when this one ends: the button says the new end, and the price below it. */
const Extend = ({ actor, titleId }: { readonly actor: BuyAgainActor; readonly titleId: string }) => {
  const { context, state, hasTag } = useFlow(actor)
  const labels = useLabels(actor)
  const { t, format } = labels
  const { priced } = context
  const isPricing = state === "active.pricingNext"
  if (!isPricing && !hasTag("buyable")) return null
  // Until the price is known, the button keeps its place.
  const known = isPricing ? null : priced
  const end = known?.validTo ?? null
  return (
    <Button
      size="sm"
      pending={isPricing || state === "adding"}
      aria-describedby={titleId}
      onClick={() => actor.send({ type: "EXTEND_REQUESTED" })}
    >
      <strong style={{ textWrap: "balance" }}>
        {state === "adding"
          ? t("ticket.addingToCart")
          : end === null
            ? t("again.extend")
            : t("again.extendUntil", { end: endText(end, labels) })}
      </strong>
      <br />
      <small>
        {known === null ? "\u00a0" : `${format.price(payablePrice(known))} ${format.inclusiveVat}`}
      </small>
    </Button>
  )
}

/** Possible actions, or the reason for none. */
const Actions = ({ actor, titleId }: { readonly actor: BuyAgainActor; readonly titleId: string }) => {
  const { t } = useTranslation()
  const { addressOf, offers } = useShell()
  const { context, state, hasTag } = useFlow(actor)
  const { currentTicket, shop, plates } = context
  const order = currentTicket !== null && offers("orders") ? orderItemOf(currentTicket) : null
  const proof = addressOf({ name: "paymentSuccess", shop: shop.path, orderId: order?.orderId ?? null })
  const open = useOpen()
  const plate = plates.map((each) => each.plate).join(", ")
  const isAdding = state === "adding"
  return (
    <Cluster>
      {currentTicket !== null ? (
        <Extend actor={actor} titleId={titleId} />
      ) : hasTag("buyable") ? (
        <Button
          size="lg"
          icon="cart"
          pending={isAdding}
          aria-describedby={titleId}
          onClick={() => actor.send({ type: "BUY_REQUESTED" })}
        >
          {t(isAdding ? "ticket.addingToCart" : "again.buy")}
        </Button>
      ) : null}
      {order === null ? null : (
        <LinkButton
          variant="secondary"
          size="sm"
          href={proof}
          onClick={(event) => {
            event.preventDefault()
            morph(document.getElementById(titleId)?.closest("section") ?? null, () => open(proof), "article")
          }}
        >
          {t("again.proof")}
        </LinkButton>
      )}
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
}

export default function BuyAgain({ actor }: { readonly actor: BuyAgainActor }) {
  const titleId = useId()
  const { context, marker, hasTag } = useFlow(actor)
  const { currentTicket, shop } = context
  const format = useFormatters(shop.areaCountry)
  if (hasTag("loading")) {
    return (
      <div {...marker} style={place}>
        <Skeleton shape="again" />
      </div>
    )
  }
  const ticket = currentTicket ?? context.ticket
  return (
    <Card as="section" raised {...marker} aria-labelledby={titleId} style={place}>
      {currentTicket === null ? null : <Countdown actor={actor} ticket={currentTicket} />}
      <Cluster gap="md" justify="between" style={{ marginBlock: "auto" }}>
        <Column gap="sm">
          <Heading level={2} size={currentTicket === null ? "card" : "small"} id={titleId}>
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
          {currentTicket === null && hasTag("buyable") ? <Offer actor={actor} /> : null}
        </Column>
        <Actions actor={actor} titleId={titleId} />
      </Cluster>
    </Card>
  )
}
