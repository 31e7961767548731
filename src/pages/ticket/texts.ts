import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    ticket: {
      pageTitle: "{ticket} · {area}",
      configure: "Ticket einrichten",
      validityPeriod: "Gültigkeit",
      startTime: "Startzeitpunkt des Tickets",
      startDate: "Datum",
      calendar: {
        hint: "Zum Beispiel {example}",
        open: "Kalender öffnen",
        title: "Datum wählen",
        previousMonth: "Voriger Monat",
        nextMonth: "Nächster Monat"
      },
      startClock: "Uhrzeit",
      startWeekday: "Wochentag",
      startsNow: "Das Ticket gilt, sobald Sie bezahlt haben.",
      start: {
        now: "Jetzt",
        later: "Anderer Beginn",
        twice:
          "In dieser Nacht wird die Uhr zurückgestellt, und diese Uhrzeit kommt zweimal. Das Ticket beginnt beim ersten Mal."
      },
      overToday: "Heute galt dieses Ticket nur bis {time} Uhr. Es kann frühestens morgen beginnen.",
      zone: "Alle Zeiten in der Ortszeit der Parkfläche ({zone}).",
      addAnotherPlate: "Weiteres Kennzeichen hinzufügen",
      othersCar: "Fremdes Auto: Kennzeichen hier nicht merken",
      removePlate: "Kennzeichen {plate} entfernen",
      maximumPlates_one: "Für dieses Ticket ist {count} Kennzeichen möglich.",
      maximumPlates_other: "Für dieses Ticket sind bis zu {count} Kennzeichen möglich.",
      onlyValidForArea: "Gilt nur für die Fläche {area}.",
      onlyValidForAreas: "Gilt nur für diese Flächen: {areas}.",
      moreInfo: "Mehr Informationen / Öffnungszeiten ansehen",
      multiVisit_one: "Dieses Ticket gilt für {count} Parkvorgang innerhalb der Gültigkeit.",
      multiVisit_other:
        "Dieses Ticket gilt für {count} Parkvorgänge innerhalb der Gültigkeit. Es endet, sobald alle genutzt sind oder der Zeitraum vorbei ist.",
      multiVisitReminder: "Vor dem Ablauf erinnern wir Sie.",
      singleUse: "Sie können beliebig oft parken, solange das Ticket gilt. Es verlängert sich nicht.",
      noCancellation: "Eine Kündigung ist nicht nötig: Das Ticket endet von selbst.",
      limitedValidity:
        "Dieses Ticket gilt nur in bestimmten Zeitfenstern. Außerhalb ist das Parken nicht abgedeckt.",
      windows: "Zeitfenster",
      discount: "Ermäßigter Preis",
      regularPrice: "Regulärer Preis",
      configurationError: "Das Ticket konnte nicht eingerichtet werden. Bitte wählen Sie ein anderes Ticket.",
      chooseNew: "Anderes Ticket wählen",
      alreadyPurchased: "Für dieses Kennzeichen gibt es bereits ein aktives Ticket einer anderen Person.",
      alreadyPurchasedNext:
        "Es geht um {plates}. Bitte prüfen Sie die Eingabe. Ist es Ihr Kennzeichen, wenden Sie sich bitte an uns.",
      noPrice:
        "Preis und Gültigkeit konnten gerade nicht ermittelt werden. Ihre Angaben sind noch da; bitte versuchen Sie es erneut.",
      otherCurrency:
        "In Ihrem Warenkorb liegen Tickets in einer anderen Währung. Bitte schließen Sie diesen Einkauf zuerst ab.",
      changing: "Sie ändern ein Ticket, das in Ihrem Warenkorb liegt.",
      otherArea: {
        title: "Dieses Ticket gilt hier nicht",
        text: "Sie haben den Code von {here} gescannt. Dieses Ticket gilt nur auf: {areas}.",
        others: "Andere Tickets ansehen",
        keep: "Dieses Ticket behalten"
      },
      addingToCart: "Wird in den Warenkorb gelegt …",
      addToCartFailed: "Ticket konnte nicht zum Warenkorb hinzugefügt werden. Bitte versuchen Sie es erneut.",
      back: "Zurück zur Ticketauswahl",
      loading: "Das Ticket wird geladen …",
      notFound: "Dieses Ticket gibt es nicht oder nicht mehr. Bitte wählen Sie ein anderes.",
      howItWorks: {
        title: "So geht es nach dem Kauf",
        driveIn: "Bei der Einfahrt wird Ihr Kennzeichen erkannt.",
        noPaper: "Sie brauchen kein Papier hinter der Scheibe.",
        driveOut: "Zum Ausfahren müssen Sie nichts weiter tun."
      }
    },
    pages: { ticket: "Parkticket einrichten: Beginn, Kennzeichen, Preis und Gültigkeit." }
  },
  en: {
    ticket: {
      pageTitle: "{ticket} · {area}",
      configure: "Set up your ticket",
      validityPeriod: "Validity",
      startTime: "Start of the ticket",
      startDate: "Date",
      calendar: {
        hint: "For example {example}",
        open: "Open the calendar",
        title: "Choose a date",
        previousMonth: "Previous month",
        nextMonth: "Next month"
      },
      startClock: "Time",
      startWeekday: "Weekday",
      startsNow: "The ticket is valid as soon as you have paid.",
      start: {
        now: "Now",
        later: "Other start",
        twice: "The clocks go back that night, and this time comes twice. The ticket starts the first time."
      },
      overToday: "For today, this ticket ended at {time}. It can start tomorrow at the earliest.",
      zone: "All times are local time at the parking area ({zone}).",
      addAnotherPlate: "Add another license plate",
      othersCar: "Somebody else’s car: do not remember the plate",
      removePlate: "Remove licence plate {plate}",
      maximumPlates_one: "You can add {count} licence plate to this ticket.",
      maximumPlates_other: "You can add up to {count} licence plates to this ticket.",
      onlyValidForArea: "Valid only for the area {area}.",
      onlyValidForAreas: "Valid only for these areas: {areas}.",
      moreInfo: "more info / see opening hours",
      multiVisit_one: "This ticket covers {count} stay while it is valid.",
      multiVisit_other:
        "This ticket covers {count} stays while it is valid. It ends when they are all used or the period is over.",
      multiVisitReminder: "We remind you before it expires.",
      singleUse: "You can park as often as you like while this ticket is valid. It does not renew itself.",
      noCancellation: "There is nothing to cancel: the ticket ends by itself.",
      limitedValidity:
        "This ticket is valid only in certain time windows. Outside of them parking is not covered.",
      windows: "Time windows",
      discount: "Reduced price",
      regularPrice: "Regular price",
      configurationError: "ticket configuration error, choose a new ticket",
      chooseNew: "Choose a new ticket",
      alreadyPurchased: "There is already an active ticket for this licence plate from another user.",
      alreadyPurchasedNext:
        "This is about {plates}. Please check what you entered. If it is your licence plate, please contact us.",
      noPrice: "We could not calculate the price just now. What you entered is still here; please try again.",
      otherCurrency: "Your cart contains tickets in another currency. Please complete that purchase first.",
      changing: "You are changing a ticket that is in your cart.",
      otherArea: {
        title: "This ticket is not valid here",
        text: "You scanned the code of {here}. This ticket is only valid at: {areas}.",
        others: "See other tickets",
        keep: "Keep this ticket"
      },
      addingToCart: "Adding to cart …",
      addToCartFailed: "The ticket could not be added to the cart. Please try again.",
      back: "Back to ticket selection",
      loading: "Loading the ticket …",
      notFound: "This ticket is not available. Please choose another one.",
      howItWorks: {
        title: "What happens after you buy",
        driveIn: "When you drive in, your licence plate is recognised.",
        noPaper: "There is nothing to print or put behind the windscreen.",
        driveOut: "When you leave, just drive out."
      }
    },
    pages: { ticket: "Set up a parking ticket: start, licence plate, price and validity." }
  },
  fr: {
    ticket: {
      pageTitle: "{ticket} · {area}",
      configure: "Votre ticket",
      validityPeriod: "Validité",
      startTime: "Début du ticket",
      startDate: "Date",
      calendar: {
        hint: "Par exemple {example}",
        open: "Ouvrir le calendrier",
        title: "Choisir une date",
        previousMonth: "Mois précédent",
        nextMonth: "Mois suivant"
      },
      startClock: "Heure",
      startWeekday: "Jour de la semaine",
      startsNow: "Le ticket est valable dès que vous avez payé.",
      start: {
        now: "Maintenant",
        later: "Autre début",
        twice:
          "Cette nuit-là, on retarde les montres et cette heure revient deux fois. Le ticket commence la première fois."
      },
      overToday:
        "Pour aujourd’hui, ce ticket n’était valable que jusqu’à {time}. Il peut commencer demain au plus tôt.",
      zone: "Heures locales de la zone de stationnement ({zone}).",
      addAnotherPlate: "Ajouter une autre plaque",
      othersCar: "Voiture de quelqu’un d’autre : ne pas retenir la plaque",
      removePlate: "Retirer la plaque {plate}",
      maximumPlates_one: "Vous pouvez indiquer {count} plaque pour ce ticket.",
      maximumPlates_other: "Vous pouvez indiquer jusqu’à {count} plaques pour ce ticket.",
      onlyValidForArea: "Valable uniquement dans la zone {area}.",
      onlyValidForAreas: "Valable uniquement dans ces zones : {areas}.",
      moreInfo: "Plus d’informations / voir les heures d’ouverture",
      multiVisit_one: "Ce ticket couvre {count} stationnement pendant sa validité.",
      multiVisit_other:
        "Ce ticket couvre {count} stationnements pendant sa validité. Il prend fin dès que tous sont utilisés ou que la période est écoulée.",
      multiVisitReminder: "Nous vous le rappelons avant l’expiration.",
      singleUse:
        "Vous pouvez stationner aussi souvent que vous le souhaitez tant que le ticket est valable. Il ne se renouvelle pas.",
      noCancellation: "Vous n’avez rien à résilier : le ticket prend fin de lui-même.",
      limitedValidity:
        "Ce ticket n’est valable que dans certaines plages horaires. En dehors, le stationnement n’est pas couvert.",
      windows: "Plages horaires",
      discount: "Prix réduit",
      regularPrice: "Prix normal",
      configurationError: "Le ticket n’a pas pu être préparé. Veuillez choisir un autre ticket.",
      chooseNew: "Choisir un autre ticket",
      alreadyPurchased: "Il existe déjà un ticket actif d’une autre personne pour cette plaque.",
      alreadyPurchasedNext:
        "Il s’agit de {plates}. Vérifiez votre saisie. Si c’est votre plaque, veuillez nous contacter.",
      noPrice:
        "Nous n’avons pas pu calculer le prix et la validité. Votre saisie est conservée ; veuillez réessayer.",
      otherCurrency:
        "Votre panier contient des tickets dans une autre monnaie. Veuillez d’abord terminer cet achat.",
      changing: "Vous modifiez un ticket de votre panier.",
      otherArea: {
        title: "Ce ticket n’est pas valable ici",
        text: "Vous avez scanné le code de {here}. Ce ticket est valable uniquement ici : {areas}.",
        others: "Voir d’autres tickets",
        keep: "Garder ce ticket"
      },
      addingToCart: "Ajout au panier…",
      addToCartFailed: "Le ticket n’a pas pu être ajouté au panier. Veuillez réessayer.",
      back: "Retour au choix des tickets",
      loading: "Chargement du ticket…",
      notFound: "Ce ticket n’existe pas ou n’existe plus. Veuillez en choisir un autre.",
      howItWorks: {
        title: "Ce qui se passe après l’achat",
        driveIn: "À l’entrée, votre plaque est reconnue.",
        noPaper: "Vous n’avez rien à placer derrière le pare-brise.",
        driveOut: "À la sortie, vous n’avez rien de plus à faire."
      }
    },
    pages: { ticket: "Préparer un ticket de stationnement : début, plaque, prix et validité." }
  },
  it: {
    ticket: {
      pageTitle: "{ticket} · {area}",
      configure: "Prepara il biglietto",
      validityPeriod: "Validità",
      startTime: "Inizio del biglietto",
      startDate: "Data",
      calendar: {
        hint: "Per esempio {example}",
        open: "Apri il calendario",
        title: "Scegli una data",
        previousMonth: "Mese precedente",
        nextMonth: "Mese successivo"
      },
      startClock: "Ora",
      startWeekday: "Giorno della settimana",
      startsNow: "Il biglietto vale non appena ha pagato.",
      start: {
        now: "Subito",
        later: "Altro inizio",
        twice:
          "Quella notte l’orologio torna indietro e quest’ora si ripete due volte. Il biglietto inizia la prima volta."
      },
      overToday: "Per oggi questo biglietto valeva solo fino alle {time}. Può iniziare al più presto domani.",
      zone: "Tutti gli orari sono nell’ora locale dell’area di parcheggio ({zone}).",
      addAnotherPlate: "Aggiungi un’altra targa",
      othersCar: "Auto di un’altra persona: non ricordare la targa",
      removePlate: "Rimuovi la targa {plate}",
      maximumPlates_one: "Per questo biglietto può indicare {count} targa.",
      maximumPlates_other: "Per questo biglietto può indicare fino a {count} targhe.",
      onlyValidForArea: "Valido solo per l’area {area}.",
      onlyValidForAreas: "Valido solo per queste aree: {areas}.",
      moreInfo: "Altre informazioni / vedi gli orari di apertura",
      multiVisit_one: "Questo biglietto copre {count} sosta entro la validità.",
      multiVisit_other:
        "Questo biglietto copre {count} soste entro la validità. Termina quando sono state usate tutte o il periodo è finito.",
      multiVisitReminder: "La avvisiamo prima della scadenza.",
      singleUse: "Può sostare tutte le volte che vuole finché il biglietto è valido. Non si rinnova.",
      noCancellation: "Non deve disdire nulla: il biglietto termina da sé.",
      limitedValidity:
        "Questo biglietto vale solo in determinate fasce orarie. Al di fuori, la sosta non è coperta.",
      windows: "Fasce orarie",
      discount: "Prezzo ridotto",
      regularPrice: "Prezzo normale",
      configurationError: "Non è stato possibile preparare il biglietto. Scelga un altro biglietto.",
      chooseNew: "Scegli un altro biglietto",
      alreadyPurchased: "Per questa targa esiste già un biglietto attivo di un’altra persona.",
      alreadyPurchasedNext:
        "Si tratta di {plates}. Controlli i dati inseriti. Se è la Sua targa, ci contatti.",
      noPrice:
        "Al momento non è stato possibile calcolare prezzo e validità. I dati inseriti sono ancora qui; riprovi.",
      otherCurrency: "Nel Suo carrello ci sono biglietti in un’altra valuta. Completi prima quell’acquisto.",
      changing: "Sta modificando un biglietto del Suo carrello.",
      otherArea: {
        title: "Questo biglietto non vale qui",
        text: "Ha scansionato il codice di {here}. Questo biglietto vale solo qui: {areas}.",
        others: "Vedi altri biglietti",
        keep: "Tieni questo biglietto"
      },
      addingToCart: "Aggiunta al carrello…",
      addToCartFailed: "Non è stato possibile aggiungere il biglietto al carrello. Riprovi.",
      back: "Torna alla scelta dei biglietti",
      loading: "Caricamento del biglietto…",
      notFound: "Questo biglietto non esiste o non esiste più. Ne scelga un altro.",
      howItWorks: {
        title: "Che cosa succede dopo l’acquisto",
        driveIn: "All’ingresso la Sua targa viene riconosciuta.",
        noPaper: "Non serve esporre nulla sul cruscotto.",
        driveOut: "All’uscita non deve fare altro."
      }
    },
    pages: { ticket: "Preparare un biglietto: inizio, targa, prezzo e validità." }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly ticket: typeof texts
  }
}
