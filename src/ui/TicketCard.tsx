// Card of a ticket on offer, shaped like a ticket: description above, price on the stub.
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import type { ticketCard as definition } from "../styles/recipes/ticket.ts"
import { AreaPills } from "./AreaPills.tsx"
import { Button } from "./Button.tsx"
import type { Elements } from "./elements.ts"
import { Price, type PriceProps } from "./Price.tsx"
import { slotRecipe } from "./recipe.ts"
import { Heading, Text } from "./Text.tsx"

const ticketCard = slotRecipe<typeof definition>("ticket-card")()

interface TicketCardProps extends Omit<PriceProps, "size"> {
  readonly title: string
  /** Text of its windows; tells a night ticket from a day ticket. */
  readonly windows?: ReactNode
  /** Text of its validity. */
  readonly validity?: ReactNode
  /** Each "locality, name". */
  readonly areas: readonly string[]
  /** Features that others lack; beside the areas. */
  readonly extras?: Elements
  readonly id?: string
  readonly onSelect: () => void
}

export const TicketCard = (props: TicketCardProps) => {
  const { t } = useTranslation()
  const { title, windows, validity } = props
  const titleId = useId()
  return (
    <article id={props.id} className={ticketCard("root")} aria-labelledby={titleId}>
      <div className={ticketCard("body")}>
        <Heading level={3} id={titleId} tabIndex={-1}>
          {title}
        </Heading>
        {windows && <Text size="sm">{windows}</Text>}
        {validity && (
          <Text size="sm" tone="muted">
            {validity}
          </Text>
        )}
        <div className={ticketCard("meta")}>
          <AreaPills areas={props.areas} />
          {props.extras}
        </div>
      </div>
      <div className={ticketCard("stub")}>
        <Price {...props} />
        <Button full aria-describedby={titleId} onClick={props.onSelect}>
          {t("home.selectTicket")}
        </Button>
      </div>
    </article>
  )
}
