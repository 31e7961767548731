/**
 * Tariffs, stays and vouchers of the demo world. Days are counted from the day of seeding, in the zone of the
 * German shops. Seeded separately, so that a database of an earlier version gets them too.
 */
import { fromDate, parseTime, toCalendarDate, toCalendarDateTime } from "@internationalized/date"
import { demoId } from "./ids.ts"
import { type Row, seedOnce } from "./seed.ts"
import { areaId, demoShops } from "./shops.ts"

const plain = {
  arrivalMinutes: 15,
  departureMinutes: 10,
  intervalMinutes: 30,
  night: null,
  dayMaximum: null,
  forbidden: []
}

/** By shop; each of its areas has the same tariff, unless listed below. */
const tariffOfShop: Readonly<Record<string, Row>> = {
  wiesensee: { ...plain, price: 100, dayMaximum: 800, night: { from: "20:00", to: "07:00", price: 20 } },
  "klinikum-rosenau": { ...plain, arrivalMinutes: 30, price: 75, dayMaximum: 1200 },
  hochtal: { ...plain, intervalMinutes: 60, price: 150, dayMaximum: 900 },
  seewil: { ...plain, price: 100, dayMaximum: 1000, night: { from: "19:00", to: "07:00", price: 0 } },
  altavalle: { ...plain, intervalMinutes: 60, price: 200, dayMaximum: 1200 },
  stadtbad: { ...plain, arrivalMinutes: 120, price: 50 }
}

/** The promenade belongs to the market on Thursdays until noon. */
const tariffOfArea: Readonly<Record<string, Row>> = {
  [areaId("wiesensee", 2)]: {
    ...tariffOfShop["wiesensee"],
    forbidden: [{ weekdays: [4], from: "05:00", to: "12:00" }]
  }
}

const strandbad = areaId("wiesensee", 0)
const seepromenade = areaId("wiesensee", 2)
const besucherparkhaus = areaId("klinikum-rosenau", 0)
const mitarbeiterparkplatz = areaId("klinikum-rosenau", 1)

interface DemoStay {
  readonly key: string
  readonly area: string
  readonly plate: string
  readonly arrives: readonly [day: number, time: string]
  /** Null: still there. */
  readonly leaves: readonly [day: number, time: string] | null
  readonly payments?: ReadonlyArray<{
    readonly origin: string
    readonly status: "pending" | "paid"
    readonly amount: number
  }>
}

/** All plates are German. Those of the driver fahrerin@example.com are covered by her belongings. */
const demoStays: ReadonlyArray<DemoStay> = [
  { key: "open-visit", area: besucherparkhaus, plate: "M-ST100", arrives: [-1, "09:30"], leaves: null },
  { key: "left-unpaid", area: strandbad, plate: "M-ST101", arrives: [-2, "10:00"], leaves: [-2, "13:20"] },
  {
    key: "left-paid",
    area: strandbad,
    plate: "M-ST102",
    arrives: [-2, "10:00"],
    leaves: [-2, "12:00"],
    payments: [{ origin: "exit-machine", status: "paid", amount: 400 }]
  },
  {
    key: "left-pending",
    area: strandbad,
    plate: "M-ST103",
    arrives: [-2, "10:00"],
    leaves: [-2, "12:00"],
    payments: [{ origin: "phone-app", status: "pending", amount: 400 }]
  },
  { key: "short-stop", area: seepromenade, plate: "M-ST104", arrives: [-3, "13:00"], leaves: [-3, "13:10"] },
  { key: "covered-by-ticket", area: strandbad, plate: "M-FR88", arrives: [-1, "08:00"], leaves: null },
  {
    key: "covered-by-permit",
    area: mitarbeiterparkplatz,
    plate: "M-PF44",
    arrives: [-1, "06:00"],
    leaves: null
  }
]

export const stayId = (key: string): string => demoId(`stay/${key}`)

const demoVouchers = [
  { id: "EINKAUF-60", type: "freeTime", value: 60, area: strandbad, endsOnDay: null },
  { id: "KLINIK-50", type: "percent", value: 50, area: besucherparkhaus, endsOnDay: null },
  { id: "ABGELAUFEN", type: "freeTime", value: 60, area: strandbad, endsOnDay: -30 }
] as const

const worldOf = (now: Date): ReadonlyArray<readonly [table: string, rows: ReadonlyArray<Row>]> => {
  const today = toCalendarDate(fromDate(now, "Europe/Berlin"))
  const moment = ([day, time]: readonly [number, string]) =>
    toCalendarDateTime(today.add({ days: day }), parseTime(time)).toDate("Europe/Berlin")
  return [
    [
      "tariff",
      demoShops.flatMap(({ path, areas }) =>
        areas.flatMap((_, position) => {
          const area = areaId(path, position)
          const tariff = tariffOfArea[area] ?? tariffOfShop[path]
          return tariff === undefined ? [] : [{ areaEntityId: area, ...tariff }]
        })
      )
    ],
    [
      "stay",
      demoStays.map(({ key, area, plate, arrives, leaves }) => ({
        id: stayId(key),
        areaEntityId: area,
        plate,
        country: "DE",
        arrivedAt: moment(arrives),
        leftAt: leaves === null ? null : moment(leaves)
      }))
    ],
    [
      "stay_payment",
      demoStays.flatMap(({ key, leaves, payments = [] }) =>
        payments.map((payment) => ({
          id: demoId(`stay-payment/${key}/${payment.origin}`),
          stayId: stayId(key),
          ...payment,
          paidAt: leaves === null ? now : moment(leaves)
        }))
      )
    ],
    [
      "voucher",
      demoVouchers.map(({ id, type, value, area, endsOnDay }) => ({
        id,
        type,
        value,
        areaEntityId: area,
        validTo: endsOnDay === null ? null : moment([endsOnDay + 1, "00:00"])
      }))
    ]
  ]
}

/** Returns true if this call seeded the stays. Requires the rest of the demo world. */
export const seedDemoStays = seedOnce("demo-stays", worldOf)
