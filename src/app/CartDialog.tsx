/** The cart as a panel over the page of a shop, opened by the address. */
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../ui/Dialog.tsx"
import { Spinner } from "../ui/Skeleton.tsx"
import { cartScreen } from "./overlay-screens.ts"
import type { StageView } from "./stage.ts"
import type { App } from "./start.ts"

export const CartDialog = ({ app, view }: { readonly app: App; readonly view: StageView }) => {
  const { t } = useTranslation()
  const Panel = cartScreen()
  const loading = <Spinner>{t("cart.loading")}</Spinner>
  return (
    <Dialog
      open={view.isCartOpen}
      placement="side"
      title={t("cart.title")}
      closeLabel={t("cart.close")}
      onClose={() => app.navigation.navigate(app.navigation.place().pathname)}
    >
      <Suspense fallback={loading}>
        {view.cart === null ? loading : <Panel key={view.cart.sessionId} actor={view.cart as never} />}
      </Suspense>
    </Dialog>
  )
}
