/** Error for a permit in the address that the driver does not have in this shop. */
import { useTranslation } from "react-i18next"
import { usePageTitle } from "../../features/page-title.ts"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Notice } from "../../ui/Notice.tsx"
import { PageHeading } from "../../ui/Text.tsx"

interface PermitNotFoundProps {
  readonly shopPath: string
  readonly onTryAgain: () => void
}

export const PermitNotFound = ({ shopPath, onTryAgain }: PermitNotFoundProps) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  usePageTitle(t("account.permits.notFound.title"), 2)
  return (
    <Column gap="lg">
      <PageHeading>{t("account.permits.notFound.title")}</PageHeading>
      <Notice tone="error">{t("account.permits.notFound.text")}</Notice>
      <Cluster>
        <LinkButton href={addressOf({ name: "account", shop: shopPath, section: "permissions" })}>
          {t("account.permits.all")}
        </LinkButton>
        <Button variant="secondary" icon="refresh" onClick={onTryAgain}>
          {t("error.actions.retry")}
        </Button>
      </Cluster>
    </Column>
  )
}
