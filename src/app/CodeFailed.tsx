/** The code of a page could not be loaded, or broke. */
import { useTranslation } from "react-i18next"
import { ProblemPage } from "../screens/problem/ProblemPage.tsx"
import { Button } from "../ui/Button.tsx"
import { Page } from "../ui/Layout.tsx"

export const CodeFailed = ({ onTryAgain }: { readonly onTryAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <ProblemPage
        problem="network"
        actions={
          <Button icon="refresh" onClick={onTryAgain}>
            {t("error.actions.retry")}
          </Button>
        }
      />
    </Page>
  )
}
