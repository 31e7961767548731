// Tests of the tables of the profile, rendered to text: the columns of the specification, in its order.

import { beforeAll, describe, expect, it, vi } from "vitest"
import { type AccountSection, accountMachine } from "../../../machines/account/index.ts"
import { activeDayTicket, area, groupWith, strandbad, wiesensee } from "../../../machines/testing/demo.ts"
import { drive } from "../../../machines/testing/drive.ts"
import type { ActiveTicket } from "../../../schemas/active-ticket.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { saveTable } from "../../features/save-table.ts"
import { markupOf, speakGerman, wordsOf } from "../../features/testing/render-screen.tsx"
import { createFormatters } from "../../i18n/formatters.ts"
import { startTranslations } from "../../i18n/start-i18next.ts"
import { de } from "../../i18n/testing/catalogues.ts"
import { saveFile } from "../../ui/save-file.ts"
import AccountScreen from "./AccountScreen.tsx"
import { ActiveTickets } from "./ActiveTickets.tsx"
import { Codes } from "./Codes.tsx"
import { Permits } from "./Permits.tsx"

vi.mock(import("../../ui/save-file.ts"), () => ({ saveFile: vi.fn() }))

beforeAll(speakGerman)

const plate = {
  plate: "M-PP123",
  country: "DE",
  validFrom: "2026-01-01T00:00:00+01:00",
  validTo: "2026-12-02T00:00:00+01:00"
}

const permit: UserShopGroup = {
  ...groupWith([], 2),
  plates: [plate],
  activePlates: [plate],
  areas: [strandbad, area(2, "Nord")]
}

const ticket: ActiveTicket = {
  ...activeDayTicket,
  name: "10er-Karte",
  price: 65,
  validFrom: "2026-11-01T08:00:00+01:00",
  validTo: "2026-11-30T20:00:00+01:00",
  ticketType: "multiUse",
  areas: [strandbad],
  remainingUsage: 7,
  totalUsageLimit: 10
}

const account = (section: AccountSection, groups: ReadonlyArray<UserShopGroup> = []) => {
  const flow = drive(accountMachine, { shopPath: "wiesensee", section })
  flow.succeeds("loadShop", { ...wiesensee, userShopGroups: groups })
  return flow
}

const permits = (...groups: ReadonlyArray<UserShopGroup>): string => {
  const flow = account("permissions", groups)
  flow.succeeds("loadPermits", groups)
  return markupOf(<Permits actor={flow.actor} />)
}

const tickets = (shown: ActiveTicket): string => {
  const flow = account("active-tickets")
  flow.succeeds("loadActiveTickets", [shown])
  return markupOf(<ActiveTickets actor={flow.actor} />)
}

const headers = (markup: string): ReadonlyArray<string> =>
  [...markup.matchAll(/<th[ >][\s\S]*?<\/th>/g)].map(([header]) => wordsOf(header))

it("the verification lists codes by the code only [P-02]", () => {
  const flow = account("verify")
  flow.succeeds("loadCodes", [{ code: "ROSENAU-2026" }])
  const markup = markupOf(<Codes actor={flow.actor} />)
  expect(headers(markup)).toEqual(["Code"])
  expect(wordsOf(markup)).toContain("ROSENAU-2026")
  expect(wordsOf(markup)).toContain("Verifizierung hinzufügen")
})

describe("the permits", () => {
  it("shows name, status, term, areas and plates of a permit in this order [P-05 P-06 P-07 P-08]", () => {
    const markup = permits(permit)
    expect(headers(markup)).toEqual(["Name", "Status", "Gültig ab", "Gültig bis", "Fläche", "Kennzeichen"])
    expect(wordsOf(markup)).toMatch(
      /Verwaltung .*läuft bald ab.* 1\. Jan\. 2026 .* 1\. Dez\. 2026.* Wiesensee, Strandbad · Wiesensee, Nord .*M.*PP.*123/
    )
  })

  it("shows that a permit has no plates [P-09]", () => {
    const over = { ...plate, validTo: "2026-02-01T00:00:00+01:00" }
    const markup = permits({ ...permit, plates: [], activePlates: [], expiredPlates: [over] })
    expect(wordsOf(markup)).toContain("Keine aktiven Kennzeichen")
    expect(wordsOf(markup)).toContain("abgelaufen")
  })

  it("offers to add plates on a permit that begins later, not on one that has ended", () => {
    const ahead = { ...permit, validFrom: "2027-01-01T00:00:00+01:00", validTo: null }
    expect(wordsOf(permits(ahead))).toContain("Kennzeichen hinzufügen")
    const ended = {
      ...permit,
      validTo: "2026-02-01T00:00:00+01:00",
      activePlates: [],
      expiredPlates: [plate]
    }
    expect(wordsOf(permits(ended))).not.toContain("Kennzeichen hinzufügen")
  })

  it("asks for the permit when several have room [P-10]", () => {
    const second = { ...permit, id: "second", groupId: "second", name: "Pflege" }
    expect(wordsOf(permits(permit, second))).toContain("Optionen anzeigen")
    expect(wordsOf(permits(permit))).not.toContain("Optionen anzeigen")
  })
})

