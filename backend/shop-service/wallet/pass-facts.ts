/** Texts of a pass about a bought ticket, in the language of its order. */
import type { Ticket } from "../../../schemas/ticket.ts"
import { groundOf } from "../../mail-layout/colours.ts"
import type { PaidOrder } from "../mails/paid-order.ts"
import { areasText, periodText, platesText, ticketTitle } from "../mails/ticket-blocks.ts"

export interface PassFacts {
  /** Unique for the ticket, and the same whenever its pass is made. */
  readonly id: string
  readonly language: string
  readonly shop: string
  readonly operator: string
  readonly title: string
  readonly plates: string
  readonly area: string
  readonly period: string | null
  /** ISO instants. */
  readonly from: string | null
  readonly to: string | null
  readonly reference: string
  /** Such as #1f6f9f, dark enough for white text. */
  readonly colour: string
  readonly proofAddress: string
  /** Of the inspector's check. */
  readonly checkAddress: string
  readonly isVoid: boolean
  readonly names: Readonly<Record<"plate" | "area" | "period" | "reference" | "contact" | "proof", string>>
}

interface PassInput {
  readonly paid: PaidOrder
  readonly position: number
  readonly ticket: Ticket
  readonly checkAddress: string
  /** 0 where the ticket was taken back or is used up; null: stays do not count. */
  readonly staysLeft: number | null
}

export const passFacts = ({ paid, position, ticket, checkAddress, staysLeft }: PassInput): PassFacts => ({
  id: `${paid.order.id}-${position}`,
  language: paid.language,
  shop: paid.shop.name,
  operator: `${paid.operator.name}\n${paid.operator.email}\n${paid.operator.phone}`,
  title: ticketTitle(ticket, paid),
  plates: platesText(ticket).replaceAll("\n", ", "),
  area: areasText(ticket).replaceAll("\n", ", ") || paid.shop.name,
  period: periodText(ticket, paid),
  from: ticket.validFrom,
  to: ticket.validTo,
  reference: paid.order.reference,
  colour: groundOf(paid.shop.accent),
  proofAddress: paid.proofAddress,
  checkAddress,
  isVoid: staysLeft === 0,
  names: {
    plate: paid.texts.ticket.plate,
    area: paid.texts.ticket.area,
    period: paid.texts.ticket.period,
    reference: paid.texts.reference,
    contact: paid.texts.contract.contact,
    proof: paid.texts.proof
  }
})
