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
  expect(wordsOf(markup)).toContain("Mein Kennzeichen ist richtig")
  expect(markup).toContain('href="#problem?about=plate"')
  expect(wordsOf(markup)).toContain("Mein Kennzeichen stimmt so")
})

it("names the driver's similar plate", () => {
  expect(wordsOf(entered("M-PP1Z3", "DE", null))).toContain("M-PP123")
})

it("explains that a Swiss plate can be used on two cars", () => {
  expect(wordsOf(entered("ZH 12", "CH", null))).toContain("Wechsel")
})
