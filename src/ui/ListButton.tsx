// Button that shows the selection and opens the list. It takes input before the list is loaded: typed
// characters become the list's search.

import type { ComponentType, KeyboardEvent, RefObject } from "react"
import { lazy, Suspense, useRef, useState } from "react"
import type { Elements } from "./elements.ts"
import { Icon } from "./Icon.tsx"
import { chevronDownIcon } from "./later-icons.ts"
import { slotRecipe } from "./recipe.ts"

const slot = slotRecipe("choice-list")()

/** Props that a list gets from its button. */
export interface OpenedList {
  readonly anchor: RefObject<HTMLElement | null>
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onClose: () => void
}

interface ListButtonProps {
  readonly id?: string | undefined
  readonly "aria-describedby"?: string | undefined
  /** Label and selection: "Areas: all areas". */
  readonly label: string
  readonly disabled?: boolean | undefined
  /** Class of another look than a field's. */
  readonly look?: string | undefined
  readonly children: Elements
}

/** Returns the character of a key; empty for control keys. */
const letterOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string =>
  key.length > 1 || key === " " || ctrlKey || metaKey || altKey ? "" : key

/** Button of a list that is loaded when it is likely to be opened. */
export const listButton = <List extends object>(
  load: () => Promise<{ readonly default: ComponentType<List & OpenedList> }>
) => {
  const Loaded: ComponentType<List & OpenedList> = lazy(load)
  return function ListButton({
    label,
    look,
    children,
    list,
    ...rest
  }: ListButtonProps & { readonly list: List }) {
    /** Null while the list is closed. */
    const [search, setSearch] = useState<string | null>(null)
    const button = useRef<HTMLButtonElement>(null)
    return (
      <>
        <button
          {...rest}
          ref={button}
          type="button"
          className={look ?? slot("button")}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={search !== null}
          onPointerEnter={load}
          onFocus={load}
          // Load first: React Aria may otherwise load after the press, and take it for a key's.
          onPointerDown={async ({ nativeEvent }) => {
            await load()
            document.dispatchEvent(new PointerEvent("pointermove", nativeEvent))
          }}
          onClick={() => setSearch("")}
          onKeyDown={(event) => {
            const letter = letterOf(event)
            if (letter === "" && event.key !== "ArrowDown") return
            event.preventDefault()
            setSearch((typed) => (typed ?? "") + letter)
          }}
        >
          {children}
          <Icon name={chevronDownIcon} />
        </button>
        {search !== null && (
          <Suspense>
            <Loaded
              {...list}
              anchor={button}
              search={search}
              onSearch={setSearch}
              onClose={() => setSearch(null)}
            />
          </Suspense>
        )}
      </>
    )
  }
}
