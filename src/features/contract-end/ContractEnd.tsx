/** Withdrawal from a contract or its cancellation in two steps, without a login: form, confirmation. */
import type { FormEvent } from "react"
import { useTranslation } from "react-i18next"
import { foldCopiedText } from "../../../schemas/copied-text.ts"
import { useFormatters } from "../../i18n/index.ts"
import { Button, LinkButton } from "../../ui/Button.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { Facts } from "../../ui/Facts.tsx"
import { PlainField } from "../../ui/Field.tsx"
import { Cluster, Column } from "../../ui/Layout.tsx"
import { mailIcon } from "../../ui/later-icons.ts"
import { Text } from "../../ui/Text.tsx"
import { legalLinks } from "../layouts/legal-links.ts"
import { useShell } from "../shop-context.tsx"
import { type Declaration, type DeclarationFields, declarationAddress, letterAddress } from "./declaration.ts"

interface ContractEndProps {
  /** Null when the dialog is closed. */
  readonly declaration: Declaration | null
  readonly country: string | null
  readonly onFilledIn: (filledIn: DeclarationFields) => void
  /** Navigates to a fragment of the page. */
  readonly onGo: (fragment: string) => void
  readonly onClose: () => void
}

/** Normalizes pasted text at once: browsers refuse a mail address with an invisible blank. */
const foldCopied = ({ target }: FormEvent<HTMLFormElement>) => {
  if (!(target instanceof HTMLInputElement)) return
  const plain = foldCopiedText(target.value)
  if (plain !== target.value) target.value = plain
}

const FillIn = ({
  declaration,
  onFilledIn,
  onGo
}: Pick<ContractEndProps, "onFilledIn" | "onGo"> & { declaration: Declaration }) => {
  const { t } = useTranslation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = (name: string) => String(fields.get(name) ?? "").trim()
    onFilledIn({ name: field("name"), email: field("email"), reference: field("reference") })
    onGo(declarationAddress(declaration.kind, "check"))
  }
  return (
    <form onSubmit={submit} onChange={foldCopied}>
      <Column gap="md">
        <Text>{t(`contractEnd.${declaration.kind}.text`)}</Text>
        <PlainField label={t("contractEnd.name")} name="name" autoComplete="name" value={declaration.name} />
        <PlainField
          label={t("contractEnd.email")}
          name="email"
          type="email"
          autoComplete="email"
          value={declaration.email}
        />
        <PlainField label={t("contractEnd.reference")} name="reference" value={declaration.reference} />
        <Cluster>
          <Button type="submit">{t("common.continue")}</Button>
        </Cluster>
      </Column>
    </form>
  )
}

/** Prevents translation by the browser. */
const kept = (text: string) => <span translate="no">{text}</span>

const Check = ({
  declaration,
  country,
  onGo
}: Pick<ContractEndProps, "country" | "onGo"> & { declaration: Declaration }) => {
  const { t } = useTranslation()
  const { now } = useShell()
  const { kind, name, email, reference } = declaration
  const at = useFormatters(country).dateTime(new Date(now()))
  return (
    <Column gap="md">
      <Text>{t("contractEnd.check")}</Text>
      <Facts
        entries={[
          [t("contractEnd.declaration"), t(`contractEnd.${kind}.subject`)],
          [t("contractEnd.name"), kept(name)],
          [t("contractEnd.email"), kept(email)],
          [t("contractEnd.reference"), kept(reference)],
          [t("contractEnd.at"), at]
        ]}
      />
      <Text tone="muted">{t("contractEnd.byMail")}</Text>
      <Cluster>
        <LinkButton
          icon={mailIcon}
          href={letterAddress(legalLinks(country).contactEmail, {
            subject: `${t(`contractEnd.${kind}.subject`)}: ${reference}`,
            body: t(`contractEnd.${kind}.letter`, { name, email, reference, at })
          })}
        >
          {t(`contractEnd.${kind}.confirm`)}
        </LinkButton>
        <Button variant="secondary" onClick={() => onGo(declarationAddress(kind, "fillIn"))}>
          {t("contractEnd.change")}
        </Button>
      </Cluster>
    </Column>
  )
}

export default function ContractEnd({ declaration, country, onFilledIn, onGo, onClose }: ContractEndProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={declaration !== null}
      title={declaration === null ? "" : t(`contractEnd.${declaration.kind}.title`)}
      onClose={onClose}
    >
      {declaration === null ? null : declaration.isFilledIn ? (
        <Check declaration={declaration} country={country} onGo={onGo} />
      ) : (
        <FillIn declaration={declaration} onFilledIn={onFilledIn} onGo={onGo} />
      )}
    </Dialog>
  )
}
