// Fields with a common label, and a choice among few options, side by side.
import { useId } from "react"
import type { Elements } from "./elements.ts"
import { slotRecipe } from "./recipe.ts"

const field = slotRecipe("field")()
const chip = slotRecipe("choice")()

/** Fields with a common label. */
export const LabelledFields = ({
  label,
  children
}: {
  readonly label: string
  readonly children: Elements
}) => {
  const id = useId()
  return (
    <fieldset className={field("root")} aria-labelledby={id}>
      <p id={id} className={field("label")}>
        {label}
      </p>
      {children}
    </fieldset>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly disabled?: boolean
  readonly onChange: (value: Value) => void
}

/** Radio group: few options, side by side. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={props.label} className={chip("root")}>
      {props.options.map(({ value, label }) => (
        <label key={value} className={chip("option")}>
          <input
            type="radio"
            name={name}
            className={chip("input")}
            checked={value === props.value}
            disabled={props.disabled}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
