// Price as the shop must show it: two decimals, currency, VAT; reduced ones beside the regular price.
import { useTranslation } from "react-i18next"
import type { Money } from "../../schemas/money.ts"
import { useFormatters } from "../i18n/use-formatters.ts"
import { slotRecipe, type Variants } from "./recipe.ts"
import { VisuallyHidden } from "./Text.tsx"

const price = slotRecipe("price", { size: "md" })

export interface PriceProps extends Variants<"price"> {
  /** Gross. */
  readonly amount: Money
  /** Price before the reduction, if any. */
  readonly regularAmount?: Money | undefined
  /** Country of the shop: decides the name of VAT. */
  readonly country?: string | null
}

export const Price = ({ amount, regularAmount, country, size }: PriceProps) => {
  const { t } = useTranslation()
  const format = useFormatters(country)
  const slot = price({ size })
  const reduced = regularAmount !== undefined && regularAmount.hundredths > amount.hundredths
  return (
    <p className={slot("root")}>
      {reduced && (
        <>
          <VisuallyHidden>{`${t("ticket.regularPrice")}: `}</VisuallyHidden>
          <s className={slot("regular")}>{format.price(regularAmount)}</s>
          <VisuallyHidden>{`${t("ticket.discount")}: `}</VisuallyHidden>
        </>
      )}
      <span className={slot("amount")}>{`${format.price(amount)} `}</span>
      {amount.hundredths === 0 && <span className={slot("tax")}>{`${t("common.free")} `}</span>}
      <span className={slot("tax")}>{format.inclusiveVat}</span>
    </p>
  )
}
