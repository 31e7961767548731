/** Verification codes of the driver in this shop, and the link to enter another one. */
import { useTranslation } from "react-i18next"
import type { AccountActor } from "../../../machines/account/index.ts"
import type { VerificationCode } from "../../../schemas/verification-code.ts"
import { useFlow } from "../../features/flow.tsx"
import { useShell } from "../../features/shop-context.tsx"
import { LinkButton } from "../../ui/Button.tsx"
import { DataTable, type TableColumn } from "../../ui/DataTable.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { keyIcon } from "../../ui/later-icons.ts"
import { Text } from "../../ui/Text.tsx"
import { ListFailed } from "./ListFailed.tsx"

export const Codes = ({ actor }: { readonly actor: AccountActor }) => {
  const { t } = useTranslation()
  const { context, state, hasTag } = useFlow(actor)
  const { addressOf, offers } = useShell()
  const columns: ReadonlyArray<TableColumn<VerificationCode>> = [
    { key: "code", header: t("account.codes.code"), cell: ({ code }) => <span translate="no">{code}</span> }
  ]
  return (
    <Column as="section" gap="md" id="verify">
      <DataTable
        caption={t("account.codes.heading")}
        look="list"
        columns={columns}
        rows={context.codes}
        rowKey={({ code }) => code}
        status={hasTag("listed") ? "ready" : state === "codesFailed" ? "error" : "loading"}
        loading={t("account.codes.loading")}
        empty={<Text>{t("account.codes.empty")}</Text>}
        error={<ListFailed onTryAgain={() => actor.send({ type: "TRY_AGAIN" })} />}
      />
      {offers("codes") ? (
        <Cluster>
          <LinkButton icon={keyIcon} href={addressOf({ name: "verify", shop: context.shopPath })}>
            {t("account.codes.add")}
          </LinkButton>
        </Cluster>
      ) : null}
    </Column>
  )
}
