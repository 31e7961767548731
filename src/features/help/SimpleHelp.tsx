/** Help about the shop, in plain language. */
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { List } from "../../ui/List.tsx"
import { mailIcon } from "../../ui/later-icons.ts"
import { Heading } from "../../ui/Text.tsx"

interface SimpleHelpProps {
  readonly open: boolean
  readonly contactHref: string
  readonly onClose: () => void
}

const sections = ["buying", "parking", "trouble"] as const

export default function SimpleHelp({ open, contactHref, onClose }: SimpleHelpProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={t("help.title")} onClose={onClose}>
      <Column gap="lg">
        {sections.map((section) => (
          <Column key={section} as="section" gap="sm">
            <Heading level={3}>{t(`help.${section}.title`)}</Heading>
            <List>
              <li>{t(`help.${section}.one`)}</li>
              <li>{t(`help.${section}.two`)}</li>
              <li>{t(`help.${section}.three`)}</li>
            </List>
          </Column>
        ))}
        <Cluster>
          <LinkButton variant="secondary" icon={mailIcon} href={contactHref}>
            {t("help.contact")}
          </LinkButton>
        </Cluster>
      </Column>
    </Dialog>
  )
}
