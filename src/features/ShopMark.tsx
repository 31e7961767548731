/** Identity of the shop, where a driver has to trust it: logo, name, the company it sells for, operator. */
import { useTranslation } from "react-i18next"
import { operatorCountryOf } from "../../schemas/operator-country.ts"
import type { Shop } from "../../schemas/shop.ts"
import { logoOf } from "../../schemas/shop-looks.ts"
import { Cluster } from "../ui/Layout.tsx"
import { Text } from "../ui/Text.tsx"
import { useShell } from "./shop-context.tsx"

interface ShopMarkProps {
  readonly shop: Shop
  /** Whether the operator is named; false where the page says more about it. */
  readonly withOperator?: boolean
}

export const ShopMark = ({ shop, withOperator = false }: ShopMarkProps) => {
  const { t } = useTranslation()
  const { assetUrl } = useShell()
  const logo = logoOf(shop.meta)
  const seller = [
    shop.areaFriendly === shop.name ? null : shop.areaFriendly,
    withOperator ? t(`legal.operator.${operatorCountryOf(shop.areaCountry)}`) : null
  ].filter(Boolean)
  return (
    <Cluster>
      {logo === undefined ? null : (
        <img
          src={assetUrl(logo)}
          alt=""
          width={40}
          height={40}
          style={{ objectFit: "contain" }}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text>
          <strong>{shop.name}</strong>
        </Text>
        {seller.length === 0 ? null : (
          <Text size="sm" tone="muted">
            {seller.join(" · ")}
          </Text>
        )}
      </div>
    </Cluster>
  )
}
