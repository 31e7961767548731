/** Explains why a shop has no tickets, with possible actions. */
import { useTranslation } from "react-i18next"
import type { ShopHomeActor } from "../../../machines/shop-home/index.ts"
import { CallOperator } from "../../features/CallOperator.tsx"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { List } from "../../ui/List.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { Scene } from "../../ui/Scene.tsx"
import { Heading, Text } from "../../ui/Text.tsx"

export default function EmptyShop({ actor }: { readonly actor: ShopHomeActor }) {
  const { t } = useTranslation()
  const { addressOf, offers } = useShell()
  const {
    context: { codes, shop, shopPath },
    snapshot,
    state,
    hasTag
  } = useFlow(actor)
  const isLocked = snapshot.matches("locked")
  const onTryAgain = () => actor.send({ type: "TRY_AGAIN" })
  if (state === "ticketsFailed") {
    return (
      <Notice
        tone="error"
        live
        title={t("home.failed.title")}
        actions={
          <Button variant="secondary" icon="refresh" onClick={onTryAgain}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("common.loadFailed")}
      </Notice>
    )
  }
  return (
    <Card as="section">
      <Column gap="md">
        <Scene name="empty" />
        <Heading level={2}>{t("home.empty.title")}</Heading>
        {state === "locked.withCodes" ? null : (
          <Text>{t(isLocked ? "home.empty.unverified" : "home.empty.noTickets")}</Text>
        )}
        {isLocked ? (
          <div role="status">
            {hasTag("codesKnown") ? <Text>{t("home.empty.codes", { count: codes })}</Text> : null}
          </div>
        ) : null}
        {isLocked && offers("codes") ? (
          <Cluster>
            <LinkButton href={addressOf({ name: "account", shop: shopPath, section: "verify" })}>
              {t("home.empty.goToVerification")}
            </LinkButton>
          </Cluster>
        ) : null}
        <Heading level={3}>{t("home.empty.hintsTitle")}</Heading>
        <List>
          <li>{t("home.empty.hintInactive")}</li>
          <li>{t("home.empty.hintPermission")}</li>
          <li>{t("home.empty.hintCode")}</li>
        </List>
        <Cluster>
          <CallOperator country={shop?.areaCountry ?? null} variant={isLocked ? "secondary" : "primary"} />
          <Button variant="secondary" icon="refresh" onClick={onTryAgain}>
            {t("common.retry")}
          </Button>
        </Cluster>
      </Column>
    </Card>
  )
}
