/** German texts of the page. */
import type { Words } from "./words-english.ts"

/** Common roles; others keep the project's name. */
const roles: Readonly<Record<string, string>> = {
  "product owner": "Produktverantwortung",
  legal: "Recht",
  design: "Gestaltung"
}

export const german: Words = {
  title: "Ablauf-Atlas",
  allFlows: "Alle Abläufe",
  frontText:
    "Jeder Ablauf des Produkts, gezeichnet nach den Automaten, die ihn steuern, mit seinen Bildschirmen und dem, was Tests gezeigt haben.",
  journey: "Der Weg durch das Produkt",
  goesOnTo: "geht weiter in",
  search: "Suchen",
  kinds: { story: "Geschichte", page: "Seite", state: "Zustand", transition: "Regel" },
  searchHint: "zum Beispiel: Bank abgelehnt, was hat sich geändert",
  noResult: "Nichts gefunden. Vielleicht helfen weniger oder andere Wörter.",
  partial: "Nichts enthält alle diese Wörter; dies passt zum Teil.",
  results: (count) => `${count} gefunden`,
  language: "Sprache",
  views: { picture: "Bild", list: "Liste", screens: "Bildschirme" },
  view: "Ansicht",
  overlay: "Zeige",
  groups: "Gruppen",
  groupsOpen: "alle offen",
  groupsFolded: "alle zugeklappt",
  groupOpen: (name) => `nur ${name}`,
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
  flowNotFound: (id) => `Den Ablauf „${id}“ gibt es nicht`,
  stateNotFound: "Diesen Zustand hat der Ablauf nicht",
  ruleNotFound: "Diese Regel hat der Ablauf nicht",
  oldLink:
    "Der Link stammt vielleicht aus einer anderen Fassung, in der es das noch gab oder in der es anders hieß.",
  nearest: "Am nächsten liegt",
  keys: "Im Bild: ← → wählen einen Übergang, ↓ oder Eingabe folgt ihm, ↑ geht zurück. + und − ändern die Größe, 0 zeigt alles.",
  zoomIn: "Größer",
  zoomOut: "Kleiner",
  zoomFit: "Alles zeigen",
  pictureOf: (title) => `Bild von ${title}`,
  transitionsFrom: "Was hier geschehen kann",
  transitionsTo: "Wie man hierher kommt",
  noTransitionsFrom: "Dieser Zustand hat keine eigenen Übergänge.",
  noTransitionsTo: "Kein Übergang führt hierher.",
  inside: "Darin",
  stateBefore: "Zustand davor",
  stateAfter: "Zustand danach",
  leadsTo: "führt zu",
  staysHere: "bleibt hier",
  screens: "Bildschirme",
  missing: "fehlt",
  missingBecause: (path, message) => `Der Pfad ${path} kam nicht dorthin: ${message}`,
  takenBefore: "Vor dieser Änderung aufgenommen",
  pictureVersion: (version) => `Fassung ${version}`,
  passing: "Wird sofort verlassen: Es gibt keinen Bildschirm.",
  screenOf: (state, locale, width) => `${state}, ${locale}, ${width} px breit`,
  missingScreen: (state, locale, width) => `${state}, ${locale}, ${width} px breit: fehlt`,
  allLanguages: "alle Sprachen",
  allWidths: "alle Breiten",
  screensCount: (present, wanted) => `${present} von ${wanted} Bildschirmen sind da.`,
  screensMissing: (count) => (count === 1 ? "1 Bildschirm fehlt." : `${count} Bildschirme fehlen.`),
  unseen: "Niemand sieht es je",
  takenIn: (path, step) => `Pfad ${path}, Schritt ${step}`,
  nameInMachine: "Name im Automaten",
  technical: "Für Entwickler",
  guard: "Bedingung",
  actions: "Aktionen",
  services: "Dienste bei der Arbeit",
  coverage: {
    none: "Noch ist kein Lauf aufgezeichnet.",
    covered: (taken) => `Abgedeckt: Tests nahmen diesen Übergang ${taken}-mal.`,
    missed: "Nicht abgedeckt: Kein Test nahm diesen Übergang.",
    unreachable: (reason) => `Kein Test kann diesen Übergang nehmen: ${reason}`,
    summary: (covered, all, unreachable) =>
      unreachable === 0
        ? `Tests decken ${covered} von ${all} Übergängen ab.`
        : `Tests decken ${covered} von ${all} Übergängen ab; ${unreachable} kann kein Test erreichen.`
  },
  failures: {
    none: "In diesem Ablauf ist kein Test gescheitert.",
    some: (count) => (count === 1 ? "1 Pfad ist gescheitert." : `${count} Pfade sind gescheitert.`)
  },
  nextMarked: "Zur nächsten Stelle",
  marks: {
    coverage: { good: "abgedeckt", bad: "nicht abgedeckt", open: "für Tests nicht erreichbar" },
    failures: { bad: "hier ist ein Test gescheitert" },
    signOff: {
      good: "freigegeben",
      changed: "seit der Freigabe geändert",
      new: "noch nicht von allen freigegeben",
      open: "nicht freigegeben"
    },
    difference: { new: "neu", gone: "weg", changed: "geändert" }
  },
  difference: {
    isGone: (since) => `Diese Regel gab es in ${since}, jetzt ist sie weg.`,
    beganIn: "Sie begann in",
    none: (since) => `Seit ${since} hat sich nichts geändert.`,
    isNew: (since) => `Diesen Ablauf gibt es erst seit ${since}.`,
    off: "Nicht verglichen. Starten mit: npm run atlas -- --since main",
    heading: (since) => `Geändert seit ${since}`,
    added: "neu",
    removed: "weg",
    changed: "geändert",
    before: "vorher",
    noScreensBefore: (since) =>
      `Von ${since} gibt es keine Bildschirme: Sie bleiben, wo bei jener Fassung „npm run atlas -- --screens“ lief.`,
    after: "jetzt",
    otherwise: "was anders ist",
    compared: (state) => `${state}: was anders ist`,
    share: (share) =>
      share === 0
        ? "Dasselbe Bild."
        : `${(share * 100).toFixed(share < 0.01 ? 2 : 0).replace(".", ",")} % der Punkte sind anders.`,
    sameSentence:
      "Die Regel lautet wie vorher; wie ihre Bedingung entschieden wird oder was sie tut, ist anders."
  },
  signOff: {
    heading: "Freigabe",
    statuses: {
      signed: "freigegeben",
      outdated: "seit der Freigabe geändert",
      partly: "noch nicht von allen freigegeben",
      unsigned: "nicht freigegeben"
    },
    as: "Als",
    changedSince: (count) =>
      count === 1 ? "1 Regel seit der Freigabe geändert" : `${count} Regeln seit der Freigabe geändert`,
    whenSigned: "Bei der Freigabe",
    now: "Jetzt",
    role: (role) => roles[role] ?? role,
    by: (name, day) => `von ${name} am ${day}`,
    name: "Ihr Name",
    sign: "Freigeben",
    signAll: (count) => (count === 1 ? "Seinen Übergang freigeben" : `Seine ${count} Übergänge freigeben`),
    signFlow: (count) => `Den ganzen Ablauf freigeben (${count} Übergänge)`,
    withdraw: "Zurücknehmen",
    download: "sign-off.json herunterladen",
    downloadHint: "Hinter dieser Seite steht kein Server: Datei herunterladen und in docs/flows legen.",
    summary: (counts, all) =>
      counts
        .map(({ role, count }) => {
          const name = roles[role] ?? role
          return count === 0 ? `${name} fehlt` : `${count} von ${all} durch ${name}`
        })
        .join("; "),
    nameNeeded: "Erst den Namen eintragen.",
    stored: "Gespeichert.",
    outdated:
      "Dieser Ablauf hat sich geändert, seit die Seite geladen wurde. Bitte neu laden und noch einmal ansehen.",
    gone: "Der Atlas antwortet nicht mehr. Neu starten mit: npm run atlas",
    unreadable: (message) => `Was freigegeben ist, ist nicht bekannt. ${message}`,
    failed: (message) => `Nicht gespeichert: ${message}`
  },
  counts: (states, transitions) => `${states} Zustände, ${transitions} Übergänge`,
  calls: "Ruft auf",
  goesOnIn: "Geht in einem anderen Ablauf weiter",
  calledBy: "Wird aufgerufen von",
  exportAs: "Herunterladen",
  print: "Drucken",
  pngFailed: "Das PNG ließ sich nicht erzeugen. Das SVG zeigt dasselbe Bild.",
  legend: "Arten von Ereignissen",
  changes: {
    heading: "Was sich seit der letzten Version geändert hat",
    none: "Es gibt keine frühere Version mit diesen Abläufen zum Vergleich.",
    release: "Seit",
    newFlow: "Neuer Ablauf",
    count: (changed, added, removed) => `Regeln: ${changed} geändert, ${added} neu, ${removed} weg.`
  },
  unseenStates: {
    heading: "Zustände, die niemand sieht",
    link: (count) => `${count} Zustände, die niemand sieht`,
    never: (count) => `Nie auf einem Bildschirm (${count})`,
    passing: (count) => `Sofort verlassen (${count})`
  },
  comments: {
    heading: "Anmerkungen",
    name: "Name",
    text: "Anmerkung",
    add: "Anmerkung hinzufügen",
    remove: "Entfernen",
    textNeeded: "Erst die Anmerkung schreiben."
  },
  stories: {
    heading: "Geschichten",
    text: "Was ein Mensch auf dem Weg durch die Abläufe sieht, Bildschirm für Bildschirm.",
    frame: (number, all) => `Bildschirm ${number} von ${all}`,
    next: "Weiter",
    previous: "Zurück",
    play: "Abspielen",
    pause: "Anhalten",
    strip: "Alle Bildschirme der Geschichte",
    language: "Sprache der Bildschirme",
    width: "Breite",
    download: "Bewegte Seite",
    openState: "Im Ablauf zeigen",
    unknown: (id) => `Die Geschichte „${id}“ gibt es nicht`
  },
  player: {
    start: "Anfang",
    again: "Von vorn",
    undo: "Zurücknehmen",
    nowIn: "Jetzt in",
    somebody: "Jemand handelt",
    service: (name) => `Der Dienst „${name}“ endet`,
    clock: "Die Uhr",
    wait: (time) => `nach ${time}`,
    untilChange: "Warten, bis sich etwas ändert",
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
