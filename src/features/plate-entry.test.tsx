// Tests of a plate's entry: plates that our lists may not know yet, and similar characters.
import { beforeAll, expect, it } from "vitest"
import { PlateEntry } from "./PlateEntry.tsx"
import { markupAt, speakGerman, wordsOf } from "./testing/render-screen.tsx"

beforeAll(speakGerman)

const entered = (plate: string, country: string, issue: string | null) =>
  markupAt(
    Date.parse("2026-11-21T09:00:00Z"),
    <PlateEntry
      id="plate"
      label="Kennzeichen"
      entry={{ plate, country }}
      entries={[{ plate, country }]}
      shopCountry="de"
      recentPlates={[{ plate: "M-PP123", country: "DE" }]}
      issue={issue}
      disabled={false}
      onEdit={() => {}}
    />
  )

it("lets a refused plate be confirmed as typed or reported, without the plate in a URL", () => {
  const markup = entered("QQQ-A 12345", "DE", "Das ist kein Kennzeichen")
  expect(wordsOf(markup)).toContain("Schreiben Sie uns")
  expect(markup).toContain('href="#problem?about=plate"')
  expect(wordsOf(markup)).toContain("Mein Kennzeichen stimmt so")
})

it("names the driver's similar plate", () => {
  expect(wordsOf(entered("M-PP1Z3", "DE", null))).toContain("M-PP123")
})

it("explains that a Swiss plate can be used on two cars", () => {
  expect(wordsOf(entered("ZH 12", "CH", null))).toContain("Wechsel")
})

it("says example and notes once for a pasted list of plates", () => {
  const list = ["ZH 1", "ZH 2", "ZH 3"].map((plate) => ({ plate, country: "CH" }))
  const others = ["B 81", "O 10"].map((plate) => ({ plate, country: "XX" }))
  const entries = [...list, ...others]
  const words = wordsOf(
    entries
      .map((entry, index) =>
        markupAt(
          Date.parse("2026-11-21T09:00:00Z"),
          <PlateEntry
            id={`plate-${index}`}
            label={`Kennzeichen ${index + 1}`}
            entry={entry}
            entries={entries}
            index={index}
            shopCountry="ch"
            recentPlates={[]}
            issue={null}
            disabled={false}
            onEdit={() => {}}
          />
        )
      )
      .join(" ")
  )
  const times = (text: string) => words.split(text).length - 1
  expect(times("Wechselschild")).toBe(1)
  expect(times("sehen ähnlich aus")).toBe(1)
  expect(times("Beispiel")).toBe(2)
})
