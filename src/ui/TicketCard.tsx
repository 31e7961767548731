// Row of a ticket on offer: description and areas, with price and button at the end.
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { AreaPills } from "./AreaPills.tsx"
import { morph } from "./morph.ts"
import { Price, type PriceProps } from "./Price.tsx"
import { slotRecipe, type Variants } from "./recipe.ts"
import { Text } from "./Text.tsx"

const looks = slotRecipe("ticket-card")

interface TicketCardProps extends Omit<PriceProps, "size">, Variants<"ticket-card"> {
  readonly title: string
  /** Text of its windows; tells a night ticket from a day ticket. */
  readonly windows?: ReactNode
  /** Text of its validity, and of what others lack. */
  readonly validity?: string
  /** Each "locality, name". */
  readonly areas: readonly string[]
  readonly id?: string
  readonly onSelect: () => void
}

export const TicketCard = (props: TicketCardProps) => {
  const { t } = useTranslation()
  const { title, windows, validity, best } = props
  const ticketCard = looks({ best })
  const titleId = useId()
  return (
    <article id={props.id} className={ticketCard("root")} aria-labelledby={titleId}>
      <h3 className={ticketCard("title")} id={titleId} tabIndex={-1}>
        {title}
      </h3>
      <div className={ticketCard("body")}>
        {windows && <Text size="sm">{windows}</Text>}
        {validity && (
          <Text size="sm" tone="muted">
            {validity}
          </Text>
        )}
      </div>
      <div className={ticketCard("price")}>
        <Price {...props} size={best ? "lg" : "md"} />
      </div>
      <div className={ticketCard("meta")}>
        <AreaPills areas={props.areas} />
      </div>
      <button
        type="button"
        className={ticketCard("action")}
        aria-describedby={titleId}
        onClick={() => morph(document.getElementById(titleId), props.onSelect)}
      >
        {t("home.selectTicket")}
      </button>
    </article>
  )
}
