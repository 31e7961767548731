/** Banners below the header, each with its action. Loaded only once there is a banner to show. */
import { useTranslation } from "react-i18next"
import type { AppVersionActor } from "../../machines/app-version/index.ts"
import { useShell } from "../features/shop-context.tsx"
import { Button, LinkButton } from "../ui/Button.tsx"
import { Cluster } from "../ui/Layout.tsx"

export type BannerProps =
  | { readonly about: "version"; readonly appVersion: AppVersionActor; readonly state: string }
  | { readonly about: "cart"; readonly shopPath: string }

export default function Banner(props: BannerProps) {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  if (props.about === "version") {
    return (
      <Cluster justify="between" data-machine="appVersion" data-state={props.state}>
        <span>{t("layout.newVersion")}</span>
        <Button variant="secondary" onClick={() => props.appVersion.send({ type: "RELOAD_REQUESTED" })}>
          {t("common.reload")}
        </Button>
      </Cluster>
    )
  }
  return (
    <Cluster justify="between">
      <span>{t("layout.openCart")}</span>
      <LinkButton
        variant="secondary"
        icon="cart"
        href={addressOf({ name: "shopHome", shop: props.shopPath }, true)}
      >
        {t("layout.openCartAction")}
      </LinkButton>
    </Cluster>
  )
}
