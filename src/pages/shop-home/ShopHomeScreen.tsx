/** Home of a shop: name, picture and tickets, or the reason for none. */
import { useSelector } from "@xstate/react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import type { ShopHomeActor } from "../../../machines/shop-home/index.ts"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import { usePageTitle } from "../../features/page-title.ts"
import { withTranslations } from "../../i18n/index.ts"
import { Column } from "../../ui/Layout.tsx"
import { Skeleton, SkeletonCards, SkeletonHeading } from "../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../ui/Text.tsx"
import type { LoadedPage } from "../code.ts"
import { ShopHeading } from "./ShopHeading.tsx"
import { TicketList } from "./TicketList.tsx"

/** Below the tickets, so loaded after them. */
const Permissions = lazy(withTranslations(() => import("./Permissions.tsx")))
/** Rarely needed, so loaded on demand. */
const ShopProblem = lazy(withTranslations(() => import("../../features/problem/ShopProblem.tsx")))
const EmptyShop = lazy(withTranslations(() => import("./EmptyShop.tsx")))

export default function ShopHomeScreen({ actor }: { readonly actor: ShopHomeActor }) {
  const { t } = useTranslation()
  const flow = useFlow(actor)
  const { context, state, hasTag } = flow
  const again = useSelector(
    useSelector(actor, ({ children }) => children.again),
    (loaded) => (loaded as { readonly parts: LoadedPage | null } | undefined)?.parts
  )
  usePageTitle(
    context.shop === null ? t("common.productName") : t("home.pageTitle", { shop: context.shop.name })
  )

  if (hasTag("shopProblem")) {
    return (
      <FlowPage flow={flow} width="reading">
        <Suspense>
          <ShopProblem flow={flow} actor={actor} />
        </Suspense>
      </FlowPage>
    )
  }
  const isLoading = hasTag("loading")
  return (
    <FlowPage flow={flow}>
      <Column gap="md" aria-busy={isLoading}>
        {context.shop === null ? <SkeletonHeading /> : <ShopHeading shop={context.shop} />}
        {isLoading ? (
          <>
            <VisuallyHidden role="status">{t("home.loading")}</VisuallyHidden>
            <SkeletonCards />
          </>
        ) : null}
        {state === "browsing" && context.again ? (again?.screen ?? <Skeleton shape="again" />) : null}
        {state === "browsing" ? <TicketList actor={actor} /> : null}
        {hasTag("withoutTickets") ? (
          <Suspense>
            <EmptyShop actor={actor} />
          </Suspense>
        ) : null}
        {context.shop === null || isLoading ? null : (
          <Suspense>
            <Permissions shop={context.shop} />
          </Suspense>
        )}
      </Column>
    </FlowPage>
  )
}
