import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    error: {
      noShop: {
        title: "Welcher Shop?",
        text: "Wir wissen noch nicht, wo Sie parken möchten.",
        visited: "Shops, die Sie hier schon geöffnet haben",
        findTitle: "So finden Sie Ihren Shop",
        findCode: "Scannen Sie den Code auf dem Schild an der Parkfläche.",
        findAddress: "Oder geben Sie die Adresse ein, die unter dem Code steht.",
        findEmployer:
          "Sie parken bei Ihrem Arbeitgeber? Der Link steht in der E-Mail, die Sie von dort bekommen haben.",
        unverified: "Ihre E-Mail-Adresse ist noch nicht bestätigt. Bis dahin öffnet sich kein Shop.",
        verifyEmail: "E-Mail-Adresse bestätigen"
      }
    },
    pages: { error: "Etwas hat nicht geklappt, und wie es weitergeht." }
  },
  en: {
    error: {
      noShop: {
        title: "Which shop?",
        text: "We do not know yet where you want to park.",
        visited: "Shops you have opened here before",
        findTitle: "How to find your shop",
        findCode: "Scan the code on the sign at the parking area.",
        findAddress: "Or type in the address printed below the code.",
        findEmployer: "Parking at work? The link is in the email you received from your employer.",
        unverified: "Your email address is not verified yet. No shop opens until it is.",
        verifyEmail: "Verify email address"
      }
    },
    pages: { error: "Something went wrong, and what to do now." }
  },
  fr: {
    error: {
      noShop: {
        title: "Quelle boutique ?",
        text: "Nous ne savons pas encore où vous voulez stationner.",
        visited: "Boutiques déjà ouvertes ici",
        findTitle: "Comment trouver votre boutique",
        findCode: "Scannez le code sur le panneau du parking.",
        findAddress: "Ou saisissez l’adresse indiquée sous le code.",
        findEmployer:
          "Vous stationnez chez votre employeur ? Le lien se trouve dans l’e-mail qu’il vous a envoyé.",
        unverified: "Votre adresse e-mail n’est pas encore confirmée. D’ici là, aucune boutique ne s’ouvre.",
        verifyEmail: "Confirmer l’adresse e-mail"
      }
    },
    pages: { error: "Une erreur est survenue ; voici comment continuer." }
  },
  it: {
    error: {
      noShop: {
        title: "Quale negozio?",
        text: "Non sappiamo ancora dove vuole parcheggiare.",
        visited: "Negozi già aperti qui",
        findTitle: "Come trovare il Suo negozio",
        findCode: "Scansioni il codice sul cartello del parcheggio.",
        findAddress: "Oppure digiti l’indirizzo riportato sotto il codice.",
        findEmployer: "Parcheggia dal Suo datore di lavoro? Il link è nell’e-mail che ha ricevuto.",
        unverified: "Il Suo indirizzo e-mail non è ancora confermato. Fino ad allora nessun negozio si apre.",
        verifyEmail: "Conferma l’indirizzo e-mail"
      }
    },
    pages: { error: "Qualcosa non ha funzionato; ecco come proseguire." }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly error: typeof texts
  }
}
