/** Blocks of a bought ticket in a mail: name, plate, place, time and price. */
import { areaLabel } from "../../../schemas/area-label.ts"
import { sayIn } from "../../../schemas/coverage/texts.ts"
import { limitTexts } from "../../../schemas/coverage/words.ts"
import { payablePrice } from "../../../schemas/payable-price.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { titleIn } from "../../../schemas/title-in.ts"
import { hundredths } from "../rules/offer.ts"
import { type Block, type Fact, facts, heading } from "./blocks.ts"
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

export const ticketBlocks = (item: Ticket, paid: PaidOrder): ReadonlyArray<Block> => {
  const { texts, format } = paid
  const { locale, timeZone } = format
  const names = texts.ticket
  const limits = limitTexts(item, { locale, timeZone, say: sayIn(paid.language) })
  const rows: ReadonlyArray<readonly [name: string, value: string | null, translate?: "no"]> = [
    [item.plates.length === 1 ? names.plate : names.plates, platesText(item), "no"],
    [names.area, areasText(item) || paid.shop.name, "no"],
    [names.period, periodText(item, paid)],
    [names.limits, limits.join("\n")],
    [names.stays, item.usageLimit === null ? null : String(item.usageLimit)],
    [names.price, format.money(hundredths(payablePrice(item)), item.currencyCode)]
  ]
  return [
    heading(ticketTitle(item, paid)),
    facts(...rows.filter((row): row is Fact => row[1] !== null && row[1] !== ""))
  ]
}
