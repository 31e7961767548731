/** Reason for a change of plates, and its effect on the current plates. */
import { useTranslation } from "react-i18next"
import {
  type PlateChangeReason,
  plateChangeDescription,
  plateChangeReasons
} from "../../../schemas/plate-change-reason.ts"
import { Select } from "../../ui/Field.tsx"

interface ReasonSelectProps {
  readonly id: string
  readonly reason: PlateChangeReason | null
  readonly optional?: boolean
  readonly error?: string | null
  readonly disabled: boolean
  readonly onChange: (reason: PlateChangeReason | null) => void
}

const descriptions = {
  add_plate: "account.plates.addPlateDescription",
  exchange_plate: "account.plates.exchangePlateDescription"
} as const

export const ReasonSelect = (props: ReasonSelectProps) => {
  const { id, reason, optional = false, error, disabled, onChange } = props
  const { t } = useTranslation()
  return (
    <Select
      id={id}
      label={t("account.plates.reason")}
      optional={optional}
      // A reason without an effect needs no explanation.
      hint={optional || reason === null ? undefined : t(descriptions[plateChangeDescription(reason)])}
      error={error}
      placeholder={t("account.plates.chooseReason")}
      value={reason ?? ""}
      disabled={disabled}
      options={plateChangeReasons.map((value) => ({ value, label: t(`account.plates.reasons.${value}`) }))}
      onChange={(value) => onChange(plateChangeReasons.find((known) => known === value) ?? null)}
    />
  )
}
