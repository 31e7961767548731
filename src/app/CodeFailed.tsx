/** Page for code that failed to load, or threw. Uses only components that every page has. */
import { useTranslation } from "react-i18next"
import { usePageTitle } from "../features/page-title.ts"
import { Button } from "../ui/Button.tsx"
import { Cluster, Column, Page } from "../ui/Layout.tsx"
import { PageHeading, Text } from "../ui/Text.tsx"

/** Reloads the page. A chunk that failed to load stays failed for this page, so a retry needs a reload. */
export const reload = () => window.location.reload()

export const CodeFailed = ({ onTryAgain }: { readonly onTryAgain: () => void }) => {
  const { t } = useTranslation()
  usePageTitle(t("error.network.title"), 2)
  return (
    <Page width="reading">
      <Column gap="lg">
        <PageHeading>{t("error.network.title")}</PageHeading>
        <Text>{t("error.network.text")}</Text>
        <Cluster>
          <Button icon="refresh" onClick={onTryAgain}>
            {t("error.actions.retry")}
          </Button>
        </Cluster>
      </Column>
    </Page>
  )
}
