// A ticket on offer, shaped like the ticket it becomes: what it is above, what it costs on the stub.
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
  /** When within its validity it holds, in words; what tells a night ticket from one for the day. */
  readonly windows?: ReactNode
  /** Validity in words. */
  readonly validity?: ReactNode
  /** "locality, name" each. */
  readonly areas: readonly string[]
  /** What it has and others lack; beside the areas. */
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
