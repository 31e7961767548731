/** Price of the ticket, and the button that puts it into the cart. */
import { useTranslation } from "react-i18next"
import {
  pricedTicket,
  type TicketConfigurationActor,
  type TicketOffer
} from "../../../machines/ticket-configuration/index.ts"
import { payablePrice, regularPrice } from "../../../schemas/payable-price.ts"
import { useFlow } from "../../features/flow.tsx"
import { Button } from "../../ui/Button.tsx"
import { ActionBar } from "../../ui/Layout.tsx"
import { arrowRightIcon } from "../../ui/later-icons.ts"
import { Price } from "../../ui/Price.tsx"
import { ticketFormId } from "./TicketForm.tsx"

interface NextStepProps {
  readonly actor: TicketConfigurationActor
  readonly offer: TicketOffer
}

export const NextStep = ({ actor, offer }: NextStepProps) => {
  const { t } = useTranslation()
  const { context, hasTag } = useFlow(actor)
  const ticket = pricedTicket(context) ?? offer.ticket
  const isGoingOn = hasTag("goingOn")
  return (
    <ActionBar beside>
      <Price
        amount={payablePrice(ticket)}
        regularAmount={regularPrice(ticket)}
        country={offer.shop.areaCountry}
        size="lg"
      />
      <Button type="submit" form={ticketFormId} size="lg" pending={isGoingOn} iconAfter={arrowRightIcon}>
        {t(isGoingOn ? "ticket.addingToCart" : "common.continue")}
      </Button>
    </ActionBar>
  )
}
