/** Error page, public; explains the reason if the address names a known one. */
import { useTranslation } from "react-i18next"
import { ProblemPage } from "../../features/problem/ProblemPage.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Column, Page } from "../../ui/Layout.tsx"
import { mailIcon } from "../../ui/later-icons.ts"
import { Notice } from "../../ui/Notice.tsx"
import { FindShop, type ShopToChoose } from "./FindShop.tsx"

interface ErrorScreenProps {
  readonly reason: "generic" | "noShop" | "loggedOut"
  /** Address to try again. */
  readonly wanted: string
  /** Known to be signed out. */
  readonly isAnonymous: boolean
  /** Signed in with an unverified e-mail address: no shop opens before it is verified. */
  readonly isUnverified: boolean
  readonly shops: ReadonlyArray<ShopToChoose>
}

export const ErrorScreen = ({ reason, wanted, isAnonymous, isUnverified, shops }: ErrorScreenProps) => {
  const { t } = useTranslation()
  const { addressOf, requestLogin, requestSignUp } = useShell()
  const isGeneric = reason === "generic"
  const login = (
    <Button variant={isGeneric ? "secondary" : "primary"} icon="login" onClick={requestLogin}>
      {t("layout.login")}
    </Button>
  )
  const signUp = (
    <Button variant="secondary" onClick={requestSignUp}>
      {t("layout.signUp")}
    </Button>
  )
  return (
    <Page width="reading">
      <Column gap="lg">
        <ProblemPage
          problem={reason}
          actions={
            <>
              {isGeneric ? (
                <LinkButton icon="refresh" href={wanted}>
                  {t("error.actions.retry")}
                </LinkButton>
              ) : null}
              {isAnonymous ? login : null}
              {isAnonymous && reason !== "loggedOut" ? signUp : null}
              {/* Without a shop the bare address redirects to this page. */}
              {reason === "noShop" || (isAnonymous && reason === "loggedOut") ? null : (
                <LinkButton variant="secondary" href="/">
                  {t("error.actions.home")}
                </LinkButton>
              )}
            </>
          }
        />
        {isUnverified && reason === "noShop" ? (
          <Notice
            tone="warning"
            actions={
              <LinkButton
                variant="secondary"
                icon={mailIcon}
                href={addressOf({ name: "emailVerification", wanted: "/" })}
              >
                {t("error.noShop.verifyEmail")}
              </LinkButton>
            }
          >
            {t("error.noShop.unverified")}
          </Notice>
        ) : null}
        {reason === "noShop" ? <FindShop shops={shops} /> : null}
      </Column>
    </Page>
  )
}
