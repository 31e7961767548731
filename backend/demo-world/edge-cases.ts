/** Shops with one feature each: one area, no tickets, inactive, and very many tickets. */
import { type DemoTicket, demoShop, hours, months, wholeDay } from "./shop-definition.ts"

export const stadtbad = demoShop({
  path: "stadtbad",
  accent: "#17b0d8",
  name: "Stadtbad Rosenau",
  friendlyName: "Stadtwerke Rosenau",
  areas: [{ locality: "Rosenau", name: "Stadtbad" }],
  tickets: [
    {
      key: "day",
      titles: {
        de: "Tagesticket Stadtbad",
        en: "Baths day ticket",
        fr: "Bains, ticket journalier",
        it: "Piscina, giornaliero"
      },
      price: 300,
      areas: [0]
    },
    {
      key: "month",
      titles: {
        de: "Monatsticket Stadtbad",
        en: "Baths month ticket",
        fr: "Bains, ticket mensuel",
        it: "Piscina, mensile"
      },
      price: 3000,
      validity: months(1),
      areas: [0]
    }
  ]
})

export const leerhof = demoShop({
  path: "leerhof",
  name: "Leerhof",
  friendlyName: "Gewerbepark Leerhof",
  needsVerification: true,
  areas: [{ locality: "Leerhof", name: "Betriebsparkplatz" }]
})

export const leer = demoShop({
  path: "leer",
  name: "Leer",
  friendlyName: "Parkplatz Leer",
  areas: [{ locality: "Leer", name: "Festplatz" }]
})

export const altmarkt = demoShop({
  path: "altmarkt",
  name: "Altmarkt",
  friendlyName: "Altmarkt",
  active: false,
  areas: [{ locality: "Rosenau", name: "Altmarkt" }],
  tickets: [
    { key: "day", titles: { de: "Tagesticket Altmarkt", en: "Altmarkt day ticket" }, price: 600, areas: [0] }
  ]
})

const levels = 12
const zones = "ABCDEFGHIJ"
const areaCount = levels * zones.length
const ticketCount = 1000

const kinds = [
  { de: "Tagesticket", en: "Day ticket", price: 600, start: "date", validity: wholeDay },
  { de: "12-Stunden-Ticket", en: "12-hour ticket", price: 450, start: "moment", validity: hours(12) },
  { de: "Wochenticket", en: "Week ticket", price: 2400, start: "date", validity: { kind: "days", count: 7 } },
  { de: "Monatsticket", en: "Month ticket", price: 7900, start: "date", validity: months(1) },
  {
    de: "10er-Karte",
    en: "10-visit card",
    price: 5000,
    start: "none",
    validity: { kind: "days", count: 365 }
  }
] as const

const number = (index: number, digits: number): string => String(index + 1).padStart(digits, "0")

/** Each in one to three areas, spread so that every area has tickets of every kind. */
const bigTicket = (index: number): DemoTicket => {
  const kind = kinds[index % kinds.length] ?? kinds[0]
  const home = (index * 7) % areaCount
  return {
    key: `ticket-${number(index, 4)}`,
    titles: { de: `${kind.de} ${number(index, 4)}`, en: `${kind.en} ${number(index, 4)}` },
    price: kind.price + (index % 20) * 50,
    ...(kind.start === "none" ? { visits: 10 } : {}),
    plates: 1 + (index % 3),
    start: kind.start,
    validity: kind.validity,
    areas: Array.from({ length: 1 + (index % 3) }, (_, step) => (home + step * 41) % areaCount)
  }
}

export const grossgarage = demoShop({
  path: "grossgarage",
  accent: "#3a4474",
  name: "Großgarage",
  friendlyName: "Großgarage am Hauptbahnhof",
  areas: Array.from({ length: areaCount }, (_, index) => ({
    locality: `Ebene ${number(Math.floor(index / zones.length), 2)}`,
    name: `Zone ${zones[index % zones.length]}${number(index, 3)}`
  })),
  tickets: Array.from({ length: ticketCount }, (_, index) => bigTicket(index))
})
