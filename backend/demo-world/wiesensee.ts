/** The lake: three areas, exactly 14 tickets of every kind, two permission groups. */
import { demoShop, hours, mondayToFriday, months, wholeDay, window } from "./shop-definition.ts"

const strandbad = 0
const wanderparkplatz = 1
const seepromenade = 2
const everywhere = [strandbad, wanderparkplatz, seepromenade]

export const wiesensee = demoShop({
  path: "wiesensee",
  name: "Parken am Wiesensee",
  friendlyName: "Gemeinde Wiesensee",
  areas: [
    { locality: "Wiesensee", name: "Strandbad", open: ["06:00", "22:00"] },
    { locality: "Wiesensee", name: "Wanderparkplatz Nord", open: null },
    { locality: "Wiesensee", name: "Seepromenade", open: ["05:00", "23:00"] }
  ],
  tickets: [
    {
      key: "hiking-day",
      titles: { de: "Tagesticket Wandern", en: "Hiking day ticket" },
      price: 800,
      plates: 1,
      start: "date",
      validity: wholeDay,
      areas: [wanderparkplatz]
    },
    {
      key: "lido-day",
      titles: { de: "Tagesticket Strandbad", en: "Lido day ticket" },
      price: 1000,
      plates: 1,
      start: "date",
      validity: { kind: "day", from: "08:00", to: "20:00" },
      areas: [strandbad]
    },
    {
      key: "24-hours",
      titles: { de: "24-Stunden-Ticket", en: "24-hour ticket" },
      price: 1200,
      plates: 1,
      start: "moment",
      validity: hours(24),
      areas: [strandbad, seepromenade]
    },
    {
      key: "week",
      titles: { de: "Wochenticket", en: "Week ticket" },
      price: 3500,
      plates: 2,
      start: "date",
      validity: { kind: "seconds", count: 604_800 },
      areas: [strandbad, wanderparkplatz]
    },
    {
      key: "10-visits",
      titles: { de: "10er-Karte", en: "10-visit card" },
      price: 6500,
      visits: 10,
      plates: 3,
      start: "none",
      validity: { kind: "days", count: 365 },
      areas: everywhere
    },
    {
      key: "annual",
      titles: { de: "Jahresticket alle Flächen", en: "Annual, all areas" },
      price: 50_000,
      plates: 2,
      start: "date",
      validity: { kind: "years", count: 1 },
      areas: everywhere
    },
    {
      key: "hiking-half-day",
      titles: { de: "Halbtagesticket Wandern", en: "Hiking half-day ticket" },
      price: 500,
      plates: 1,
      start: "moment",
      validity: hours(6),
      areas: [wanderparkplatz]
    },
    {
      key: "promenade-evening",
      titles: { de: "Abendticket Seepromenade", en: "Promenade evening ticket" },
      price: 400,
      plates: 1,
      start: "date",
      validity: { kind: "day", from: "17:00", to: "24:00" },
      areas: [seepromenade]
    },
    {
      key: "promenade-two-days",
      titles: { de: "Zwei-Tage-Ticket Seepromenade", en: "Promenade two-day ticket" },
      price: 1500,
      plates: 1,
      start: "date",
      validity: { kind: "days", count: 2 },
      areas: [seepromenade]
    },
    {
      key: "lido-family-day",
      titles: { de: "Familien-Tagesticket Strandbad", en: "Lido family day ticket" },
      price: 1400,
      discountedPrice: 1100,
      plates: 1,
      start: "date",
      validity: { kind: "day", from: "08:00", to: "20:00" },
      areas: [strandbad]
    },
    {
      key: "hiking-month",
      titles: { de: "Monatsticket Wandern", en: "Hiking month ticket" },
      price: 4200,
      plates: 2,
      start: "date",
      validity: months(1),
      areas: [wanderparkplatz]
    },
    {
      key: "early-swimmers-month",
      titles: { de: "Frühschwimmer-Monat", en: "Early swimmers' month" },
      price: 1800,
      plates: 1,
      start: "date",
      validity: months(1),
      windows: [window("05:00", "09:00", mondayToFriday)],
      areas: [strandbad]
    },
    {
      key: "hiking-5-visits",
      titles: { de: "5er-Karte Wandern", en: "Hiking 5-visit card" },
      price: 3600,
      visits: 5,
      plates: 2,
      start: "none",
      validity: { kind: "days", count: 180 },
      areas: [wanderparkplatz]
    },
    {
      key: "lido-season",
      titles: { de: "Saisonticket Strandbad", en: "Lido season ticket" },
      price: 16_000,
      plates: 2,
      start: "date",
      validity: months(6),
      areas: [strandbad, seepromenade]
    }
  ],
  groups: [
    {
      key: "anwohner",
      titles: { de: "Anwohner Wiesensee", en: "Wiesensee residents" },
      maximumPlates: 2,
      visible: true,
      open: true,
      areas: [wanderparkplatz, seepromenade]
    },
    {
      key: "bootssteg",
      titles: { de: "Liegeplatz am Bootssteg", en: "Berth holders at the jetty" },
      maximumPlates: 1,
      visible: true,
      open: true,
      areas: everywhere
    }
  ]
})
