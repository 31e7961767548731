/** Blocks of a bought ticket in a mail: name, plate, place, time and price. */
import { areaLabel } from "../../../schemas/area-label.ts"
import { limitTexts } from "../../../schemas/coverage/labels.ts"
import { translateIn } from "../../../schemas/coverage/texts.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { titleIn } from "../../../schemas/title-in.ts"
import { type Block, type Fact, facts, heading } from "../../mail-layout/blocks.ts"
import type { PaidOrder } from "./paid-order.ts"

export const ticketTitle = (item: Ticket, { order }: Pick<PaidOrder, "order">): string =>
  titleIn(item.translations, order.locale, item.name)

export const platesText = ({ plates }: Pick<Ticket, "plates">): string =>
  plates.map(({ plate, country }) => (country === null ? plate : `${plate} (${country})`)).join("\n")

export const periodText = (item: Ticket, { format }: Pick<PaidOrder, "format">): string | null =>
  item.validFrom === null || item.validTo === null
    ? null
    : format.range(new Date(item.validFrom), new Date(item.validTo))

export const areasText = (item: Ticket): string => item.areas.map(areaLabel).join("\n")

const limitsOf = (item: Ticket, { format, language }: PaidOrder): ReadonlyArray<string> =>
  limitTexts(item, { locale: format.locale, timeZone: format.timeZone, translate: translateIn(language) })

/** "until today, 17:41", or with the date; null for a ticket without an end. */
export const untilText = (item: Ticket, { format, texts }: PaidOrder, now: Date): string | null => {
  if (item.validTo === null) return null
  const last = format.lastMinute(new Date(item.validTo))
  return format.isSameDay(last, now)
    ? texts.until.today(format.time(last))
    : texts.until.day(format.moment(last))
}

/** "Valid today 11:41 to 17:41", or the period with its dates. */
export const validityText = (item: Ticket, paid: PaidOrder, now: Date): string | null => {
  if (item.validFrom === null || item.validTo === null) return null
  const { format, texts } = paid
  const from = new Date(item.validFrom)
  const last = format.lastMinute(new Date(item.validTo))
  return format.isSameDay(from, now) && format.isSameDay(last, now)
    ? texts.ticket.today(format.time(from), format.time(last))
    : periodText(item, paid)
}

export const passOf = (item: Ticket, paid: PaidOrder, now: Date): Block => ({
  kind: "pass",
  title: ticketTitle(item, paid),
  plates: item.plates,
  validity: validityText(item, paid, now),
  details: [...(areasText(item) || paid.shop.name).split("\n"), ...limitsOf(item, paid)]
})

export const ticketBlocks = (item: Ticket, paid: PaidOrder): ReadonlyArray<Block> => {
  const { texts, format } = paid
  const names = texts.ticket
  const rows: ReadonlyArray<readonly [name: string, value: string | null, translate?: "no"]> = [
    [item.plates.length === 1 ? names.plate : names.plates, platesText(item), "no"],
    [names.area, areasText(item) || paid.shop.name, "no"],
    [names.period, periodText(item, paid)],
    [names.limits, limitsOf(item, paid).join("\n")],
    [names.stays, item.usageLimit === null ? null : names.times(item.usageLimit)],
    [names.price, format.money(payablePrice(item))]
  ]
  return [
    heading(ticketTitle(item, paid)),
    facts(...rows.filter((row): row is Fact => row[1] !== null && row[1] !== ""))
  ]
}