describe("the active tickets", () => {
  it("shows title, remaining time, term, plates and areas of a ticket in this order [P-11]", () => {
    const markup = tickets(ticket)
    expect(headers(markup)).toEqual([
      "Ticket",
      "Noch übrig",
      "Gültig ab",
      "Gültig bis",
      "Kennzeichen",
      "Parkflächen",
      "Aktionen"
    ])
    expect(wordsOf(markup)).toMatch(
      /Gilt bis .* noch 9 Tage, 9 Std\. 10er-Karte .*7 von 10-mal parken .*1\. Nov\. 2026.* 08:00 .*30\. Nov\. 2026.* 20:00 .*M.*PP.*123.* Wiesensee, Strandbad/
    )
  })

  it("offer to correct a plate only where that is possible, else the operator's contact", () => {
    const wordsWith = (plateCorrection: ActiveTicket["plateCorrection"]) =>
      wordsOf(tickets({ ...ticket, plateCorrection: plateCorrection ?? null }))
    expect(wordsWith("possible")).toContain("Kennzeichen korrigieren")
    expect(wordsWith("possible")).not.toContain("Betreiber kontaktieren")
    for (const closed of ["begun", "used", "none", undefined] as const) {
      expect(wordsWith(closed)).not.toContain("Kennzeichen korrigieren")
      expect(wordsWith(closed)).toContain("Betreiber kontaktieren")
    }
  })

  it("begin with the running one, whose proof is the only primary action of the page", () => {
    const order = "00000000-0000-4000-8000-000000000077"
    const ahead = {
      ...ticket,
      name: "Morgen",
      validFrom: "2026-11-22T00:00:00+01:00",
      validTo: "2026-11-23T00:00:00+01:00",
      orderItemId: `${order}:0`
    }
    const flow = account("overview")
    flow.succeeds("loadActiveTickets", [ahead, { ...ticket, id: "running", orderItemId: `${order}:1` }])
    const markup = markupOf(<AccountScreen actor={flow.actor} />)
    expect(wordsOf(markup)).toMatch(/10er-Karte.*Morgen/)
    expect(markup.match(/button--variant_primary/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-label="Nachweis zeigen: 10er-Karte"[^>]*button--variant_primary/)
  })

  it("are followed by the other shops in which the driver has bought", () => {
    const flow = drive(accountMachine, {
      shopPath: "wiesensee",
      otherShops: [{ path: "seewil", name: "Seewil" }]
    })
    flow.succeeds("loadShop", wiesensee)
    flow.succeeds("loadActiveTickets", [])
    const markup = markupOf(<AccountScreen actor={flow.actor} />)
    expect(markup).toMatch(/href="\/seewil\/account"[^>]*>Seewil/)
    // Nothing is said of permits in a shop that has none.
    expect(wordsOf(markup)).not.toMatch(/keine Parkberechtigungen|Optionen anzeigen/)
  })

  it("are exported with ISO times, plain amounts, payment methods and order numbers, and empty cells for unknown values", async () => {
    const { t } = startTranslations("de-DE", de)
    const ordered = {
      ...ticket,
      orderReference: "PS-W3G3-9QRC",
      paymentMethod: { name: "visa", lastFour: "4242" }
    }
    saveTable([ordered, { ...ticket, orderItemId: null, validTo: null }], t, createFormatters("de-DE", "DE"))
    const [name, file] = vi.mocked(saveFile).mock.lastCall ?? []
    expect(name).toBe("parktickets.csv")
    expect((await file?.text())?.trim().split("\r\n")).toEqual([
      '"Ticket";"Kennzeichen";"Parkflächen";"Gültig ab";"Gültig bis";"Preis";"Währung";"Bezahlt mit";"Bestellnummer"',
      '"10er-Karte";"M-PP123";"Wiesensee, Strandbad";"2026-11-01 08:00";"2026-11-30 20:00";"65,00";"EUR";"Visa, Endziffern 4242";"PS-W3G3-9QRC"',
      '"10er-Karte";"M-PP123";"Wiesensee, Strandbad";"2026-11-01 08:00";"";"65,00";"EUR";"";""'
    ])
  })

  it("shows the day and time a ticket ends [P-12 S-12 B-13]", () => {
    const near = wordsOf(tickets({ ...ticket, validTo: "2026-11-22T20:00:00+01:00" }))
    expect(near).toMatch(/22\. Nov\. 2026, 20:00 Läuft ab am .*22\. Nov\. 2026 um 20:00/)
    const far = tickets({ ...ticket, validTo: "2027-11-30T20:00:00+01:00" })
    expect(wordsOf(far)).toMatch(/30\. Nov\. 2027.* 20:00/)
    expect(wordsOf(far)).not.toMatch(/Läuft ab/)
  })
})
