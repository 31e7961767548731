/** Shows the cart as a panel over the page of a shop; the address opens it. */
import { useSelector } from "@xstate/react"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { NativeDialog } from "../ui/NativeDialog.tsx"
import { Spinner } from "../ui/Skeleton.tsx"
import { CodeFailed, reload } from "./CodeFailed.tsx"
import { loadedPageIn } from "./loaded-page.ts"
import type { App } from "./running-app.ts"
import { ScreenBoundary } from "./ScreenBoundary.tsx"

/**
 * In the browser's own dialog: it has no field that an on-screen keyboard could cover, and React Aria's takes a slow
 * phone half as long again to open with the cart in it.
 */
export const CartDialog = ({ app }: { readonly app: App }) => {
  const { t } = useTranslation()
  const isOpen = useSelector(app.actor, ({ context }) => context.isCartOpen)
  const hasFailed = useSelector(app.actor, (snapshot) => snapshot.matches({ cart: "failed" }))
  const cart = useSelector(app.actor, ({ children }) => children.cart)
  const shown = useSelector(cart, loadedPageIn)
  return (
    <NativeDialog
      open={isOpen}
      placement="side"
      title={t("layout.cart")}
      closeLabel={t("cart.close")}
      onClose={() => app.navigation.leave(app.navigation.location().pathname)}
    >
      <ScreenBoundary page={`${isOpen}`} fallback={<CodeFailed onTryAgain={reload} />}>
        {hasFailed && <CodeFailed onTryAgain={() => app.actor.send({ type: "TRY_AGAIN" })} />}
        {!hasFailed && shown === null && <Spinner>{t("cart.loading")}</Spinner>}
        {shown !== null && <Fragment key={shown.flow?.sessionId}>{shown.screen}</Fragment>}
      </ScreenBoundary>
    </NativeDialog>
  )
}
