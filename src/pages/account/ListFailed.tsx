/** Error in place of a list that failed to load; the rest of the page stays. */
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button.tsx"
import { Notice } from "../../ui/Notice.tsx"

export const ListFailed = ({ onTryAgain }: { readonly onTryAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <Notice
      tone="error"
      live
      actions={
        <Button variant="secondary" icon="refresh" onClick={onTryAgain}>
          {t("common.retry")}
        </Button>
      }
    >
      {t("common.loadFailed")}
    </Notice>
  )
}
