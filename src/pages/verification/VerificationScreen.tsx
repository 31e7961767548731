/** Page for the entry of a verification code, which can be skipped. */
import { useTranslation } from "react-i18next"
import type { VerificationActor } from "../../../machines/verification/index.ts"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import ShopProblem from "../../features/problem/ShopProblem.tsx"
import { Column } from "../../ui/Layout.tsx"
import { SkeletonHeading, Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading, Text } from "../../ui/Text.tsx"
import { CodeForm } from "./CodeForm.tsx"

export default function VerificationScreen({ actor }: { readonly actor: VerificationActor }) {
  const { t } = useTranslation()
  const flow = useFlow(actor)
  const { state, hasTag } = flow
  if (hasTag("shopProblem")) {
    return (
      <FlowPage flow={flow} width="reading">
        <ShopProblem flow={flow} actor={actor} />
      </FlowPage>
    )
  }
  if (state === "loadingShop") {
    return (
      <FlowPage flow={flow} width="reading" aria-busy>
        <SkeletonHeading />
        <Spinner>{t("common.loading")}</Spinner>
      </FlowPage>
    )
  }
  return (
    <FlowPage flow={flow} width="reading">
      <Column gap="lg">
        <Column gap="xs">
          <PageHeading>{t("verify.title")}</PageHeading>
          <Text tone="muted">{t("verify.text")}</Text>
        </Column>
        <CodeForm actor={actor} />
      </Column>
    </FlowPage>
  )
}
