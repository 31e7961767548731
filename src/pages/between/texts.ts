import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    pages: {
      root: "Parktickets und Parkberechtigungen online kaufen.",
      callback: "Sie werden angemeldet.",
      callbackLogout: "Sie sind abgemeldet.",
      loading: "Die Seite wird geladen.",
      emailVerification: "Bestätigen Sie Ihre E-Mail-Adresse, um einzukaufen."
    }
  },
  en: {
    pages: {
      root: "Buy parking tickets and parking permits online.",
      callback: "You are being logged in.",
      callbackLogout: "You are logged out.",
      loading: "The page is loading.",
      emailVerification: "Confirm your email address to start buying."
    }
  },
  fr: {
    pages: {
      root: "Acheter en ligne des tickets et des autorisations de stationnement.",
      callback: "Connexion en cours.",
      callbackLogout: "Vous êtes déconnecté.",
      loading: "La page se charge.",
      emailVerification: "Confirmez votre adresse e-mail pour pouvoir acheter."
    }
  },
  it: {
    pages: {
      root: "Acquistare online biglietti e permessi di parcheggio.",
      callback: "Accesso in corso.",
      callbackLogout: "Uscita effettuata.",
      loading: "La pagina si sta caricando.",
      emailVerification: "Confermi il Suo indirizzo e-mail per poter acquistare."
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly between: typeof texts
  }
}
