import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { csvOf } from "./csv.ts"

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

/** Reader of Debian's package libreoffice-calc-nogui. */
const hasOffice = spawnSync("which", ["soffice"]).status === 0

describe.skipIf(!hasOffice)("the table in LibreOffice", () => {
  it.each(["de-DE", "en-GB"])("has its cells and letters, none of them a formula: %s", (locale) => {
    const folder = mkdtempSync(join(tmpdir(), "parkschein-table-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const rows = [
      ["Ticket", "Fläche", "von"],
      ['Łódź; "Čapek", Đurđa', "Straße\n2", "2027-03-28 03:00"],
      ["=1+1", "-5", "2027-10-31 02:30"]
    ]
    writeFileSync(join(folder, "table.csv"), csvOf(rows, locale))
    const separator = locale === "de-DE" ? 59 : 44
    execFileSync("soffice", [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      // Separator, quotation mark, UTF-8; then the same with tabs.
      `--infilter=Text - txt - csv (StarCalc):${separator},34,76,1,,0,false,true`,
      "--convert-to",
      "txt:Text - txt - csv (StarCalc):9,0,76,1,,0,false,true,false,false",
      "--outdir",
      folder,
      join(folder, "table.csv")
    ])
    const read = readFileSync(join(folder, "table.txt"), "utf8")
    expect(read).toContain('Łódź; "Čapek", Đurđa\tStraße\n2\t')
    expect(read).toContain("'=1+1\t'-5\t")
    expect(read).toMatch(/2027-03-28 03:00/)
  })
})
