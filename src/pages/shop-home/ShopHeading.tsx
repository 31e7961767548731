/** Name and picture of the shop. */
import { useTranslation } from "react-i18next"
import type { Shop } from "../../../schemas/shop.ts"
import { useShell } from "../../features/shop-context.tsx"
import { CoverImage } from "../../ui/CoverImage.tsx"
import { Column } from "../../ui/Layout.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"

export const ShopHeading = ({ shop }: { readonly shop: Pick<Shop, "name" | "coverImageUrl"> }) => {
  const { t } = useTranslation()
  const { assetUrl } = useShell()
  return (
    <Column gap="sm">
      <CoverImage src={shop.coverImageUrl === null ? null : assetUrl(shop.coverImageUrl)} />
      <Column gap="xs">
        <PageHeading>{t("home.welcome", { shop: shop.name })}</PageHeading>
        <Text size="sm" tone="muted">
          {t("home.subline")}
        </Text>
      </Column>
    </Column>
  )
}
