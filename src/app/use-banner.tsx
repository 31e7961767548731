/** Banners of every page: a language that failed to load, a newer build, tickets left in the cart. */
import { useSelector } from "@xstate/react"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import type { AppContext } from "../../machines/app/index.ts"
import { isBuying } from "../../machines/app/pages.ts"
import type { LocaleActor } from "../../machines/locale/index.ts"
import { withTranslations } from "../i18n/index.ts"
import { Button } from "../ui/Button.tsx"
import type { Elements } from "../ui/elements.ts"
import { Cluster } from "../ui/Layout.tsx"
import { optional } from "../ui/optional.ts"
import type { BannerProps } from "./Banner.tsx"
import type { Background } from "./background-actors.ts"

const Banner = optional(withTranslations(() => import("./Banner.tsx")))

const banner = (props: BannerProps): Elements => (
  <Suspense>
    <Banner {...props} />
  </Suspense>
)

/** Returns the note that the page keeps its language; null while it has the requested one. */
export const useLanguageProblem = (locale: LocaleActor): Elements => {
  const { t } = useTranslation()
  const hasFailed = useSelector(locale, (snapshot) => snapshot.matches("switchingFailed"))
  // Not loaded lazily like the others: when a language fails to load, other files may fail, too.
  return hasFailed ? (
    <Cluster justify="between" role="alert">
      <span>{t("layout.languageFailed")}</span>
      <Button variant="secondary" onClick={() => locale.send({ type: "TRY_AGAIN" })}>
        {t("common.retry")}
      </Button>
    </Cluster>
  ) : null
}

/** Returns the banner; null when there is none. */
export const useBanner = (location: AppContext, background: Background | null): Elements => {
  const { shop } = location
  const update = useSelector(background?.appVersion, (snapshot) =>
    typeof snapshot?.value === "object" ? `updateReady.${snapshot.value.updateReady}` : null
  )
  const isFilled = useSelector(background?.basket, (snapshot) => snapshot?.matches("filled") ?? false)
  if (update !== null && background !== null) {
    return banner({ about: "version", appVersion: background.appVersion, state: update })
  }
  if (!isFilled || shop === null || isBuying(location)) return null
  return banner({ about: "cart", shopPath: shop.path })
}
