import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    home: {
      pageTitle: "{shop}: Parktickets",
      welcome: "Willkommen – {shop}",
      subline: "Parktickets",
      loading: "Die Tickets werden geladen …",
      ticketCount_one: "{count} Ticket",
      ticketCount_other: "{count} Tickets",
      selectTicket: "Ticket auswählen",
      showMoreCount_one: "{count} weiteres anzeigen",
      showMoreCount_other: "{count} weitere anzeigen",
      shownOf: "{shown} von {total} angezeigt",
      filter: {
        label: "Parkfläche",
        all: "Alle Flächen",
        search: "Suche Parkfläche",
        noMatch: "Keine Parkfläche passt zu „{search}“.",
        selected: "{count} Flächen gewählt",
        rule: "Angezeigt werden Tickets, die auf allen gewählten Flächen gelten.",
        lastOne: "Eine Fläche muss ausgewählt bleiben."
      },
      kind: {
        now: "Jetzt parken",
        day: "Für einen Tag",
        days: "Mehrere Tage",
        months: "Für einen Monat oder länger",
        visits: "Mehrfachkarten",
        other: "Weitere Tickets"
      },
      allHours: "Rund um die Uhr",
      plates: "Für {count} Kennzeichen",
      multiUse_one: "{count}-mal parken",
      multiUse_other: "{count}-mal parken",
      discounted: "Ermäßigt",
      empty: {
        title: "Es sind keine Tickets verfügbar",
        unverified: "Sie haben sich noch nicht verifiziert.",
        noTickets: "In diesem Shop gibt es zurzeit keine Tickets.",
        goToVerification: "Zur Verifizierung",
        hintsTitle: "Woran das liegen kann",
        hintInactive: "Der Shop ist vielleicht noch nicht aktiv.",
        hintPermission: "Ihnen fehlt vielleicht die Berechtigung, hier zu kaufen.",
        hintCode: "Manche Tickets werden erst mit einem Verifizierungscode freigeschaltet.",
        codes_one:
          "Sie haben {count} Verifizierungscode hinterlegt; er schaltet hier gerade kein Ticket frei.",
        codes_other:
          "Sie haben {count} Verifizierungscodes hinterlegt; sie schalten hier gerade kein Ticket frei.",
        codes_zero: "Sie haben noch keinen Verifizierungscode hinterlegt."
      },
      noMatch: {
        title: "Keine Tickets gefunden",
        text: "Kein Ticket gilt auf allen Flächen, die Sie gewählt haben. Wählen Sie weniger Flächen.",
        reset: "Auswahl aufheben"
      },
      failed: { title: "Keine Tickets gefunden" },
      permissions: {
        heading: "Parkberechtigungen",
        activeBanner: "Aktive Berechtigungen",
        viewDetails: "Details ansehen",
        addPlate: "Kennzeichen hinzufügen",
        addPlateText: "Hinterlegen Sie ein Kennzeichen, um diese Parkberechtigung zu nutzen.",
        platesUsed: "{used} von {maximum} Kennzeichen hinterlegt",
        expired: "Abgelaufen",
        expiresOn: "Läuft ab am {date}",
        available: "Verfügbar"
      }
    },
    pages: { shopHome: "Parktickets und Parkberechtigungen dieses Shops mit Preisen und Parkflächen." }
  },
  en: {
    home: {
      pageTitle: "{shop}: parking tickets",
      welcome: "Welcome to {shop}",
      subline: "Parking tickets",
      loading: "Loading the tickets …",
      ticketCount_one: "{count} Ticket",
      ticketCount_other: "{count} Tickets",
      selectTicket: "Select ticket",
      showMoreCount_one: "Show {count} more",
      showMoreCount_other: "Show {count} more",
      shownOf: "{shown} of {total} shown",
      filter: {
        label: "Parking area",
        all: "All areas",
        search: "Search parking area",
        noMatch: "No parking area matches “{search}”.",
        selected: "{count} areas selected",
        rule: "Showing tickets that are valid in all the areas you selected.",
        lastOne: "At least one area must stay selected."
      },
      kind: {
        now: "Park now",
        day: "For a day",
        days: "Several days",
        months: "For a month or longer",
        visits: "Multi-stay cards",
        other: "More tickets"
      },
      allHours: "Around the clock",
      plates: "For {count} plates",
      multiUse_one: "{count} stay",
      multiUse_other: "{count} stays",
      discounted: "Reduced",
      empty: {
        title: "No tickets available",
        unverified: "You have not verified yourself yet.",
        noTickets: "This shop has no tickets at the moment.",
        goToVerification: "Go to verification",
        hintsTitle: "Possible reasons",
        hintInactive: "The shop may not be active yet.",
        hintPermission: "You may not have permission to buy here.",
        hintCode: "Some tickets have to be unlocked with a verification code.",
        codes_one:
          "You have added {count} verification code, but it does not unlock any tickets here at the moment.",
        codes_other:
          "You have added {count} verification codes, but they do not unlock any tickets here at the moment.",
        codes_zero: "You have not added a verification code yet."
      },
      noMatch: {
        title: "No tickets found",
        text: "No ticket is valid in all the areas you selected. Select fewer areas.",
        reset: "Clear selection"
      },
      failed: { title: "No tickets found" },
      permissions: {
        heading: "Parking permits",
        activeBanner: "active permissions",
        viewDetails: "view details",
        addPlate: "Add licence plate",
        addPlateText: "Add a licence plate to use this parking permit.",
        platesUsed: "Licence plates added: {used} of {maximum}",
        expired: "Expired",
        expiresOn: "Expires on {date}",
        available: "Available"
      }
    },
    pages: { shopHome: "Parking tickets and permits of this shop, with prices and parking areas." }
  },
  fr: {
    home: {
      pageTitle: "{shop} : tickets de stationnement",
      welcome: "Bienvenue – {shop}",
      subline: "Tickets de stationnement",
      loading: "Chargement des tickets…",
      ticketCount_one: "{count} ticket",
      ticketCount_other: "{count} tickets",
      selectTicket: "Choisir le ticket",
      showMoreCount_one: "Afficher {count} de plus",
      showMoreCount_other: "Afficher {count} de plus",
      shownOf: "{shown} sur {total} affichés",
      filter: {
        label: "Zone de stationnement",
        all: "Toutes les zones",
        search: "Rechercher une zone",
        noMatch: "Aucune zone ne correspond à « {search} ».",
        selected: "{count} zones sélectionnées",
        rule: "Les tickets affichés sont valables dans toutes les zones sélectionnées.",
        lastOne: "Au moins une zone doit rester sélectionnée."
      },
      kind: {
        now: "Se garer maintenant",
        day: "Pour un jour",
        days: "Plusieurs jours",
        months: "Pour un mois ou plus",
        visits: "Cartes multiples",
        other: "Autres tickets"
      },
      allHours: "24 heures sur 24",
      plates: "Pour {count} plaques",
      multiUse_one: "{count} stationnement",
      multiUse_other: "{count} stationnements",
      discounted: "Prix réduit",
      empty: {
        title: "Aucun ticket disponible",
        unverified: "Vous n’avez pas encore saisi de code de vérification.",
        noTickets: "Cette boutique ne propose aucun ticket pour le moment.",
        goToVerification: "Saisir un code",
        hintsTitle: "Causes possibles",
        hintInactive: "La boutique n’est peut-être pas encore active.",
        hintPermission: "Vous n’avez peut-être pas l’autorisation d’acheter ici.",
        hintCode: "Certains tickets doivent être débloqués avec un code de vérification.",
        codes_one:
          "Vous avez enregistré {count} code de vérification, mais il ne débloque aucun ticket ici pour le moment.",
        codes_other:
          "Vous avez enregistré {count} codes de vérification, mais ils ne débloquent aucun ticket ici pour le moment.",
        codes_zero: "Vous n’avez pas encore enregistré de code de vérification."
      },
      noMatch: {
        title: "Aucun ticket trouvé",
        text: "Aucun ticket n’est valable dans toutes les zones sélectionnées. Sélectionnez moins de zones.",
        reset: "Effacer la sélection"
      },
      failed: { title: "Aucun ticket trouvé" },
      permissions: {
        heading: "Autorisations de stationnement",
        activeBanner: "Autorisations actives",
        viewDetails: "Voir les détails",
        addPlate: "Ajouter une plaque",
        addPlateText: "Ajoutez une plaque pour utiliser cette autorisation de stationnement.",
        platesUsed: "Plaques enregistrées : {used} sur {maximum}",
        expired: "Expirée",
        expiresOn: "Expire le {date}",
        available: "Disponible"
      }
    },
    pages: { shopHome: "Tickets et autorisations de stationnement de cette boutique, avec prix et zones." }
  },
  it: {
    home: {
      pageTitle: "{shop}: biglietti per il parcheggio",
      welcome: "Benvenuti – {shop}",
      subline: "Biglietti per il parcheggio",
      loading: "Caricamento dei biglietti…",
      ticketCount_one: "{count} biglietto",
      ticketCount_other: "{count} biglietti",
      selectTicket: "Scegli il biglietto",
      showMoreCount_one: "Mostra ancora {count}",
      showMoreCount_other: "Mostra altri {count}",
      shownOf: "{shown} di {total} mostrati",
      filter: {
        label: "Area di parcheggio",
        all: "Tutte le aree",
        search: "Cerca un’area",
        noMatch: "Nessuna area corrisponde a «{search}».",
        selected: "{count} aree selezionate",
        rule: "Sono mostrati i biglietti validi in tutte le aree selezionate.",
        lastOne: "Almeno un’area deve restare selezionata."
      },
      kind: {
        now: "Parcheggia ora",
        day: "Per un giorno",
        days: "Più giorni",
        months: "Per un mese o più",
        visits: "Carnet di soste",
        other: "Altri biglietti"
      },
      allHours: "24 ore su 24",
      plates: "Per {count} targhe",
      multiUse_one: "{count} sosta",
      multiUse_other: "{count} soste",
      discounted: "Ridotto",
      empty: {
        title: "Non ci sono biglietti disponibili",
        unverified: "Non ha ancora inserito un codice di verifica.",
        noTickets: "Al momento questo negozio non offre biglietti.",
        goToVerification: "Inserisci un codice",
        hintsTitle: "I possibili motivi",
        hintInactive: "Forse il negozio non è ancora attivo.",
        hintPermission: "Forse non ha l’autorizzazione ad acquistare qui.",
        hintCode: "Alcuni biglietti si sbloccano solo con un codice di verifica.",
        codes_one: "Ha registrato {count} codice di verifica, ma al momento qui non sblocca alcun biglietto.",
        codes_other:
          "Ha registrato {count} codici di verifica, ma al momento qui non sbloccano alcun biglietto.",
        codes_zero: "Non ha ancora registrato un codice di verifica."
      },
      noMatch: {
        title: "Nessun biglietto trovato",
        text: "Nessun biglietto vale in tutte le aree selezionate. Selezioni meno aree.",
        reset: "Annulla la selezione"
      },
      failed: { title: "Nessun biglietto trovato" },
      permissions: {
        heading: "Permessi di parcheggio",
        activeBanner: "Permessi attivi",
        viewDetails: "Vedi i dettagli",
        addPlate: "Aggiungi una targa",
        addPlateText: "Aggiunga una targa per usare questo permesso di parcheggio.",
        platesUsed: "Targhe registrate: {used} su {maximum}",
        expired: "Scaduto",
        expiresOn: "Scade il {date}",
        available: "Disponibile"
      }
    },
    pages: { shopHome: "Biglietti e permessi di parcheggio di questo negozio, con prezzi e aree." }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly shopHome: typeof texts
  }
}
