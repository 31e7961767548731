/** Austria, Switzerland and Italy: other currencies, languages, plates and legal texts. */
import { demoShop, hours, mondayToSaturday, months, window } from "./shop-definition.ts"

export const hochtal = demoShop({
  path: "hochtal",
  accent: "#b3262e",
  name: "Hochtal",
  friendlyName: "Bergbahnen Hochtal",
  country: "at",
  timeZone: "Europe/Vienna",
  areas: [
    { locality: "Hochtal", name: "Talstation" },
    { locality: "Hochtal", name: "Ortsgarage" }
  ],
  tickets: [
    {
      key: "day",
      titles: { de: "Tageskarte", en: "Day ticket", it: "Giornaliero", fr: "Carte journalière" },
      price: 800,
      areas: [0]
    },
    {
      key: "half-day",
      titles: { de: "Halbtag", en: "Half-day ticket", it: "Mezza giornata", fr: "Demi-journée" },
      price: 400,
      start: "moment",
      validity: hours(6),
      areas: [0]
    },
    {
      key: "garage-month",
      titles: {
        de: "Ortsgarage Monat",
        en: "Village garage, month",
        it: "Garage del paese, mese",
        fr: "Garage du village, mois"
      },
      price: 17_500,
      plates: 2,
      validity: months(1),
      areas: [1]
    }
  ]
})

export const seewil = demoShop({
  path: "seewil",
  accent: "#c8102e",
  name: "Seewil",
  friendlyName: "Gemeinde Seewil",
  country: "ch",
  currency: "CHF",
  timeZone: "Europe/Zurich",
  areas: [
    { locality: "Seewil", name: "Zone A", open: null },
    { locality: "Seewil", name: "Zone B", open: null },
    { locality: "Seewil", name: "Bahnhof", open: ["05:00", "23:30"] }
  ],
  tickets: [
    {
      key: "day-zone-a",
      titles: {
        de: "Tageskarte Zone A",
        en: "Day ticket, zone A",
        fr: "Carte journalière zone A",
        it: "Carta giornaliera zona A"
      },
      price: 1000,
      areas: [0]
    },
    {
      key: "resident-year",
      titles: {
        de: "Anwohnerkarte Jahr",
        en: "Resident year",
        fr: "Carte de riverain, année",
        it: "Carta residenti, anno"
      },
      price: 26_400,
      validity: { kind: "years", count: 1 },
      areas: [0, 1]
    },
    {
      key: "commuter-month",
      titles: {
        de: "Pendlerkarte Monat",
        en: "Commuter month",
        fr: "Carte de pendulaire, mois",
        it: "Carta pendolari, mese"
      },
      price: 8500,
      plates: 2,
      validity: months(1),
      windows: [window("06:00", "19:00", mondayToSaturday)],
      areas: [2]
    }
  ]
})

const lago = 0
const centro = 1

export const altavalle = demoShop({
  path: "altavalle",
  accent: "#e08a1e",
  name: "Altavalle",
  friendlyName: "Comune di Altavalle",
  country: "it",
  timeZone: "Europe/Rome",
  areas: [
    { locality: "Altavalle", name: "Lago" },
    { locality: "Altavalle", name: "Centro" }
  ],
  tickets: [
    {
      key: "lake-day",
      titles: { it: "Giornaliero Lago", de: "Tagesticket See", en: "Lake day", fr: "Lac, ticket journalier" },
      price: 1000,
      peak: { price: 2000, months: [7, 8] },
      validity: { kind: "day", from: "07:00", to: "20:00" },
      areas: [lago]
    },
    {
      key: "week",
      titles: { it: "Settimana", de: "Woche", en: "Week", fr: "Semaine" },
      price: 2200,
      validity: { kind: "days", count: 7 },
      areas: [centro]
    },
    {
      key: "month",
      titles: { it: "Mese", de: "Monat", en: "Month", fr: "Mois" },
      price: 5500,
      validity: months(1),
      areas: [centro]
    },
    {
      key: "quarter",
      titles: { it: "Trimestre", de: "Quartal", en: "Quarter", fr: "Trimestre" },
      price: 14_850,
      validity: months(3),
      areas: [centro]
    },
    {
      key: "year",
      titles: { it: "Anno", de: "Jahr", en: "Year", fr: "Année" },
      price: 52_800,
      validity: { kind: "years", count: 1 },
      areas: [lago, centro]
    },
    {
      key: "month-night",
      titles: { it: "Mese notte", de: "Monat Nacht", en: "Month, nights", fr: "Mois, nuits" },
      price: 1500,
      validity: months(1),
      windows: [window("20:00", "08:00")],
      areas: [centro]
    },
    {
      key: "month-day",
      titles: { it: "Mese giorno", de: "Monat Tag", en: "Month, days", fr: "Mois, jours" },
      price: 5000,
      validity: months(1),
      windows: [window("08:00", "20:00")],
      areas: [centro]
    }
  ]
})
