/** Shows the cart as a panel over the page of a shop; the address opens it. */
import { useSelector } from "@xstate/react"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../ui/Dialog.tsx"
import { Spinner } from "../ui/Skeleton.tsx"
import { CodeFailed, reload } from "./CodeFailed.tsx"
import { loadedPageIn } from "./loaded-page.ts"
import type { App } from "./running-app.ts"
import { ScreenBoundary } from "./ScreenBoundary.tsx"

export const CartDialog = ({ app }: { readonly app: App }) => {
  const { t } = useTranslation()
  const isOpen = useSelector(app.actor, ({ context }) => context.isCartOpen)
  const hasFailed = useSelector(app.actor, (snapshot) => snapshot.matches({ cart: "failed" }))
  const cart = useSelector(app.actor, ({ children }) => children.cart)
  const shown = useSelector(cart, loadedPageIn)
  return (
    <Dialog
      open={isOpen}
      placement="side"
      title={t("cart.title")}
      closeLabel={t("cart.close")}
      onClose={() => app.navigation.leave(app.navigation.location().pathname)}
    >
      <ScreenBoundary page={`${isOpen}`} fallback={<CodeFailed onTryAgain={reload} />}>
        {hasFailed && <CodeFailed onTryAgain={() => app.actor.send({ type: "TRY_AGAIN" })} />}
        {!hasFailed && shown === null && <Spinner>{t("cart.loading")}</Spinner>}
        {shown !== null && <Fragment key={shown.flow?.sessionId}>{shown.screen}</Fragment>}
      </ScreenBoundary>
    </Dialog>
  )
}
