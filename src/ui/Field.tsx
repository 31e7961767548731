// Form fields: label, hint and error linked to the control by ids. All controlled: value in, onChange out.
import { type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import type { Elements } from "./elements.ts"
import { Icon } from "./Icon.tsx"
import { chevronDownIcon, errorIcon } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"

const field = slotRecipe("field")()
const box = slotRecipe("checkbox")()

/** Props of every field. `id` is that of the control; pass one to link to it from an ErrorSummary. */
export interface FieldProps {
  readonly label: ReactNode
  readonly id?: string | undefined
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  /** The error comes later than the submission, so that screen readers have to be told. */
  readonly announced?: boolean | undefined
  /** Marked as optional; fields are required by default. */
  readonly optional?: boolean | undefined
  /** Optional without a mark: some value is always selected. */
  readonly unmarked?: boolean | undefined
}

/** Props that link a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly "aria-describedby": string | undefined
  readonly "aria-invalid": true | undefined
  readonly "aria-required": true | undefined
}

interface FieldErrorProps {
  readonly id: string
  readonly announced?: boolean | undefined
  readonly children: ReactNode
}

export const FieldError = ({ id, announced, children }: FieldErrorProps) => (
  <p id={id} className={field("error")} role={announced ? "alert" : undefined}>
    <Icon name={errorIcon} />
    <span>{children}</span>
  </p>
)

/** Label, hint and error around a control, as in `<Field>{(control) => <input {...control} />}</Field>`. */
export const Field = (props: FieldProps & { readonly children: (control: ControlProps) => Elements }) => {
  const { label, hint, error, announced, optional, unmarked, children } = props
  const { t } = useTranslation()
  const ownId = useId()
  const controlId = props.id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  return (
    <div className={field("root")}>
      <label className={field("label")} htmlFor={controlId}>
        <span>{label}</span>
        {optional && !unmarked && <span className={field("optional")}>{` (${t("common.optional")})`}</span>}
      </label>
      {hint && (
        <p id={hintId} className={field("hint")}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": optional ? undefined : true
      })}
      {error && (
        <FieldError id={errorId} announced={announced}>
          {error}
        </FieldError>
      )}
    </div>
  )
}

export interface InputProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      "className" | "onChange" | "value" | "id" | "type" | "children"
    > {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Controlled with `onChange`; without it the form reads the value on submit. */
export const Input = (
  props: Omit<InputProps, "value" | "onChange"> &
    Partial<InputProps> & { readonly type: HTMLInputTypeAttribute }
) => {
  const { label, hint, error, announced, optional, unmarked, type, onChange, ...rest } = props
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={field("control")}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Field of a plain form; the browser reports missing values. */
export const PlainField = ({
  value,
  ...props
}: Omit<InputProps, "onChange"> & { readonly type?: string }) => (
  <Input type="text" {...props} required maxLength={200} defaultValue={value} />
)

export const TextField = (props: InputProps) => <Input {...props} type="text" />

/** Multi-line field that grows with its content. */
export const TextArea = ({
  value,
  onChange,
  ...about
}: FieldProps & Pick<InputProps, "value" | "onChange">) => (
  <Field {...about}>
    {(control) => (
      <textarea
        {...control}
        className={field("control")}
        value={value}
        rows={Math.min(12, value.split("\n").length + 1)}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** Fields side by side where there is room: date and time. */
export const FieldGroup = ({ children }: { readonly children: ReactNode }) => (
  <div className={field("group")}>{children}</div>
)

interface SelectProps extends FieldProps {
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly onChange: (value: string) => void
  /** Shown while nothing is selected; not selectable itself. */
  readonly placeholder?: string
  readonly disabled?: boolean
}

export const Select = (props: SelectProps) => (
  <Field {...props}>
    {(control) => (
      <div className={field("selectBox")}>
        <select
          {...control}
          className={field("select")}
          value={props.value}
          disabled={props.disabled}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {props.placeholder !== undefined && (
            <option value="" disabled={!props.optional}>
              {props.placeholder}
            </option>
          )}
          {props.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name={chevronDownIcon} />
      </div>
    )}
  </Field>
)

interface CheckboxProps extends Omit<FieldProps, "hint" | "optional"> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  /** The last selection is being saved: keeps the focus, and ignores others. */
  readonly pending?: boolean
}

export const Checkbox = (props: CheckboxProps) => {
  const { label, error, checked, disabled, pending = false } = props
  const ownId = useId()
  const controlId = props.id ?? ownId
  const errorId = `${controlId}-error`
  return (
    <div className={box("root")}>
      <label className={box("label")} htmlFor={controlId}>
        <input
          id={controlId}
          type="checkbox"
          className={box("input")}
          checked={checked}
          disabled={disabled}
          aria-disabled={pending || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            if (!pending) props.onChange(event.target.checked)
          }}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
