/** The error page, open to everybody; says why when the address names a reason that we know. */
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Page } from "../../ui/Layout.tsx"
import { usePageTitle, useShell } from "../shop-context.tsx"
import { ProblemPage } from "./ProblemPage.tsx"

interface ErrorScreenProps {
  readonly reason: "generic" | "noShop"
  /** It is known that nobody is signed in. */
  readonly isAnonymous: boolean
}

export default function ErrorScreen({ reason, isAnonymous }: ErrorScreenProps) {
  const { t } = useTranslation()
  const { requestLogin, requestSignUp } = useShell()
  usePageTitle(t(`error.${reason}.title`))
  return (
    <Page width="reading">
      <ProblemPage
        problem={reason}
        actions={
          <>
            {isAnonymous ? (
              <>
                <Button icon="login" onClick={requestLogin}>
                  {t("layout.login")}
                </Button>
                <Button variant="secondary" onClick={requestSignUp}>
                  {t("layout.signUp")}
                </Button>
              </>
            ) : null}
            <LinkButton variant="secondary" href="/">
              {t("error.actions.home")}
            </LinkButton>
          </>
        }
      />
    </Page>
  )
}
