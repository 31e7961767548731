/** What a visitor without a session sees for the moment in which the login is being loaded: where from, where to. */
import { element, showPlainPage } from "./plain-page.ts"

const words = {
  de: { title: "Weiter zur Anmeldung", text: "Danach geht es hier weiter:" },
  en: { title: "On to the login", text: "Afterwards you come back here:" },
  fr: { title: "Vers la connexion", text: "Ensuite, vous reviendrez ici :" },
  it: { title: "Verso l’accesso", text: "Poi tornerà qui:" }
} as const

const languageOf = (locale: string): keyof typeof words =>
  (["en", "fr", "it"] as const).find((language) => locale.startsWith(language)) ?? "de"

/** The shop is named as in the address. */
export const showLoginHop = (shop: string | null, locale: string): void =>
  showPlainPage(
    { ...words[languageOf(locale)], marker: { machine: "access", state: "leavingForLogin" } },
    element("p", "badge badge--tone_neutral", shop === null ? location.host : `${location.host}/${shop}`)
  )
