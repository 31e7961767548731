/** Permit of the driver: its plates, and the form that adds more. Change and deletion are dialogs over it. */
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { PlateChangeActor } from "../../../machines/plate-change/index.ts"
import { BackLink } from "../../features/BackLink.tsx"
import { FlowPage, useFlow } from "../../features/flow.tsx"
import { usePageTitle } from "../../features/page-title.ts"
import { permitName } from "../../features/permit-labels.ts"
import ShopProblem from "../../features/problem/ShopProblem.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Button } from "../../ui/Button.tsx"
import { Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { HiddenHeading, Skeleton, Spinner } from "../../ui/Skeleton.tsx"
import { PageHeading } from "../../ui/Text.tsx"
import { ChangePlateDialog } from "./ChangePlateDialog.tsx"
import { DeletePlateDialog } from "./DeletePlateDialog.tsx"
import { PermitFacts } from "./PermitFacts.tsx"
import { PermitNotFound } from "./PermitNotFound.tsx"
import { PermitPlates } from "./PermitPlates.tsx"
import { PermitResult, resultId } from "./PermitResult.tsx"
import { RoomForPlates } from "./RoomForPlates.tsx"

export default function PermissionScreen({ actor }: { readonly actor: PlateChangeActor }) {
  const { t, i18n } = useTranslation()
  const { addressOf } = useShell()
  const flow = useFlow(actor)
  const { context, state, hasTag } = flow
  const { group, shop } = context
  const name = group === null ? t("home.permissions.heading") : permitName(group, i18n.language)
  const tryAgain = () => actor.send({ type: "TRY_AGAIN" })
  const isResult = hasTag("result")
  usePageTitle(name)
  // The form or dialog that had the focus is unmounted. Not in the result itself: a dialog that closes at the
  // same time returns the focus to the page afterwards.
  useEffect(() => {
    if (isResult) document.getElementById(resultId)?.focus()
  }, [isResult])
  if (hasTag("shopProblem") || state === "permitNotFound") {
    return (
      <FlowPage flow={flow} width="reading">
        {state === "permitNotFound" ? (
          <PermitNotFound shopPath={context.shopPath} onTryAgain={tryAgain} />
        ) : (
          <ShopProblem flow={flow} actor={actor} />
        )}
      </FlowPage>
    )
  }
  if (group === null || shop === null) {
    return (
      <FlowPage flow={flow} width="reading" aria-busy>
        <Column gap="md">
          <HiddenHeading />
          <Spinner>{t("account.permits.loading")}</Spinner>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton shape="short" />
        </Column>
      </FlowPage>
    )
  }
  return (
    <FlowPage flow={flow} width="reading" aria-busy={hasTag("busy")}>
      <Column gap="lg">
        <BackLink href={addressOf({ name: "account", shop: context.shopPath, section: "permissions" })}>
          {t("account.permits.all")}
        </BackLink>
        <PageHeading>{name}</PageHeading>
        <PermitResult actor={actor} />
        {state === "plateGone" ? (
          <Notice
            tone="warning"
            live="inView"
            actions={
              <Button variant="secondary" icon="refresh" onClick={tryAgain}>
                {t("account.plates.lookAgain")}
              </Button>
            }
          >
            {t("account.plates.gone")}
          </Notice>
        ) : null}
        <PermitPlates actor={actor} group={group} />
        <RoomForPlates actor={actor} />
        <PermitFacts group={group} country={shop.areaCountry} />
      </Column>
      <ChangePlateDialog actor={actor} />
      <DeletePlateDialog actor={actor} />
    </FlowPage>
  )
}
