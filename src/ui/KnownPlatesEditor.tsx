// Collapsed editor of the driver's own plates: name, default, removal. Only in the form of a ticket.
import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"
import { Checkbox, TextField } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { type KnownPlate, keyOf } from "./KnownPlates.tsx"
import { Cluster, Column } from "./Layout.tsx"
import { LicencePlate } from "./LicencePlate.tsx"
import { chevronDownIcon, trashIcon } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"
import { Sentence } from "./Sentence.tsx"
import { Badge, Text } from "./Text.tsx"

const plateField = slotRecipe("plate-field")()

interface KnownPlatesEditorProps {
  readonly plates: readonly KnownPlate[]
  /** Called with all plates after the change. */
  readonly onChange: (plates: readonly KnownPlate[]) => void
}

/** Edits names and the default plate, and removes plates. */
export const KnownPlatesEditor = ({ plates, onChange }: KnownPlatesEditorProps) => {
  const { t } = useTranslation()
  const change = (changed: KnownPlate, more: { nickname: string } | { isDefault: boolean }) =>
    onChange(
      plates.map((plate) => {
        // At most one plate is the default.
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
        // Enter in a name must not submit the surrounding form.
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
