// Selected areas: a button that names a single one or counts several, and opens the list.
import { useTranslation } from "react-i18next"
import type { AreaChoice } from "./aria/AreaList.tsx"
import { listButton } from "./ListButton.tsx"

const AreaButton = listButton<AreaChoice>(() => import("./aria/AreaList.tsx"))

export const AreaSelect = (list: AreaChoice) => {
  const { t } = useTranslation()
  const count = list.chosen.length
  const only = count === 1 && list.areas.find(({ areaEntityId }) => areaEntityId === list.chosen[0])
  const chosen = only ? only.name : t(count === 0 ? "home.filter.all" : "home.filter.selected", { count })
  return (
    <AreaButton label={`${t("home.filter.label")}: ${chosen}`} list={list}>
      <span>{chosen}</span>
    </AreaButton>
  )
}
