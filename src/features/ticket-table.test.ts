import { describe, expect, it } from "vitest"
import { csvOf } from "./ticket-table.ts"

describe("the table of tickets", () => {
  it("has one line per row and escapes cell contents", () => {
    const rows = [
      ["Ticket", "Kennzeichen"],
      ['Tag "Wandern"; Nord', "M-PP123\nM-PP124"]
    ]
    expect(csvOf(rows, "de-DE")).toBe(
      '\ufeff"Ticket";"Kennzeichen"\r\n"Tag ""Wandern""; Nord";"M-PP123\nM-PP124"\r\n'
    )
    expect(csvOf([["Ticket", "Plates"]], "en-GB")).toBe('\ufeff"Ticket","Plates"\r\n')
  })

  it.each(["=1+1", "+49", "-5", "@SUM(A1)", "\t=1", "\r=1"])("never begins a formula: %j", (cell) => {
    expect(csvOf([[cell]], "de-DE")).toBe(`\ufeff"'${cell}"\r\n`)
  })
})
