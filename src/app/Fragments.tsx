/** What lies over any page by the part after the `#` of its address: help, what is wrong, and ending a contract. Open to everybody. */
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { declarationIn, nothingFilledIn } from "../features/contract-end/declaration.ts"
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

interface FragmentsProps {
  /** Says what the open page is about. */
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

export default function Fragments({ facts, country, shopPath }: FragmentsProps) {
  const { t } = useTranslation()
  const hash = useSyncExternalStore(listen, hashNow, () => "")
  const [filledIn, setFilledIn] = useState(nothingFilledIn)
  const declaration = declarationIn(hash, filledIn)
  // Whoever opens it after a driver who has closed it finds nothing of hers.
  if (declaration === null && filledIn !== nothingFilledIn) setFilledIn(nothingFilledIn)
  const report = reportIn(hash)
  const isHelp = hash === "#help"
  // Stay once they were opened: a dialog that closes gives the focus back.
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
