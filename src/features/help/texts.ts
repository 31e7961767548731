/** Texts of the help, in plain language. */
import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    help: {
      title: "Hilfe in einfacher Sprache",
      contact: "Kontakt",
      buying: {
        title: "Ein Ticket kaufen",
        one: "Wählen Sie ein Ticket.",
        two: "Schreiben Sie Ihr Kennzeichen in das Feld. Das Kennzeichen steht vorn und hinten an Ihrem Auto.",
        three: "Bezahlen Sie. Danach gilt das Ticket."
      },
      parking: {
        title: "Parken",
        one: "Fahren Sie mit dem Auto auf den Parkplatz.",
        two: "Eine Kamera liest Ihr Kennzeichen.",
        three: "Sie brauchen kein Papier und keine Karte."
      },
      trouble: {
        title: "Wenn etwas nicht geht",
        one: "Die Schranke bleibt zu? Rufen Sie uns an.",
        two: "Das Kennzeichen war falsch? Schreiben Sie uns, bevor Sie parken.",
        three: "Sie haben einen Code bekommen? Geben Sie ihn unter „Mein Profil“ ein."
      }
    }
  },
  en: {
    help: {
      title: "Help in plain language",
      contact: "Talk to us",
      buying: {
        title: "Buying a ticket",
        one: "Choose a ticket.",
        two: "Type your licence plate into the field. The plate is on the front and back of your car.",
        three: "Pay. After that the ticket is valid."
      },
      parking: {
        title: "Parking",
        one: "Drive into the car park.",
        two: "A camera reads your licence plate.",
        three: "You do not need paper or a card."
      },
      trouble: {
        title: "If something goes wrong",
        one: "The barrier does not open? Call us.",
        two: "The licence plate was wrong? Write to us before you park.",
        three: "You were given a code? Enter it under “My profile”."
      }
    }
  },
  fr: {
    help: {
      title: "Aide en langage simple",
      contact: "Nous contacter",
      buying: {
        title: "Acheter un ticket",
        one: "Choisissez un ticket.",
        two: "Écrivez votre plaque dans le champ. La plaque est à l’avant et à l’arrière de votre voiture.",
        three: "Payez. Ensuite, le ticket est valable."
      },
      parking: {
        title: "Se garer",
        one: "Entrez dans le parking avec votre voiture.",
        two: "Une caméra lit votre plaque.",
        three: "Vous n’avez besoin ni de papier ni de carte."
      },
      trouble: {
        title: "Si quelque chose ne va pas",
        one: "La barrière reste fermée ? Appelez-nous.",
        two: "La plaque était fausse ? Écrivez-nous avant de stationner.",
        three: "Vous avez reçu un code ? Saisissez-le sous « Mon profil »."
      }
    }
  },
  it: {
    help: {
      title: "Aiuto in parole semplici",
      contact: "Contattaci",
      buying: {
        title: "Comprare un biglietto",
        one: "Scelga un biglietto.",
        two: "Scriva la Sua targa nel campo. La targa è davanti e dietro all’auto.",
        three: "Paghi. Dopo il biglietto è valido."
      },
      parking: {
        title: "Parcheggiare",
        one: "Entri nel parcheggio con l’auto.",
        two: "Una telecamera legge la targa.",
        three: "Non servono carta né tessera."
      },
      trouble: {
        title: "Se qualcosa non va",
        one: "La sbarra resta chiusa? Ci chiami.",
        two: "La targa era sbagliata? Ci scriva prima di parcheggiare.",
        three: "Ha ricevuto un codice? Lo inserisca in «Il mio profilo»."
      }
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly help: typeof texts
  }
}
