// The driver's own plates to tap, each with its country and name; and, folded away, their names and the default one.
import { useTranslation } from "react-i18next"
import { countryName } from "../i18n/country-name.ts"
import type { Locale } from "../i18n/locale.ts"
import type { plateChoice as choiceDefinition, plateField as definition } from "../styles/recipes/plate.ts"
import { Button } from "./Button.tsx"
import { Checkbox, TextField } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { Cluster, Column } from "./Layout.tsx"
import { LicencePlate } from "./LicencePlate.tsx"
import { chevronDownIcon, trashIcon } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"
import { Sentence } from "./Sentence.tsx"
import { Badge, Text } from "./Text.tsx"

const plateField = slotRecipe<typeof definition>("plate-field")()
const plateChoice = slotRecipe<typeof choiceDefinition>("plate-choice")()

export interface KnownPlate {
  readonly plate: string
  readonly country?: string | null
  readonly nickname?: string
  readonly isDefault?: boolean
}

const keyOf = ({ plate, country }: KnownPlate): string => `${country ?? ""} ${plate}`

interface PlateChoicesProps {
  readonly title: string
  readonly plates: readonly KnownPlate[]
  /** The country of those that name none. */
  readonly country: string
  readonly nameOf: (plate: KnownPlate) => string
  readonly disabled?: boolean | undefined
  readonly onChoose: (plate: KnownPlate) => void
}

/** Plates to tap, one of which may be meant. Nothing without any. */
export const PlateChoices = (props: PlateChoicesProps) => {
  const { title, plates, country, nameOf, disabled, onChoose } = props
  return plates.length === 0 ? null : (
    <div className={plateField("choices")}>
      <p>{title}</p>
      {plates.map((plate) => (
        <button
          key={keyOf(plate)}
          type="button"
          className={plateChoice("root")}
          aria-label={nameOf(plate)}
          disabled={disabled}
          onClick={() => onChoose(plate)}
        >
          <LicencePlate plate={plate.plate} country={plate.country ?? country} />
          {plate.nickname === undefined ? null : <span translate="no">{plate.nickname}</span>}
        </button>
      ))}
    </div>
  )
}

/** How a known plate is read out: plate, name, country, and whether it is the default. */
export const useKnownPlateName = () => {
  const { t, i18n } = useTranslation()
  return ({ plate, country, nickname, isDefault }: KnownPlate): string => {
    const code = country ?? "XX"
    const details = [
      nickname,
      code === "XX" ? undefined : countryName(i18n.language as Locale, code, ""),
      isDefault ? t("plate.known.default") : undefined
    ].filter((detail) => detail !== undefined)
    return details.length === 0
      ? t("plate.useRecent", { plate })
      : t("plate.known.use", { plate, details: details.join(", ") })
  }
}

interface KnownPlatesEditorProps {
  readonly plates: readonly KnownPlate[]
  /** All of them as they are after the change. */
  readonly onChange: (plates: readonly KnownPlate[]) => void
}

/** Names, the default plate, and forgetting a plate. */
export const KnownPlatesEditor = ({ plates, onChange }: KnownPlatesEditorProps) => {
  const { t } = useTranslation()
  const change = (changed: KnownPlate, more: { nickname: string } | { isDefault: boolean }) =>
    onChange(
      plates.map((plate) => {
        // There is at most one default.
        const others = "isDefault" in more ? { isDefault: false } : {}
        const { nickname, isDefault, ...rest } = { ...plate, ...(plate === changed ? more : others) }
        return { ...rest, ...(nickname ? { nickname } : {}), ...(isDefault ? { isDefault } : {}) }
      })
    )
  return (
    <details className={plateField("manage")}>
      <summary>
        <span>{`${t("plate.known.manage")} `}</span>
        <Icon name={chevronDownIcon} />
      </summary>
      <Column
        gap="md"
        // Enter in a name is not the end of the form around it.
        onKeyDown={(event) => {
          if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
      >
        <Text size="sm" tone="muted">
          {t("plate.known.note")}
        </Text>
        {plates.map((plate) => (
          <Column key={keyOf(plate)} gap="sm" as="fieldset" aria-label={plate.plate}>
            <Cluster>
              <LicencePlate plate={plate.plate} country={plate.country} />
              {plate.isDefault ? <Badge>{t("plate.known.default")}</Badge> : null}
            </Cluster>
            <TextField
              label={<Sentence text={t("plate.known.nickname", { plate: plate.plate })} kept={plate.plate} />}
              placeholder={t("plate.known.nicknameExample")}
              value={plate.nickname ?? ""}
              maxLength={40}
              optional
              onChange={(nickname) => change(plate, { nickname })}
            />
            <Checkbox
              label={t("plate.known.isDefault")}
              checked={plate.isDefault === true}
              onChange={(isDefault) => change(plate, { isDefault })}
            />
            <span>
              <Button
                variant="quiet"
                edge="start"
                icon={trashIcon}
                onClick={() => onChange(plates.filter((other) => other !== plate))}
              >
                <Sentence text={t("plate.known.forget", { plate: plate.plate })} kept={plate.plate} />
              </Button>
            </span>
          </Column>
        ))}
      </Column>
    </details>
  )
}
