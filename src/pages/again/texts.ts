import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    again: {
      proof: "Nachweis",
      buy: "Erneut kaufen",
      extend: "Verlängern",
      extendUntil: "Verlängern bis {end}",
      holds: "Gilt bis {end}",
      left: "noch {duration}",
      begins: "Beginn: {start}",
      today: "heute",
      tomorrow: "morgen",
      now: "mit der Bezahlung",
      covered: "{plate} hat für diese Zeit schon ein Ticket.",
      unavailable: "Dieses Ticket gibt es für {plate} gerade nicht. Bitte wählen Sie unten ein anderes.",
      pricingFailed: "Der Preis ließ sich gerade nicht ermitteln."
    }
  },
  en: {
    again: {
      proof: "Show proof",
      buy: "Buy again",
      extend: "Extend",
      extendUntil: "Extend until {end}",
      holds: "Valid until {end}",
      left: "{duration} left",
      begins: "Starts: {start}",
      today: "today",
      tomorrow: "tomorrow",
      now: "when you pay",
      covered: "{plate} already has a ticket for this time.",
      unavailable: "This ticket is not available for {plate} right now. Please choose another one below.",
      pricingFailed: "The price could not be worked out right now."
    }
  },
  fr: {
    again: {
      proof: "Justificatif",
      buy: "Acheter à nouveau",
      extend: "Prolonger",
      extendUntil: "Prolonger jusqu’à {end}",
      holds: "Jusqu’à {end}",
      left: "encore {duration}",
      begins: "Début : {start}",
      today: "aujourd’hui",
      tomorrow: "demain",
      now: "au paiement",
      covered: "{plate} a déjà un ticket pour cette période.",
      unavailable:
        "Ce ticket n’est pas disponible pour {plate} en ce moment. Veuillez en choisir un autre ci-dessous.",
      pricingFailed: "Le prix n’a pas pu être calculé pour le moment."
    }
  },
  it: {
    again: {
      proof: "Titolo di sosta",
      buy: "Acquista di nuovo",
      extend: "Prolunga",
      extendUntil: "Prolunga fino a {end}",
      holds: "Fino a {end}",
      left: "ancora {duration}",
      begins: "Inizio: {start}",
      today: "oggi",
      tomorrow: "domani",
      now: "al pagamento",
      covered: "{plate} ha già un biglietto per questo periodo.",
      unavailable:
        "Questo biglietto non è disponibile per {plate} in questo momento. Ne scelga un altro qui sotto.",
      pricingFailed: "Al momento non è stato possibile calcolare il prezzo."
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly again: typeof texts
  }
}
