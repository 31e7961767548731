// Tests which entries are measured while a list is searched.
import { Rect, Size } from "react-aria-components/Virtualizer"
import { afterEach, describe, expect, it, vi } from "vitest"
import { EntryLayout } from "./SearchList.tsx"

const width = 320

/** Layout of a list, as React Aria updates it: with new nodes for each search. */
const open = () => {
  const layout = new EntryLayout({ estimatedRowSize: 44 })
  const show = (names: ReadonlyArray<string>, listWidth = width) => {
    const nodes = names.map((name) => ({ type: "item", key: name, textValue: name }))
    const size = new Size(listWidth, 320)
    layout.virtualizer = {
      collection: {
        size: nodes.length,
        [Symbol.iterator]: () => nodes.values(),
        getKeys: () => names.values(),
        getItem: (key: string) => nodes.find((node) => node.key === key) ?? null
      },
      visibleRect: new Rect(0, 0, listWidth, 320),
      size,
      contentSize: size,
      persistedKeys: new Set(),
      isPersistedKey: () => false
    } as unknown as NonNullable<typeof layout.virtualizer>
    layout.update({ sizeChanged: listWidth !== width })
    layout.getVisibleLayoutInfos(new Rect(0, 0, listWidth, 320))
  }
  const measured = (name: string) => layout.getLayoutInfo(name)?.estimatedSize === false
  const heightOf = (name: string) => layout.getLayoutInfo(name)?.rect.height
  return { layout, show, measured, heightOf }
}

/** Pixels of a character. */
const characterWidth = 8

const withFontSize = (fontSize: string) => {
  const measureText = (text: string) => ({ width: text.length * characterWidth })
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => ({ measureText }) }), body: {} })
  vi.stubGlobal("getComputedStyle", () => ({ font: "", fontSize }))
}

afterEach(() => vi.unstubAllGlobals())

const long = "Strandbad, Ebene unter dem Dach"

describe("the list of a search", () => {
  it("measures an entry once, and again at another width", () => {
    const { layout, show, measured, heightOf } = open()
    show(["Nord", long])
    layout.updateItemSize("Nord", new Size(width, 44))
    layout.updateItemSize(long, new Size(width, 68))
    show([long, "Nord", "Zoo"])
    expect([measured(long), heightOf(long)]).toEqual([true, 68])
    expect([measured("Nord"), measured("Zoo")]).toEqual([true, false])
    show([long, "Nord"], 280)
    expect([measured(long), measured("Nord")]).toEqual([false, false])
  })

  it("does not measure names that take one line at any rate", () => {
    withFontSize("16px")
    const { show, measured, heightOf } = open()
    show(["Nord", long])
    expect([measured("Nord"), heightOf("Nord"), measured(long)]).toEqual([true, 44, false])
  })

  it("measures all in a font whose line is higher than an entry", () => {
    withFontSize("32px")
    const { show, measured } = open()
    show(["Nord"])
    expect(measured("Nord")).toBe(false)
  })
})
