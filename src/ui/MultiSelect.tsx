// Choosing several of many: a button that opens a list with "all", a search box and check boxes.
import { useCallback, useId, useRef, useState } from "react"
import type { multiSelect as definition } from "../styles/recipes/controls.ts"
import { SearchField } from "./Field.tsx"
import { Icon } from "./Icon.tsx"
import { Column } from "./Layout.tsx"
import { chevronDownIcon } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"
import { Text } from "./Text.tsx"
import { useDismiss } from "./use-dismiss.ts"

const multiSelect = slotRecipe<typeof definition>("multi-select")()

interface MultiSelectProps {
  readonly label: string
  /** What the closed button says: "All areas", "2 areas chosen". */
  readonly summary: string
  readonly allLabel: string
  readonly searchLabel: string
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Those that match the search. */
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
  readonly onSelectAll: () => void
  /** Stands in the list when nothing matches the search. */
  readonly noMatch: string
  /** A sentence on what choosing several means. */
  readonly rule?: string
}

export const MultiSelect = (props: MultiSelectProps) => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const dismiss = useCallback((by: "outside" | "escape") => {
    setOpen(false)
    if (by === "escape") button.current?.focus()
  }, [])
  useDismiss(open, root, dismiss)
  return (
    <div ref={root} className={multiSelect("root")}>
      <button
        ref={button}
        type="button"
        className={multiSelect("summary")}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${props.label}: ${props.summary}`}
        onClick={() => setOpen(!open)}
      >
        <span>{props.summary}</span>
        <Icon name={chevronDownIcon} />
      </button>
      <div id={id} className={multiSelect("panel")} hidden={!open}>
        <SearchField
          label={props.searchLabel}
          value={props.search}
          maxLength={100}
          onChange={props.onSearch}
        />
        <fieldset className={multiSelect("list")} aria-label={props.label}>
          <label className={multiSelect("option")}>
            <input type="checkbox" checked={props.selected.length === 0} onChange={props.onSelectAll} />
            <span>{props.allLabel}</span>
          </label>
          {props.options.map(({ value, label }) => (
            <label key={value} className={multiSelect("option")}>
              <input
                type="checkbox"
                checked={props.selected.includes(value)}
                onChange={() => props.onToggle(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <Column gap="xs" role="status">
          {props.options.length === 0 && <Text size="sm">{props.noMatch}</Text>}
        </Column>
        {props.rule && (
          <Text size="sm" tone="muted">
            {props.rule}
          </Text>
        )}
      </div>
    </div>
  )
}
