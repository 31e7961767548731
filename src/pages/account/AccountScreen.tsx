/** Profile of the driver in a shop, by section: tickets and permits, or the verification codes. */
import { useTranslation } from "react-i18next"
import type { AccountActor } from "../../../machines/account/index.ts"
import { BackLink } from "../../features/BackLink.tsx"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import ShopProblem from "../../features/problem/ShopProblem.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Column } from "../../ui/Layout.tsx"
import { PageHeading } from "../../ui/Text.tsx"
import { ActiveTickets } from "./ActiveTickets.tsx"
import { Codes } from "./Codes.tsx"
import { OtherShops } from "./OtherShops.tsx"
import { PastTickets } from "./PastTickets.tsx"
import { Permits } from "./Permits.tsx"
import { Sections } from "./Sections.tsx"

export default function AccountScreen({ actor }: { readonly actor: AccountActor }) {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const flow = useFlow(actor)
  const { section, shopPath } = flow.context
  if (flow.hasTag("shopProblem")) {
    return (
      <FlowPage flow={flow} width="reading">
        <ShopProblem flow={flow} actor={actor} />
      </FlowPage>
    )
  }
  const isOverview = section === "overview"
  return (
    <FlowPage flow={flow}>
      <Column gap="lg">
        <BackLink
          href={
            isOverview
              ? addressOf({ name: "shopHome", shop: shopPath })
              : addressOf({ name: "account", shop: shopPath })
          }
        >
          {t(isOverview ? "ticket.back" : "account.backToOverview")}
        </BackLink>
        <PageHeading>{t("account.title")}</PageHeading>
        {isOverview || section === "active-tickets" ? <ActiveTickets actor={actor} /> : null}
        {section === "past-tickets" ? <PastTickets actor={actor} /> : null}
        {isOverview || section === "permissions" ? <Permits actor={actor} /> : null}
        {section === "verify" ? <Codes actor={actor} /> : null}
        {section === "verify" ? null : <OtherShops actor={actor} />}
        <Sections section={section} shopPath={shopPath} />
      </Column>
    </FlowPage>
  )
}
