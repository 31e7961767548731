/** Seeds the demo world into an empty database: once, in one transaction, even if several services start. */
import { fromDate, toCalendarDate } from "@internationalized/date"
import { Effect, Record, String as Str } from "effect"
import { SqlClient } from "effect/sql"
import type { OpeningHours } from "../../schemas/opening-hours.ts"
import { coverImageUrlOf } from "../shop-service/rules/cover-image.ts"
import { demoCodes, demoIssuedTickets, demoMembers, demoPlates, demoRedeemedCodes } from "./belongings.ts"
import { demoId, demoPageProviderId } from "./ids.ts"
import { picturesOf } from "./pictures.ts"
import type { DemoShop, DemoTicket, Titles } from "./shop-definition.ts"
import { areaId, demoShops, groupKey, ruleId, shopAreaId, shopGroupId, shopId, ticketId } from "./shops.ts"

/** Row by the names of its columns in camel case; other fields are ignored. */
export type Row = { readonly [column: string]: unknown }

const startValues = {
  none: [],
  date: ["year", "month", "day"],
  moment: ["year", "month", "day", "hour", "minute"]
} as const

const translationsOf = (titles: Titles) =>
  Object.fromEntries(Object.entries(titles).map(([language, title]) => [language, { title }]))

const nameOf = (titles: Titles): string => Object.values(titles)[0] ?? ""

const areaRows = ({ path, areas, currency, timeZone }: DemoShop): ReadonlyArray<Row> =>
  areas.map((area, position) => ({ ...area, areaEntityId: areaId(path, position), currency, timeZone }))

const shopRow = (shop: DemoShop, now: Date): Row => ({
  ...shop,
  id: shopId(shop.path),
  areaEntityId: shopAreaId(shop.path),
  paymentServiceProviderId: demoPageProviderId,
  isAccountVerification: shop.needsVerification,
  meta: metaOf(shop),
  coverImageUrl: coverOf(shop),
  areaFriendly: shop.friendlyName,
  areaCountry: shop.country,
  createdAt: now,
  updatedAt: now
})

const coverOf = (shop: DemoShop): string | null => {
  const [cover] = picturesOf(shop)
  return cover === undefined ? null : coverImageUrlOf(cover)
}

/** As `schemas/opening-hours.ts` and `schemas/shop-looks.ts` read it; null for a shop without such data. */
const metaOf = (shop: DemoShop) => {
  const openingHours = shop.areas.flatMap(({ locality, name, open }): ReadonlyArray<OpeningHours> => {
    if (open === undefined) return []
    return [{ area: `${locality}, ${name}`, open: open && { from: open[0], to: open[1] } }]
  })
  const [, logo] = picturesOf(shop)
  const meta = {
    ...(openingHours.length === 0 ? {} : { openingHours }),
    ...(logo === undefined ? {} : { accent: shop.accent, logo: coverImageUrlOf(logo) })
  }
  return Object.keys(meta).length === 0 ? null : meta
}

const pictureRows = (shop: DemoShop, now: Date): ReadonlyArray<Row> =>
  picturesOf(shop).map(({ bytes, ...picture }) => ({
    ...picture,
    bytes: `\\x${bytes.toString("hex")}`,
    createdAt: now
  }))

const ticketRow = (path: string, ticket: DemoTicket, position: number): Row => ({
  windows: [],
  needsCode: false,
  ...ticket,
  id: ticketId(path, ticket.key),
  ruleId: ruleId(path, ticket.key),
  shopId: shopId(path),
  position,
  name: nameOf(ticket.titles),
  translations: translationsOf(ticket.titles),
  ticketType: ticket.visits === undefined ? "singleUse" : "multiUse",
  usageLimit: ticket.visits,
  discountType: ticket.discountedPrice && "reducedRate",
  peakPrice: ticket.peak,
  maximumPlates: ticket.plates,
  requiredStartTimeValues: startValues[ticket.start],
  interruptions: [],
  onSale: true
})

const placesOf = (path: string, areas: ReadonlyArray<number>, owner: Row): ReadonlyArray<Row> =>
  areas.map((area, position) => ({ ...owner, areaEntityId: areaId(path, area), position }))

const groupRows = ({ path, groups }: DemoShop, now: Date): ReadonlyArray<Row> =>
  groups.map((group, position) => ({
    ...group,
    id: shopGroupId(path, group.key),
    shopId: shopId(path),
    groupId: groupKey(path, group.key),
    position,
    name: nameOf(group.titles),
    translations: translationsOf(group.titles),
    type: "permission",
    createdAt: now
  }))

/** Returns a shop's pricing groups: those of its groups, those for everyone, and some unused ones. */
const pricingGroupRows = ({ path, groups, tickets }: DemoShop): ReadonlyArray<Row> => {
  const pricingGroup = (key: string, titles: Titles, isDefault: boolean): Row => ({
    id: groupKey(path, key),
    areaEntityId: shopAreaId(path),
    name: nameOf(titles),
    isDefault
  })
  return [
    ...groups.map(({ key, titles }) => pricingGroup(key, titles, false)),
    ...(tickets.length === 0
      ? []
      : [
          pricingGroup("standard", { de: "Standardtarif" }, true),
          pricingGroup("long-term", { de: "Dauerparker" }, false)
        ])
  ]
}

