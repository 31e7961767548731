// What the worker answers where no page can be fetched: the proofs that this device keeps, each of which opens without a connection.
// Made of nothing but what is kept, so it does without the app.
import * as stored from "./offline-proofs.js"

const { addressOf, offlineProofs, read } = stored

const texts = {
  de: {
    title: "Keine Verbindung",
    proofs: "Diese Seite braucht eine Verbindung. Ihre Nachweise auf diesem Gerät öffnen sich auch ohne:",
    none: "Diese Seite braucht eine Verbindung. Auf diesem Gerät ist kein Nachweis gespeichert.",
    from: "Gilt ab {time}",
    until: "Gilt bis {time}",
    ended: "Galt bis {time}",
    again: "Erneut versuchen"
  },
  en: {
    title: "No connection",
    proofs: "This page needs a connection. Your proofs of parking on this device open without one:",
    none: "This page needs a connection. No proof of parking is stored on this device.",
    from: "Valid from {time}",
    until: "Valid until {time}",
    ended: "Was valid until {time}",
    again: "Try again"
  },
  fr: {
    title: "Pas de connexion",
    proofs: "Cette page nécessite une connexion. Vos justificatifs sur cet appareil s’ouvrent même sans :",
    none: "Cette page nécessite une connexion. Aucun justificatif n’est enregistré sur cet appareil.",
    from: "Valable à partir du {time}",
    until: "Valable jusqu’au {time}",
    ended: "Était valable jusqu’au {time}",
    again: "Réessayer"
  },
  it: {
    title: "Nessuna connessione",
    proofs:
      "Questa pagina richiede una connessione. I Suoi titoli di sosta su questo dispositivo si aprono anche senza:",
    none: "Questa pagina richiede una connessione. Su questo dispositivo non è salvato alcun titolo di sosta.",
    from: "Valido dal {time}",
    until: "Valido fino al {time}",
    ended: "Era valido fino al {time}",
    again: "Riprova"
  }
}

const baseOf = (tag) => String(tag).toLowerCase().split(/[-_]/)[0]
const isSaid = (tag) => Object.hasOwn(texts, baseOf(tag))
/** Some systems have tags like "en-US@posix", at which `Intl` throws. */
const plain = (tag) =>
  String(tag)
    .replace(/[^\w-].*/, "")
    .replaceAll("_", "-")

/** The language of `services/remembered.ts`, else the browser's first that is there. */
const locale = [read("parkschein.language.1"), ...navigator.languages].map(plain).find(isSaid) ?? "de-DE"
const said = texts[baseOf(locale)]

/** All countries with shops have the time of this zone, see `i18n/time-zone.ts`. */
const timeZone = "Europe/Berlin"
const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" }
const hours = { hour: "2-digit", minute: "2-digit", hourCycle: locale === "en-US" ? "h12" : "h23" }
const format = new Intl.DateTimeFormat(locale, { timeZone, ...day, ...hours })
const isMidnight = (at) =>
  new Date(at).toLocaleTimeString("de-DE", { timeZone, hour: "2-digit", minute: "2-digit" }) === "00:00"

/** An earlier build's copy of the imported file may lack the correction. */
const now = stored.serviceTime?.(Date.now()) ?? Date.now()

/** An end at midnight is shown as the last minute of its day, as on the proof. */
const timeOf = ({ validFrom, validTo }) => {
  if (validFrom !== null && Date.parse(validFrom) > now)
    return said.from.replace("{time}", format.format(new Date(validFrom)))
  if (validTo === null) return ""
  const end = Date.parse(validTo)
  return (end > now ? said.until : said.ended).replace(
    "{time}",
    format.format(new Date(isMidnight(end) ? end - 60_000 : end))
  )
}

const titleOf = ({ translations, name }) =>
  [locale, baseOf(locale), "en", "de"].map((tag) => translations?.[tag]?.title).find(Boolean) ?? name

const element = (tag, properties, ...children) => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** What a translator must not touch. */
const kept = (tag, ...children) => element(tag, { translate: false }, ...children)

const proofs = offlineProofs(now)

const linesOf = (item) => [
  kept("strong", ...item.plates.flatMap(({ plate }, at) => [at === 0 ? "" : ", ", element("b", {}, plate)])),
  element("span", { textContent: titleOf(item) }),
  element("span", { textContent: timeOf(item) })
]

const rowOf = (proof) =>
  element(
    "li",
    {},
    element(
      "a",
      { href: addressOf(proof) },
      ...proof.order.items.flatMap(linesOf).filter(({ textContent }) => textContent !== ""),
      kept("span", [proof.shop.name, proof.order.reference].filter(Boolean).join(" · "))
    )
  )

document.documentElement.lang = locale
document.title = said.title
document
  .querySelector("main")
  .append(
    element("h1", { textContent: said.title }),
    element("p", { textContent: proofs.length === 0 ? said.none : said.proofs }),
    ...(proofs.length === 0 ? [] : [element("ul", {}, ...proofs.map(rowOf))]),
    element("button", { type: "button", textContent: said.again, onclick: () => location.reload() })
  )
