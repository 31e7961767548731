/** Letter to the operator, and the ways to send it: by the driver's mail program, or by copying it. */
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../ui/Button.tsx"
import { CopyButton } from "../../ui/CopyButton.tsx"
import { TextArea } from "../../ui/Field.tsx"
import { Cluster } from "../../ui/Layout.tsx"
import { mailIcon } from "../../ui/later-icons.ts"
import { letterAddress } from "../contract-end/declaration.ts"

/** Mail programs cut the text of a longer address without a word. */
const maxMailLength = 1500

interface LetterFormProps {
  readonly letter: string
  readonly subject: string
  readonly email: string
  /** A call is the better way. */
  readonly isUrgent: boolean
  readonly onChange: (letter: string) => void
}

export const LetterForm = ({ letter, subject, email, isUrgent, onChange }: LetterFormProps) => {
  const { t } = useTranslation()
  const isTooLong = letter.length > maxMailLength
  return (
    <>
      <TextArea
        label={t("report.message")}
        hint={t("report.onlyThis")}
        error={isTooLong ? t("report.tooLong") : null}
        announced
        value={letter}
        onChange={onChange}
      />
      <Cluster>
        <LinkButton
          variant={isUrgent ? "secondary" : "primary"}
          icon={mailIcon}
          href={letterAddress(email, { subject, body: isTooLong ? "" : letter })}
        >
          {t("report.write")}
        </LinkButton>
        <CopyButton text={letter}>{t("report.copy")}</CopyButton>
      </Cluster>
    </>
  )
}
