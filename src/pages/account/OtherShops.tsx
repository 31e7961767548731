/** Links to the profile in other shops, in which the driver has bought with this browser. */
import { useTranslation } from "react-i18next"
import type { AccountActor } from "../../../machines/account/index.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { Cluster } from "../../ui/Layout.tsx"
import { Link } from "../../ui/Link.tsx"
import { Text } from "../../ui/Text.tsx"

export const OtherShops = ({ actor }: { readonly actor: AccountActor }) => {
  const { t } = useTranslation()
  const { addressOf } = useShell()
  const { otherShops } = useFlow(actor).context
  return otherShops.length === 0 ? null : (
    <Cluster>
      <Text size="sm" tone="muted">
        {t("account.otherShops")}
      </Text>
      {otherShops.map(({ path, name }) => (
        <Link key={path} href={addressOf({ name: "account", shop: path })}>
          {name}
        </Link>
      ))}
    </Cluster>
  )
}
