// Tests of the home of a shop, rendered to text: no browser needed.
import { beforeAll, describe, expect, it } from "vitest"
import { shopHomeMachine } from "../../../machines/shop-home/index.ts"
import {
  annualTicket,
  area,
  dayTicket,
  groupWith,
  strandbad,
  wiesensee
} from "../../../machines/testing/demo.ts"
import { type Driven, drive } from "../../../machines/testing/drive.ts"
import { windowWith } from "../../../schemas/testing/window.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import type { VerificationCode } from "../../../schemas/verification-code.ts"
import { markupOf, speakGerman, wordsOf } from "../../features/testing/render-screen.tsx"
import { AreaFilter } from "./AreaFilter.tsx"
import EmptyShop from "./EmptyShop.tsx"
import { OfferedTicket } from "./OfferedTicket.tsx"
import Permissions from "./Permissions.tsx"
import { ShopHeading } from "./ShopHeading.tsx"
import ShopHomeScreen from "./ShopHomeScreen.tsx"
import { TicketList } from "./TicketList.tsx"

beforeAll(speakGerman)

const open = (): Driven<typeof shopHomeMachine> => drive(shopHomeMachine, { shopPath: "wiesensee" } as never)

const browsing = (tickets: ReadonlyArray<Ticket>) => {
  const flow = open()
  flow.succeeds("loadShop", wiesensee)
  flow.succeeds("loadTickets", tickets)
  return flow.actor
}

const count = (markup: string, part: string): number => markup.split(part).length - 1

const permission: UserShopGroup = {
  ...groupWith([], 2),
  areas: [strandbad, area(2, "Nord"), area(3, "Promenade")]
}
const plate = { plate: "M-PP123", country: "DE", validFrom: "2026-01-01T00:00:00Z", validTo: null }

describe("the heading of a shop", () => {
  it("shows the name of the shop above its subline and picture [H-01 H-02 H-03]", () => {
    const markup = markupOf(<ShopHeading shop={{ ...wiesensee, coverImageUrl: "wiesensee.webp" }} />)
    expect(markup).toContain('src="https://assets.example/wiesensee.webp"')
    expect(wordsOf(markup)).toBe("Willkommen – Wiesensee Parktickets")
  })

  it("has a default picture when the shop has none [H-03]", () => {
    expect(markupOf(<ShopHeading shop={wiesensee} />)).toContain('data-cover="default"')
  })
})

describe("the loading state", () => {
  it("shows a skeleton of heading and tickets while the shop loads [H-20]", () => {
    const markup = markupOf(<ShopHomeScreen actor={open().actor} />)
    expect(markup).toContain("skeleton--shape_cover")
    expect(count(markup, "ticket-card__root")).toBe(4)
  })

  it("shows four skeleton cards while the tickets load [H-19 N-02]", () => {
    const flow = open()
    flow.succeeds("loadShop", wiesensee)
    const markup = markupOf(<ShopHomeScreen actor={flow.actor} />)
    expect(count(markup, "ticket-card__root")).toBe(4)
    expect(wordsOf(markup)).toMatch(/^Willkommen – Wiesensee Parktickets Die Tickets werden geladen …$/)
  })
})

describe("the tickets of a shop", () => {
  it("offers a choice of areas for two, not for one [H-04 H-05]", () => {
    const waitsForFilter = "skeleton--shape_button"
    expect(markupOf(<TicketList actor={browsing([dayTicket])} />)).not.toContain(waitsForFilter)
    expect(markupOf(<TicketList actor={browsing([annualTicket])} />)).toContain(waitsForFilter)
    const filter = markupOf(<AreaFilter actor={browsing([annualTicket])} areas={annualTicket.areas} />)
    expect(wordsOf(filter)).toBe("Alle Flächen")
  })

  it("names areas by locality and name on tickets and permissions [H-11 H-29]", () => {
    const ticket = wordsOf(
      markupOf(<OfferedTicket ticket={annualTicket} country="de" isCompared={false} onSelect={() => {}} />)
    )
    expect(ticket).toContain("Wiesensee, Strandbad +1")
    const shop = { ...wiesensee, userShopGroups: [permission] }
    expect(wordsOf(markupOf(<Permissions shop={shop} />))).toContain(
      "Wiesensee, Strandbad Wiesensee, Nord +1"
    )
  })
})

