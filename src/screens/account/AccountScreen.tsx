/** The driver's profile in a shop: active tickets and parking permits. */
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import type { accountMachine } from "../../../machines/account/index.ts"
import { addresses } from "../../app/routes.ts"
import { LinkButton } from "../../ui/Button.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { PageHeading } from "../../ui/Text.tsx"
import { FlowPage, useFlow } from "../flow.tsx"
import { isShopProblem, ShopProblem } from "../problem/ShopProblem.tsx"
import { usePageTitle } from "../shop-context.tsx"
import { ActiveTickets } from "./ActiveTickets.tsx"
import { Permits } from "./Permits.tsx"

export default function AccountScreen({ actor }: { readonly actor: ActorRefFrom<typeof accountMachine> }) {
  const { t } = useTranslation()
  const flow = useFlow(actor)
  const { context, state } = flow
  usePageTitle(t("account.title"))
  if (isShopProblem(state)) {
    return (
      <FlowPage flow={flow} width="reading">
        <ShopProblem state={state} onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />
      </FlowPage>
    )
  }
  return (
    <FlowPage flow={flow}>
      <Column gap="xl">
        <Cluster>
          <LinkButton variant="quiet" icon="arrowLeft" href={addresses.shopHome(context.shopPath)}>
            {t("ticket.back")}
          </LinkButton>
        </Cluster>
        <PageHeading>{t("account.title")}</PageHeading>
        <ActiveTickets actor={actor} />
        <Permits shop={context.shop} />
      </Column>
    </FlowPage>
  )
}
