/** Dialog “Cookies”: all that the shop stores and sends, and the consent, which can be changed here. */
import { useTranslation } from "react-i18next"
import type { ConsentActor } from "../../../machines/consent/index.ts"
import { Button } from "../../ui/Button.tsx"
import { DataTable } from "../../ui/DataTable.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { Heading, Text } from "../../ui/Text.tsx"
import { useFlow } from "../flow.tsx"
import { legalLinks } from "../layouts/legal-links.ts"
import { Decision } from "./ConsentNotice.tsx"
import { ForgetDevice } from "./ForgetDevice.tsx"
import { storedItems } from "./stored-items.ts"

interface ConsentDetailsProps {
  readonly actor: ConsentActor
  readonly shopCountry: string | null
  /** Host of the login page. */
  readonly provider: string
  /** Deletes all stored data of this browser, and logs out. */
  readonly onForget: () => void
}

const Choice = ({ actor }: { readonly actor: ConsentActor }) => {
  const { t } = useTranslation()
  const { state } = useFlow(actor)
  if (state === "nothingSent.details") return null
  return (
    <Cluster>
      {state === "undecided.details" ? (
        <Decision actor={actor} />
      ) : state === "granted.details" ? (
        <Button variant="secondary" onClick={() => actor.send({ type: "REFUSED" })}>
          {t("consent.withdraw")}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => actor.send({ type: "AGREED" })}>
          {t("consent.agree")}
        </Button>
      )}
    </Cluster>
  )
}

const Usage = ({ actor }: { readonly actor: ConsentActor }) => {
  const { t } = useTranslation()
  const { context, snapshot } = useFlow(actor)
  const [status] = Object.keys(snapshot.value) as ["nothingSent" | "undecided" | "granted" | "refused"]
  return (
    <Column as="section">
      <Heading level={3}>{t("consent.usage")}</Heading>
      {context.recipient !== null && (
        <Text>{`${t("consent.purpose", { recipient: context.recipient })} ${t("consent.voluntary")}`}</Text>
      )}
      <p role="status">
        <strong>{t(`consent.${status}`)}</strong>
      </p>
      <Choice actor={actor} />
    </Column>
  )
}

const Storage = ({ provider }: { readonly provider: string }) => {
  const { t } = useTranslation()
  return (
    <Column as="section">
      <DataTable
        caption={t("consent.stored")}
        columns={[
          { key: "what", header: t("consent.what"), cell: ({ item }) => t(`consent.items.${item}`) },
          { key: "kept", header: t("consent.kept"), cell: ({ keptFor }) => t(`consent.keptFor.${keptFor}`) },
          { key: "name", header: t("consent.name"), cell: ({ names }) => names.join(" ") }
        ]}
        rows={storedItems}
        rowKey={({ item }) => item}
        loading={t("common.loading")}
        empty={null}
      />
      <Text>{`${t("consent.storedText")} ${t("consent.provider", { provider })}`}</Text>
    </Column>
  )
}

export default function ConsentDetails({ actor, shopCountry, provider, onForget }: ConsentDetailsProps) {
  const { t } = useTranslation()
  const { marker, hasTag } = useFlow(actor)
  const isOpen = hasTag("details")
  const links = legalLinks(shopCountry)
  return (
    <Dialog
      {...(isOpen ? marker : {})}
      open={isOpen}
      size="xl"
      title={t("consent.title")}
      onClose={() => actor.send({ type: "DETAILS_CLOSED" })}
    >
      <Usage actor={actor} />
      <Storage provider={provider} />
      <ForgetDevice onForget={onForget} />
      <Column gap="md">
        <a href={links.cookies}>{t("consent.cookies")}</a>
        <a href={links.privacy}>{t("consent.privacy")}</a>
      </Column>
    </Dialog>
  )
}
