/** Texts of failures, and of what helps. */
import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    error: {
      cause: "Ursache: {cause}",
      actions: {
        retry: "Erneut versuchen",
        home: "Zur Startseite",
        login: "Neu anmelden"
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
        title: "Dafür fehlt Ihnen der Zugang",
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
    }
  },
  en: {
    error: {
      cause: "Cause: {cause}",
      actions: {
        retry: "Try again",
        home: "Go to the home page",
        login: "Log in again"
      },
      generic: {
        title: "Something went wrong",
        text: "Please try again. If that does not help, please write to us."
      },
      network: {
        title: "No connection",
        text: "We cannot reach the shop right now. Please check your internet connection and try again."
      },
      server: {
        title: "The shop is having a problem",
        text: "It is not your fault. Please try again in a few minutes."
      },
      tooManyRequests: {
        title: "Too many requests",
        text: "Please wait a moment and then try again.",
        again: "We will try again by ourselves in {duration}."
      },
      notAllowed: {
        title: "Your account may not open this",
        text: "Log out and log in with another account, or ask the operator of the parking area for access."
      },
      inactiveShop: {
        title: "This shop is not active",
        text: "No tickets are sold here at the moment. Please contact the operator of the parking area."
      },
      shopNotFound: {
        title: "This shop does not exist",
        text: "There is no shop at this address. Please check the address or scan the code on site again."
      },
      loggedOut: {
        title: "You are logged out",
        text: "Your session on this device has ended."
      },
      configuration: {
        title: "The shop is not set up correctly",
        text: "A setting is missing. This is for us to fix; please try again later."
      },
      loginFailed: {
        title: "We could not log you in",
        text: "Please log in again."
      },
      wrongClock: {
        title: "The clock of this device is wrong",
        text: "Please set date and time, best automatically, and then log in again."
      },
      loginUnreachable: {
        title: "The login is not available right now",
        text: "Please check your connection and try again."
      },
      sessionLost: {
        title: "Your login has expired",
        text: "Log in again to carry on where you left off. Your cart is still there."
      }
    }
  },
  fr: {
    error: {
      cause: "Cause : {cause}",
      actions: {
        retry: "Réessayer",
        home: "Aller à l’accueil",
        login: "Se reconnecter"
      },
      generic: {
        title: "Une erreur s’est produite",
        text: "Veuillez réessayer. Si cela ne suffit pas, écrivez-nous."
      },
      network: {
        title: "Pas de connexion",
        text: "Nous ne parvenons pas à joindre la boutique. Veuillez vérifier votre connexion Internet et réessayer."
      },
      server: {
        title: "La boutique rencontre un problème",
        text: "Ce n’est pas de votre fait. Veuillez réessayer dans quelques minutes."
      },
      tooManyRequests: {
        title: "Trop de demandes",
        text: "Veuillez patienter un instant, puis réessayer.",
        again: "Nous réessaierons automatiquement dans {duration}."
      },
      notAllowed: {
        title: "Votre compte n’a pas accès à cette page",
        text: "Déconnectez-vous et connectez-vous avec un autre compte, ou demandez l’accès à l’exploitant de la zone de stationnement."
      },
      inactiveShop: {
        title: "Cette boutique n’est pas active",
        text: "Aucun ticket n’est vendu ici pour le moment. Adressez-vous à l’exploitant de la zone de stationnement."
      },
      shopNotFound: {
        title: "Cette boutique n’existe pas",
        text: "Nous ne trouvons pas de boutique à cette adresse. Veuillez vérifier l’adresse ou scanner à nouveau le code sur place."
      },
      loggedOut: {
        title: "Vous êtes déconnecté",
        text: "Votre session sur cet appareil est terminée."
      },
      configuration: {
        title: "La boutique n’est pas configurée correctement",
        text: "Il manque un réglage. C’est à nous de le corriger ; veuillez réessayer plus tard."
      },
      loginFailed: {
        title: "La connexion n’a pas abouti",
        text: "Veuillez vous connecter à nouveau."
      },
      wrongClock: {
        title: "L’horloge de cet appareil n’est pas à l’heure",
        text: "Veuillez régler la date et l’heure, de préférence automatiquement, puis vous connecter à nouveau."
      },
      loginUnreachable: {
        title: "La connexion n’est pas disponible pour le moment",
        text: "Veuillez vérifier votre connexion Internet et réessayer."
      },
      sessionLost: {
        title: "Votre session a expiré",
        text: "Connectez-vous à nouveau pour reprendre là où vous étiez. Votre panier est toujours là."
      }
    }
  },
  it: {
    error: {
      cause: "Causa: {cause}",
      actions: {
        retry: "Riprova",
        home: "Vai alla pagina iniziale",
        login: "Accedi di nuovo"
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
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly problem: typeof texts
  }
}
