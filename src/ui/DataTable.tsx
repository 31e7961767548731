// Table with rows as cards, and with loading, empty and error states.
import type { ReactNode } from "react"
import type { Elements } from "./elements.ts"
import { slotRecipe, type Variants } from "./recipe.ts"
import { Skeleton, Spinner } from "./Skeleton.tsx"

const looks = slotRecipe("table")

export interface TableColumn<Row> {
  readonly key: string
  readonly header: string
  /** Position on the card, without the header of the column; absent: in column order, with it. */
  readonly place?: "first" | "second" | "title" | "foot"
  readonly cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> extends Variants<"table"> {
  readonly caption: string
  readonly columns: ReadonlyArray<TableColumn<Row>>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly status?: "loading" | "error" | "ready"
  /** Text while loading, visible and announced. */
  readonly loading: string
  readonly empty: Elements
  readonly error?: Elements
}

// Explicit roles: browsers drop the semantics of a table with `display: grid`.
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, status = "ready", loading, empty, error, look } = props
  const table = looks({ look })
  if (status !== "ready" || rows.length === 0)
    return (
      <div aria-busy={status === "loading"}>
        <h2 className={table("caption")}>{caption}</h2>
        {status === "loading" ? (
          <>
            <Spinner>{loading}</Spinner>
            <div className={table("row")} aria-hidden="true">
              <Skeleton shape="button" />
              <Skeleton shape="heading" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
            </div>
          </>
        ) : status === "error" ? (
          error
        ) : (
          empty
        )}
      </div>
    )
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={table("root")} role="table">
      <caption className={table("caption")}>{caption}</caption>
      <thead className={table("head")} role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header }) => (
            <th key={key} scope="col" role="columnheader">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={props.rowKey(row)} className={table("row")} role="row">
            {columns.map(({ key, header, place, cell }) => (
              <td
                key={key}
                className={table("cell")}
                role="cell"
                data-label={place === undefined ? header : undefined}
                data-place={place}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
