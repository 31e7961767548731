// Names and values under one another: start, validity, area.
import { Fragment, type ReactNode } from "react"
import { facts } from "./classes.ts"

/** Entries whose value is null or undefined are left out. */
export const Facts = ({
  entries
}: {
  readonly entries: ReadonlyArray<readonly [name: string, value: ReactNode]>
}) => (
  <dl className={facts("root")}>
    {entries.map(([name, value]) =>
      value === null || value === undefined ? (
        <Fragment key={name} />
      ) : (
        <div key={name} className={facts("pair")}>
          <dt className={facts("name")}>{name}</dt>
          <dd className={facts("value")}>{value}</dd>
        </div>
      )
    )}
  </dl>
)
