// A field of several lines, as high as what stands in it.

import type { field as definition } from "../styles/recipes/controls.ts"
import { Field, type FieldProps } from "./Field.tsx"
import { slotRecipe } from "./recipe.ts"

const field = slotRecipe<typeof definition>("field")()

interface TextAreaProps extends FieldProps {
  readonly value: string
  readonly maxLength: number
  readonly onChange: (value: string) => void
}

export const TextArea = ({ value, maxLength, onChange, ...about }: TextAreaProps) => (
  <Field {...about}>
    {(control) => (
      <textarea
        {...control}
        className={field("control")}
        value={value}
        maxLength={maxLength}
        rows={Math.min(12, value.split("\n").length + 1)}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
