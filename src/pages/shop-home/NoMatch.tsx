/** No ticket is valid in all selected areas: resets the filter. */
import { useTranslation } from "react-i18next"
import type { ShopHomeActor } from "../../../machines/shop-home/index.ts"
import { Button } from "../../ui/Button.tsx"
import { Notice } from "../../ui/Notice.tsx"

export const NoMatch = ({ actor }: { readonly actor: ShopHomeActor }) => {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      title={t("home.noMatch.title")}
      actions={
        <Button variant="secondary" onClick={() => actor.send({ type: "ALL_AREAS_CHOSEN" })}>
          {t("home.noMatch.reset")}
        </Button>
      }
    >
      {t("home.noMatch.text")}
    </Notice>
  )
}
