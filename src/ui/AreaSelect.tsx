// The areas that are chosen: a button that counts them, and opens the list of all.
import { useTranslation } from "react-i18next"
import type { AreaChoice } from "./aria/AreaList.tsx"
import { listButton } from "./ListButton.tsx"

const AreaButton = listButton<AreaChoice>(() => import("./aria/AreaList.tsx"))

export const AreaSelect = (list: AreaChoice) => {
  const { t } = useTranslation()
  const count = list.chosen.length
  const chosen = count === 0 ? t("home.filter.all") : t("home.filter.selected", { count })
  return (
    <AreaButton label={`${t("home.filter.label")}: ${chosen}`} list={list}>
      <span>{chosen}</span>
    </AreaButton>
  )
}
