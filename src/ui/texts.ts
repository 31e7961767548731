/** Texts of parts of every screen, and of the entry of plates. */
import { inEveryLanguage } from "../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    common: {
      productName: "Parkschein",
      copied: "Kopiert",
      back: "Zurück",
      change: "Ändern",
      close: "Schließen",
      confirm: "Bestätigen",
      continue: "Weiter",
      delete: "Löschen",
      free: "kostenlos",
      genericError: "Etwas ist schief gelaufen",
      loadFailed: "Wir konnten die Daten nicht laden, bitte versuchen Sie es später noch einmal.",
      loading: "Wird geladen …",
      moreAreas_one: "{count} weitere Fläche anzeigen",
      moreAreas_other: "{count} weitere Flächen anzeigen",
      optional: "optional",
      reload: "Neu laden",
      remove: "Entfernen",
      retry: "Erneut versuchen",
      total: "Gesamtsumme",
      errorSummary: { title: "Bitte prüfen Sie Ihre Angaben" },
      notice: { success: "Erfolg", error: "Fehler", info: "Hinweis", warning: "Achtung" }
    },
    plate: {
      label: "Kennzeichen",
      labelNumbered: "Kennzeichen {number}",
      labelNamed: "Kennzeichen {number} ({plate})",
      listHint: "Sie können eine ganze Liste einfügen: ein Kennzeichen je Zeile oder mit Komma.",
      country: "Land des Kennzeichens",
      otherCountry: "Anderes Land",
      example: "Zum Beispiel {format}",
      readOut: "Kennzeichen{country}: {characters}",
      dash: "Bindestrich",
      suggestions: "Meinten Sie:",
      which: "Welches ist Ihres?",
      useSuggestion: "{plate} übernehmen",
      useRecent: "Kennzeichen {plate} übernehmen",
      lookAlike: "Sieht aus wie {plate}. Bitte prüfen Sie das Kennzeichen genau.",
      lookAlikeKeep: "{plate} ist richtig",
      lookAlikeCharacters: "O und 0, I und 1 sowie B und 8 sehen ähnlich aus. Bitte prüfen Sie genau.",
      region: "Zulassung: {region}",
      asEntered: "Mein Kennzeichen stimmt so",
      lettersMissing: "Ohne Buchstaben nach dem Bindestrich fahren fast nur Behörden. Fehlen sie bei Ihnen?",
      isRight: "Mein Kennzeichen ist richtig",
      isRightText: "Neue oder seltene Kennzeichen kennen wir vielleicht noch nicht. Schreiben Sie uns.",
      interchangeable:
        "Wechselschild: Dasselbe Kennzeichen darf für zwei Fahrzeuge gelten, aber nur eines davon darf parken.",
      used: "{used} von {maximum} Kennzeichen eingetragen",
      countries: {
        first: "Hier und zuletzt verwendet",
        all: "Alle Länder",
        search: "Land suchen",
        found_one: "{count} Land gefunden",
        found_other: "{count} Länder gefunden",
        noMatch: "Kein Land gefunden. Wählen Sie „Anderes Land“."
      },
      known: {
        heading: "Ihre Kennzeichen",
        use: "Kennzeichen {plate} übernehmen, {details}",
        manage: "Namen und Standard ändern",
        nickname: "Name für {plate}",
        nicknameExample: "Mamas Auto",
        isDefault: "Standard: wird bei jedem neuen Ticket schon eingetragen",
        default: "Standard",
        forget: "{plate} nicht mehr vorschlagen",
        note: "Bleibt nur in diesem Browser und nur, bis Sie sich abmelden."
      }
    }
  },
  en: {
    common: {
      productName: "Parkschein",
      copied: "Copied",
      back: "Back",
      change: "Change",
      close: "Close",
      confirm: "Confirm",
      continue: "Continue",
      delete: "Delete",
      free: "free",
      genericError: "Something went wrong",
      loadFailed: "We could not load the data, please try again later.",
      loading: "Loading …",
      moreAreas_one: "Show {count} more area",
      moreAreas_other: "Show {count} more areas",
      optional: "optional",
      reload: "Reload",
      remove: "Remove",
      retry: "Try again",
      total: "Total",
      errorSummary: { title: "Please check what you entered" },
      notice: { success: "Success", error: "Error", info: "Note", warning: "Warning" }
    },
    plate: {
      label: "Licence plate",
      labelNumbered: "Licence plate {number}",
      labelNamed: "Licence plate {number} ({plate})",
      listHint: "You can paste a whole list: one plate per line, or with commas.",
      country: "Country of the licence plate",
      otherCountry: "Other country",
      example: "For example {format}",
      readOut: "Licence plate{country}: {characters}",
      dash: "dash",
      suggestions: "Did you mean:",
      which: "Which is yours?",
      useSuggestion: "Use {plate}",
      useRecent: "Use licence plate {plate}",
      lookAlike: "Looks like {plate}. Please check the licence plate closely.",
      lookAlikeKeep: "{plate} is correct",
      lookAlikeCharacters: "O and 0, I and 1, B and 8 look alike. Please check closely.",
      region: "Registered in: {region}",
      asEntered: "Keep it as I typed it",
      lettersMissing:
        "Plates with only digits after the dash almost always belong to public authorities. Are letters missing?",
      isRight: "My licence plate is correct",
      isRightText: "We may not know new or rare plates yet. Please write to us.",
      interchangeable:
        "Interchangeable plate: one plate may be registered for two cars, but only one of them may park at a time.",
      used: "Licence plates entered: {used} of {maximum}",
      countries: {
        first: "Local and recently used",
        all: "All countries",
        search: "Search for a country",
        found_one: "{count} country found",
        found_other: "{count} countries found",
        noMatch: "No country found. Choose “Other country”."
      },
      known: {
        heading: "Your licence plates",
        use: "Use licence plate {plate}, {details}",
        manage: "Change names and default",
        nickname: "Name for {plate}",
        nicknameExample: "Mum’s car",
        isDefault: "Default: filled in for every new ticket",
        default: "Default",
        forget: "Stop suggesting {plate}",
        note: "Stored only in this browser, and only until you log out."
      }
    }
  },
  fr: {
    common: {
      productName: "Parkschein",
      copied: "Copié",
      back: "Retour",
      change: "Modifier",
      close: "Fermer",
      confirm: "Confirmer",
      continue: "Continuer",
      delete: "Supprimer",
      free: "gratuit",
      genericError: "Une erreur s’est produite",
      loadFailed: "Nous n’avons pas pu charger les données, veuillez réessayer plus tard.",
      loading: "Chargement…",
      moreAreas_one: "Afficher {count} zone de plus",
      moreAreas_other: "Afficher {count} zones de plus",
      optional: "facultatif",
      reload: "Recharger",
      remove: "Retirer",
      retry: "Réessayer",
      total: "Total",
      errorSummary: { title: "Veuillez vérifier votre saisie" },
      notice: { success: "Succès", error: "Erreur", info: "Remarque", warning: "Attention" }
    },
    plate: {
      label: "Plaque d’immatriculation",
      labelNumbered: "Plaque d’immatriculation {number}",
      labelNamed: "Plaque d’immatriculation {number} ({plate})",
      listHint: "Vous pouvez coller une liste : une plaque par ligne ou avec des virgules.",
      country: "Pays de la plaque",
      otherCountry: "Autre pays",
      example: "Par exemple {format}",
      readOut: "Plaque{country} : {characters}",
      dash: "trait d’union",
      suggestions: "Vouliez-vous dire :",
      which: "Laquelle est la vôtre ?",
      useSuggestion: "Utiliser {plate}",
      useRecent: "Utiliser la plaque {plate}",
      lookAlike: "Ressemble à {plate}. Veuillez bien vérifier la plaque.",
      lookAlikeKeep: "{plate} est correcte",
      lookAlikeCharacters: "O et 0, I et 1, B et 8 se ressemblent. Veuillez bien vérifier.",
      region: "Immatriculation : {region}",
      asEntered: "Garder ma saisie",
      lettersMissing:
        "Sans lettres après le tiret, il s’agit presque toujours d’un véhicule officiel. Manque-t-il des lettres ?",
      isRight: "Ma plaque est correcte",
      isRightText: "Nous ne connaissons peut-être pas encore les plaques nouvelles ou rares. Écrivez-nous.",
      interchangeable:
        "Plaque interchangeable : la même plaque peut servir à deux véhicules, mais un seul peut stationner à la fois.",
      used: "Plaques saisies : {used} sur {maximum}",
      countries: {
        first: "Pays d’ici et récents",
        all: "Tous les pays",
        search: "Rechercher un pays",
        found_one: "{count} pays trouvé",
        found_other: "{count} pays trouvés",
        noMatch: "Aucun pays trouvé. Choisissez « Autre pays »."
      },
      known: {
        heading: "Vos plaques",
        use: "Utiliser la plaque {plate}, {details}",
        manage: "Modifier les noms et la plaque par défaut",
        nickname: "Nom pour {plate}",
        nicknameExample: "Voiture de maman",
        isDefault: "Par défaut : remplie pour chaque nouveau ticket",
        default: "Par défaut",
        forget: "Ne plus proposer {plate}",
        note: "Enregistré uniquement dans ce navigateur, jusqu’à votre déconnexion."
      }
    }
  },
  it: {
    common: {
      productName: "Parkschein",
      copied: "Copiato",
      back: "Indietro",
      change: "Modifica",
      close: "Chiudi",
      confirm: "Conferma",
      continue: "Continua",
      delete: "Elimina",
      free: "gratuito",
      genericError: "Qualcosa è andato storto",
      loadFailed: "Non abbiamo potuto caricare i dati, riprovi più tardi.",
      loading: "Caricamento…",
      moreAreas_one: "Mostra {count} altra area",
      moreAreas_other: "Mostra altre {count} aree",
      optional: "facoltativo",
      reload: "Ricarica",
      remove: "Rimuovi",
      retry: "Riprova",
      total: "Totale",
      errorSummary: { title: "Controlli i dati inseriti" },
      notice: { success: "Fatto", error: "Errore", info: "Nota", warning: "Attenzione" }
    },
    plate: {
      label: "Targa",
      labelNumbered: "Targa {number}",
      labelNamed: "Targa {number} ({plate})",
      listHint: "Può incollare un elenco: una targa per riga o con virgole.",
      country: "Paese della targa",
      otherCountry: "Altro Paese",
      example: "Ad esempio {format}",
      readOut: "Targa{country}: {characters}",
      dash: "trattino",
      suggestions: "Intendeva:",
      which: "Qual è la Sua?",
      useSuggestion: "Usa {plate}",
      useRecent: "Usa la targa {plate}",
      lookAlike: "Somiglia a {plate}. Controlli bene la targa.",
      lookAlikeKeep: "{plate} è corretta",
      lookAlikeCharacters: "O e 0, I e 1, B e 8 si somigliano. Controlli bene.",
      region: "Immatricolazione: {region}",
      asEntered: "Tieni quanto ho scritto",
      lettersMissing:
        "Le targhe con sole cifre dopo il trattino sono quasi sempre di enti pubblici. Mancano delle lettere?",
      isRight: "La mia targa è corretta",
      isRightText: "Forse non conosciamo ancora le targhe nuove o rare. Ci scriva.",
      interchangeable:
        "Targa trasferibile: la stessa targa può valere per due veicoli, ma solo uno alla volta può sostare.",
      used: "Targhe inserite: {used} su {maximum}",
      countries: {
        first: "Di qui e recenti",
        all: "Tutti i Paesi",
        search: "Cerca un Paese",
        found_one: "{count} Paese trovato",
        found_other: "{count} Paesi trovati",
        noMatch: "Nessun Paese trovato. Scelga «Altro Paese»."
      },
      known: {
        heading: "Le Sue targhe",
        use: "Usa la targa {plate}, {details}",
        manage: "Modifica nomi e targa predefinita",
        nickname: "Nome per {plate}",
        nicknameExample: "Auto della mamma",
        isDefault: "Predefinita: inserita in ogni nuovo biglietto",
        default: "Predefinita",
        forget: "Non proporre più {plate}",
        note: "Si salva solo in questo browser e solo finché non esce."
      }
    }
  }
})

declare module "../i18n/catalogue.ts" {
  interface Written {
    readonly ui: typeof texts
  }
}
