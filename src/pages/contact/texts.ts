import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    contact: {
      title: "Kontakt",
      text: "Wir helfen Ihnen gern weiter.",
      operator: "Betreiber",
      email: "E-Mail",
      phone: "Telefon",
      loading: "Kontakt wird geladen …",
      hours: "Telefonisch erreichbar",
      hoursText: "Montag bis Freitag, 8 bis 18 Uhr",
      areaHours: {
        title: "Öffnungszeiten der Parkflächen",
        always: "Rund um die Uhr geöffnet",
        daily: "Täglich von {from} bis {to} Uhr",
        onSite: "Die Öffnungszeiten stehen auf dem Schild an der Einfahrt."
      },
      subject: "Frage zu {shop}",
      reference: "Bitte nennen Sie Kennzeichen und Bestellnummer, dann geht es schneller.",
      plateNotRecognised: "Ihr Kennzeichen wird an der Schranke nicht erkannt? Rufen Sie uns an."
    },
    legal: {
      operator: {
        de: "Parkschein Deutschland",
        at: "Parkschein Österreich",
        ch: "Parkschein Schweiz",
        it: "Parkschein Italien"
      }
    },
    pages: { contact: "So erreichen Sie den Betreiber." }
  },
  en: {
    contact: {
      title: "Contact",
      text: "We are happy to help.",
      operator: "Operator",
      email: "Email",
      phone: "Phone",
      loading: "Loading contact details …",
      hours: "Phone hours",
      hoursText: "Monday to Friday, 8:00 to 18:00",
      areaHours: {
        title: "Opening hours of the parking areas",
        always: "Open 24 hours a day",
        daily: "Daily from {from} to {to}",
        onSite: "The opening hours are on the sign at the entrance."
      },
      subject: "Question about {shop}",
      reference: "Please tell us your licence plate and order number, so that we can help you faster.",
      plateNotRecognised: "The barrier does not recognise your licence plate? Call us."
    },
    legal: {
      operator: {
        de: "Parkschein Germany",
        at: "Parkschein Austria",
        ch: "Parkschein Switzerland",
        it: "Parkschein Italy"
      }
    },
    pages: { contact: "How to reach the operator." }
  },
  fr: {
    contact: {
      title: "Contact",
      text: "Nous vous aidons volontiers.",
      operator: "Exploitant",
      email: "E-mail",
      phone: "Téléphone",
      loading: "Chargement des coordonnées…",
      hours: "Joignable par téléphone",
      hoursText: "Du lundi au vendredi, de 8 h à 18 h",
      areaHours: {
        title: "Heures d’ouverture",
        always: "Ouvert 24 h sur 24",
        daily: "Tous les jours de {from} à {to}",
        onSite: "Les heures d’ouverture figurent sur le panneau à l’entrée."
      },
      subject: "Question sur {shop}",
      reference: "Indiquez la plaque et le numéro de commande, nous irons plus vite.",
      plateNotRecognised: "La barrière ne reconnaît pas votre plaque ? Appelez-nous."
    },
    legal: {
      operator: {
        de: "Parkschein Allemagne",
        at: "Parkschein Autriche",
        ch: "Parkschein Suisse",
        it: "Parkschein Italie"
      }
    },
    pages: { contact: "Comment joindre l’exploitant." }
  },
  it: {
    contact: {
      title: "Contatti",
      text: "Siamo lieti di aiutarLa.",
      operator: "Gestore",
      email: "E-mail",
      phone: "Telefono",
      loading: "Caricamento dei contatti…",
      hours: "Assistenza telefonica",
      hoursText: "Da lunedì a venerdì, dalle 8 alle 18",
      areaHours: {
        title: "Orari di apertura dei parcheggi",
        always: "Aperto 24 ore su 24",
        daily: "Tutti i giorni dalle {from} alle {to}",
        onSite: "Gli orari di apertura sono indicati sul cartello all’ingresso."
      },
      subject: "Domanda su {shop}",
      reference: "Indichi la targa e il numero d’ordine, faremo prima.",
      plateNotRecognised: "La sbarra non riconosce la Sua targa? Ci chiami."
    },
    legal: {
      operator: {
        de: "Parkschein Germania",
        at: "Parkschein Austria",
        ch: "Parkschein Svizzera",
        it: "Parkschein Italia"
      }
    },
    pages: { contact: "Come raggiungere il gestore." }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly contact: typeof texts
  }
}
