// Italian texts, for drivers in Italy and Switzerland: "Lei" in sentences, the short imperative on buttons.
import { coverageTexts } from "../../schemas/coverage/texts.ts"
import type { Catalogue } from "./catalogue.ts"

export const it = {
  common: {
    productName: "Parkschein",
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

  zod: {
    invalid_license_plate: "Questo formato di targa non è valido.",
    missing_separator: "Inserisca la targa con il trattino, ad es. {format}",
    invalid_canton_code: "Cantone non valido.",
    invalid_municipal: "Distretto / regione sconosciuti.",
    invalid_province_code: "Regione sconosciuta.",
    duplicated_plate: "Non può aggiungere più volte la stessa targa.",
    plate_taken: "Controlli questa targa.",
    field_required: "La targa è obbligatoria",
    required: "Questo campo è obbligatorio",
    min_length: "{field}: inserisca almeno {min} caratteri.",
    max_length: "{field}: inserisca al massimo {max} caratteri.",
    invalid_code: "Il codice può contenere solo lettere, cifre, punto, trattino e @.",
    start_required: "Scelga quando deve iniziare il biglietto.",
    start_in_past: "Questo orario di inizio è già passato. Ne scelga un altro.",
    start_too_far:
      "Questo biglietto non è ancora disponibile per una data così lontana. Scelga un giorno più vicino.",
    start_invalid: "Questo giorno non esiste. Ne scelga un altro.",
    start_skipped: "Quel giorno quest’ora non esiste, perché inizia l’ora legale. Ne scelga un’altra."
  },

  layout: {
    skipToContent: "Vai al contenuto",
    home: "Pagina iniziale",
    myProfile: "Il mio profilo",
    login: "Accedi",
    logout: "Esci",
    signUp: "Registrati",
    openMenu: "Apri il menu",
    closeMenu: "Chiudi il menu",
    language: "Lingua",
    cart: "Carrello",
    cartWithCount_one: "Carrello, {count} biglietto",
    cartWithCount_other: "Carrello, {count} biglietti",
    mainNavigation: "Navigazione principale",
    notifications: "Messaggi",
    openCart: "Acquisto non concluso: nel Suo carrello ci sono biglietti.",
    openCartAction: "Vai al carrello",
    newVersion: "È disponibile una nuova versione del negozio.",
    languageFailed: "Non è stato possibile cambiare lingua.",
    footer: {
      title: "Informazioni e note legali",
      buyTickets: "Acquista biglietti",
      account: "Account",
      terms: "Condizioni generali",
      cookies: "Cookie",
      imprint: "Note legali",
      privacy: "Informativa sulla privacy",
      accessibility: "Accessibilità",
      withdrawal: "Recedere dal contratto qui",
      cancellation: "Disdire i contratti qui",
      help: "Aiuto in parole semplici",
      contact: "Contatti",
      copyright: "© {year} Parkschein"
    }
  },

  home: {
    pageTitle: "{shop}: biglietti per il parcheggio",
    welcome: "Benvenuti a {shop}",
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
      selected_one: "{count} area selezionata",
      selected_other: "{count} aree selezionate",
      rule: "Sono mostrati i biglietti validi in tutte le aree selezionate.",
      lastOne: "Almeno un’area deve restare selezionata."
    },
    singleUse: "Soste illimitate",
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

  validity: {
    day: "Valido nel giorno scelto, dalle {from} alle {to}",
    wholeDay: "Valido per tutto il giorno scelto",
    duration: "Valido {duration} dall’inizio",
    fromPayment: "Valido {duration} dal pagamento"
  },

  windows: coverageTexts.it.windows,
  coverage: coverageTexts.it.coverage,

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
      later: "Più tardi",
      twice:
        "Quella notte l’orologio torna indietro e quest’ora c’è due volte. Il biglietto inizia la prima volta."
    },
    overToday: "Per oggi questo biglietto valeva solo fino alle {time}. Può iniziare al più presto domani.",
    zone: "Tutti gli orari sono nell’ora locale dell’area di parcheggio ({zone}).",
    plates: "Targhe",
    addAnotherPlate: "Aggiungi un’altra targa",
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
    covered: "Questa targa è già coperta per questo periodo.",
    coveredUntil: "Questa targa è già coperta fino al {to}.",
    coveredGoOn: "Acquista comunque",
    discount: "Prezzo ridotto",
    regularPrice: "Prezzo normale",
    configurationError: "Non è stato possibile preparare il biglietto. Scelga un altro biglietto.",
    chooseNew: "Scegli un altro biglietto",
    alreadyPurchased: "Per questa targa esiste già un biglietto attivo di un’altra persona.",
    alreadyPurchasedNext: "Si tratta di {plates}. Controlli i dati inseriti. Se è la Sua targa, ci contatti.",
    noPrice:
      "Al momento non è stato possibile calcolare prezzo e validità. I dati inseriti sono ancora qui; riprovi.",
    continue: "Controlla prezzo e validità",
    checking: "Controllo di prezzo e validità…",
    checkHeading: "Controlli i dati inseriti",
    otherCurrency: "Nel Suo carrello ci sono biglietti in un’altra valuta. Completi prima quell’acquisto.",
    changing: "Sta modificando un biglietto del Suo carrello.",
    saveChange: "Salva la modifica",
    otherArea: {
      title: "Questo biglietto non vale qui",
      text: "Ha scansionato il codice di {here}. Questo biglietto vale solo qui: {areas}.",
      others: "Vedi altri biglietti",
      keep: "Tieni questo biglietto"
    },
    addToCart: "Aggiungi al carrello",
    addingToCart: "Aggiunta al carrello…",
    addedToCart: "Il biglietto è nel carrello.",
    addToCartFailed: "Non è stato possibile aggiungere il biglietto al carrello. Riprovi.",
    back: "Torna alla scelta dei biglietti",
    goToCart: "Vai al carrello",
    loading: "Caricamento del biglietto…",
    notFound: "Questo biglietto non esiste o non esiste più. Ne scelga un altro.",
    howItWorks: {
      title: "Che cosa succede dopo l’acquisto",
      driveIn: "All’ingresso la Sua targa viene riconosciuta.",
      noPaper: "Non serve esporre nulla sul cruscotto.",
      driveOut: "All’uscita non deve fare altro."
    }
  },

  plate: {
    label: "Targa",
    labelNumbered: "Targa {number}",
    country: "Paese della targa",
    otherCountry: "Altro Paese",
    hint: "Esattamente come sulla targa.",
    example: "Ad esempio {format}",
    readOut: "Targa{country}: {characters}",
    dash: "trattino",
    suggestions: "Intendeva:",
    useSuggestion: "Usa {plate}",
    useRecent: "Usa la targa {plate}",
    lookAlike: "Somiglia a {plate}. Controlli bene la targa.",
    lookAlikeKeep: "{plate} è corretta",
    lookAlikeCharacters: "O e 0, I e 1, B e 8 si somigliano. Controlli bene.",
    region: "Immatricolazione: {region}",
    asEntered: "Continua come inserito",
    lettersMissing: "Solo cifre dopo il trattino sono quasi sempre di enti pubblici. Mancano delle lettere?",
    isRight: "La mia targa è corretta",
    isRightText: "Forse non conosciamo ancora le targhe nuove o rare. Ci scriva.",
    interchangeable:
      "Targa trasferibile: la stessa targa può valere per due veicoli, ma solo uno alla volta può sostare.",
    used: "Targhe inserite: {used} su {maximum}",
    countries: {
      first: "Qui e usati di recente",
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
    },
    contact: {
      subject: "Targa non accettata",
      body: "Buongiorno, la mia targa è corretta, ma il negozio non la accetta: {plate} ({country})",
      write: "Scrivi un’e-mail con questa targa"
    }
  },

  cart: {
    title: "Carrello",
    close: "Chiudi il carrello",
    loading: "Caricamento del carrello…",
    empty: "Il Suo carrello è vuoto.",
    emptyAction: "Scegli un biglietto",
    item: {
      validity: "Validità",
      area: "Area"
    },
    removeNamed: "Rimuovi {ticket} dal carrello",
    removed: "{ticket} è stato rimosso.",
    cleared: "Tutti i biglietti sono stati rimossi.",
    undo: "Annulla",
    change: "Modifica i dati",
    clear: "Svuota il carrello",
    saving: "Salvataggio del carrello…",
    saveFailed: "La modifica non è stata salvata. Riprovi.",
    changedElsewhere: "Il carrello è stato modificato in un’altra finestra. Ora vede entrambe le modifiche.",
    startMoved: "Inizio spostato a ora: l’orario scelto è passato, il biglietto inizia al pagamento.",
    notOrdered:
      "Nel frattempo il carrello è stato modificato su un altro dispositivo o in un’altra finestra. Non è stato ordinato nulla; lo controlli di nuovo.",
    order: {
      here: "Iniziato alle {time} in questo browser, {price}.",
      elsewhere: "Iniziato alle {time} su un altro dispositivo, {price}.",
      earlier: "Un ordine precedente non è ancora pagato",
      replaces: "Se ordina il carrello così com’è ora, il nuovo ordine sostituisce quello precedente.",
      cancel: "Annulla l’ordine",
      cancelling: "Annullamento dell’ordine in corso …",
      cancelFailed: "Non sappiamo se l’ordine sia stato annullato. Riprovi, per favore.",
      underWay:
        "Non deve fare nulla né ordinare di nuovo. Il risultato comparirà qui appena la Sua banca avrà risposto."
    },
    keepShopping: "Continua gli acquisti",
    itemCount_one: "{count} biglietto",
    itemCount_other: "{count} biglietti",
    problem: {
      E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
        "Per questa targa esiste già un biglietto attivo di un’altra persona.",
      E_TICKET_CHANGED: "Il prezzo o le condizioni sono cambiati. Prepari di nuovo il biglietto.",
      E_TICKET_NOT_AVAILABLE: "Questo biglietto non è più offerto. Lo rimuova.",
      E_START_IN_PAST: "L’orario di inizio è passato. Ne scelga un altro.",
      E_PLATE_INVALID: "La targa non è valida. La modifichi.",
      unknown: "Questo biglietto non può essere ordinato così. Lo prepari di nuovo o lo rimuova."
    }
  },

  checkout: {
    verifying: "Verifica del carrello…",
    backToReview: "Verificare l’ordine",
    verifyAgain: "Verifica di nuovo",
    verifyFailed: "Non è stato possibile verificare il carrello.",
    reviewHeading: "Il Suo ordine",
    methods: {
      title: "Metodi di pagamento",
      card: "Carta",
      wallet: "Portafoglio digitale",
      debit: "Addebito diretto"
    },
    paymentMethods: "Si paga sulla pagina del nostro partner di pagamento, secondo l’offerta.",
    accept:
      "Accetto le <terms>condizioni generali</terms> e ho preso visione dell’<privacy>informativa sulla privacy</privacy>.",
    acceptRequired: "Accetti le condizioni generali e l’informativa sulla privacy.",
    expressRequest:
      "Chiedo espressamente che la prestazione inizi prima della fine del periodo di recesso. So di perdere il diritto di recesso una volta che sia stata interamente eseguita.",
    expressRequestRequired:
      "Chieda l’inizio anticipato: un biglietto vale già prima della fine del periodo di recesso.",
    withdrawal:
      "Può recedere dal contratto entro 14 giorni senza indicarne il motivo. I dettagli sono nelle condizioni generali.",
    order: "Ordine con obbligo di pagare",
    ordering: "Creazione del Suo ordine…",
    orderFailed: "L’ordine non è riuscito. Riprovi.",
    orderUnknown:
      "Non sappiamo ancora se il Suo ordine ci è arrivato. Se riprova, non verrà eseguito due volte.",
    toPayment: "Tra poco si apre la pagina di pagamento…",
    blocked: "Durante l’ordine il carrello non può essere modificato.",
    notOffered: "Al momento qui non si può ordinare online.",
    blockedByProblems: "Risolva i problemi segnalati, poi potrà ordinare.",
    totalDue: "Da pagare",
    keptCart: "Il Suo carrello viene conservato.",
    bankStep: "La Sua banca può chiedere una conferma. Il carrello resta in attesa."
  },

  payment: {
    success: {
      title: "Grazie per l’acquisto",
      text: "Le inviamo la conferma per e-mail.",
      inAccount: "Trova i Suoi biglietti in qualsiasi momento nel Suo profilo.",
      reference: "Numero d’ordine",
      showTickets: "Vedi i miei biglietti",
      continueShopping: "Continua gli acquisti"
    },
    failed: {
      title: "Il pagamento non è riuscito",
      text: "Non è stato addebitato nulla. Il Suo carrello è ancora qui.",
      changeMethod: "Cambia metodo di pagamento",
      backToTickets: "Torna alla scelta dei biglietti"
    },
    expired: {
      title: "Il tempo per pagare è scaduto",
      text: "Non è stato addebitato nulla. Il Suo carrello è ancora qui."
    },
    refund: "Pagato due volte o troppo tardi: {amount} Le saranno restituiti con lo stesso mezzo.",
    cancelled: {
      title: "Questo ordine è stato annullato"
    },
    processing: {
      title: "Stiamo chiedendo alla Sua banca",
      text: "Di solito bastano pochi secondi. Questa pagina si aggiorna da sola; non paghi una seconda volta.",
      still:
        "La Sua banca impiega più tempo del solito. Continuiamo a chiedere: il risultato comparirà qui e nel Suo profilo.",
      payAgainWarning:
        "Forse un pagamento è già in corso. Verifichi presso la Sua banca prima di pagare di nuovo.",
      payAgain: "Paga di nuovo"
    },
    left: {
      title: "Il pagamento non è stato completato",
      text: "Per quanto ne sappiamo, non è stato addebitato nulla. Può proseguire con il pagamento o scegliere un altro metodo di pagamento.",
      noOrder:
        "Per quanto ne sappiamo, non è stato addebitato nulla. Il Suo carrello è ancora qui e i biglietti acquistati si trovano nel Suo profilo."
    },
    open: {
      title: "Questo ordine non è ancora pagato",
      text: "Può proseguire con il pagamento o scegliere un altro metodo di pagamento.",
      replacement: "Ha sostituito il Suo ordine precedente.",
      resume: "Prosegui con il pagamento"
    },
    unknown: {
      title: "Nessun ordine aperto",
      text: "Acceda e Le mostriamo lo stato del Suo ordine.",
      noOrder: "Non sappiamo di quale ordine si tratti. Trova i Suoi biglietti nel Suo profilo.",
      unreachable: "Al momento non possiamo consultare il Suo ordine. Non paghi una seconda volta."
    },
    checkAgain: "Controlla di nuovo lo stato",
    receipt: {
      save: "Salva la ricevuta",
      failed: "Non è stato possibile caricare la ricevuta. Riprovi."
    },
    proof: {
      wrongPlate: "Targa sbagliata? La corregga qui",
      title: "Titolo di sosta",
      unchecked:
        "Al momento non possiamo controllare lo stato. Questo titolo di sosta è salvato nel Suo browser.",
      signedOut: "Questo titolo di sosta è salvato nel Suo browser. Acceda e controlleremo lo stato.",
      valid: "Valido ora, ancora {duration}",
      notYet: "Pagato. Valido {ahead}",
      over: "Scaduto",
      open: "Valido dall’acquisto",
      seenAt: "Aggiornato al",
      print: "Stampa il titolo di sosta",
      offline: "Questa pagina si apre in questo browser anche senza connessione.",
      help: "La Sua targa non viene riconosciuta? Mostri questo titolo di sosta o ci contatti.",
      contact: "Contattaci"
    },
    checking: "Consultazione del Suo ordine…"
  },

  again: {
    proof: "Titolo di sosta",
    buy: "Acquista di nuovo",
    extend: "Prolunga",
    begins: "Inizio: {start}",
    follows: "Poi: {start}",
    today: "oggi",
    tomorrow: "domani",
    now: "al pagamento",
    covered: "{plate} ha già un biglietto per questo periodo.",
    unavailable:
      "Questo biglietto non è disponibile per {plate} in questo momento. Ne scelga un altro qui sotto.",
    pricingFailed: "Al momento non è stato possibile calcolare il prezzo."
  },
  account: {
    title: "Il mio profilo",
    sections: "Sezioni del profilo",
    section: {
      activeTickets: "Biglietti attivi",
      verify: "Verifica",
      permissions: "Permessi di parcheggio"
    },
    backToOverview: "Torna alla panoramica",
    tickets: {
      heading: "Biglietti attivi",
      ticket: "Biglietto",
      remainingUsage: "Soste rimaste",
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
    },
    plates: {
      heading: "Aggiungi una targa",
      used: "Targhe usate: {used} su {maximum}",
      noneAllowed: "Questo permesso di parcheggio non accetta targhe.",
      gone: "Questa targa non è più registrata: nel frattempo è stata modificata o eliminata altrove.",
      lookAgain: "Mostra la situazione attuale",
      unanswered:
        "Non abbiamo ricevuto risposta e non sappiamo se il salvataggio è riuscito. Verifichi prima di riprovare.",
      partlySaved: "Le altre targhe sono ancora nel modulo.",
      notCovered: "non più coperta",
      maximumReached: "Non può aggiungere altre targhe. Ne elimini prima un’altra.",
      save: "Salva",
      saving: "Salvataggio…",
      addFailed: "Non è stato possibile aggiungere la targa.",
      addDuplicate: "Questa targa è già registrata e non può essere aggiunta di nuovo.",
      addSucceeded: "La targa è stata aggiunta.",
      addSucceededDetail: "{permit}: {plate}, dalla Sua prossima sosta.",
      changeTitle: "Modifica la targa",
      changeFailed: "Non è stato possibile modificare la targa",
      changeSucceeded: "La targa è stata modificata",
      deleteTitle: "Elimina la targa",
      deleteConfirm:
        "Vuole eliminare {plate}? Dalla prossima sosta il permesso non varrà più per questa targa.",
      deleteFailed: "Non è stato possibile eliminare la targa.",
      deleteSucceeded: "La targa è stata eliminata.",
      addAgain: "Aggiungi di nuovo",
      oldPlate: "Vecchia targa",
      newPlate: "Nuova targa",
      reason: "Motivo",
      chooseReason: "Scegli un motivo",
      fromNextStay: "La modifica vale dalla Sua prossima sosta, non per quelle in corso o passate.",
      untilNow: "finora",
      nextStay: "dalla prossima sosta",
      addPlateDescription: "La nuova targa si aggiunge a quelle che ha già.",
      exchangePlateDescription: "La nuova targa sostituisce quella precedente.",
      reasons: {
        additional_car: "Veicolo aggiuntivo",
        different_car: "Altro veicolo",
        new_car_or_license_plate: "Nuovo veicolo o nuova targa",
        other_reason: "Altro motivo",
        rental_car: "Auto a noleggio",
        renting_parking_spot: "Posto auto dato in affitto",
        typo: "Errore di battitura"
      }
    }
  },

  verify: {
    title: "Inserisca il codice di verifica",
    text: "Un codice di verifica, ad esempio del Suo datore di lavoro, sblocca altri biglietti.",
    code: "Codice di verifica",
    codeHint: "Lettere, cifre, punto, trattino e @. Maiuscole e minuscole contano.",
    submit: "Verifica il codice",
    submitting: "Verifica del codice…",
    continueWithout: "Continua senza codice",
    succeeded: "Un nuovo codice di verifica è stato aggiunto al Suo account.",
    wait: "Potrà inviare il prossimo codice tra {duration}. Può già digitarlo.",
    showCodes: "Vedi i miei codici",
    toTickets: "Vai ai biglietti",
    another: "Inserisci un altro codice",
    failed: "La verifica non è riuscita. Riprovi.",
    reason: {
      unknown: "Non conosciamo questo codice. Controlli come è scritto o chieda a chi lo ha rilasciato.",
      usedUp: "Questo codice è già stato usato tutte le volte previste. Si rivolga a chi lo ha rilasciato.",
      expired: "Questo codice è scaduto. Ne chieda uno nuovo a chi lo ha rilasciato.",
      otherShop:
        "Questo codice appartiene a un altro negozio. Apra quel negozio o chieda a chi ha rilasciato il codice.",
      limit: "Ha raggiunto il numero massimo di codici. Ci scriva se gliene serve un altro.",
      alreadyAdded: "Questo codice è già nel Suo account."
    },
    modal: {
      title: "Ha un codice di verifica?",
      text: "Questo negozio offre biglietti che si sbloccano con un codice di verifica.",
      verify: "Inserisci un codice",
      skip: "Continua senza codice"
    }
  },

  error: {
    cause: "Causa: {cause}",
    actions: {
      retry: "Riprova",
      home: "Vai alla pagina iniziale",
      login: "Accedi di nuovo",
      contact: "Vai ai contatti"
    },
    generic: {
      title: "Qualcosa è andato storto",
      text: "Riprovi. Se non basta, ci scriva."
    },
    network: {
      title: "Nessuna connessione",
      text: "Al momento non riusciamo a raggiungere il negozio. Controlli la connessione a Internet e riprovi."
    },
    server: {
      title: "Il negozio ha un problema temporaneo",
      text: "Non dipende da Lei. Riprovi tra qualche minuto."
    },
    tooManyRequests: {
      title: "Troppe richieste",
      text: "Attenda un momento e poi riprovi.",
      again: "Riproveremo automaticamente tra {duration}."
    },
    notAllowed: {
      title: "Il Suo account non ha accesso a questa pagina",
      text: "Si disconnetta e acceda con un altro account, oppure chieda l’accesso al gestore dell’area di parcheggio."
    },
    inactiveShop: {
      title: "Questo negozio non è attivo",
      text: "Al momento qui non si vendono biglietti. Si rivolga al gestore dell’area di parcheggio."
    },
    shopNotFound: {
      title: "Questo negozio non esiste",
      text: "A questo indirizzo non troviamo alcun negozio. Controlli l’indirizzo o scansioni di nuovo il codice sul posto."
    },
    notFound: {
      title: "404: questa pagina non esiste",
      checkUrl: "Controlli che l’indirizzo sia scritto correttamente.",
      checkLink: "Controlli che il link seguito sia ancora valido."
    },
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
    },
    loggedOut: {
      title: "È uscito dal Suo account",
      text: "La sessione su questo dispositivo è terminata."
    },
    configuration: {
      title: "Il negozio non è configurato correttamente",
      text: "Manca un’impostazione. Dobbiamo correggerla noi; riprovi più tardi."
    },
    loginFailed: {
      title: "L’accesso non è riuscito",
      text: "Acceda di nuovo."
    },
    wrongClock: {
      title: "L’orologio di questo dispositivo è sbagliato",
      text: "Imposti data e ora, meglio se in automatico, e poi acceda di nuovo."
    },
    loginUnreachable: {
      title: "L’accesso al momento non è disponibile",
      text: "Controlli la connessione e riprovi."
    },
    sessionLost: {
      title: "La Sua sessione è scaduta",
      text: "Acceda di nuovo per riprendere da dove era. Il Suo carrello è ancora qui."
    }
  },

  emailVerification: {
    title: "Controlli la Sua posta",
    text: "Abbiamo inviato un link a {email}. Lo apra per confermare il Suo indirizzo.",
    textWithoutAddress: "Le abbiamo inviato un link. Lo apra per confermare il Suo indirizzo.",
    otherDevice: "Può farlo anche su un altro dispositivo. Poi torni qui.",
    verified: "Ho confermato",
    resend: "Invia di nuovo il link",
    resent: "Abbiamo inviato un nuovo link.",
    resendTooSoon: "Un’e-mail è stata appena inviata. Attenda qualche minuto.",
    resendFailed: "Non è stato possibile inviare il link. Riprovi più tardi.",
    notYet: "L’indirizzo non è ancora confermato. Apra il link nell’e-mail e poi riprovi.",
    notArrived: "Non è arrivato nulla? Controlli anche la posta indesiderata.",
    backToLogin: "Torna all’accesso"
  },

  interstitial: {
    title: "Vai all’accesso",
    shop: "Negozio",
    operator: "Gestore",
    area: "Luogo",
    domain: "Indirizzo",
    comeBack: "Poi tornerà qui.",
    checking: "Verifica della Sua sessione…",
    returning: "Accesso in corso…",
    loggingOut: "Uscita in corso…"
  },

  contractEnd: {
    withdrawal: {
      title: "Recedere dal contratto qui",
      text: "Qui può recedere da un contratto senza accedere.",
      subject: "Recesso da un contratto",
      confirm: "Conferma il recesso",
      letter:
        "Buongiorno,\n\ncon la presente recedo dal mio contratto.\n\nNome: {name}\nE-mail: {email}\nOrdine o targa: {reference}\nDichiarato il: {at}"
    },
    cancellation: {
      title: "Disdire i contratti qui",
      text: "Qui può disdire un contratto senza accedere.",
      subject: "Disdetta di un contratto",
      confirm: "Disdici ora",
      letter:
        "Buongiorno,\n\ncon la presente disdico il mio contratto alla prima data possibile.\n\nNome: {name}\nE-mail: {email}\nOrdine o targa: {reference}\nDichiarato il: {at}"
    },
    name: "Nome",
    email: "E-mail per la conferma",
    reference: "Numero d’ordine o targa",
    next: "Continua",
    check: "Controlli la Sua dichiarazione.",
    declaration: "Dichiarazione",
    at: "Dichiarato il",
    byMail:
      "Si apre il Suo programma di posta con la dichiarazione pronta. Invii l’e-mail e la conservi: porta la data e l’ora.",
    change: "Modifica i dati"
  },
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
  },
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

  consent: {
    title: "Cookie e dati salvati",
    noticeTitle: "Possiamo vedere come usa il negozio?",
    noticeText:
      "Solo con il Suo consenso il negozio invia i Suoi passaggi, gli errori e il Suo identificativo a {recipient}.",
    purpose:
      "Con il Suo consenso il negozio invia i Suoi passaggi e gli eventuali errori con il Suo identificativo a {recipient}. Così vediamo dove qualcosa si blocca. Le targhe vengono rese illeggibili.",
    voluntary: "Senza consenso tutto funziona allo stesso modo.",
    agree: "Acconsenti",
    refuse: "Rifiuta",
    more: "Per saperne di più",
    withdraw: "Revoca il consenso",
    usage: "Dati di utilizzo",
    nothingSent: "Questo negozio non invia dati di utilizzo. Per questo non Le chiediamo nulla.",
    asking: "Non ha ancora deciso. Non viene inviato nulla.",
    granted: "Ha acconsentito.",
    refused: "Ha rifiutato. Non viene inviato nulla.",
    stored: "Che cosa salva questo browser",
    storedText:
      "Questi dati sono necessari perché il negozio funzioni. Uscendo si cancella tutto ciò che riguarda Lei.",
    what: "A che cosa serve",
    kept: "Per quanto tempo",
    name: "Nome",
    provider: "Nella pagina di accesso ({provider}) anche un cookie mantiene l’accesso finché non esce.",
    privacy: "Informativa sulla privacy del gestore",
    cookies: "Informativa sui cookie del gestore",
    items: {
      session: "Il Suo accesso",
      loginHint: "Se qualcuno ha già effettuato l’accesso qui",
      latestDriver:
        "Chi ha effettuato l’ultimo accesso qui, perché una nuova scheda riceva il Suo accesso e nessun altro",
      usedKeys: "Impronte delle chiavi di accesso già usate, perché nessuna valga due volte",
      loginUnderWay: "Il Suo passaggio dalla pagina di accesso",
      shop: "L’ultimo negozio visitato e il suo Paese",
      language: "La lingua scelta",
      drafts: "Dati che ha iniziato a inserire",
      plates: "Targhe che ha usato",
      lastPurchase: "Il Suo ultimo acquisto, per ripeterlo con un tocco",
      order: "Un ordine iniziato, perché non venga eseguito due volte",
      proof: "Il titolo di sosta del Suo biglietto, perché si apra anche senza connessione",
      prompt: "La scelta di non mostrare più la richiesta del codice",
      version: "L’ultima versione caricata del negozio",
      decision: "La Sua decisione in questa pagina"
    },
    keptFor: {
      tab: "Fino alla chiusura della scheda",
      tabOrLogout: "Fino all’uscita o alla chiusura della scheda",
      logout: "Fino all’uscita",
      day: "Al massimo un giorno",
      always: "Fino alla cancellazione dei dati del browser"
    }
  },

  legal: {
    operator: {
      de: "Parkschein Germania",
      at: "Parkschein Austria",
      ch: "Parkschein Svizzera",
      it: "Parkschein Italia"
    }
  },

  // What each page is for, as search engines and assistive technology get it.
  pages: {
    root: "Acquistare online biglietti e permessi di parcheggio.",
    callback: "Accesso in corso.",
    callbackLogout: "Uscita effettuata.",
    loading: "La pagina si sta caricando.",
    error: "Qualcosa non ha funzionato; ecco come proseguire.",
    notFound: "A questo indirizzo non c’è alcuna pagina.",
    emailVerification: "Confermi il Suo indirizzo e-mail per poter acquistare.",
    shopHome: "Biglietti e permessi di parcheggio di questo negozio, con prezzi e aree.",
    ticket: "Preparare un biglietto: inizio, targa, prezzo e validità.",
    permission: "Gestire un permesso di parcheggio e le sue targhe.",
    paymentSuccess: "Lo stato del Suo ordine e i biglietti acquistati.",
    paymentFailed: "Il pagamento non è riuscito. Il Suo carrello è ancora qui.",
    account: "I Suoi biglietti validi, codici e permessi.",
    verify: "Inserire un codice e sbloccare altri biglietti.",
    contact: "Come raggiungere il gestore."
  }
} as const satisfies Catalogue
