/** Links to a shop for drivers without an address: shops visited before, and where to find addresses. */
import { useTranslation } from "react-i18next"
import { useShell } from "../../features/shop-context.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Link } from "../../ui/Link.tsx"
import { List } from "../../ui/List.tsx"
import { Heading } from "../../ui/Text.tsx"

export interface ShopToChoose {
  readonly path: string
  readonly name: string
  readonly area: string | null
}

export const FindShop = ({ shops }: { readonly shops: ReadonlyArray<ShopToChoose> }) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  return (
    <>
      {shops.length === 0 ? null : (
        <Column as="section" gap="sm">
          <Heading level={2}>{t("error.noShop.visited")}</Heading>
          <List>
            {shops.map(({ path, name, area }) => (
              <li key={path}>
                <Link href={addressOf({ name: "shopHome", shop: path })}>{name}</Link>
                {area === null || area === name ? null : <span>{`, ${area}`}</span>}
              </li>
            ))}
          </List>
        </Column>
      )}
      <Column as="section" gap="sm">
        <Heading level={2}>{t("error.noShop.findTitle")}</Heading>
        <List>
          <li>{t("error.noShop.findCode")}</li>
          <li>{t("error.noShop.findAddress")}</li>
          <li>{t("error.noShop.findEmployer")}</li>
        </List>
      </Column>
    </>
  )
}
