/** What every page says below the header: a newer build, or tickets that are in the cart and not bought yet. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { addresses } from "../addresses.ts"
import { Button, LinkButton } from "../ui/Button.tsx"
import { Cluster } from "../ui/Layout.tsx"
import type { Companions } from "./companions.ts"
import { isPaymentResult } from "./routes.ts"
import type { StageView } from "./stage.ts"

/** Null when there is nothing to say. */
export const useBanner = (view: StageView, companions: Companions | null): ReactNode => {
  const { t } = useTranslation()
  const isNewer = useSelector(companions?.appVersion, (snapshot) => snapshot?.matches("updateReady") ?? false)
  const isFilled = useSelector(companions?.basket, (snapshot) => snapshot?.matches("filled") ?? false)
  if (isNewer) {
    return (
      <Cluster justify="between">
        <span>{t("layout.newVersion")}</span>
        <Button variant="secondary" onClick={() => companions?.appVersion.send({ type: "RELOAD_REQUESTED" })}>
          {t("common.reload")}
        </Button>
      </Cluster>
    )
  }
  if (!isFilled || view.shop === null || view.isCartOpen || isPaymentResult(view.route)) return null
  return (
    <Cluster justify="between">
      <span>{t("layout.openCart")}</span>
      <LinkButton variant="secondary" icon="cart" href={addresses.cart(view.shop.path)}>
        {t("layout.openCartAction")}
      </LinkButton>
    </Cluster>
  )
}
