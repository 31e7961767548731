/** Texts about stored and sent data. */
import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
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
      forget: {
        title: "Alles von diesem Gerät löschen",
        text: "Löscht mit einem Mal, was oben steht, auch von anderen, die diesen Browser benutzt haben.",
        ask: "Alles löschen …",
        question:
          "Gelöscht werden Anmeldung, Kennzeichen, Eingaben, aufbewahrte Nachweise, Erinnerungen, Sprache und Ihre Entscheidung. Sie werden abgemeldet. Gekaufte Tickets gelten weiter und stehen nach dem Anmelden wieder in Ihrem Konto.",
        confirm: "Löschen und abmelden",
        keep: "Behalten"
      },
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
        home: "Die Tickets, die Sie zuletzt gesehen haben, damit sie sofort wieder da sind",
        order: "Eine begonnene Bestellung, damit sie nicht doppelt ausgeführt wird",
        proof: "Der Nachweis über Ihr Ticket, damit er sich auch ohne Verbindung öffnet",
        reminder: "Woran dieses Gerät erinnert",
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
    }
  },
  en: {
    consent: {
      title: "Cookies and stored data",
      noticeTitle: "May we see how you use the shop?",
      noticeText: "Only if you agree, the shop sends your steps, errors and user ID to {recipient}.",
      purpose:
        "If you agree, the shop sends your steps and any errors with your user ID to {recipient}. This shows us where people get stuck. Licence plates are made unreadable.",
      voluntary: "Everything works the same without it.",
      agree: "Agree",
      refuse: "Decline",
      more: "Find out more",
      withdraw: "Withdraw consent",
      usage: "Usage data",
      nothingSent: "This shop sends no usage data, so there is nothing to ask you.",
      asking: "You have not decided yet. Nothing is sent.",
      granted: "You have agreed.",
      refused: "You have declined. Nothing is sent.",
      stored: "What this browser stores",
      storedText: "The shop needs these to work. Logging out removes everything that belongs to you.",
      what: "What for",
      kept: "How long",
      name: "Name",
      provider: "On the login page ({provider}), a cookie also keeps you logged in until you log out.",
      privacy: "The operator’s privacy notice",
      cookies: "The operator’s cookie notice",
      forget: {
        title: "Delete everything from this device",
        text: "Deletes all that is listed above at once, also of others who have used this browser.",
        ask: "Delete everything …",
        question:
          "This deletes your login, licence plates, entries, kept proofs, reminders on this device, language and decision, and logs you out. Tickets you have bought stay valid and are in your account again after you log in.",
        confirm: "Delete and log out",
        keep: "Keep everything"
      },
      items: {
        session: "Your login",
        loginHint: "Whether somebody has logged in here before",
        latestDriver: "Who logged in here last, so that a new tab gets your login and nobody else’s",
        usedKeys: "Checksums of used login keys, so that none counts twice",
        loginUnderWay: "Your way to the login and back",
        shop: "The shop you visited last and its country",
        language: "The chosen language",
        drafts: "What you have started to fill in",
        plates: "Licence plates you have used",
        lastPurchase: "What you bought last, so that you can buy it again with one tap",
        home: "The tickets you saw last, so that they are there again at once",
        order: "An order you have started, so that it is not placed twice",
        proof: "The proof of your ticket, so that it opens without a connection",
        reminder: "For which order this device reminds you",
        prompt: "That you do not want to be asked for a code again",
        version: "The version of the shop that was loaded last",
        decision: "Your decision on this page"
      },
      keptFor: {
        tab: "Until the tab is closed",
        tabOrLogout: "Until you log out or close the tab",
        logout: "Until you log out",
        day: "One day at most",
        always: "Until you clear your browser data"
      }
    }
  },
  fr: {
    consent: {
      title: "Cookies et données enregistrées",
      noticeTitle: "Pouvons-nous voir comment vous utilisez la boutique ?",
      noticeText:
        "Uniquement avec votre accord, la boutique envoie vos étapes, les erreurs et votre identifiant à {recipient}.",
      purpose:
        "Avec votre accord, la boutique envoie vos étapes et les erreurs éventuelles avec votre identifiant à {recipient}. Nous voyons ainsi ce qui bloque. Les plaques sont rendues illisibles.",
      voluntary: "Sans votre accord, tout fonctionne de la même façon.",
      agree: "Accepter",
      refuse: "Refuser",
      more: "En savoir plus",
      withdraw: "Retirer mon accord",
      usage: "Données d’utilisation",
      nothingSent:
        "Cette boutique n’envoie aucune donnée d’utilisation. Nous n’avons donc rien à vous demander.",
      asking: "Vous n’avez pas encore décidé. Rien n’est envoyé.",
      granted: "Vous avez accepté.",
      refused: "Vous avez refusé. Rien n’est envoyé.",
      stored: "Ce que ce navigateur enregistre",
      storedText:
        "Ces données sont nécessaires au fonctionnement de la boutique. La déconnexion supprime tout ce qui vous appartient.",
      what: "À quoi cela sert",
      kept: "Durée",
      name: "Nom",
      provider:
        "Sur la page de connexion ({provider}), un cookie garde aussi votre session jusqu’à la déconnexion.",
      privacy: "Politique de confidentialité de l’exploitant",
      cookies: "Informations de l’exploitant sur les cookies",
      forget: {
        title: "Tout effacer de cet appareil",
        text: "Efface en une fois tout ce qui figure ci-dessus, y compris pour d’autres personnes qui ont utilisé ce navigateur.",
        ask: "Tout effacer…",
        question:
          "Sont effacés : connexion, plaques, saisies, justificatifs conservés, rappels sur cet appareil, langue et décision. Vous serez déconnecté. Les tickets achetés restent valables et se retrouvent dans votre compte après la connexion.",
        confirm: "Effacer et se déconnecter",
        keep: "Tout garder"
      },
      items: {
        session: "Votre connexion",
        loginHint: "Si quelqu’un s’est déjà connecté ici",
        latestDriver:
          "Qui s’est connecté ici en dernier, pour qu’un nouvel onglet reçoive votre connexion et aucune autre",
        usedKeys: "Empreintes des clés de connexion déjà utilisées, pour qu’aucune ne serve deux fois",
        loginUnderWay: "Votre passage par la page de connexion",
        shop: "La dernière boutique visitée et son pays",
        language: "La langue choisie",
        drafts: "Vos saisies commencées",
        plates: "Les plaques que vous avez utilisées",
        lastPurchase: "Votre dernier achat, pour que vous puissiez le refaire d’un geste",
        home: "Les derniers tickets affichés, pour les revoir aussitôt",
        order: "Une commande commencée, pour qu’elle ne soit pas passée deux fois",
        proof: "Le justificatif de votre ticket, pour l’ouvrir aussi sans connexion",
        reminder: "Pour quelle commande cet appareil vous avertit",
        prompt: "Votre choix de ne plus voir la demande de code",
        version: "La dernière version chargée de la boutique",
        decision: "Votre décision sur cette page"
      },
      keptFor: {
        tab: "Jusqu’à la fermeture de l’onglet",
        tabOrLogout: "Jusqu’à la déconnexion ou la fermeture de l’onglet",
        logout: "Jusqu’à la déconnexion",
        day: "Un jour au plus",
        always: "Jusqu’à l’effacement des données du navigateur"
      }
    }
  },
  it: {
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
      forget: {
        title: "Eliminare tutto da questo dispositivo",
        text: "Elimina in una volta tutto ciò che è elencato sopra, anche di altri che hanno usato questo browser.",
        ask: "Elimina tutto…",
        question:
          "Vengono eliminati accesso, targhe, dati inseriti, titoli conservati, avvisi su questo dispositivo, lingua e decisione, e Lei viene disconnesso. I biglietti acquistati restano validi e si ritrovano nel Suo account dopo l’accesso.",
        confirm: "Elimina ed esci",
        keep: "Conserva tutto"
      },
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
        home: "Gli ultimi biglietti visti, perché riappaiano subito",
        order: "Un ordine iniziato, perché non venga eseguito due volte",
        proof: "Il titolo di sosta del Suo biglietto, perché si apra anche senza connessione",
        reminder: "Per quale ordine questo dispositivo La avvisa",
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
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly consent: typeof texts
  }
}
