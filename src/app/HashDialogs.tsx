/** Overlays opened by the fragment of the address: help, report, end of a contract. Need no session. */
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { declarationIn, emptyDeclaration } from "../features/contract-end/declaration.ts"
import { legalLinks } from "../features/layouts/legal-links.ts"
import type { PageFacts } from "../features/report/Report.tsx"
import { reportIn } from "../features/report/report-address.ts"
import { withTranslations } from "../i18n/index.ts"
import { Button } from "../ui/Button.tsx"
import { NativeDialog } from "../ui/NativeDialog.tsx"
import { Text } from "../ui/Text.tsx"
import { ScreenBoundary } from "./ScreenBoundary.tsx"

const ContractEnd = lazy(withTranslations(() => import("../features/contract-end/ContractEnd.tsx")))
const Report = lazy(withTranslations(() => import("../features/report/Report.tsx")))
const SimpleHelp = lazy(withTranslations(() => import("../features/help/SimpleHelp.tsx")))

interface HashDialogsProps {
  /** Returns what the open page is about. */
  readonly facts: () => PageFacts
  readonly country: string | null
  readonly shopPath: string | null
}

const listen = (listener: () => void): (() => void) => {
  window.addEventListener("hashchange", listener)
  return () => window.removeEventListener("hashchange", listener)
}

const hashNow = (): string => window.location.hash

const go = (fragment: string): void => {
  window.location.hash = fragment
}

const close = (): void => {
  const { pathname, search } = window.location
  window.history.replaceState(null, "", `${pathname}${search}`)
  window.dispatchEvent(new Event("hashchange"))
}

export default function HashDialogs({ facts, country, shopPath }: HashDialogsProps) {
  const { t } = useTranslation()
  const hash = useSyncExternalStore(listen, hashNow, () => "")
  const [filledIn, setFilledIn] = useState(emptyDeclaration)
  const declaration = declarationIn(hash, filledIn)
  // The declaration of one driver must not be visible to the next one.
  if (declaration === null && filledIn !== emptyDeclaration) setFilledIn(emptyDeclaration)
  const report = reportIn(hash)
  const isHelp = hash === "#help"
  // Stay mounted after the first opening: a dialog that closes restores the focus.
  const opened = useRef({ contractEnd: false, help: false, report: false })
  opened.current.contractEnd ||= declaration !== null
  opened.current.help ||= isHelp
  opened.current.report ||= report !== null
  const missing =
    declaration === null && report === null && !isHelp ? null : (
      <NativeDialog
        open
        title={t("error.network.title")}
        closeLabel={t("common.close")}
        onClose={close}
        actions={<Button onClick={() => window.location.reload()}>{t("error.actions.retry")}</Button>}
      >
        <Text>{t("error.network.text")}</Text>
      </NativeDialog>
    )
  return (
    <ScreenBoundary page={hash} fallback={missing}>
      <Suspense>
        {opened.current.contractEnd ? (
          <ContractEnd
            declaration={declaration}
            country={country}
            onFilledIn={setFilledIn}
            onGo={go}
            onClose={close}
          />
        ) : null}
        {opened.current.report ? (
          <Report report={report} facts={facts()} country={country} onClose={close} />
        ) : null}
        {opened.current.help ? (
          <SimpleHelp
            open={isHelp}
            contactHref={
              shopPath === null ? `mailto:${legalLinks(country).contactEmail}` : `/${shopPath}/contact`
            }
            onClose={close}
          />
        ) : null}
      </Suspense>
    </ScreenBoundary>
  )
}
