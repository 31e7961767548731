/** Page of an unknown address. */
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../ui/Button.tsx"
import { Cluster, Column, Page } from "../../ui/Layout.tsx"
import { List } from "../../ui/List.tsx"
import { Scene } from "../../ui/Scene.tsx"
import { PageHeading } from "../../ui/Text.tsx"

export default function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <Column gap="lg">
        <PageHeading>{t("error.notFound.title")}</PageHeading>
        <Scene name="unknown" />
        <List>
          <li>{t("error.notFound.checkUrl")}</li>
          <li>{t("error.notFound.checkLink")}</li>
        </List>
        <Cluster>
          <LinkButton href="/">{t("error.actions.home")}</LinkButton>
        </Cluster>
      </Column>
    </Page>
  )
}
