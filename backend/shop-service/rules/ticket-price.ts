/** Price of a ticket, by its rule: with the season of the start, and what a discount makes of it. */
import type { DiscountInfo } from "../../../schemas/discount-info.ts"
import { majorUnits } from "../../../schemas/money.ts"
import type { TicketRule } from "./ticket-rule.ts"

/** Returns the gross price for a start in this month (1 to 12), in hundredths. */
export const priceInMonth = (rule: TicketRule, month: number): number =>
  rule.peakPrice?.months.includes(month) ? rule.peakPrice.price : rule.price

/** Returns the discount from this price, in hundredths; null where a season is cheaper without one. */
export const discountOf = (rule: TicketRule, price: number): DiscountInfo | null =>
  rule.discountedPrice === null || rule.discountedPrice > price
    ? null
    : {
        discountDuration: null,
        discountedPrice: majorUnits(rule.discountedPrice),
        applyDiscountDetails: {
          plate: null,
          voucherId: null,
          stayId: null,
          stayArrive: null,
          stayLeave: null,
          discountAssociationId: rule.ruleId,
          type: rule.discountType,
          areaEntityId: rule.areas[0]?.areaEntityId ?? null,
          discountDuration: null
        }
      }
