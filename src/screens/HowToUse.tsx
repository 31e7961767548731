/** How a bought ticket is used: nothing to print, nothing to show. */
import { useTranslation } from "react-i18next"
import { Column } from "../ui/Layout.tsx"
import { List } from "../ui/List.tsx"
import { Heading } from "../ui/Text.tsx"

export const HowToUse = () => {
  const { t } = useTranslation()
  return (
    <Column gap="xs">
      <Heading level={3}>{t("ticket.howItWorks.title")}</Heading>
      <List kind="numbers">
        <li>{t("ticket.howItWorks.driveIn")}</li>
        <li>{t("ticket.howItWorks.noPaper")}</li>
        <li>{t("ticket.howItWorks.driveOut")}</li>
      </List>
    </Column>
  )
}
