// First focusable element: skips the header.
import { useTranslation } from "react-i18next"
import { mainId } from "./focus.ts"
import { recipe } from "./recipe.ts"

const skipLink = recipe("skip-link")

export const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <a
      className={skipLink()}
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      {t("layout.skipToContent")}
    </a>
  )
}
