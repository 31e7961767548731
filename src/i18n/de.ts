// German texts; also the reference for the shape that every other catalogue has to have. Texts the specification quotes in
// German stand here word for word (quoted-texts.test.ts); all others address the driver as "Sie".

import { coverageTexts } from "../../schemas/coverage/texts.ts"

export const de = {
  common: {
    productName: "Parkschein",
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

  zod: {
    invalid_license_plate: "Dieses Kennzeichen-Format ist ungültig.",
    missing_separator: "Bitte geben Sie das Kennzeichen mit Bindestrich ein, z. B. {format}",
    invalid_canton_code: "Ungültiger Kanton.",
    invalid_municipal: "Unbekannter Landkreis / Region.",
    invalid_province_code: "Unbekannte Region.",
    duplicated_plate: "Sie können nicht mehrmals das selbe Kennzeichen hinzufügen.",
    plate_taken: "Bitte prüfen Sie dieses Kennzeichen.",
    field_required: "Das Kennzeichen ist ein Pflichtfeld",
    required: "Dieses Feld ist erforderlich",
    min_length: "{field}: Bitte geben Sie mindestens {min} Zeichen ein.",
    max_length: "{field}: Bitte geben Sie höchstens {max} Zeichen ein.",
    invalid_code: "Der Code darf nur Buchstaben, Ziffern, Punkt, Bindestrich und @ enthalten.",
    start_required: "Bitte wählen Sie, wann das Ticket beginnen soll.",
    start_in_past: "Der Startzeitpunkt liegt in der Vergangenheit. Bitte wählen Sie einen späteren.",
    start_too_far: "So weit im Voraus gibt es dieses Ticket noch nicht. Bitte wählen Sie einen früheren Tag.",
    start_invalid: "Diesen Tag gibt es nicht. Bitte wählen Sie einen anderen.",
    start_skipped:
      "Diese Uhrzeit gibt es an dem Tag nicht, weil die Uhr vorgestellt wird. Bitte wählen Sie eine andere."
  },

  layout: {
    skipToContent: "Zum Inhalt springen",
    home: "Startseite",
    myProfile: "Mein Profil",
    login: "Anmelden",
    logout: "Abmelden",
    signUp: "Registrieren",
    openMenu: "Menü öffnen",
    closeMenu: "Menü schließen",
    language: "Sprache",
    cart: "Warenkorb",
    cartWithCount_one: "Warenkorb, {count} Ticket",
    cartWithCount_other: "Warenkorb, {count} Tickets",
    mainNavigation: "Hauptnavigation",
    notifications: "Meldungen",
    openCart: "Sie haben noch nicht gekauft: In Ihrem Warenkorb liegen Tickets.",
    openCartAction: "Zum Warenkorb",
    newVersion: "Eine neue Version des Shops ist da.",
    languageFailed: "Die Sprache konnte nicht gewechselt werden.",
    footer: {
      title: "Informationen und Rechtliches",
      buyTickets: "Tickets kaufen",
      account: "Konto",
      terms: "AGB",
      cookies: "Cookies",
      imprint: "Impressum",
      privacy: "Datenschutz",
      accessibility: "Barrierefreiheit",
      withdrawal: "Vertrag widerrufen",
      cancellation: "Verträge hier kündigen",
      help: "Hilfe in einfacher Sprache",
      contact: "Kontakt",
      copyright: "© {year} Parkschein"
    }
  },

  home: {
    pageTitle: "{shop}: Parktickets",
    welcome: "Willkommen bei {shop}",
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
      selected_one: "{count} Fläche gewählt",
      selected_other: "{count} Flächen gewählt",
      rule: "Angezeigt werden Tickets, die auf allen gewählten Flächen gelten.",
      lastOne: "Eine Fläche muss ausgewählt bleiben."
    },
    singleUse: "Beliebig oft parken",
    multiUse_one: "{count} Parkvorgang",
    multiUse_other: "{count} Parkvorgänge",
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
      codes_one: "Sie haben {count} Verifizierungscode hinterlegt; er schaltet hier gerade kein Ticket frei.",
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

  validity: {
    day: "Gilt am gewählten Tag, {from} bis {to} Uhr",
    wholeDay: "Gilt den ganzen gewählten Tag",
    duration: "Gilt {duration} ab Start",
    fromPayment: "Gilt {duration} ab Zahlung"
  },

  windows: coverageTexts.de.windows,
  coverage: coverageTexts.de.coverage,

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
      now: "Sofort",
      later: "Zu einem anderen Zeitpunkt",
      twice:
        "In dieser Nacht wird die Uhr zurückgestellt, und diese Uhrzeit kommt zweimal. Das Ticket beginnt beim ersten Mal."
    },
    overToday: "Heute galt dieses Ticket nur bis {time} Uhr. Es kann frühestens morgen beginnen.",
    zone: "Alle Zeiten in der Ortszeit der Parkfläche ({zone}).",
    plates: "Kennzeichen",
    addAnotherPlate: "Weiteres Kennzeichen hinzufügen",
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
    covered: "Dieses Kennzeichen ist für diese Zeit schon abgedeckt.",
    coveredUntil: "Dieses Kennzeichen ist schon bis {to} abgedeckt.",
    coveredGoOn: "Trotzdem kaufen",
    discount: "Ermäßigter Preis",
    regularPrice: "Regulärer Preis",
    configurationError: "Das Ticket konnte nicht eingerichtet werden. Bitte wählen Sie ein anderes Ticket.",
    chooseNew: "Anderes Ticket wählen",
    alreadyPurchased: "Für dieses Kennzeichen gibt es bereits ein aktives Ticket einer anderen Person.",
    alreadyPurchasedNext:
      "Es geht um {plates}. Bitte prüfen Sie die Eingabe. Ist es Ihr Kennzeichen, wenden Sie sich bitte an uns.",
    noPrice:
      "Preis und Gültigkeit konnten gerade nicht ermittelt werden. Ihre Angaben sind noch da; bitte versuchen Sie es erneut.",
    continue: "Preis und Gültigkeit prüfen",
    checking: "Preis und Gültigkeit werden geprüft …",
    checkHeading: "Bitte prüfen Sie Ihre Angaben",
    otherCurrency:
      "In Ihrem Warenkorb liegen Tickets in einer anderen Währung. Bitte schließen Sie diesen Einkauf zuerst ab.",
    changing: "Sie ändern ein Ticket, das in Ihrem Warenkorb liegt.",
    saveChange: "Änderung übernehmen",
    otherArea: {
      title: "Dieses Ticket gilt hier nicht",
      text: "Sie haben den Code von {here} gescannt. Dieses Ticket gilt nur auf: {areas}.",
      others: "Andere Tickets ansehen",
      keep: "Dieses Ticket behalten"
    },
    addToCart: "In den Warenkorb",
    addingToCart: "Wird in den Warenkorb gelegt …",
    addedToCart: "Das Ticket liegt im Warenkorb.",
    addToCartFailed: "Ticket konnte nicht zum Warenkorb hinzugefügt werden. Bitte versuchen Sie es erneut.",
    back: "Zurück zur Ticketauswahl",
    goToCart: "Zum Warenkorb",
    loading: "Das Ticket wird geladen …",
    notFound: "Dieses Ticket gibt es nicht oder nicht mehr. Bitte wählen Sie ein anderes.",
    howItWorks: {
      title: "So geht es nach dem Kauf",
      driveIn: "Bei der Einfahrt wird Ihr Kennzeichen erkannt.",
      noPaper: "Sie brauchen kein Papier hinter der Scheibe.",
      driveOut: "Zum Ausfahren müssen Sie nichts weiter tun."
    }
  },

  plate: {
    label: "Kennzeichen",
    labelNumbered: "Kennzeichen {number}",
    country: "Land des Kennzeichens",
    otherCountry: "Anderes Land",
    hint: "Genau wie auf dem Nummernschild.",
    example: "Zum Beispiel {format}",
    readOut: "Kennzeichen{country}: {characters}",
    dash: "Bindestrich",
    suggestions: "Meinten Sie:",
    useSuggestion: "{plate} übernehmen",
    useRecent: "Kennzeichen {plate} übernehmen",
    lookAlike: "Sieht aus wie {plate}. Bitte prüfen Sie das Kennzeichen genau.",
    lookAlikeKeep: "{plate} ist richtig",
    lookAlikeCharacters: "O und 0, I und 1 sowie B und 8 sehen ähnlich aus. Bitte prüfen Sie genau.",
    region: "Zulassung: {region}",
    asEntered: "So wie eingegeben weiter",
    lettersMissing: "Nur Ziffern nach dem Bindestrich haben fast nur Behörden. Fehlen Buchstaben?",
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
    },
    contact: {
      subject: "Kennzeichen wird nicht angenommen",
      body: "Guten Tag, mein Kennzeichen ist richtig, der Shop nimmt es aber nicht an: {plate} ({country})",
      write: "E-Mail mit diesem Kennzeichen schreiben"
    }
  },

  cart: {
    title: "Warenkorb",
    close: "Warenkorb schließen",
    loading: "Der Warenkorb wird geladen …",
    empty: "Ihr Warenkorb ist leer.",
    emptyAction: "Ticket auswählen",
    item: {
      validity: "Gültigkeit",
      area: "Fläche"
    },
    removeNamed: "{ticket} aus dem Warenkorb entfernen",
    removed: "{ticket} wurde entfernt.",
    cleared: "Alle Tickets wurden entfernt.",
    undo: "Rückgängig machen",
    change: "Angaben ändern",
    clear: "Warenkorb leeren",
    saving: "Der Warenkorb wird gespeichert …",
    saveFailed: "Die Änderung wurde nicht gespeichert. Bitte versuchen Sie es erneut.",
    changedElsewhere:
      "Der Warenkorb wurde in einem anderen Fenster geändert. Sie sehen jetzt beide Änderungen.",
    startMoved:
      "Beginn auf jetzt verschoben: Der gewählte Zeitpunkt ist vorbei, das Ticket beginnt mit der Bezahlung.",
    notOrdered:
      "Der Warenkorb wurde inzwischen auf einem anderen Gerät oder in einem anderen Fenster geändert. Es wurde nichts bestellt; bitte prüfen Sie ihn noch einmal.",
    order: {
      here: "Begonnen um {time} in diesem Browser, {price}.",
      elsewhere: "Begonnen um {time} auf einem anderen Gerät, {price}.",
      earlier: "Eine frühere Bestellung ist noch nicht bezahlt",
      replaces: "Bestellen Sie den Warenkorb, wie er jetzt ist, ersetzt das die frühere Bestellung.",
      cancel: "Bestellung abbrechen",
      cancelling: "Die Bestellung wird abgebrochen …",
      cancelFailed: "Wir wissen nicht, ob die Bestellung abgebrochen ist. Bitte versuchen Sie es erneut.",
      underWay:
        "Sie müssen nichts tun und nichts noch einmal bestellen. Sobald Ihre Bank geantwortet hat, steht hier das Ergebnis."
    },
    keepShopping: "Weiter einkaufen",
    itemCount_one: "{count} Ticket",
    itemCount_other: "{count} Tickets",
    problem: {
      E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
        "Für dieses Kennzeichen gibt es bereits ein aktives Ticket einer anderen Person.",
      E_TICKET_CHANGED: "Preis oder Bedingungen haben sich geändert. Bitte richten Sie das Ticket neu ein.",
      E_TICKET_NOT_AVAILABLE: "Dieses Ticket wird nicht mehr angeboten. Bitte entfernen Sie es.",
      E_START_IN_PAST: "Der Startzeitpunkt ist vorbei. Bitte wählen Sie einen neuen.",
      E_PLATE_INVALID: "Das Kennzeichen ist nicht gültig. Bitte ändern Sie es.",
      unknown:
        "Dieses Ticket kann so nicht bestellt werden. Bitte richten Sie es neu ein oder entfernen Sie es."
    }
  },

  checkout: {
    verifying: "Der Warenkorb wird geprüft …",
    backToReview: "Bestellung prüfen",
    verifyAgain: "Erneut prüfen",
    verifyFailed: "Der Warenkorb konnte nicht verifiziert werden.",
    reviewHeading: "Ihre Bestellung",
    methods: {
      title: "Zahlungsarten",
      card: "Karte",
      wallet: "Wallet",
      debit: "Lastschrift"
    },
    paymentMethods: "Bezahlt wird auf der Seite unseres Zahlungspartners, je nach Angebot.",
    accept:
      "Ich akzeptiere die <terms>AGB</terms> und habe die <privacy>Datenschutzhinweise</privacy> zur Kenntnis genommen.",
    acceptRequired: "Bitte akzeptieren Sie die Geschäftsbedingungen und die Datenschutzvereinbarung.",
    expressRequest:
      "Ich verlange ausdrücklich, dass die Leistung schon vor Ende der Widerrufsfrist beginnt. Mir ist bekannt, dass mein Widerrufsrecht erlischt, sobald sie vollständig erbracht ist.",
    expressRequestRequired:
      "Bitte verlangen Sie den früheren Beginn: Ein Ticket gilt schon vor Ende der Widerrufsfrist.",
    withdrawal:
      "Sie können den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Einzelheiten stehen in den AGB.",
    order: "Zahlungspflichtig bestellen",
    ordering: "Ihre Bestellung wird angelegt …",
    orderFailed: "Bestellung fehlgeschlagen. Bitte versuchen Sie es erneut.",
    orderUnknown:
      "Wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Ein neuer Versuch bestellt nicht doppelt.",
    toPayment: "Sie werden zur Bezahlseite weitergeleitet …",
    blocked: "Während die Bestellung läuft, lässt sich der Warenkorb nicht ändern.",
    notOffered: "Online kann hier gerade nicht bestellt werden.",
    blockedByProblems: "Bitte beheben Sie die markierten Punkte, dann können Sie bestellen.",
    totalDue: "Zu zahlen",
    keptCart: "Ihr Warenkorb bleibt erhalten.",
    bankStep: "Ihre Bank kann eine Bestätigung verlangen. Der Warenkorb wartet so lange."
  },

  payment: {
    success: {
      title: "Vielen Dank für Ihren Kauf",
      text: "Die Bestätigung schicken wir Ihnen per E-Mail.",
      inAccount: "Ihre Tickets finden Sie jederzeit in Ihrem Profil.",
      reference: "Bestellnummer",
      showTickets: "Meine Tickets ansehen",
      continueShopping: "Weiter einkaufen"
    },
    failed: {
      title: "Die Zahlung hat nicht geklappt",
      text: "Es wurde nichts abgebucht. Ihr Warenkorb ist noch da.",
      changeMethod: "Zahlungsart ändern",
      backToTickets: "Zurück zur Ticketauswahl"
    },
    expired: {
      title: "Die Zeit zum Bezahlen ist abgelaufen",
      text: "Es wurde nichts abgebucht. Ihr Warenkorb ist noch da."
    },
    refund: "Zu viel oder zu spät bezahlt: {amount} gehen auf demselben Weg an Sie zurück.",
    cancelled: {
      title: "Diese Bestellung ist abgebrochen"
    },
    processing: {
      title: "Wir fragen bei Ihrer Bank nach",
      text: "Das dauert meist nur wenige Sekunden. Diese Seite ändert sich von selbst; bitte bezahlen Sie nicht noch einmal.",
      still:
        "Ihre Bank braucht länger als sonst. Wir fragen weiter nach: Das Ergebnis erscheint hier und in Ihrem Profil.",
      payAgainWarning:
        "Vielleicht ist Ihre Zahlung schon unterwegs. Sehen Sie bei Ihrer Bank nach, bevor Sie noch einmal bezahlen.",
      payAgain: "Noch einmal bezahlen"
    },
    left: {
      title: "Die Zahlung wurde nicht abgeschlossen",
      text: "Soweit wir wissen, wurde nichts abgebucht. Sie können die Zahlung fortsetzen oder eine andere Zahlungsart wählen.",
      noOrder:
        "Soweit wir wissen, wurde nichts abgebucht. Ihr Warenkorb ist noch da, gekaufte Tickets finden Sie in Ihrem Profil."
    },
    open: {
      title: "Diese Bestellung ist noch nicht bezahlt",
      text: "Sie können die Zahlung fortsetzen oder eine andere Zahlungsart wählen.",
      replacement: "Sie ist an die Stelle Ihrer früheren Bestellung getreten.",
      resume: "Zahlung fortsetzen"
    },
    unknown: {
      title: "Keine offene Bestellung",
      text: "Melden Sie sich an, dann zeigen wir Ihnen den Stand Ihrer Bestellung.",
      noOrder: "Wir wissen nicht, um welche Bestellung es geht. Ihre Tickets finden Sie in Ihrem Profil.",
      unreachable:
        "Wir können den Stand Ihrer Bestellung gerade nicht abfragen. Bitte bezahlen Sie nicht noch einmal."
    },
    checkAgain: "Stand erneut abfragen",
    receipt: {
      save: "Beleg speichern",
      failed: "Der Beleg konnte nicht geladen werden. Bitte versuchen Sie es noch einmal."
    },
    proof: {
      wrongPlate: "Kennzeichen falsch? Hier korrigieren",
      title: "Parknachweis",
      unchecked:
        "Wir konnten den Stand gerade nicht abfragen. Dieser Nachweis ist in Ihrem Browser gespeichert.",
      signedOut:
        "Dieser Nachweis ist in Ihrem Browser gespeichert. Melden Sie sich an, dann fragen wir den Stand ab.",
      valid: "Gilt jetzt, noch {duration}",
      notYet: "Bezahlt. Gilt {ahead}",
      over: "Abgelaufen",
      open: "Gilt ab dem Kauf",
      seenAt: "Stand",
      print: "Nachweis drucken",
      offline: "Diese Seite öffnet sich in diesem Browser auch ohne Verbindung.",
      help: "Ihr Kennzeichen wird nicht erkannt? Zeigen Sie diesen Nachweis vor oder melden Sie sich bei uns.",
      contact: "Zum Kontakt"
    },
    checking: "Der Stand Ihrer Bestellung wird abgefragt …"
  },

  again: {
    proof: "Nachweis",
    buy: "Erneut kaufen",
    extend: "Verlängern",
    begins: "Beginn: {start}",
    follows: "Danach: {start}",
    today: "heute",
    tomorrow: "morgen",
    now: "mit der Bezahlung",
    covered: "{plate} hat für diese Zeit schon ein Ticket.",
    unavailable: "Dieses Ticket gibt es für {plate} gerade nicht. Bitte wählen Sie unten ein anderes.",
    pricingFailed: "Der Preis ließ sich gerade nicht ermitteln."
  },
  account: {
    title: "Mein Profil",
    sections: "Bereiche des Profils",
    section: {
      activeTickets: "Aktive Tickets",
      verify: "Verifizierung",
      permissions: "Parkberechtigungen"
    },
    backToOverview: "Zurück zur Übersicht",
    tickets: {
      heading: "Aktive Tickets",
      ticket: "Ticket",
      remainingUsage: "Verbleibende Parkvorgänge",
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
    },
    plates: {
      heading: "Kennzeichen hinzufügen",
      used: "{used} von {maximum} Kennzeichen verwendet",
      noneAllowed: "Für diese Parkberechtigung können Sie keine Kennzeichen hinterlegen.",
      gone: "Dieses Kennzeichen ist nicht mehr hinterlegt: Es wurde inzwischen an anderer Stelle geändert oder gelöscht.",
      lookAgain: "Aktuellen Stand zeigen",
      unanswered:
        "Es kam keine Antwort. Wir wissen nicht, ob gespeichert wurde. Bitte sehen Sie nach, bevor Sie es noch einmal versuchen.",
      partlySaved: "Die übrigen Kennzeichen stehen noch im Formular.",
      notCovered: "nicht mehr abgedeckt",
      maximumReached:
        "Sie können kein weiteres Kennzeichen hinzufügen. Bitte löschen Sie zuerst ein anderes.",
      save: "Speichern",
      saving: "Wird gespeichert …",
      addFailed: "Das Kennzeichen konnte nicht hinzugefügt werden.",
      addDuplicate: "Dieses Kennzeichen wurde bereits hinterlegt und kann nicht erneut hinzugefügt werden.",
      addSucceeded: "Das Kennzeichen wurde erfolgreich hinzugefügt.",
      addSucceededDetail: "{permit}: {plate}, gilt ab Ihrem nächsten Parkvorgang.",
      changeTitle: "Kennzeichen ändern",
      changeFailed: "Kennzeichen konnte nicht geändert werden",
      changeSucceeded: "Kennzeichen erfolgreich geändert",
      deleteTitle: "Kennzeichen löschen",
      deleteConfirm:
        "Möchten Sie {plate} löschen? Ab dem nächsten Parkvorgang gilt die Parkberechtigung dafür nicht mehr.",
      deleteFailed: "Das Kennzeichen konnte nicht gelöscht werden.",
      deleteSucceeded: "Das Kennzeichen wurde gelöscht.",
      addAgain: "Wieder hinzufügen",
      oldPlate: "Altes Kennzeichen",
      newPlate: "Neues Kennzeichen",
      reason: "Grund",
      chooseReason: "Grund wählen",
      fromNextStay: "Die Änderung gilt ab Ihrem nächsten Parkvorgang, nicht für laufende oder vergangene.",
      untilNow: "bis jetzt",
      nextStay: "ab dem nächsten Parkvorgang",
      addPlateDescription: "Das neue Kennzeichen kommt zu Ihren bisherigen hinzu.",
      exchangePlateDescription: "Das neue Kennzeichen ersetzt das bisherige.",
      reasons: {
        additional_car: "Zusätzliches Fahrzeug",
        different_car: "Anderes Fahrzeug",
        new_car_or_license_plate: "Neues Fahrzeug oder Kennzeichen",
        other_reason: "Anderer Grund",
        rental_car: "Mietwagen",
        renting_parking_spot: "Vermietung des Stellplatzes",
        typo: "Tippfehler"
      }
    }
  },

  verify: {
    title: "Bitte verifizieren Sie sich",
    text: "Mit einem Verifizierungscode, zum Beispiel von Ihrem Arbeitgeber, schalten Sie weitere Tickets frei.",
    code: "Verifizierungscode",
    codeHint: "Buchstaben, Ziffern, Punkt, Bindestrich und @. Groß- und Kleinschreibung zählt.",
    submit: "Verifizieren",
    submitting: "Der Code wird geprüft …",
    continueWithout: "Ohne Verifizierung fortfahren",
    succeeded: "Ihrem Konto wurde ein neuer Verifizierungscode hinzugefügt.",
    wait: "Den nächsten Code können Sie in {duration} senden. Tippen können Sie ihn schon jetzt.",
    showCodes: "Meine Codes ansehen",
    toTickets: "Zu den Tickets",
    another: "Weiteren Code eingeben",
    failed: "Die Verifizierung war nicht erfolgreich. Bitte versuche es erneut.",
    reason: {
      unknown:
        "Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise, oder fragen Sie die Stelle, die ihn ausgegeben hat.",
      usedUp:
        "Dieser Code wurde schon so oft verwendet, wie er darf. Fragen Sie die Stelle, die ihn ausgegeben hat.",
      expired: "Dieser Code ist abgelaufen. Bitten Sie die Stelle, die ihn ausgegeben hat, um einen neuen.",
      otherShop:
        "Dieser Code gehört zu einem anderen Shop. Öffnen Sie den anderen Shop, oder fragen Sie die Stelle, die den Code ausgegeben hat.",
      limit:
        "Sie haben die Höchstzahl an Codes erreicht. Schreiben Sie uns, wenn Sie einen weiteren brauchen.",
      alreadyAdded: "Dieser Code ist schon in Ihrem Konto."
    },
    modal: {
      title: "Bitte verifizieren Sie sich",
      text: "Dieser Shop bietet Tickets an, die Sie mit einem Verifizierungscode freischalten.",
      verify: "Verifizieren",
      skip: "Verifizierung überspringen"
    }
  },

  error: {
    cause: "Ursache: {cause}",
    actions: {
      retry: "Erneut versuchen",
      home: "Zur Startseite",
      login: "Neu anmelden",
      contact: "Kontakt aufnehmen"
    },
    generic: {
      title: "Etwas ist schief gelaufen",
      text: "Bitte versuchen Sie es erneut. Hilft das nicht, schreiben Sie uns."
    },
    network: {
      title: "Keine Verbindung",
      text: "Wir erreichen den Shop gerade nicht. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut."
    },
    server: {
      title: "Der Shop hat gerade eine Störung",
      text: "Das liegt nicht an Ihnen. Bitte versuchen Sie es in ein paar Minuten erneut."
    },
    tooManyRequests: {
      title: "Zu viele Anfragen",
      text: "Bitte warten Sie einen Moment und versuchen Sie es dann erneut.",
      again: "In {duration} versuchen wir es von selbst noch einmal."
    },
    notAllowed: {
      title: "Ihr Konto darf das nicht öffnen",
      text: "Melden Sie sich ab und mit einem anderen Konto an, oder fragen Sie den Betreiber der Parkfläche nach Zugang."
    },
    inactiveShop: {
      title: "Dieser Shop ist nicht aktiv",
      text: "Zurzeit werden hier keine Tickets verkauft. Wenden Sie sich an den Betreiber der Parkfläche."
    },
    shopNotFound: {
      title: "Diesen Shop gibt es nicht",
      text: "Unter dieser Adresse finden wir keinen Shop. Bitte prüfen Sie die Adresse oder scannen Sie den Code vor Ort noch einmal."
    },
    notFound: {
      title: "404: Diese Seite gibt es nicht",
      checkUrl: "Prüfen Sie, ob die Adresse richtig geschrieben ist.",
      checkLink: "Prüfen Sie, ob der Link, dem Sie gefolgt sind, noch stimmt."
    },
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
    },
    loggedOut: {
      title: "Sie sind abgemeldet",
      text: "Ihre Anmeldung auf diesem Gerät ist beendet."
    },
    configuration: {
      title: "Der Shop ist nicht richtig eingerichtet",
      text: "Es fehlt eine Einstellung. Das müssen wir beheben; bitte versuchen Sie es später noch einmal."
    },
    loginFailed: {
      title: "Die Anmeldung hat nicht geklappt",
      text: "Bitte melden Sie sich noch einmal an."
    },
    wrongClock: {
      title: "Die Uhr dieses Geräts geht falsch",
      text: "Bitte stellen Sie Datum und Uhrzeit richtig, am besten automatisch, und melden Sie sich dann noch einmal an."
    },
    loginUnreachable: {
      title: "Die Anmeldung ist gerade nicht erreichbar",
      text: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut."
    },
    sessionLost: {
      title: "Ihre Anmeldung ist abgelaufen",
      text: "Melden Sie sich neu an, dann geht es dort weiter, wo Sie waren. Ihr Warenkorb ist noch da."
    }
  },

  emailVerification: {
    title: "Prüfen Sie Ihr Postfach",
    text: "Wir haben einen Link an {email} geschickt. Öffnen Sie ihn, um Ihre Adresse zu bestätigen.",
    textWithoutAddress:
      "Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn, um Ihre Adresse zu bestätigen.",
    otherDevice: "Das geht auch auf einem anderen Gerät. Kommen Sie danach hierher zurück.",
    verified: "Ich habe bestätigt",
    resend: "Link erneut senden",
    resent: "Wir haben einen neuen Link geschickt.",
    resendTooSoon: "Wir haben Ihnen eben erst eine E-Mail geschickt. Bitte warten Sie ein paar Minuten.",
    resendFailed: "Der Link konnte nicht geschickt werden. Bitte versuchen Sie es später noch einmal.",
    notYet:
      "Die Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail und versuchen Sie es dann noch einmal.",
    notArrived: "Nichts angekommen? Sehen Sie auch im Spam-Ordner nach.",
    backToLogin: "Zurück zur Anmeldung"
  },

  interstitial: {
    title: "Weiter zur Anmeldung",
    shop: "Shop",
    operator: "Betreiber",
    area: "Ort",
    domain: "Adresse",
    comeBack: "Danach kommen Sie hierher zurück.",
    checking: "Ihre Anmeldung wird geprüft …",
    returning: "Sie werden angemeldet …",
    loggingOut: "Sie werden abgemeldet …"
  },

  contractEnd: {
    withdrawal: {
      title: "Vertrag widerrufen",
      text: "Hier können Sie einen Vertrag widerrufen, ohne sich anzumelden.",
      subject: "Widerruf eines Vertrags",
      confirm: "Widerruf bestätigen",
      letter:
        "Guten Tag,\n\nhiermit widerrufe ich meinen Vertrag.\n\nName: {name}\nE-Mail: {email}\nBestellung oder Kennzeichen: {reference}\nErklärt am: {at}"
    },
    cancellation: {
      title: "Verträge hier kündigen",
      text: "Hier können Sie einen Vertrag kündigen, ohne sich anzumelden.",
      subject: "Kündigung eines Vertrags",
      confirm: "Jetzt kündigen",
      letter:
        "Guten Tag,\n\nhiermit kündige ich meinen Vertrag zum nächstmöglichen Zeitpunkt.\n\nName: {name}\nE-Mail: {email}\nBestellung oder Kennzeichen: {reference}\nErklärt am: {at}"
    },
    name: "Name",
    email: "E-Mail für die Bestätigung",
    reference: "Bestellnummer oder Kennzeichen",
    next: "Weiter",
    check: "Bitte prüfen Sie Ihre Erklärung.",
    declaration: "Erklärung",
    at: "Erklärt am",
    byMail:
      "Ihr E-Mail-Programm öffnet sich mit der fertigen Erklärung. Senden Sie die E-Mail ab und heben Sie sie auf: Sie trägt Datum und Uhrzeit.",
    change: "Angaben ändern"
  },
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
  },
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

  consent: {
    title: "Cookies und gespeicherte Daten",
    noticeTitle: "Dürfen wir sehen, wie Sie den Shop nutzen?",
    noticeText:
      "Nur mit Ihrer Zustimmung sendet der Shop Ihre Schritte, Fehler und Ihre Nutzerkennung an {recipient}.",
    purpose:
      "Mit Ihrer Zustimmung sendet der Shop Ihre Schritte und auftretende Fehler mit Ihrer Nutzerkennung an {recipient}. So sehen wir, wo etwas klemmt. Kennzeichen werden unkenntlich gemacht.",
    voluntary: "Ohne Zustimmung funktioniert alles genauso.",
    agree: "Zustimmen",
    refuse: "Ablehnen",
    more: "Mehr erfahren",
    withdraw: "Zustimmung zurücknehmen",
    usage: "Nutzungsdaten",
    nothingSent: "Dieser Shop sendet keine Nutzungsdaten. Deshalb fragen wir auch nicht danach.",
    asking: "Sie haben noch nicht entschieden. Es wird nichts gesendet.",
    granted: "Sie haben zugestimmt.",
    refused: "Sie haben abgelehnt. Es wird nichts gesendet.",
    stored: "Was dieser Browser speichert",
    storedText:
      "Diese Angaben sind notwendig, damit der Shop funktioniert. Mit dem Abmelden verschwindet alles, was zu Ihnen gehört.",
    what: "Wofür",
    kept: "Wie lange",
    name: "Name",
    provider:
      "Auf der Anmeldeseite ({provider}) hält zusätzlich ein Cookie Ihre Anmeldung, bis Sie sich abmelden.",
    privacy: "Datenschutzhinweise des Betreibers",
    cookies: "Cookie-Hinweise des Betreibers",
    items: {
      session: "Ihre Anmeldung",
      loginHint: "Ob sich hier schon jemand angemeldet hat",
      latestDriver:
        "Wer sich hier zuletzt angemeldet hat, damit ein neuer Tab Ihre Anmeldung bekommt und keine fremde",
      usedKeys: "Prüfsummen verbrauchter Schlüssel der Anmeldung, damit keiner zweimal gilt",
      loginUnderWay: "Der Weg zur Anmeldung und zurück",
      shop: "Zuletzt besuchter Shop und sein Land",
      language: "Gewählte Sprache",
      drafts: "Angefangene Eingaben",
      plates: "Kennzeichen, die Sie benutzt haben",
      lastPurchase: "Was Sie zuletzt gekauft haben, damit Sie es mit einem Tippen erneut kaufen können",
      order: "Eine begonnene Bestellung, damit sie nicht doppelt ausgeführt wird",
      proof: "Der Nachweis über Ihr Ticket, damit er sich auch ohne Verbindung öffnet",
      prompt: "Dass Sie nicht noch einmal nach einem Code gefragt werden möchten",
      version: "Die Version des Shops, die zuletzt geladen wurde",
      decision: "Ihre Entscheidung auf dieser Seite"
    },
    keptFor: {
      tab: "Bis der Tab geschlossen wird",
      tabOrLogout: "Bis zum Abmelden oder bis der Tab geschlossen wird",
      logout: "Bis zum Abmelden",
      day: "Höchstens einen Tag",
      always: "Bis Sie die Browserdaten löschen"
    }
  },

  legal: {
    operator: {
      de: "Parkschein Deutschland",
      at: "Parkschein Österreich",
      ch: "Parkschein Schweiz",
      it: "Parkschein Italien"
    }
  },

  // What each page is for, as search engines and assistive technology get it.
  pages: {
    root: "Parktickets und Parkberechtigungen online kaufen.",
    callback: "Sie werden angemeldet.",
    callbackLogout: "Sie sind abgemeldet.",
    loading: "Die Seite wird geladen.",
    error: "Etwas hat nicht geklappt, und wie es weitergeht.",
    notFound: "Unter dieser Adresse gibt es keine Seite.",
    emailVerification: "Bestätigen Sie Ihre E-Mail-Adresse, um einzukaufen.",
    shopHome: "Parktickets und Parkberechtigungen dieses Shops mit Preisen und Parkflächen.",
    ticket: "Parkticket einrichten: Beginn, Kennzeichen, Preis und Gültigkeit.",
    permission: "Parkberechtigung und ihre Kennzeichen verwalten.",
    paymentSuccess: "Stand Ihrer Bestellung und Ihre gekauften Tickets.",
    paymentFailed: "Die Zahlung kam nicht zustande. Ihr Warenkorb ist noch da.",
    account: "Ihre gültigen Tickets, Codes und Parkberechtigungen.",
    verify: "Code eingeben und damit weitere Tickets freischalten.",
    contact: "So erreichen Sie den Betreiber."
  }
} as const
