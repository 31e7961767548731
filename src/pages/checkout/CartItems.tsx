/** Tickets in the cart, each with its problem and the action that solves it. */
import { useTranslation } from "react-i18next"
import type { CheckoutActor } from "../../../machines/checkout/index.ts"
import { lookAlikeOf } from "../../../machines/plate-advice.ts"
import { countryFrom } from "../../../schemas/licence-plate/index.ts"
import { payablePrice, regularPrice } from "../../../schemas/payable-price.ts"
import type { Plate } from "../../../schemas/plate.ts"
import type { VerifiedCartItem } from "../../../schemas/verified-cart-item.ts"
import { limitsOf } from "../../features/coverage-labels.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { CoverageWarning } from "../../features/TicketLimits.tsx"
import { areaLabels, titleOf, validityText } from "../../features/ticket-labels.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { trashIcon } from "../../ui/later-icons.ts"
import { Notice } from "../../ui/Notice.tsx"
import { PlateEcho } from "../../ui/PlateEcho.tsx"
import { Price } from "../../ui/Price.tsx"
import { Sentence } from "../../ui/Sentence.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

interface CartLineProps {
  readonly item: VerifiedCartItem
  readonly shopPath: string
  readonly country: string | null
  readonly ownPlates: ReadonlyArray<Plate>
  readonly canChange: boolean
  /** A single ticket's validity and price are shown only once, above the order button. */
  readonly isOneOfMany: boolean
  readonly onRemove: () => void
}

interface CartPlateProps {
  readonly ofItem: Plate
  readonly ownPlates: ReadonlyArray<Plate>
  readonly size: "sm" | "lg"
}

/** Plate, and the warning that another one of the driver looks like it. */
const CartPlate = ({ ofItem: { plate, country = null }, ownPlates, size }: CartPlateProps) => {
  const { t } = useTranslation()
  const others = ownPlates.filter((own) => own.plate !== plate)
  const lookAlike = lookAlikeOf(countryFrom(country), plate, others)
  return (
    <>
      <PlateEcho plate={plate} country={country} size={size} />
      {lookAlike === null ? null : (
        <Notice tone="warning">
          <Sentence text={t("plate.lookAlike", { plate: lookAlike })} kept={lookAlike} />
        </Notice>
      )}
    </>
  )
}

const CartLine = (props: CartLineProps) => {
  const { item, shopPath, country, ownPlates, canChange, isOneOfMany, onRemove } = props
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const format = useFormatters(country)
  const title = titleOf(item, format.locale)
  // The same ticket may be there for several cars.
  const name = isOneOfMany ? [title, ...item.plates.map(({ plate }) => plate)].join(", ") : title
  return (
    <Card as="li">
      <Column gap="sm">
        <Cluster justify="between">
          <Heading level={3}>{title}</Heading>
          {isOneOfMany && !Number.isNaN(item.price) ? (
            <Price amount={payablePrice(item)} regularAmount={regularPrice(item)} country={country} />
          ) : null}
        </Cluster>
        {item.plates.map((plate) => (
          <CartPlate
            key={`${plate.country} ${plate.plate}`}
            ofItem={plate}
            ownPlates={ownPlates}
            size={isOneOfMany ? "sm" : "lg"}
          />
        ))}
        {item.valid ? null : (
          <Notice tone="error" title={item.problemPlates?.map(({ plate }) => plate).join(" · ")}>
            {t(`cart.problem.${item.problem ?? "unknown"}`)}
          </Notice>
        )}
        {item.ticketCovered === true ? (
          <Notice tone="warning">
            <Column gap="xs">
              {item.coveredBy?.map(({ plate, until }) => (
                <Text key={`${plate} ${until}`}>
                  <Sentence
                    text={
                      until === null
                        ? t("cart.covered.inCart", { plate })
                        : t("cart.covered.paid", { plate, to: format.endDateTime(until) })
                    }
                    kept={plate}
                  />
                </Text>
              )) ?? <Text>{t("cart.covered.unknown")}</Text>}
            </Column>
          </Notice>
        ) : null}
        {item.startPassed === true ? <Notice tone="info">{t("cart.startMoved")}</Notice> : null}
        {isOneOfMany ? (
          <Text size="sm">
            {[validityText(item, t, format), ...limitsOf(item, t, format), ...areaLabels(item)]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        ) : null}
        <CoverageWarning ticket={item} country={country} />
        {canChange ? (
          <Cluster gap="xs">
            <LinkButton
              variant={item.valid ? "quiet" : "secondary"}
              size="sm"
              edge={item.valid ? "start" : undefined}
              aria-label={`${t("cart.change")}: ${name}`}
              href={
                item.hash === null
                  ? addressOf({ name: "ticket", shop: shopPath, ticketId: item.id })
                  : addressOf({
                      name: "ticket",
                      shop: shopPath,
                      ticketId: item.id,
                      source: { kind: "cartItem", hash: item.hash }
                    })
              }
            >
              {t("cart.change")}
            </LinkButton>
            <Button
              variant="quiet"
              size="sm"
              edge="start"
              icon={trashIcon}
              aria-label={t("cart.removeNamed", { ticket: name })}
              onClick={onRemove}
            >
              {t("common.remove")}
            </Button>
          </Cluster>
        ) : null}
      </Column>
    </Card>
  )
}

export const CartItems = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { t } = useTranslation()
  const { tell } = useShell()
  const { context, snapshot, hasTag } = useFlow(actor)
  const country = context.shop?.areaCountry ?? null
  return (
    <Column gap="xs">
      <Column as="ul" gap="md">
        {context.items.map((item, index) => (
          <CartLine
            key={item.hash ?? item.id}
            item={item}
            shopPath={context.shopPath}
            country={country}
            ownPlates={context.ownPlates}
            isOneOfMany={context.items.length > 1}
            canChange={snapshot.can({ type: "ITEM_REMOVED", index })}
            onRemove={() => actor.send({ type: "ITEM_REMOVED", index })}
          />
        ))}
      </Column>
      <Cluster justify="between">
        <Text tone="muted">{t("cart.itemCount", { count: context.items.length })}</Text>
        {hasTag("keepShopping") ? (
          <Button
            variant="quiet"
            size="sm"
            edge="end"
            onClick={() => tell({ type: "SHOP_CHOSEN", shopPath: context.shopPath })}
          >
            {t("cart.keepShopping")}
          </Button>
        ) : null}
      </Cluster>
      {snapshot.can({ type: "CART_CLEARED" }) ? (
        <Cluster>
          <Button
            variant="quiet"
            edge="start"
            icon={trashIcon}
            onClick={() => actor.send({ type: "CART_CLEARED" })}
          >
            {t("cart.clear")}
          </Button>
        </Cluster>
      ) : null}
    </Column>
  )
}
