/** What a visitor without a session sees for the moment in which the login is being loaded: where from, where to. */
import { beforeLogin } from "./before-login.ts"
import { element, showPlainPage } from "./plain-page.ts"

const words = {
  de: {
    title: "Weiter zur Anmeldung",
    text: "Danach geht es hier weiter:",
    names: ["Shop", "Betreiber", "Parkfläche", "Adresse"]
  },
  en: {
    title: "Continue to login",
    text: "Afterwards you will come back here:",
    names: ["Shop", "Operator", "Parking area", "Address"]
  },
  fr: {
    title: "Continuer vers la connexion",
    text: "Ensuite, vous reviendrez ici :",
    names: ["Boutique", "Exploitant", "Zone de stationnement", "Adresse"]
  },
  it: {
    title: "Vai all’accesso",
    text: "Poi tornerà qui:",
    names: ["Negozio", "Gestore", "Area di parcheggio", "Indirizzo"]
  }
} as const

const languageOf = (locale: string): keyof typeof words =>
  (["en", "fr", "it"] as const).find((language) => locale.startsWith(language)) ?? "de"

/** A name and a value, as the pages of the shop show them. */
const pair = (name: string, value: string): HTMLElement => {
  const both = element("div", "facts__pair")
  both.append(element("dt", "facts__name", name), element("dd", "facts__value", value))
  return both
}

export const showLoginHop = (shopPath: string | null, locale: string): void => {
  const { names, ...said } = words[languageOf(locale)]
  const { shop, operator, area, domain } = beforeLogin(shopPath, locale, location.host)
  const facts = element("dl", "facts__root")
  for (const [index, value] of [shop, operator, area, domain].entries()) {
    if (value !== null) facts.append(pair(names[index] ?? "", value))
  }
  showPlainPage({ ...said, marker: { machine: "access", state: "leavingForLogin" } }, facts)
}
