/** What the payment return flow is called for people. */
import {
  askingStates,
  event,
  failingService,
  fetchReceipt,
  pageShown,
  receiptRequested,
  say,
  service,
  shopGuards,
  state,
  tryAgain
} from "../flow-texts.ts"

export const texts = {
  title: say("Payment result", "Ergebnis der Zahlung"),
  summary: say(
    "The driver comes back from the payment page and learns whether the bank has paid, declined, or is still at work.",
    "Der Fahrer kommt von der Zahlungsseite zurück und erfährt, ob die Bank gezahlt oder abgelehnt hat oder noch arbeitet."
  ),
  states: {
    arriving: state(
      "Back from the payment page",
      "Zurück von der Zahlungsseite",
      "Der Fahrer ist von der Zahlungsseite zurück."
    ),
    checking: state(
      "Asking about the order",
      "Bestellung wird nachgesehen",
      "Der Dienst wird gefragt, was aus der Bestellung geworden ist."
    ),
    judging: state(
      "Answer of the service",
      "Antwort des Dienstes",
      "Der Dienst hat gesagt, was aus der Bestellung geworden ist."
    ),
    paid: state(
      "Paid",
      "Bezahlt",
      "Die Bestellung ist bezahlt, und die Tickets gelten: Die Seite ist der Nachweis dafür."
    ),
    fetchingReceipt: state(
      "Fetching the receipt",
      "Beleg wird geholt",
      "Der Beleg der Bestellung wird geholt; der Nachweis bleibt stehen."
    ),
    proofKept: state(
      "Proof kept",
      "Aufbewahrter Nachweis",
      "Die Bestellung ließ sich nicht nachsehen; gezeigt wird der Nachweis aus diesem Browser, mit seinem Alter."
    ),
    "proofKept.unchecked": state(
      "Without an answer",
      "Ohne Antwort",
      "Der Dienst hat nicht geantwortet, etwa ohne Verbindung."
    ),
    "proofKept.signedOut": state(
      "Signed out, with proof",
      "Nicht angemeldet, mit Nachweis",
      "Niemand ist mehr angemeldet, also lässt sich die Bestellung nicht nachsehen."
    ),
    lookingForOrder: state(
      "Looking for the order",
      "Bestellung wird gesucht",
      "Die Adresse nennt keine Bestellung dieses Fahrers: Gesucht wird die offene oder die zuletzt begonnene."
    ),
    askingBank: state(
      "Asking the bank",
      "Die Bank wird gefragt",
      "Der Fahrer hat gezahlt, soweit jemand weiß, und die Bank hat nicht geantwortet: Die Seite fragt von selbst wieder nach."
    ),
    "askingBank.waiting": askingStates.waiting,
    "askingBank.asking": askingStates.asking,
    "askingBank.judging": askingStates.judging,
    stillAsking: state(
      "The bank takes long",
      "Die Bank braucht lange",
      "Die Bank braucht länger als sonst. Die Seite fragt weiter; der Fahrer kann gehen, das Konto zeigt das Ticket, oder noch einmal zahlen, wo von keiner Zahlung etwas bekannt ist."
    ),
    "stillAsking.waiting": askingStates.waiting,
    "stillAsking.asking": askingStates.asking,
    "stillAsking.judging": askingStates.judging,
    open: state(
      "Not paid",
      "Nicht bezahlt",
      "Von einer Zahlung ist nichts bekannt: Der Fahrer kann jetzt zahlen oder den Warenkorb ändern. Die Seite fragt weiter, denn eine Zahlung wird manchmal spät gemeldet."
    ),
    "open.waiting": askingStates.waiting,
    "open.asking": askingStates.asking,
    "open.judging": askingStates.judging,
    leavingForPayment: state(
      "On the way to payment",
      "Auf dem Weg zur Zahlung",
      "Der Fahrer ist auf dem Weg zur Zahlungsseite."
    ),
    paymentAddressRefused: state(
      "Payment page not trusted",
      "Zahlungsseite nicht vertraut",
      "Der Zahlungsseite trauen wir nicht; die Bestellung bleibt offen."
    ),
    failed: state(
      "Payment declined",
      "Zahlung abgelehnt",
      "Die Bank hat die Zahlung abgelehnt; nichts wird abgebucht, und der Warenkorb bleibt."
    ),
    cancelled: state(
      "Order cancelled",
      "Bestellung abgebrochen",
      "Der Fahrer hat die Bestellung abgebrochen, im Warenkorb oder auf der Zahlungsseite; nichts wird abgebucht, und der Warenkorb bleibt."
    ),
    expired: state(
      "Order expired",
      "Bestellung verfallen",
      "Niemand hat rechtzeitig gezahlt; der Warenkorb bleibt und lässt sich neu bestellen."
    ),
    orderUnknown: state(
      "No such order",
      "Keine solche Bestellung",
      "Die Adresse nennt keine Bestellung dieses Fahrers, und keine ist offen."
    ),
    signedOut: state(
      "Signed out",
      "Nicht angemeldet",
      "Niemand ist angemeldet, also lässt sich die Bestellung nicht nachsehen; die Seite sagt, wie es weitergeht."
    ),
    leavingForLogin: state(
      "On the way to the login",
      "Auf dem Weg zur Anmeldung",
      "Der Fahrer ist auf dem Weg zur Anmeldung, die auf diese Seite zurückführt."
    ),
    unreachable: state(
      "No answer",
      "Keine Antwort",
      "Der Dienst hat nicht gesagt, was aus der Bestellung geworden ist."
    )
  },
  events: {
    TRY_AGAIN: tryAgain,
    PAYMENT_RESUMED: event(
      "Pay now",
      "Jetzt zahlen",
      "the driver wants to pay now",
      "der Fahrer jetzt zahlen will"
    ),
    RECEIPT_REQUESTED: receiptRequested,
    LOGIN_REQUESTED: event(
      "Log in",
      "Anmelden",
      "the driver wants to log in",
      "der Fahrer sich anmelden will"
    ),
    PAGE_SHOWN: pageShown
  },
  services: {
    loadOrder: service(
      say("ask what became of the order", "fragen, was aus der Bestellung wurde"),
      say("the service has answered", "der Dienst geantwortet hat"),
      say("the service does not answer", "der Dienst nicht antwortet")
    ),
    findOrder: service(
      say("look for the order that is open", "die offene Bestellung suchen"),
      say("the service has looked", "der Dienst nachgesehen hat"),
      say("the service does not answer", "der Dienst nicht antwortet")
    ),
    fetchReceipt,
    leaveForPayment: failingService(
      say("go to the payment page", "zur Zahlungsseite gehen"),
      say("the payment page cannot be opened", "die Zahlungsseite sich nicht öffnen lässt")
    )
  },
  guards: {
    isSessionLost: shopGuards.isSessionLost,
    isSessionLostWithProof: say(
      "the session has ended and a proof is kept",
      "die Sitzung abgelaufen und ein Nachweis da ist"
    ),
    hasProof: say("a proof is kept", "ein Nachweis da ist"),
    namesNoOrder: say("the address names no order", "die Adresse keine Bestellung nennt"),
    isOrderUnknown: say("the driver has no such order", "der Fahrer keine solche Bestellung hat"),
    isPaid: say("the bank has paid", "die Bank gezahlt hat"),
    foundNone: say("no order is open", "keine Bestellung offen ist"),
    isReplaced: say(
      "a later order has taken its place",
      "eine spätere Bestellung an ihre Stelle getreten ist"
    ),
    isAwaited: say(
      "the bank is at work, or the driver comes from paying",
      "die Bank arbeitet oder der Fahrer vom Zahlen kommt"
    ),
    isOpen: say("no payment is known", "keine Zahlung bekannt ist"),
    isCancelled: say("the driver has cancelled the order", "der Fahrer die Bestellung abgebrochen hat"),
    isExpired: say("the time to pay is over", "die Zeit zum Zahlen um ist")
  },
  delays: {
    nextQuestion: say("1, 2, 4, then every 5 seconds", "1, 2, 4, dann jeweils 5 Sekunden"),
    laterQuestion: say("30 seconds", "30 Sekunden"),
    patience: say("2 minutes", "2 Minuten")
  },
  otherwise: {
    judging: say("the bank has declined", "die Bank abgelehnt hat")
  },
  cases: {
    "the payment page": "die Zahlungsseite",
    "the payment page, left": "die Zahlungsseite, verlassen",
    "a success page without an order": "eine Erfolgsseite ohne Bestellung",
    "a page whose proof is kept": "eine Seite, deren Nachweis gemerkt ist",
    "a page whose proof is kept, signed out": "eine Seite, deren Nachweis gemerkt ist, abgemeldet",
    "an address without an order": "eine Adresse ohne Bestellung",
    "the payment page, in another browser": "die Zahlungsseite, in einem anderen Browser",
    paid: "bezahlt",
    processing: "in Arbeit",
    open: "offen",
    "open, to be paid at an unknown place": "offen, zu bezahlen bei einer unbekannten Stelle",
    declined: "abgelehnt",
    cancelled: "abgebrochen",
    replaced: "ersetzt",
    "no such order": "diese Bestellung gibt es nicht",
    "nobody signed in": "niemand angemeldet",
    "an open order": "eine offene Bestellung",
    "an order whose bank is asked": "eine Bestellung, nach der die Bank gefragt wird",
    "no order": "keine Bestellung",
    "a receipt": "ein Beleg",
    "an unknown place": "eine unbekannte Stelle"
  }
}
