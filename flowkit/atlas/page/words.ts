/** What the page itself says, in both languages. */
import { createContext, useContext } from "react"
import type { Language } from "../../draw/texts.ts"

const english = {
  title: "Flow atlas",
  allFlows: "All flows",
  frontText:
    "Every flow of the product, drawn from the machines that run it. Open a flow to see what may happen, on which screens, and what tests have shown of it.",
  search: "Search states and rules",
  searchHint: "for example: bank declines",
  noResult: "Nothing found.",
  results: (count: number) => `${count} found`,
  language: "Language",
  views: { picture: "Picture", list: "List", screens: "Screens" },
  view: "View",
  overlay: "Show",
  overlays: {
    none: "kinds of events",
    coverage: "what tests have covered",
    failures: "what tests have failed on",
    signOff: "what is signed off",
    difference: "what has changed"
  },
  details: "Details",
  play: "Play",
  stopPlaying: "Stop playing",
  playHint: "Try the flow out: be the driver, the services and the clock.",
  loading: "Loading …",
  notFound: "There is no such flow or place.",
  keys: "In the picture: ← → choose a way on, ↓ or Enter goes along it, ↑ goes back. + and − zoom, 0 shows everything.",
  zoomIn: "Larger",
  zoomOut: "Smaller",
  zoomFit: "Show everything",
  pictureOf: (title: string) => `Picture of ${title}`,
  waysOn: "What may happen here",
  waysIn: "How one gets here",
  noWayOn: "Nothing leads on from here.",
  noWayIn: "Nothing leads here.",
  inside: "Inside",
  leadsTo: "leads to",
  staysHere: "stays here",
  screens: "Screens",
  missing: "missing",
  passing: "Left at once: there is no screen.",
  screenOf: (state: string, locale: string, width: number) => `${state}, ${locale}, ${width} px wide`,
  missingScreen: (state: string, locale: string, width: number) =>
    `${state}, ${locale}, ${width} px wide: missing`,
  screensCount: (present: number, wanted: number) => `${present} of ${wanted} screens are there.`,
  takenIn: (path: string, step: number) => `Path ${path}, step ${step}`,
  nameInMachine: "Name in the machine",
  technical: "For developers",
  guard: "guard",
  actions: "actions",
  services: "Services at work",
  coverage: {
    none: "No run has been recorded yet.",
    covered: (taken: number) => `Covered: tests went this way ${taken} times.`,
    missed: "Missed: no test went this way.",
    unreachable: (reason: string) => `No test can go this way: ${reason}`,
    summary: (covered: number, all: number) => `Tests cover ${covered} of ${all} transitions.`
  },
  failures: {
    none: "No test has failed in this flow.",
    some: (count: number) => `${count} paths have failed.`
  },
  difference: {
    none: (since: string) => `Nothing has changed since ${since}.`,
    isNew: (since: string) => `This flow is new since ${since}.`,
    off: "Not compared. Start with: npm run atlas -- --since main",
    heading: (since: string) => `Changed since ${since}`,
    added: "new",
    removed: "gone",
    changed: "changed",
    before: "before",
    after: "now",
    sameSentence: "The rule reads as before; how its condition is decided, or what it does, has changed."
  },
  signOff: {
    heading: "Sign-off",
    statuses: {
      signed: "signed off",
      outdated: "changed since it was signed off",
      unsigned: "not signed off"
    },
    by: (name: string, day: string) => `by ${name} on ${day}`,
    name: "Your name",
    sign: "Sign off",
    signAll: (count: number) => `Sign off all ${count} ways from here`,
    signFlow: (count: number) => `Sign off the whole flow (${count} transitions)`,
    withdraw: "Take back",
    download: "Download sign-off.json",
    downloadHint: "There is no server behind this page: download the file and put it into docs/flows.",
    summary: (signed: number, all: number) => `${signed} of ${all} transitions are signed off.`,
    nameNeeded: "Write your name first.",
    stored: "Stored.",
    failed: (message: string) => `Not stored: ${message}`
  },
  counts: (states: number, transitions: number) => `${states} states, ${transitions} transitions`,
  calls: "Calls",
  goesOnIn: "Goes on in another flow",
  calledBy: "Is called by",
  exportAs: "Take along",
  print: "Print",
  legend: "Kinds of events",
  player: {
    start: "Start",
    again: "Start again",
    undo: "Take back",
    nowIn: "Now in",
    somebody: "Somebody acts",
    service: (name: string) => `The service “${name}” ends`,
    clock: "The clock",
    wait: (seconds: string) => `${seconds} pass`,
    refused: "Not possible now",
    story: "What has happened",
    begun: "The flow begins.",
    nothing: "Nothing may happen any more.",
    missing: "This flow cannot be played yet: nobody has written down what its services may answer.",
    seconds: (seconds: number) => (seconds === 1 ? "1 second" : `${seconds} seconds`),
    minutes: (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`)
  }
}

export type Words = typeof english

const german: Words = {
  title: "Ablauf-Atlas",
  allFlows: "Alle Abläufe",
  frontText:
    "Jeder Ablauf des Produkts, gezeichnet nach den Automaten, die ihn steuern. Ein Ablauf zeigt, was geschehen kann, auf welchen Bildschirmen, und was Tests davon gesehen haben.",
  search: "Zustände und Regeln suchen",
  searchHint: "zum Beispiel: Bank abgelehnt",
  noResult: "Nichts gefunden.",
  results: (count) => `${count} gefunden`,
  language: "Sprache",
  views: { picture: "Bild", list: "Liste", screens: "Bildschirme" },
  view: "Ansicht",
  overlay: "Zeige",
  overlays: {
    none: "Arten von Ereignissen",
    coverage: "was Tests abdecken",
    failures: "woran Tests gescheitert sind",
    signOff: "was freigegeben ist",
    difference: "was sich geändert hat"
  },
  details: "Einzelheiten",
  play: "Spielen",
  stopPlaying: "Spielen beenden",
  playHint: "Den Ablauf ausprobieren: selbst Fahrer, Dienste und Uhr sein.",
  loading: "Wird geladen …",
  notFound: "Diesen Ablauf oder diese Stelle gibt es nicht.",
  keys: "Im Bild: ← → wählen einen Weg, ↓ oder Eingabe geht ihn, ↑ geht zurück. + und − ändern die Größe, 0 zeigt alles.",
  zoomIn: "Größer",
  zoomOut: "Kleiner",
  zoomFit: "Alles zeigen",
  pictureOf: (title) => `Bild von ${title}`,
  waysOn: "Was hier geschehen kann",
  waysIn: "Wie man hierher kommt",
  noWayOn: "Von hier führt nichts weiter.",
  noWayIn: "Hierher führt nichts.",
  inside: "Darin",
  leadsTo: "führt zu",
  staysHere: "bleibt hier",
  screens: "Bildschirme",
  missing: "fehlt",
  passing: "Wird sofort verlassen: Es gibt keinen Bildschirm.",
  screenOf: (state, locale, width) => `${state}, ${locale}, ${width} px breit`,
  missingScreen: (state, locale, width) => `${state}, ${locale}, ${width} px breit: fehlt`,
  screensCount: (present, wanted) => `${present} von ${wanted} Bildschirmen sind da.`,
  takenIn: (path, step) => `Pfad ${path}, Schritt ${step}`,
  nameInMachine: "Name im Automaten",
  technical: "Für Entwickler",
  guard: "Bedingung",
  actions: "Aktionen",
  services: "Dienste bei der Arbeit",
  coverage: {
    none: "Noch ist kein Lauf aufgezeichnet.",
    covered: (taken) => `Abgedeckt: Tests gingen ${taken}-mal diesen Weg.`,
    missed: "Nicht abgedeckt: Kein Test ging diesen Weg.",
    unreachable: (reason) => `Kein Test kann diesen Weg gehen: ${reason}`,
    summary: (covered, all) => `Tests decken ${covered} von ${all} Übergängen ab.`
  },
  failures: {
    none: "In diesem Ablauf ist kein Test gescheitert.",
    some: (count) => `${count} Pfade sind gescheitert.`
  },
  difference: {
    none: (since) => `Seit ${since} hat sich nichts geändert.`,
    isNew: (since) => `Diesen Ablauf gibt es erst seit ${since}.`,
    off: "Nicht verglichen. Starten mit: npm run atlas -- --since main",
    heading: (since) => `Geändert seit ${since}`,
    added: "neu",
    removed: "weg",
    changed: "geändert",
    before: "vorher",
    after: "jetzt",
    sameSentence:
      "Die Regel lautet wie vorher; wie ihre Bedingung entschieden wird oder was sie tut, ist anders."
  },
  signOff: {
    heading: "Freigabe",
    statuses: {
      signed: "freigegeben",
      outdated: "seit der Freigabe geändert",
      unsigned: "nicht freigegeben"
    },
    by: (name, day) => `von ${name} am ${day}`,
    name: "Ihr Name",
    sign: "Freigeben",
    signAll: (count) => `Alle ${count} Wege von hier freigeben`,
    signFlow: (count) => `Den ganzen Ablauf freigeben (${count} Übergänge)`,
    withdraw: "Zurücknehmen",
    download: "sign-off.json herunterladen",
    downloadHint: "Hinter dieser Seite steht kein Server: Datei herunterladen und in docs/flows legen.",
    summary: (signed, all) => `${signed} von ${all} Übergängen sind freigegeben.`,
    nameNeeded: "Erst den Namen eintragen.",
    stored: "Gespeichert.",
    failed: (message) => `Nicht gespeichert: ${message}`
  },
  counts: (states, transitions) => `${states} Zustände, ${transitions} Übergänge`,
  calls: "Ruft auf",
  goesOnIn: "Geht in einem anderen Ablauf weiter",
  calledBy: "Wird aufgerufen von",
  exportAs: "Mitnehmen",
  print: "Drucken",
  legend: "Arten von Ereignissen",
  player: {
    start: "Anfang",
    again: "Von vorn",
    undo: "Zurücknehmen",
    nowIn: "Jetzt in",
    somebody: "Jemand handelt",
    service: (name) => `Der Dienst „${name}“ endet`,
    clock: "Die Uhr",
    wait: (seconds) => `${seconds} vergehen`,
    refused: "Jetzt nicht möglich",
    story: "Was geschehen ist",
    begun: "Der Ablauf beginnt.",
    nothing: "Es kann nichts mehr geschehen.",
    missing:
      "Dieser Ablauf lässt sich noch nicht spielen: Niemand hat aufgeschrieben, was seine Dienste antworten können.",
    seconds: (seconds) => (seconds === 1 ? "1 Sekunde" : `${seconds} Sekunden`),
    minutes: (minutes) => (minutes === 1 ? "1 Minute" : `${minutes} Minuten`)
  }
}

export const wordsIn = (language: Language): Words => (language === "de" ? german : english)

export const LanguageContext = createContext<Language>("en")

export const useLanguage = (): Language => useContext(LanguageContext)
export const useWords = (): Words => wordsIn(useLanguage())
