// List with a search field, over the page. Virtualized: renders only visible entries.
import {
  createContext,
  type ReactElement,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState
} from "react"
import { Autocomplete, SelectableCollectionContext } from "react-aria-components/Autocomplete"
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox"
import { Dialog, Popover } from "react-aria-components/Popover"
import { Input, SearchField } from "react-aria-components/SearchField"
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer"
import { Icon } from "../Icon.tsx"
import type { OpenedList } from "../ListButton.tsx"
import { checkIcon } from "../later-icons.ts"
import { slotRecipe } from "../recipe.ts"

const slot = slotRecipe("choice-list")()
const field = slotRecipe("field")()

/** Pixels of an entry and a heading of one line; longer ones are measured. */
const sizes = { estimatedRowSize: 44, estimatedHeadingSize: 36 }

/** Share of an entry's width that its name has at least, beside paddings, flag and check mark. */
const nameShare = 0.6

/** Pixels; the line of a larger font is higher than an entry. */
const maxFontSize = 28

/** Returns a function that tells whether a name surely takes one line of an entry so wide. */
const oneLineTest = (): ((name: string, width: number) => boolean) => {
  const drawing = globalThis.document?.createElement("canvas").getContext("2d")
  if (!drawing) return () => false
  const { font, fontSize } = getComputedStyle(document.body)
  drawing.font = font
  return (name, width) =>
    Number.parseFloat(fontSize) <= maxFontSize && drawing.measureText(name).width <= width * nameShare
}

/**
 * Leaves out to measure entries of one line, and those whose height is known. React Aria measures each entry that a letter
 * of a search brings into view by a layout of its own: on a slow phone half of the response.
 */
export class EntryLayout extends ListLayout<object> {
  private readonly isOneLine = oneLineTest()

  override update(...change: Parameters<ListLayout<object>["update"]>): void {
    const before = new Map(this.layoutNodes)
    super.update(...change)
    for (const [key, { node, layoutInfo }] of this.layoutNodes) {
      const { rect } = layoutInfo
      const known = before.get(key)
      if (known?.node?.textValue === node?.textValue && known?.layoutInfo.rect.sizeEquals(rect))
        layoutInfo.estimatedSize = known.layoutInfo.estimatedSize
      if (
        node?.type === "item" &&
        rect.height === sizes.estimatedRowSize &&
        this.isOneLine(node.textValue, rect.width)
      )
        layoutInfo.estimatedSize = false
    }
  }
}

export interface ListOption {
  readonly id: string
  readonly name: string
  readonly picture?: ReactElement
}

export interface ListGroup {
  readonly title: string
  readonly options: readonly ListOption[]
}

interface SearchListProps extends OpenedList {
  readonly label: string
  readonly searchLabel: string
  /** Options that match the search, grouped if they have titles. */
  readonly options: readonly ListOption[] | readonly ListGroup[]
  readonly selected: readonly string[]
  /** `multiple` keeps the list open; `single` closes it. */
  readonly selectionMode: "single" | "multiple"
  /** Whether the first entry is the match, so that Enter selects it. */
  readonly hasMatch: boolean
  /** Result of the search, announced. */
  readonly status: string
  /** Explains the effect of a selection. */
  readonly rule?: string
  readonly onChoose: (id: string) => void
}

const optionOf = ({ id, name, picture }: ListOption) => (
  <ListBoxItem id={id} textValue={name} className={slot("option")}>
    {({ isSelected }) => (
      <>
        {picture}
        <span>{name}</span>
        {isSelected && <Icon name={checkIcon} />}
      </>
    )}
  </ListBoxItem>
)

const entryOf = (entry: ListOption | ListGroup) =>
  "options" in entry ? (
    <ListBoxSection id={entry.title}>
      <Header className={slot("title")}>{entry.title}</Header>
      <Collection items={entry.options}>{optionOf}</Collection>
    </ListBoxSection>
  ) : (
    optionOf(entry)
  )

const EntriesContext = createContext<readonly (ListOption | ListGroup)[]>([])

const Entries = () => <Collection items={useContext(EntriesContext)}>{entryOf}</Collection>

/** Returns the value of an earlier render as long as its parts are the same. */
const useKept = <Value extends object | null | undefined>(latest: Value): Value => {
  const [kept, setKept] = useState(latest)
  const before = Object.entries(kept ?? {})
  const now = new Map(Object.entries(latest ?? {}))
  if (before.length === now.size && before.every(([name, part]) => now.get(name) === part)) return kept
  setKept(latest)
  return latest
}

/**
 * Renders the entries twice for each letter of a search: those found, and the first of them with focus. React Aria would
 * also render them when the search changes, before it knows those found, and half a second later, when it tells the
 * input which has focus.
 */
const EntryList = (props: SearchListProps) => {
  const { label, search, hasMatch, selectionMode } = props
  const selected = useKept(props.selected)
  const [autoFocus] = useState<boolean | "first">(search === "" ? true : hasMatch && "first")
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const list = useMemo(() => {
    const choose = (keys: "all" | Set<string | number>): void => {
      const { selected: before, onChoose, onClose } = latest.current
      const now = [...keys].map(String)
      const [id] = [
        ...now.filter((key) => !before.includes(key)),
        ...before.filter((key) => !now.includes(key))
      ]
      if (id !== undefined) onChoose(id)
      if (selectionMode === "single") onClose()
    }
    return (
      <Virtualizer layout={EntryLayout} layoutOptions={sizes}>
        <ListBox
          aria-label={label}
          className={slot("list")}
          selectionMode={selectionMode}
          escapeKeyBehavior="none"
          selectedKeys={selected}
          autoFocus={autoFocus}
          onSelectionChange={choose}
        >
          <Entries />
        </ListBox>
      </Virtualizer>
    )
  }, [autoFocus, label, selected, selectionMode])
  return (
    <SelectableCollectionContext value={useKept(useContext(SelectableCollectionContext))}>
      <EntriesContext value={props.options}>{list}</EntriesContext>
    </SelectableCollectionContext>
  )
}

export const SearchList = (props: SearchListProps) => {
  const { anchor, label, search, hasMatch, onClose } = props
  // Render the search first, which takes input at once; the list is deferred.
  const isDrawn = useDeferredValue(true, false)
  // A modal dialog makes everything outside of it inert.
  const around = anchor.current?.closest("dialog") ?? document.body
  // On touch screens the keyboard opens only after a tap into the search.
  const byTyping = search !== "" || matchMedia("(pointer: fine)").matches
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      placement="bottom start"
      className={slot("panel")}
      UNSTABLE_portalContainer={around}
      boundaryElement={around}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Dialog aria-label={label} className={slot("body")}>
        <Autocomplete inputValue={search} onInputChange={props.onSearch} disableAutoFocusFirst={!hasMatch}>
          <SearchField aria-label={props.searchLabel} autoFocus={byTyping}>
            <Input
              // The arrow keys move through the list below.
              role="combobox"
              aria-expanded
              aria-haspopup="listbox"
              className={field("control")}
              placeholder={props.searchLabel}
              maxLength={100}
            />
          </SearchField>
          <p role="status" className={slot("note")}>
            {props.status}
          </p>
          {isDrawn ? <EntryList {...props} /> : <div className={slot("list")} />}
        </Autocomplete>
        {props.rule !== undefined && <p className={slot("note")}>{props.rule}</p>}
      </Dialog>
    </Popover>
  )
}