describe("the choice among tickets", () => {
  const month = { ...annualTicket, id: "month", price: 55, validityDuration: "P1M" }
  const hours = (from: string, to: string) => ({
    validityContainer: windowWith({ startTime: from, endTime: to })
  })
  const nights = {
    ...month,
    id: "nights",
    name: "Monat Nacht",
    translations: null,
    price: 15,
    ...hours("20:00", "08:00")
  }
  const year = { ...annualTicket, validityDuration: "P1Y" }
  const day = { ...dayTicket, validityDuration: "P1D" }

  it("is grouped by kind, with the cheapest first", () => {
    const words = wordsOf(markupOf(<TicketList actor={browsing([year, month, day, nights])} />))
    expect(words).toMatch(
      /4 Tickets Jetzt parken .* Für einen Monat oder länger Monat Nacht .*15,00.*55,00.*500,00/
    )
  })

  it("begins with the one that suits now, large and not again in its group", () => {
    const other = { ...day, id: "other", name: "Zweites", translations: null, price: 9 }
    const markup = markupOf(<TicketList actor={browsing([other, day, month])} />)
    expect(wordsOf(markup)).toMatch(
      /3 Tickets Jetzt parken Tagesticket Wandern .*Für einen Tag Zweites .*Für einen Monat/
    )
    expect(count(markup, "ticket-card__root--best_true")).toBe(1)
    expect(count(markup, "Tagesticket Wandern")).toBe(1)
  })

  it("shows the hours of tickets that differ in them, also of one valid at all hours", () => {
    const markup = markupOf(<TicketList actor={browsing([year, month, nights])} />)
    expect(wordsOf(markup)).toContain("Täglich 20:00–08:00 Uhr")
    expect(count(wordsOf(markup), "Rund um die Uhr")).toBe(1)
    expect(markup).toContain('d="M0 0H8V1H0zM20 0H24V1H20z"')
    expect(markup).toContain('d="M0 0H24V1H0z"')
    expect(count(markup, "day-bar")).toBe(2)
  })

  it("shows what distinguishes a ticket from the others", () => {
    const extrasOf = (ticket: Ticket) =>
      wordsOf(markupOf(<OfferedTicket ticket={ticket} country="de" isCompared={false} onSelect={() => {}} />))
    expect(extrasOf(year)).toContain("Jahr · 2 Kennzeichen")
    expect(extrasOf({ ...day, usageLimit: 10 })).toContain("Tag · 10-mal parken")
    expect(extrasOf(dayTicket)).not.toMatch(/Kennzeichen|-mal parken/)
  })
})

describe("an empty shop", () => {
  const empty = (isAccountVerification: boolean, codes: ReadonlyArray<VerificationCode> | null = null) => {
    const flow = open()
    flow.succeeds("loadShop", { ...wiesensee, isAccountVerification })
    flow.succeeds("loadTickets", [])
    if (codes !== null) flow.succeeds("loadCodes", codes)
    else if (isAccountVerification) flow.fails("loadCodes", { _tag: "Unreachable" })
    return wordsOf(markupOf(<EmptyShop actor={flow.actor} />))
  }

  it("shows three hints [H-24]", () => {
    for (const reason of [empty(true, []), empty(false)]) {
      expect(reason).toContain("Der Shop ist vielleicht noch nicht aktiv.")
      expect(reason).toContain("Ihnen fehlt vielleicht die Berechtigung, hier zu kaufen.")
      expect(reason).toContain("Manche Tickets werden erst mit einem Verifizierungscode freigeschaltet.")
    }
  })

  it("explains a locked shop by the driver's codes", () => {
    const codes = [{ code: "WIESE" }]
    expect(empty(true, [])).toContain("Sie haben noch keinen Verifizierungscode hinterlegt.")
    expect(empty(true, codes)).toContain("Sie haben 1 Verifizierungscode hinterlegt")
    expect(empty(true, codes)).not.toContain("Sie haben sich noch nicht verifiziert.")
    expect(empty(true)).toContain("Sie haben sich noch nicht verifiziert.")
  })
})

describe("permissions of a driver", () => {
  const shown = (group: UserShopGroup) =>
    wordsOf(markupOf(<Permissions shop={{ ...wiesensee, userShopGroups: [group] }} />))

  it("offers to add a plate on a permission without one [H-26]", () => {
    expect(shown(permission)).toContain("Kennzeichen hinzufügen")
    expect(shown(permission)).not.toMatch(/aktive Berechtigungen/i)
  })

  it("does not offer to add a plate on a permission that has ended: the service refuses it", () => {
    expect(shown({ ...permission, validTo: "2026-02-01T00:00:00+01:00" })).not.toContain("hinzufügen")
  })

  it("does not call a permission active whose term is over, though its plate has no end [S-11]", () => {
    const over = shown({
      ...permission,
      validTo: "2026-02-01T00:00:00+01:00",
      plates: [plate],
      activePlates: [plate]
    })
    expect(over).toContain("Abgelaufen")
    expect(over).not.toMatch(/aktive Berechtigungen/i)
    expect(over).toMatch(/details ansehen/i)
  })

  it("marks an active permission and links to the permissions of the account [H-27]", () => {
    const active = shown({ ...permission, plates: [plate], activePlates: [plate] })
    expect(active).toMatch(/aktive Berechtigungen/i)
    expect(active).toMatch(/details ansehen/i)
    expect(active).not.toContain("2027")
  })

  it("says from when an active permission counts that begins later [S-11]", () => {
    const later = { ...permission, maximumPlates: null, plates: [plate], activePlates: [plate] }
    expect(shown({ ...later, validFrom: "2027-01-01T00:00:00+01:00" })).toContain("ab Fr., 1. Jan. 2027")
    const begins = { ...plate, validFrom: "2027-01-01T00:00:00+01:00" }
    expect(shown({ ...later, validFrom: null, activePlates: [begins] })).toContain("ab Fr., 1. Jan. 2027")
    expect(shown({ ...later, validFrom: null, activePlates: [begins, plate] })).not.toContain("2027")
  })
})
