// Time of day as segments in the language of the shop, independent of the browser's.
import { parseTime } from "@internationalized/date"
import { DateInput, DateSegment, Label, TimeField } from "react-aria-components/TimeField"
import { FieldError, type FieldProps } from "../Field.tsx"
import { slotRecipe } from "../recipe.ts"
import { inLanguage } from "./in-language.tsx"

const field = slotRecipe("field")()

export interface TimeFieldProps extends Pick<FieldProps, "label" | "error"> {
  readonly id: string
  /** Such as 08:30; "" while incomplete. */
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

const TimeSegments = ({ id, label, value, error, disabled, onChange }: TimeFieldProps) => {
  const errorId = `${id}-error`
  return (
    <TimeField
      id={id}
      className={field("root")}
      value={value === "" ? null : parseTime(value)}
      isRequired
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      validationBehavior="aria"
      {...(error ? { "aria-describedby": errorId } : {})}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? "")}
      // React Aria does not report an incomplete time: the form would keep the previous one.
      onBlur={({ currentTarget }) => currentTarget.querySelector("[data-placeholder]") && onChange("")}
    >
      <Label className={field("label")}>{label}</Label>
      <DateInput className={field("segments")}>
        {(segment) => <DateSegment segment={segment} className={field("segment")} />}
      </DateInput>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </TimeField>
  )
}

export default inLanguage(TimeSegments)
