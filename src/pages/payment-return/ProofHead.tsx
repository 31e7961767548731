/** Head of the proof, in the shop's colour while the ticket is valid: cover, running clock, shop, operator, status. */
import { useTranslation } from "react-i18next"
import { zoneOf } from "../../../schemas/coverage/coverage.ts"
import type { Shop } from "../../../schemas/shop.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { ShopMark } from "../../features/ShopMark.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { useTicketStatus } from "../../features/TicketStatus.tsx"
import { useFormatters } from "../../i18n/index.ts"
import { CoverImage } from "../../ui/CoverImage.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { toneIcons } from "../../ui/later-icons.ts"
import { slotRecipe } from "../../ui/recipe.ts"
import { VisuallyHidden } from "../../ui/Text.tsx"

export const proofStyles = slotRecipe("proof")

export const ProofHead = ({ ticket, shop }: { readonly ticket: Ticket; readonly shop: Shop }) => {
  const { t } = useTranslation()
  const { assetUrl } = useShell()
  const country = shop.areaCountry
  const format = useFormatters(country)
  const { tone, words, term, now } = useTicketStatus({ ticket, country })
  const slot = proofStyles({ valid: tone === "success" })
  const timeZone = zoneOf(ticket, format.timeZone)
  return (
    <>
      <div className={slot("picture")} data-print="no">
        <CoverImage src={shop.coverImageUrl === null ? null : assetUrl(shop.coverImageUrl)} />
        {/* It moves, so the page is no picture of one. */}
        <span className={slot("clock")} aria-hidden="true">
          {new Date(now).toLocaleTimeString(format.locale, { timeZone, hourCycle: "h23" })}
        </span>
      </div>
      <header className={slot("head")}>
        <ShopMark shop={shop} withOperator />
        {/* Paper has times alone. */}
        <div className={slot("state")} data-print={term === null ? "no" : undefined}>
          <Icon name={toneIcons[tone]} />
          <VisuallyHidden>{`${t(`common.notice.${tone}`)}: `}</VisuallyHidden>
          <p>
            <strong role="timer">
              {term === null ? words : t("payment.proof.until", { until: term.until })}
            </strong>
            {term === null ? null : (
              <span data-print="no">{t("payment.proof.left", { duration: term.left })}</span>
            )}
          </p>
        </div>
      </header>
    </>
  )
}
