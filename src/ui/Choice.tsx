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

export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={props.label}>
      {props.options.map(({ value, label }) => (
        <label key={value} className={box("label")}>
          <input
            type="radio"
            name={name}
            className={box("input")}
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
