/** Texts on when a change to a permit counts: from the next stay, or from the day on which the permit begins. */
import { useTranslation } from "react-i18next"
import type { ContextFrom } from "xstate"
import type { plateChangeMachine } from "../../../machines/plate-change/index.ts"
import { beginningOf } from "../../features/permit-start.ts"
import { useShell } from "../../features/shop-context.tsx"
import { useFormatters } from "../../i18n/index.ts"

export const useStart = ({ group, shop }: Pick<ContextFrom<typeof plateChangeMachine>, "group" | "shop">) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const format = useFormatters(shop?.areaCountry)
  const beginning = group && beginningOf(group, now())
  if (beginning === null)
    return { isLater: false, from: t("account.plates.nextStay"), hint: t("account.plates.fromNextStay") }
  const date = format.date(beginning)
  return {
    isLater: true,
    from: t("account.permits.from", { date }),
    hint: t("account.plates.fromBeginning", { date })
  }
}
