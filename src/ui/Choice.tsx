// One of a few, all of them seen: radio buttons with a name for the group. Value in, onChange out.
import { useId } from "react"
import type { checkbox as definition } from "../styles/recipes/controls.ts"
import { slotRecipe } from "./recipe.ts"

const box = slotRecipe<typeof definition>("checkbox")()

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly disabled?: boolean
  readonly onChange: (value: Value) => void
}

export const Choice = <Value extends string>({
  label,
  value,
  options,
  disabled = false,
  onChange
}: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={box("label")}>
          <input
            type="radio"
            name={name}
            className={box("input")}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
