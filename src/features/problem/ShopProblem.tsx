/** Failures of a shop's page, the same on every page of a shop. */
import { useTranslation } from "react-i18next"
import type { WithPause } from "../../../machines/shop-problems.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { CallOperator } from "../CallOperator.tsx"
import { useShell } from "../shop-context.tsx"
import { type ProblemName, ProblemPage } from "./ProblemPage.tsx"

const shopProblems: Readonly<Record<string, ProblemName>> = {
  shopNotFound: "shopNotFound",
  shopInactive: "inactiveShop",
  notAllowed: "notAllowed",
  tooManyRequests: "tooManyRequests",
  shopUnreachable: "network",
  shopFailed: "server",
  sessionLost: "sessionLost"
}

interface ShopProblemProps {
  readonly flow: { readonly state: string; readonly context: WithPause & { readonly shopPath: string } }
  readonly actor: { readonly send: (event: { readonly type: "TRY_AGAIN" }) => void }
}

export default function ShopProblem({ flow, actor }: ShopProblemProps) {
  const { state, context } = flow
  const { t } = useTranslation()
  const { addressOf, countryOf } = useShell()
  const format = useFormatters()
  const problem = shopProblems[state] ?? "generic"
  const isMissing = state === "shopNotFound"
  const isClosed = state === "shopInactive"
  return (
    <ProblemPage
      problem={problem}
      details={
        state === "tooManyRequests"
          ? t("error.tooManyRequests.again", { duration: format.duration(context.pauseSeconds) })
          : null
      }
      actions={
        <>
          {isClosed ? <CallOperator country={countryOf(context.shopPath)} /> : null}
          {isMissing ? <LinkButton href="/">{t("error.actions.home")}</LinkButton> : null}
          {/* The bare address may redirect to the closed shop. */}
          {isClosed ? (
            <LinkButton variant="secondary" href={addressOf({ name: "error", reason: "noShop" })}>
              {t("error.inactiveShop.other")}
            </LinkButton>
          ) : null}
          {isMissing ? null : (
            <Button
              variant={isClosed ? "secondary" : "primary"}
              icon="refresh"
              onClick={() => actor.send({ type: "TRY_AGAIN" })}
            >
              {t("error.actions.retry")}
            </Button>
          )}
        </>
      }
    />
  )
}
