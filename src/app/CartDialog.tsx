/** The cart as a panel over the page of a shop, opened by the address. */
import { useTranslation } from "react-i18next"
import { Dialog } from "../ui/Dialog.tsx"
import { Spinner } from "../ui/Skeleton.tsx"
import { screenOf } from "./flow-screens.ts"
import { cartScene } from "./scenes.ts"
import type { StageView } from "./stage.ts"
import type { App } from "./start.ts"

export const CartDialog = ({ app, view }: { readonly app: App; readonly view: StageView }) => {
  const { t } = useTranslation()
  const Panel = screenOf(cartScene)
  return (
    <Dialog
      open={view.isCartOpen}
      placement="side"
      title={t("cart.title")}
      closeLabel={t("cart.close")}
      onClose={() => app.navigation.leave(app.navigation.place().pathname)}
    >
      {view.cart === null || Panel === undefined ? (
        <Spinner>{t("cart.loading")}</Spinner>
      ) : (
        <Panel key={view.cart.sessionId} actor={view.cart as never} />
      )}
    </Dialog>
  )
}
