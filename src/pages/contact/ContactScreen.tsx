/** Contact of the operator of a shop, and opening hours of its parking areas. */
import { useTranslation } from "react-i18next"
import type { ContactActor } from "../../../machines/contact/index.ts"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import ShopProblem from "../../features/problem/ShopProblem.tsx"
import { ShopMark } from "../../features/ShopMark.tsx"
import { Column } from "../../ui/Layout.tsx"
import { HiddenHeading, Skeleton, Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { AreaHours } from "./AreaHours.tsx"
import { Operator } from "./Operator.tsx"

export default function ContactScreen({ actor }: { readonly actor: ContactActor }) {
  const { t } = useTranslation()
  const flow = useFlow(actor)
  const { shop, shopPath, knownCountry } = flow.context
  if (flow.hasTag("shopProblem")) {
    return (
      <FlowPage flow={flow} width="reading">
        <Column gap="lg">
          <ShopProblem flow={flow} actor={actor} />
          {/* The shop may exist: show whom to ask. */}
          {flow.hasTag("shopGone") || knownCountry === null ? null : (
            <Operator country={knownCountry} about={shopPath} />
          )}
        </Column>
      </FlowPage>
    )
  }
  return (
    <FlowPage flow={flow} width="reading">
      {shop === null ? (
        <Column gap="lg" aria-busy>
          <HiddenHeading />
          <Skeleton shape="heading" />
          <Spinner>{t("contact.loading")}</Spinner>
          <Skeleton />
        </Column>
      ) : (
        <Column gap="lg">
          <PageHeading>{t("contact.title")}</PageHeading>
          <ShopMark shop={shop} />
          <Text>{t("contact.text")}</Text>
          <Operator country={shop.areaCountry} about={shop.name} />
          <AreaHours shop={shop} />
        </Column>
      )}
    </FlowPage>
  )
}
