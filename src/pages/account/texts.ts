import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    account: {
      title: "Mein Profil",
      otherShops: "Hier haben Sie auch gekauft:",
      sections: "Bereiche des Profils",
      section: {
        activeTickets: "Aktive Tickets",
        pastTickets: "Frühere Tickets",
        verify: "Verifizierung",
        permissions: "Parkberechtigungen"
      },
      backToOverview: "Zurück zur Übersicht",
      tickets: {
        heading: "Aktive Tickets",
        ticket: "Ticket",
        actions: "Aktionen",
        remainingUsage: "Verbleibende Parkvorgänge",
        table: "Tickets als Tabelle speichern (CSV)",
        tableFile: "parktickets",
        price: "Preis",
        currency: "Währung",
        remaining: "{remaining} von {total}",
        unlimited: "unbegrenzt",
        validFrom: "Gültig ab",
        validTo: "Gültig bis",
        plates: "Kennzeichen",
        areas: "Parkflächen",
        expires: "Läuft ab am {date} um {time}",
        loading: "Ihre Tickets werden geladen …",
        empty: "Sie haben keine aktiven Tickets.",
        buyAgain: "Erneut kaufen",
        calendar: "In den Kalender",
        reminder: "Vor dem Ende per E-Mail erinnern",
        reminderFailed: "Ihre Wahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
        proof: "Nachweis zeigen",
        lastVisits_one: "Nur noch {count} Parkvorgang übrig.",
        lastVisits_other: "Nur noch {count} Parkvorgänge übrig."
      },
      pastTickets: {
        empty: "Sie haben in diesem Shop noch keine früheren Tickets.",
        more: "Weitere anzeigen"
      },
      receipts: {
        all: "Alle Belege speichern (PDF)",
        none: "Hier gibt es noch keinen Beleg."
      },
      correction: {
        title: "Kennzeichen korrigieren",
        once: "Sie können ein Kennzeichen dieses Tickets einmal korrigieren, solange das Ticket nicht begonnen hat.",
        begun: "Das Ticket hat schon begonnen. Sein Kennzeichen lässt sich hier nicht mehr korrigieren.",
        used: "Bei diesem Ticket wurde schon einmal ein Kennzeichen korrigiert.",
        none: "Bei diesem Ticket lässt sich das Kennzeichen hier nicht korrigieren.",
        help: "Der Betreiber kann Ihnen helfen. Bitte wenden Sie sich vor dem Parken an ihn.",
        contact: "Betreiber kontaktieren"
      },
      permits: {
        heading: "Parkberechtigungen",
        name: "Name",
        status: "Status",
        validFrom: "Gültig ab",
        validTo: "Gültig bis",
        area: "Fläche",
        plates: "Kennzeichen",
        noPlates: "Keine aktiven Kennzeichen",
        loading: "Ihre Parkberechtigungen werden geladen …",
        empty: "Sie haben keine Parkberechtigungen.",
        all: "Alle Parkberechtigungen",
        notFound: {
          title: "Diese Parkberechtigung gibt es nicht",
          text: "In diesem Shop haben Sie keine solche Parkberechtigung. Vielleicht wurde sie beendet, oder ein Code fehlt noch."
        },
        addPlates: "Kennzeichen hinzufügen",
        showOptions: "Optionen anzeigen",
        options: "Wählen Sie eine Parkberechtigung",
        deletePlate: "Kennzeichen löschen",
        withoutEnd: "ohne Ende",
        from: "ab {date}",
        statuses: { active: "aktiv", expiring: "läuft bald ab", expired: "abgelaufen" }
      },
      codes: {
        heading: "Verifizierungscodes",
        code: "Code",
        loading: "Ihre Codes werden geladen …",
        empty: "Sie haben noch keinen Code hinterlegt.",
        add: "Verifizierung hinzufügen"
      }
    },
    pages: { account: "Ihre gültigen Tickets, Codes und Parkberechtigungen." }
  },
  en: {
    account: {
      title: "My profile",
      otherShops: "You have also bought here:",
      sections: "Sections of the profile",
      section: {
        activeTickets: "Active tickets",
        pastTickets: "Past tickets",
        verify: "Verification",
        permissions: "Parking permits"
      },
      backToOverview: "back to overview",
      tickets: {
        heading: "Active tickets",
        ticket: "Ticket",
        actions: "Actions",
        remainingUsage: "Remaining usage",
        table: "Save tickets as a table (CSV)",
        tableFile: "parking-tickets",
        price: "Price",
        currency: "Currency",
        remaining: "{remaining} of {total}",
        unlimited: "unlimited",
        validFrom: "Valid from",
        validTo: "Valid to",
        plates: "Licence plates",
        areas: "Parking areas",
        expires: "Expires on {date} at {time}",
        loading: "Loading your tickets …",
        empty: "You have no active tickets.",
        buyAgain: "Buy again",
        calendar: "Add to calendar",
        reminder: "Remind me by email before it ends",
        reminderFailed: "Your choice could not be saved. Please try again.",
        proof: "Show proof",
        lastVisits_one: "Only {count} stay left.",
        lastVisits_other: "Only {count} stays left."
      },
      pastTickets: { empty: "You have no past tickets in this shop yet.", more: "Show more" },
      receipts: {
        all: "Save all receipts (PDF)",
        none: "There is no receipt in this shop yet."
      },
      correction: {
        title: "Correct the licence plate",
        once: "You can correct a licence plate of this ticket once, as long as the ticket has not begun.",
        begun: "The ticket has already begun. Its licence plate can no longer be corrected here.",
        used: "A licence plate of this ticket has already been corrected once.",
        none: "The licence plate of this ticket cannot be corrected here.",
        help: "The operator can help you. Please get in touch before you park.",
        contact: "Contact the operator"
      },
      permits: {
        heading: "Parking permits",
        name: "Name",
        status: "Status",
        validFrom: "Valid from",
        validTo: "Valid to",
        area: "Area",
        plates: "Licence plates",
        noPlates: "No active plates",
        loading: "Loading your parking permits …",
        empty: "You have no parking permits.",
        all: "All parking permits",
        notFound: {
          title: "This parking permit does not exist",
          text: "You have no such parking permit in this shop. It may have ended, or you may still need to add a code."
        },
        addPlates: "Add licence plates",
        showOptions: "Show options",
        options: "Choose a parking permit",
        deletePlate: "Delete licence plate",
        withoutEnd: "no end date",
        from: "from {date}",
        statuses: { active: "active", expiring: "expiring", expired: "expired" }
      },
      codes: {
        heading: "Verification codes",
        code: "Code",
        loading: "Loading your codes …",
        empty: "You have not added a code yet.",
        add: "Add verification"
      }
    },
    pages: { account: "Your valid tickets, codes and parking permits." }
  },
  fr: {
    account: {
      title: "Mon profil",
      otherShops: "Vous avez aussi acheté ici :",
      sections: "Rubriques du profil",
      section: {
        activeTickets: "Tickets actifs",
        pastTickets: "Anciens tickets",
        verify: "Vérification",
        permissions: "Autorisations de stationnement"
      },
      backToOverview: "Retour à la vue d’ensemble",
      tickets: {
        heading: "Tickets actifs",
        ticket: "Ticket",
        actions: "Actions",
        remainingUsage: "Stationnements restants",
        table: "Enregistrer les tickets en tableau (CSV)",
        tableFile: "tickets-de-stationnement",
        price: "Prix",
        currency: "Devise",
        remaining: "{remaining} sur {total}",
        unlimited: "illimités",
        validFrom: "Valable à partir du",
        validTo: "Valable jusqu’au",
        plates: "Plaques",
        areas: "Zones de stationnement",
        expires: "Expire le {date} à {time}",
        loading: "Chargement de vos tickets…",
        empty: "Vous n’avez aucun ticket actif.",
        buyAgain: "Acheter à nouveau",
        calendar: "Ajouter au calendrier",
        reminder: "Me prévenir par e-mail avant la fin",
        reminderFailed: "Votre choix n’a pas pu être enregistré. Veuillez réessayer.",
        proof: "Montrer le justificatif",
        lastVisits_one: "Plus que {count} stationnement.",
        lastVisits_other: "Plus que {count} stationnements."
      },
      pastTickets: {
        empty: "Vous n’avez pas encore d’anciens tickets dans cette boutique.",
        more: "Afficher plus"
      },
      receipts: {
        all: "Enregistrer tous les reçus (PDF)",
        none: "Il n’y a pas encore de reçu dans cette boutique."
      },
      correction: {
        title: "Corriger la plaque",
        once: "Vous pouvez corriger une plaque de ce ticket une fois, tant que le ticket n’a pas commencé.",
        begun: "Le ticket a déjà commencé. Sa plaque ne peut plus être corrigée ici.",
        used: "Une plaque de ce ticket a déjà été corrigée une fois.",
        none: "La plaque de ce ticket ne peut pas être corrigée ici.",
        help: "L’exploitant peut vous aider. Veuillez le contacter avant de stationner.",
        contact: "Contacter l’exploitant"
      },
      permits: {
        heading: "Autorisations de stationnement",
        name: "Nom",
        status: "Statut",
        validFrom: "Valable à partir du",
        validTo: "Valable jusqu’au",
        area: "Zone",
        plates: "Plaques",
        noPlates: "Aucune plaque active",
        loading: "Chargement de vos autorisations…",
        empty: "Vous n’avez aucune autorisation de stationnement.",
        all: "Toutes les autorisations de stationnement",
        notFound: {
          title: "Cette autorisation de stationnement n’existe pas",
          text: "Vous n’avez pas cette autorisation dans cette boutique. Elle a peut-être pris fin, ou il vous manque encore un code."
        },
        addPlates: "Ajouter des plaques",
        showOptions: "Afficher les options",
        options: "Choisissez une autorisation de stationnement",
        deletePlate: "Supprimer la plaque",
        withoutEnd: "sans fin",
        from: "à partir du {date}",
        statuses: { active: "active", expiring: "expire bientôt", expired: "expirée" }
      },
      codes: {
        heading: "Codes de vérification",
        code: "Code",
        loading: "Chargement de vos codes…",
        empty: "Vous n’avez pas encore de code.",
        add: "Ajouter un code de vérification"
      }
    },
    pages: { account: "Vos tickets valables, vos codes et vos autorisations." }
  },
  it: {
    account: {
      title: "Il mio profilo",
      otherShops: "Ha acquistato anche qui:",
      sections: "Sezioni del profilo",
      section: {
        activeTickets: "Biglietti attivi",
        pastTickets: "Biglietti passati",
        verify: "Verifica",
        permissions: "Permessi di parcheggio"
      },
      backToOverview: "Torna alla panoramica",
      tickets: {
        heading: "Biglietti attivi",
        ticket: "Biglietto",
        actions: "Azioni",
        remainingUsage: "Soste rimaste",
        table: "Salva i biglietti come tabella (CSV)",
        tableFile: "biglietti-parcheggio",
        price: "Prezzo",
        currency: "Valuta",
        remaining: "{remaining} di {total}",
        unlimited: "illimitate",
        validFrom: "Valido dal",
        validTo: "Valido fino al",
        plates: "Targhe",
        areas: "Aree di parcheggio",
        expires: "Scade il {date} alle {time}",
        loading: "Caricamento dei Suoi biglietti…",
        empty: "Non ha biglietti attivi.",
        buyAgain: "Acquista di nuovo",
        calendar: "Aggiungi al calendario",
        reminder: "Avvisami per e-mail prima della fine",
        reminderFailed: "Non è stato possibile salvare la Sua scelta. Riprovi.",
        proof: "Mostra il titolo di sosta",
        lastVisits_one: "Resta solo {count} sosta.",
        lastVisits_other: "Restano solo {count} soste."
      },
      pastTickets: { empty: "In questo negozio non ha ancora biglietti passati.", more: "Mostra altri" },
      receipts: {
        all: "Salva tutte le ricevute (PDF)",
        none: "In questo negozio non c’è ancora nessuna ricevuta."
      },
      correction: {
        title: "Correggi la targa",
        once: "Può correggere una targa di questo biglietto una volta, finché il biglietto non è iniziato.",
        begun: "Il biglietto è già iniziato. La sua targa non può più essere corretta qui.",
        used: "Una targa di questo biglietto è già stata corretta una volta.",
        none: "La targa di questo biglietto non può essere corretta qui.",
        help: "Il gestore può aiutarLa. Lo contatti prima di parcheggiare.",
        contact: "Contatta il gestore"
      },
      permits: {
        heading: "Permessi di parcheggio",
        name: "Nome",
        status: "Stato",
        validFrom: "Valido dal",
        validTo: "Valido fino al",
        area: "Area",
        plates: "Targhe",
        noPlates: "Nessuna targa attiva",
        loading: "Caricamento dei Suoi permessi…",
        empty: "Non ha permessi di parcheggio.",
        all: "Tutti i permessi di parcheggio",
        notFound: {
          title: "Questo permesso di parcheggio non esiste",
          text: "In questo negozio non ha un permesso di questo tipo. Forse è terminato, o manca ancora un codice."
        },
        addPlates: "Aggiungi targhe",
        showOptions: "Mostra le opzioni",
        options: "Scelga un permesso di parcheggio",
        deletePlate: "Elimina la targa",
        withoutEnd: "senza scadenza",
        from: "dal {date}",
        statuses: { active: "attivo", expiring: "in scadenza", expired: "scaduto" }
      },
      codes: {
        heading: "Codici di verifica",
        code: "Codice",
        loading: "Caricamento dei Suoi codici…",
        empty: "Non ha ancora registrato un codice.",
        add: "Aggiungi un codice di verifica"
      }
    },
    pages: { account: "I Suoi biglietti validi, codici e permessi." }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly account: typeof texts
  }
}
