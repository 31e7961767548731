/** The demo drivers' belongings, and the employers' codes. Days are counted from the day of seeding. */
import { demoDrivers, otherDriverSubject } from "./drivers.ts"

/** A plate without any ticket, and one that another driver's multi-visit ticket covers in wiesensee. */
export const freePlate = "M-PP123"
export const coveredPlate = "M-XX999"

const fahrerin = demoDrivers.fahrerin.subject
const flotte = demoDrivers.flotte.subject

/** Adding a group's code makes a driver its member. */
export const demoCodes = [
  { shop: "klinikum-rosenau", code: "ROSENAU-2026", group: null, maximumUses: null, endsOnDay: null },
  {
    shop: "klinikum-rosenau",
    code: "k.meier@rosenau.example",
    group: null,
    maximumUses: null,
    endsOnDay: null
  },
  {
    shop: "klinikum-rosenau",
    code: "STATION-4",
    group: "pflege-station-4",
    maximumUses: null,
    endsOnDay: null
  },
  { shop: "klinikum-rosenau", code: "USED-UP", group: null, maximumUses: 0, endsOnDay: null },
  { shop: "klinikum-rosenau", code: "EXPIRED.2025", group: null, maximumUses: null, endsOnDay: -30 },
  { shop: "leerhof", code: "OTHER-SHOP", group: null, maximumUses: null, endsOnDay: null }
] as const

/** Redeemed already. The codes for trying out in klinikum-rosenau stay new for everyone. */
export const demoRedeemedCodes = [{ shop: "klinikum-rosenau", code: "STATION-4", subject: fahrerin }] as const

const ofFahrerin = ["pflege-station-4", "verwaltung", "praktikum-2026", "aerzteschaft", "technik-intern"]

export const demoMembers = [
  ...ofFahrerin.map((group) => ({ shop: "klinikum-rosenau", group, subject: fahrerin })),
  { shop: "klinikum-rosenau", group: "vollbelegt", subject: flotte }
]

interface DemoPlate {
  readonly group: string
  readonly subject: string
  readonly plate: string
  readonly beginsOnDay: number
  /** Valid until the end of this day; null: without end. */
  readonly endsOnDay: number | null
}

/** In klinikum-rosenau; all of them German. */
export const demoPlates: ReadonlyArray<DemoPlate> = [
  { group: "pflege-station-4", subject: fahrerin, plate: "M-PF44", beginsOnDay: -200, endsOnDay: null },
  { group: "verwaltung", subject: fahrerin, plate: "M-VW303", beginsOnDay: -100, endsOnDay: 9 },
  { group: "praktikum-2026", subject: fahrerin, plate: "M-PK26", beginsOnDay: -120, endsOnDay: -20 },
  { group: "vollbelegt", subject: flotte, plate: "M-FL11", beginsOnDay: -60, endsOnDay: null },
  { group: "vollbelegt", subject: flotte, plate: "M-FL12", beginsOnDay: -30, endsOnDay: null }
]

interface DemoIssuedTicket {
  readonly key: string
  readonly subject: string
  readonly ticket: string
  readonly plate: string
  readonly beginsOnDay: number
  readonly endsOnDay: number
  readonly remaining: number | null
}

/** In wiesensee. The plate M-PP123 stays free. */
export const demoIssuedTickets: ReadonlyArray<DemoIssuedTicket> = [
  {
    key: "week-of-fahrerin",
    subject: fahrerin,
    ticket: "week",
    plate: "M-FR88",
    beginsOnDay: -2,
    endsOnDay: 4,
    remaining: null
  },
  {
    key: "10-visits-of-fahrerin",
    subject: fahrerin,
    ticket: "10-visits",
    plate: "M-FR88",
    beginsOnDay: -40,
    endsOnDay: 324,
    remaining: 7
  },
  {
    key: "10-visits-of-another",
    subject: otherDriverSubject,
    ticket: "10-visits",
    plate: coveredPlate,
    beginsOnDay: -10,
    endsOnDay: 354,
    remaining: 9
  }
]
