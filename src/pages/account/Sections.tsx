/** Navigation between the sections of the profile. */
import { useTranslation } from "react-i18next"
import type { AccountSection } from "../../../machines/account/index.ts"
import { useShell } from "../../features/shop-context.tsx"
import { LinkButton } from "../../ui/Button.tsx"
import { Cluster } from "../../ui/Layout.tsx"

interface SectionsProps {
  readonly section: AccountSection
  readonly shopPath: string
}

/** Without the overview: all sections link back to it. */
const sections = [
  ["active-tickets", "activeTickets"],
  ["past-tickets", "pastTickets"],
  ["permissions", "permissions"],
  ["verify", "verify"]
] as const

export const Sections = ({ section, shopPath }: SectionsProps) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  return (
    <Cluster as="nav" gap="xs" aria-label={t("account.sections")}>
      {sections.map(([name, text]) => (
        <LinkButton
          key={name}
          size="sm"
          variant={name === section ? "primary" : "secondary"}
          {...(name === section
            ? { "aria-current": "page" }
            : { href: addressOf({ name: "account", shop: shopPath, section: name }) })}
        >
          {t(`account.section.${text}`)}
        </LinkButton>
      ))}
    </Cluster>
  )
}
