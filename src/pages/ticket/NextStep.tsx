/** Price of the ticket, and the next step: review, add to the cart, open the cart. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import {
  pricedTicket,
  type TicketOffer,
  type ticketConfigurationMachine
} from "../../../machines/ticket-configuration/index.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { ActionBar } from "../../ui/Layout.tsx"
import { arrowRightIcon } from "../../ui/later-icons.ts"
import { Price } from "../../ui/Price.tsx"
import { ticketFormId } from "./TicketForm.tsx"

interface NextStepProps {
  readonly actor: ActorRefFrom<typeof ticketConfigurationMachine>
  readonly offer: TicketOffer
  readonly isForm: boolean
}

export const NextStep = ({ actor, offer, isForm }: NextStepProps) => {
  const { context } = useFlow(actor)
  const ticket = pricedTicket(context) ?? offer.ticket
  return (
    <ActionBar beside>
      <Price
        amount={payablePrice(ticket)}
        regularAmount={ticket.price}
        currency={ticket.currencyCode}
        country={offer.shop.areaCountry}
        size="lg"
      />
      {isForm ? <ToCheck actor={actor} /> : <IntoCart actor={actor} isChange={offer.replaces !== null} />}
    </ActionBar>
  )
}

const ToCheck = ({ actor }: Pick<NextStepProps, "actor">) => {
  const { t } = useTranslation()
  const isWorking = useFlow(actor).hasTag("awaitsPrice")
  return (
    <Button type="submit" form={ticketFormId} size="lg" pending={isWorking} iconAfter={arrowRightIcon}>
      {t(isWorking ? "ticket.checking" : "common.continue")}
    </Button>
  )
}

const IntoCart = ({ actor, isChange }: Pick<NextStepProps, "actor"> & { readonly isChange: boolean }) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const { context, snapshot, state } = useFlow(actor)
  if (state === "inCart")
    return (
      <LinkButton icon="cart" size="lg" href={addressOf({ name: "shopHome", shop: context.shopPath }, true)}>
        {t("ticket.goToCart")}
      </LinkButton>
    )
  const isAgain = snapshot.can({ type: "TRY_AGAIN" })
  const isAdding = state === "addingToCart"
  return (
    <Button
      icon="cart"
      size="lg"
      pending={isAdding}
      onClick={() => actor.send({ type: isAgain ? "TRY_AGAIN" : "ADD_REQUESTED" })}
    >
      {t(
        isAdding
          ? "ticket.addingToCart"
          : state === "coveredAlready"
            ? "ticket.coveredGoOn"
            : isChange
              ? "ticket.saveChange"
              : "ticket.addToCart"
      )}
    </Button>
  )
}
