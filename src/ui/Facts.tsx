// List of names and values: start, validity, area.
import type { ReactNode } from "react"
import { facts } from "./classes.ts"

/** Omits entries whose value is null or undefined; renders nothing without entries. */
export const Facts = ({
  entries
}: {
  readonly entries: ReadonlyArray<readonly [name: string, value: ReactNode]>
}) => {
  const known = entries.filter(([, value]) => value !== null && value !== undefined)
  return known.length === 0 ? null : (
    <dl className={facts("root")}>
      {known.map(([name, value]) => (
        <div key={name} className={facts("pair")}>
          <dt className={facts("name")}>{name}</dt>
          <dd className={facts("value")}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
