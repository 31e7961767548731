/** Links to the sections of the profile, below what the page shows. */
import { useTranslation } from "react-i18next"
import type { AccountSection } from "../../../machines/account/index.ts"
import { useShell } from "../../features/shop-context.tsx"
import { LinkButton } from "../../ui/Button.tsx"
import { Column } from "../../ui/Layout.tsx"
import { arrowRightIcon } from "../../ui/later-icons.ts"

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
  // The overview begins with the active tickets.
  const others = section === "overview" ? sections.slice(1) : sections
  return (
    <Column as="nav" gap="xs" aria-label={t("account.sections")}>
      {others.map(([name, text]) => (
        <div key={name}>
          <LinkButton
            variant="quiet"
            size="sm"
            edge="start"
            {...(name === section
              ? { "aria-current": "page", style: { color: "inherit" } }
              : {
                  iconAfter: arrowRightIcon,
                  href: addressOf({ name: "account", shop: shopPath, section: name })
                })}
          >
            {t(`account.section.${text}`)}
          </LinkButton>
        </div>
      ))}
    </Column>
  )
}
