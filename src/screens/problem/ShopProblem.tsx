/** The ways in which a shop's page cannot be shown, the same on every page of a shop. */
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../ui/Button.tsx"
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
  return (
    <ProblemPage
      problem={shopProblems[state] ?? "generic"}
      actions={
        <>
          <Button icon="refresh" onClick={onTryAgain}>
            {t("error.actions.retry")}
          </Button>
          {state === "shopNotFound" || state === "shopInactive" ? (
            <LinkButton variant="secondary" href="/">
              {t("error.actions.home")}
            </LinkButton>
          ) : null}
        </>
      }
    />
  )
}
