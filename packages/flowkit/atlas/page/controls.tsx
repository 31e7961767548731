/** Controls that several views share. */
import type { ReactNode } from "react"

/** Button that looks like a link. */
export const LinkButton = ({
  onClick,
  children
}: {
  readonly onClick: () => void
  readonly children: ReactNode
}) => (
  <button type="button" className="link" onClick={onClick}>
    {children}
  </button>
)

/** Row of buttons of which one is pressed. */
export const Tabs = <Value extends string | number>({
  legend,
  values,
  pressed,
  onPress,
  labelOf
}: {
  readonly legend: string
  readonly values: ReadonlyArray<Value>
  readonly pressed: Value
  readonly onPress: (value: Value) => void
  readonly labelOf: (value: Value) => ReactNode
}) => (
  <fieldset className="tabs">
    <legend className="visually-hidden">{legend}</legend>
    {values.map((value) => (
      <button key={value} type="button" aria-pressed={value === pressed} onClick={() => onPress(value)}>
        {labelOf(value)}
      </button>
    ))}
  </fieldset>
)

/** Text before and after a change. */
export const BeforeAndAfter = ({
  before,
  after
}: {
  readonly before: ReactNode
  readonly after: ReactNode
}) => (
  <>
    <p>
      <del>{before}</del>
    </p>
    <p>
      <ins>{after}</ins>
    </p>
  </>
)
