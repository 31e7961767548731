/** Texts of the inspector's check, in the languages of the shop. */
import { acceptedLanguages } from "../../accepted.ts"
import { formatLocale } from "../../hosted-pages/format-locale.ts"

const de = {
  title: "Prüfung eines Parktickets",
  valid: "GÜLTIG",
  invalid: "NICHT GÜLTIG",
  until: "bis {until}",
  notYet: "Das Ticket gilt noch nicht.",
  over: "Das Ticket gilt nicht mehr.",
  unknown: "Dieses Ticket gibt es nicht. Bitte den Code noch einmal scannen.",
  busy: "Zu viele Prüfungen von diesem Anschluss. Bitte gleich noch einmal laden.",
  compare: "Bitte mit dem Kennzeichen am Fahrzeug vergleichen.",
  time: "Zeitraum",
  area: "Fläche",
  shop: "Shop",
  checkedAt: "Geprüft"
}

const en: typeof de = {
  title: "Check of a parking ticket",
  valid: "VALID",
  invalid: "NOT VALID",
  until: "until {until}",
  notYet: "The ticket is not valid yet.",
  over: "The ticket is no longer valid.",
  unknown: "There is no such ticket. Please scan the code again.",
  busy: "Too many checks from this connection. Please reload in a moment.",
  compare: "Please compare with the plate on the vehicle.",
  time: "Validity",
  area: "Area",
  shop: "Shop",
  checkedAt: "Checked"
}

const fr: typeof de = {
  title: "Contrôle d’un ticket de stationnement",
  valid: "VALABLE",
  invalid: "PAS VALABLE",
  until: "jusqu’à {until}",
  notYet: "Le ticket n’est pas encore valable.",
  over: "Le ticket n’est plus valable.",
  unknown: "Ce ticket n’existe pas. Veuillez scanner le code à nouveau.",
  busy: "Trop de contrôles depuis cette connexion. Veuillez recharger dans un instant.",
  compare: "Veuillez comparer avec la plaque du véhicule.",
  time: "Validité",
  area: "Zone",
  shop: "Boutique",
  checkedAt: "Contrôlé"
}

const it: typeof de = {
  title: "Controllo di un biglietto di sosta",
  valid: "VALIDO",
  invalid: "NON VALIDO",
  until: "fino a {until}",
  notYet: "Il biglietto non è ancora valido.",
  over: "Il biglietto non è più valido.",
  unknown: "Questo biglietto non esiste. Scansionare di nuovo il codice.",
  busy: "Troppi controlli da questa connessione. Ricaricare tra un momento.",
  compare: "Confrontare con la targa del veicolo.",
  time: "Validità",
  area: "Area",
  shop: "Negozio",
  checkedAt: "Controllato"
}

const texts = { de, en, fr, it }

/** Returns the texts of the first language of the header that has some, with its tag; else English. */
export const checkTexts = (acceptLanguage = "") => {
  for (const tag of acceptedLanguages(acceptLanguage)) {
    const base = tag.slice(0, 2).toLowerCase()
    if (Object.hasOwn(texts, base))
      return { tag: formatLocale(tag), words: texts[base as keyof typeof texts] }
  }
  return { tag: "en", words: en }
}
