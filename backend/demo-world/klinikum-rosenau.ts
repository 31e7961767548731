/** The hospital: tickets for visitors, and tickets and permits for staff behind codes of the employer. */
import { type DemoGroup, demoShop, mondayToFriday, months, type Titles, window } from "./shop-definition.ts"

const besucher = 0
const mitarbeiter = 1

const group = (key: string, titles: Titles, maximumPlates: number, visible = true): DemoGroup => ({
  key,
  titles,
  maximumPlates,
  visible,
  open: false,
  areas: [mitarbeiter]
})

export const klinikumRosenau = demoShop({
  path: "klinikum-rosenau",
  accent: "#0c7a72",
  name: "Klinikum Rosenau",
  friendlyName: "Klinikum Rosenau",
  needsVerification: true,
  areas: [
    { locality: "Rosenau", name: "Besucherparkhaus" },
    { locality: "Rosenau", name: "Mitarbeiterparkplatz P3" }
  ],
  tickets: [
    {
      key: "visitor-day",
      titles: {
        de: "Besucher-Tagesticket",
        en: "Visitor day",
        fr: "Visiteurs, ticket journalier",
        it: "Visitatori, giornaliero"
      },
      price: 800,
      areas: [besucher]
    },
    {
      key: "staff-month-day",
      titles: {
        de: "Mitarbeiter Monat (Tag)",
        en: "Staff month, day shift",
        fr: "Personnel, mois (jour)",
        it: "Personale, mese (giorno)"
      },
      price: 2900,
      plates: 2,
      validity: months(1),
      windows: [window("05:30", "18:30", mondayToFriday)],
      areas: [mitarbeiter],
      needsCode: true
    },
    {
      key: "staff-month-night",
      titles: {
        de: "Mitarbeiter Monat (Nacht)",
        en: "Staff month, night shift",
        fr: "Personnel, mois (nuit)",
        it: "Personale, mese (notte)"
      },
      price: 1500,
      plates: 2,
      validity: months(1),
      windows: [window("19:00", "07:30")],
      areas: [mitarbeiter],
      needsCode: true
    },
    {
      key: "companion-10-visits",
      titles: {
        de: "Begleitpersonen 10er-Karte",
        en: "Companions' 10-visit card",
        fr: "Accompagnants, carte 10 stationnements",
        it: "Accompagnatori, carta 10 soste"
      },
      price: 4500,
      discountedPrice: 3600,
      visits: 10,
      start: "none",
      validity: { kind: "days", count: 90 },
      areas: [besucher]
    }
  ],
  groups: [
    group(
      "pflege-station-4",
      { de: "Pflege Station 4", en: "Nursing, ward 4", fr: "Soins, service 4", it: "Assistenza, reparto 4" },
      2
    ),
    group(
      "verwaltung",
      { de: "Verwaltung", en: "Administration", fr: "Administration", it: "Amministrazione" },
      3
    ),
    group(
      "praktikum-2026",
      { de: "Praktikum 2026", en: "Internship 2026", fr: "Stage 2026", it: "Tirocinio 2026" },
      1
    ),
    group("aerzteschaft", { de: "Ärzteschaft", en: "Physicians", fr: "Médecins", it: "Medici" }, 2),
    group(
      "technik-intern",
      { de: "Technik intern", en: "Internal engineering", fr: "Technique interne", it: "Tecnica interna" },
      2,
      false
    ),
    group("vollbelegt", { de: "Vollbelegt", en: "Fully taken", fr: "Complet", it: "Al completo" }, 2)
  ]
})