/** Returns the drivers' belongings, with days counted in the time zone of the German shops. */
const belongings = (now: Date): ReadonlyArray<readonly [table: string, rows: ReadonlyArray<Row>]> => {
  const today = toCalendarDate(fromDate(now, "Europe/Berlin"))
  const beginOf = (day: number) => today.add({ days: day }).toDate("Europe/Berlin")
  const endOf = (day: number | null) => (day === null ? null : beginOf(day + 1))
  const codeId = (shop: string, code: string) => demoId(`code/${shop}/${code}`)
  const clinic = "klinikum-rosenau"
  const lake = demoShops[0] as DemoShop
  const issued = demoIssuedTickets.map((issue) => {
    const ticket = lake.tickets.find(({ key }) => key === issue.ticket) as DemoTicket
    return { issue, ticket, id: demoId(`issued/${issue.key}`) }
  })
  return [
    [
      "verification_code",
      demoCodes.map(({ shop, group, endsOnDay, ...code }) => ({
        ...code,
        id: codeId(shop, code.code),
        shopGroupId: group && shopGroupId(shop, group),
        shopId: shopId(shop),
        validTo: endOf(endsOnDay)
      }))
    ],
    [
      "redeemed_code",
      demoRedeemedCodes.map(({ shop, code, subject }) => ({
        verificationCodeId: codeId(shop, code),
        subject,
        redeemedAt: now
      }))
    ],
    [
      "group_member",
      demoMembers.map(({ shop, group, subject }) => ({ shopGroupId: shopGroupId(shop, group), subject }))
    ],
    [
      "registered_plate",
      demoPlates.map(({ group, beginsOnDay, endsOnDay, ...plate }) => ({
        ...plate,
        id: demoId(`plate/${group}/${plate.plate}`),
        shopGroupId: shopGroupId(clinic, group),
        country: "DE",
        validFrom: beginOf(beginsOnDay),
        validTo: endOf(endsOnDay)
      }))
    ],
    [
      "issued_ticket",
      issued.map(({ issue, ticket, id }) => ({
        id,
        subject: issue.subject,
        shopId: shopId(lake.path),
        ticketId: ticketId(lake.path, ticket.key),
        price: ticket.price,
        currency: lake.currency,
        validFrom: beginOf(issue.beginsOnDay),
        validTo: endOf(issue.endsOnDay),
        totalUsageLimit: ticket.visits,
        remainingUsage: issue.remaining,
        issuedAt: beginOf(issue.beginsOnDay)
      }))
    ],
    [
      "issued_ticket_plate",
      issued.map(({ issue, id }) => ({ issuedTicketId: id, position: 0, plate: issue.plate, country: "DE" }))
    ]
  ]
}

const worldOf = (now: Date): ReadonlyArray<readonly [table: string, rows: ReadonlyArray<Row>]> => [
  ["area", demoShops.flatMap(areaRows)],
  ["cover_image", demoShops.flatMap((shop) => pictureRows(shop, now))],
  ["shop", demoShops.map((shop) => shopRow(shop, now))],
  [
    "ticket",
    demoShops.flatMap(({ path, tickets }) => tickets.map((ticket, index) => ticketRow(path, ticket, index)))
  ],
  [
    "ticket_area",
    demoShops.flatMap(({ path, tickets }) =>
      tickets.flatMap(({ key, areas }) => placesOf(path, areas, { ticketId: ticketId(path, key) }))
    )
  ],
  ["shop_group", demoShops.flatMap((shop) => groupRows(shop, now))],
  [
    "shop_group_area",
    demoShops.flatMap(({ path, groups }) =>
      groups.flatMap(({ key, areas }) => placesOf(path, areas, { shopGroupId: shopGroupId(path, key) }))
    )
  ],
  ["pricing_group", demoShops.flatMap(pricingGroupRows)],
  ...belongings(now)
]

/** Writes tables in one transaction, unless it was done under this name; returns true if this call did. */
export const seedOnce = (name: string, tables: (now: Date) => ReturnType<typeof worldOf>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const isSeeded = sql`select 1 from shop.seeding where name = ${name}`.pipe(
      Effect.map((rows) => rows.length > 0)
    )
    if (yield* isSeeded) return false
    return yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`select pg_advisory_xact_lock(hashtext(${`seed ${name}`}))`
        if (yield* isSeeded) return false
        for (const [table, rows] of tables(new Date())) {
          // One JSON text per table: a thousand tickets are one statement.
          const json = JSON.stringify(rows.map(Record.mapKeys(Str.camelToSnake)))
          yield* sql`
            insert into ${sql(`shop.${table}`)}
            select * from jsonb_populate_recordset(null::${sql(`shop.${table}`)}, ${json}::text::jsonb)`
        }
        yield* sql`insert into shop.seeding (name) values (${name})`
        return true
      })
    )
  })

/** Returns true if this call seeded the world; a seeded database costs one query. */
export const seedDemoWorld = seedOnce("demo-world", worldOf)
