/** The ways in which a shop's page cannot be shown, the same on every page of a shop. */
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { type ProblemName, ProblemPage } from "./ProblemPage.tsx"

const problems: Readonly<Record<string, ProblemName>> = {
  shopNotFound: "shopNotFound",
  shopInactive: "inactiveShop",
  shopUnreachable: "network",
  loadingUnreachable: "network",
  shopFailed: "server",
  loadingFailed: "server",
  sessionLost: "sessionLost"
}

/** Whether a state of a flow is one of these. */
export const isShopProblem = (state: string): boolean => Object.hasOwn(problems, state)

export const ShopProblem = ({
  state,
  onTryAgain
}: {
  readonly state: string
  readonly onTryAgain: () => void
}) => {
  const { t } = useTranslation()
  return (
    <ProblemPage
      problem={problems[state] ?? "generic"}
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
