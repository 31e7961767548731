/** The lake: three areas, exactly 14 tickets of every kind, two permission groups. */
import { demoShop, hours, mondayToFriday, months, window } from "./shop-definition.ts"

const strandbad = 0
const wanderparkplatz = 1
const seepromenade = 2
const everywhere = [strandbad, wanderparkplatz, seepromenade]

export const wiesensee = demoShop({
  path: "wiesensee",
  accent: "#1f6f9f",
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
      titles: {
        de: "Tagesticket Wandern",
        en: "Hiking day ticket",
        fr: "Ticket journalier randonnée",
        it: "Giornaliero escursioni"
      },
      price: 800,
      areas: [wanderparkplatz]
    },
    {
      key: "lido-day",
      titles: {
        de: "Tagesticket Strandbad",
        en: "Lido day ticket",
        fr: "Ticket journalier plage",
        it: "Giornaliero lido"
      },
      price: 1000,
      validity: { kind: "day", from: "08:00", to: "20:00" },
      areas: [strandbad]
    },
    {
      key: "24-hours",
      titles: {
        de: "24-Stunden-Ticket",
        en: "24-hour ticket",
        fr: "Ticket 24 heures",
        it: "Biglietto 24 ore"
      },
      price: 1200,
      start: "moment",
      validity: hours(24),
      areas: [strandbad, seepromenade]
    },
    {
      key: "week",
      titles: {
        de: "Wochenticket",
        en: "Week ticket",
        fr: "Ticket hebdomadaire",
        it: "Biglietto settimanale"
      },
      price: 3500,
      plates: 2,
      validity: { kind: "seconds", count: 604_800 },
      areas: [strandbad, wanderparkplatz]
    },
    {
      key: "10-visits",
      titles: { de: "10er-Karte", en: "10-visit card", fr: "Carte 10 stationnements", it: "Carta 10 soste" },
      price: 6500,
      visits: 10,
      plates: 3,
      start: "none",
      validity: { kind: "days", count: 365 },
      areas: everywhere
    },
    {
      key: "annual",
      titles: {
        de: "Jahresticket alle Flächen",
        en: "Annual, all areas",
        fr: "Ticket annuel, toutes les zones",
        it: "Annuale, tutte le aree"
      },
      price: 50_000,
      plates: 2,
      validity: { kind: "years", count: 1 },
      areas: everywhere
    },
    {
      key: "hiking-half-day",
      titles: {
        de: "Halbtagesticket Wandern",
        en: "Hiking half-day ticket",
        fr: "Ticket demi-journée randonnée",
        it: "Mezza giornata escursioni"
      },
      price: 500,
      start: "moment",
      validity: hours(6),
      areas: [wanderparkplatz]
    },
    {
      key: "promenade-evening",
      titles: {
        de: "Abendticket Seepromenade",
        en: "Promenade evening ticket",
        fr: "Ticket soirée promenade du lac",
        it: "Serale lungolago"
      },
      price: 400,
      validity: { kind: "day", from: "17:00", to: "24:00" },
      areas: [seepromenade]
    },
    {
      key: "promenade-two-days",
      titles: {
        de: "Zwei-Tage-Ticket Seepromenade",
        en: "Promenade two-day ticket",
        fr: "Ticket deux jours promenade du lac",
        it: "Due giorni lungolago"
      },
      price: 1500,
      validity: { kind: "days", count: 2 },
      areas: [seepromenade]
    },
    {
      key: "lido-family-day",
      titles: {
        de: "Familien-Tagesticket Strandbad",
        en: "Lido family day ticket",
        fr: "Ticket journalier famille, plage",
        it: "Giornaliero famiglia lido"
      },
      price: 1400,
      discountedPrice: 1100,
      validity: { kind: "day", from: "08:00", to: "20:00" },
      areas: [strandbad]
    },
    {
      key: "hiking-month",
      titles: {
        de: "Monatsticket Wandern",
        en: "Hiking month ticket",
        fr: "Ticket mensuel randonnée",
        it: "Mensile escursioni"
      },
      price: 4200,
      plates: 2,
      validity: months(1),
      areas: [wanderparkplatz]
    },
    {
      key: "early-swimmers-month",
      titles: {
        de: "Frühschwimmer-Monat",
        en: "Early swimmers' month",
        fr: "Mois des nageurs matinaux",
        it: "Mese nuoto mattutino"
      },
      price: 1800,
      validity: months(1),
      windows: [window("05:00", "09:00", mondayToFriday)],
      areas: [strandbad]
    },
    {
      key: "hiking-5-visits",
      titles: {
        de: "5er-Karte Wandern",
        en: "Hiking 5-visit card",
        fr: "Carte 5 stationnements, randonnée",
        it: "Carta 5 soste escursioni"
      },
      price: 3600,
      visits: 5,
      plates: 2,
      start: "none",
      validity: { kind: "days", count: 180 },
      areas: [wanderparkplatz]
    },
    {
      key: "lido-season",
      titles: {
        de: "Saisonticket Strandbad",
        en: "Lido season ticket",
        fr: "Ticket saison plage",
        it: "Stagionale lido"
      },
      price: 16_000,
      plates: 2,
      validity: months(6),
      areas: [strandbad, seepromenade]
    }
  ],
  groups: [
    {
      key: "anwohner",
      titles: {
        de: "Anwohner Wiesensee",
        en: "Wiesensee residents",
        fr: "Riverains Wiesensee",
        it: "Residenti Wiesensee"
      },
      maximumPlates: 2,
      visible: true,
      open: true,
      areas: [wanderparkplatz, seepromenade]
    },
    {
      key: "bootssteg",
      titles: {
        de: "Liegeplatz am Bootssteg",
        en: "Berth holders at the jetty",
        fr: "Place au ponton",
        it: "Posto barca al pontile"
      },
      maximumPlates: 1,
      visible: true,
      open: true,
      areas: everywhere
    }
  ]
})
