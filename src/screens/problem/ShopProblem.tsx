/** The ways in which a shop's page cannot be shown, the same on every page of a shop. */
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { usePageTitle } from "../shop-context.tsx"
import { ProblemPage } from "./ProblemPage.tsx"
import { shopProblems } from "./shop-problems.ts"

export default function ShopProblem({
  state,
  onTryAgain
}: {
  readonly state: string
  readonly onTryAgain: () => void
}) {
  const { t } = useTranslation()
  const problem = shopProblems[state] ?? "generic"
  usePageTitle(t(`error.${problem}.title`))
  const isMissing = state === "shopNotFound"
  return (
    <ProblemPage
      problem={problem}
      actions={
        <>
          {isMissing ? null : (
            <Button icon="refresh" onClick={onTryAgain}>
              {t("error.actions.retry")}
            </Button>
          )}
          {isMissing || state === "shopInactive" ? (
            <LinkButton variant={isMissing ? "primary" : "secondary"} href="/">
              {t("error.actions.home")}
            </LinkButton>
          ) : null}
        </>
      }
    />
  )
}
