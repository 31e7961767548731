/** What the cart and checkout flow is called for people. */
import {
  askingStates,
  event,
  failingService,
  pageShown,
  say,
  service,
  shopDelays,
  shopGuards,
  shopProblems,
  state,
  tryAgain
} from "../flow-texts.ts"

export const texts = {
  title: say("Cart and checkout", "Warenkorb und Bestellung"),
  summary: say(
    "The driver checks what is in the cart, mends what is wrong, accepts the terms, orders and goes to the payment page.",
    "Der Fahrer prüft den Warenkorb, behebt Fehler, akzeptiert die AGB, bestellt und geht zur Zahlungsseite."
  ),
  states: {
    loadingCart: state(
      "Loading the cart",
      "Warenkorb wird geladen",
      "Der Warenkorb, den der Dienst für diesen Fahrer führt, wird geholt."
    ),
    lookingInside: state(
      "Cart loaded",
      "Warenkorb da",
      "Der Warenkorb ist da, vielleicht leer, vielleicht schon bestellt."
    ),
    empty: state(
      "Empty cart",
      "Leerer Warenkorb",
      "Nichts ist im Warenkorb; der Fahrer geht zurück zu den Tickets."
    ),
    verifying: state(
      "Verifying the cart",
      "Warenkorb wird geprüft",
      "Der Dienst prüft jede Position, ob sie sich noch so bestellen lässt."
    ),
    judging: state("Cart verified", "Warenkorb geprüft", "Der Dienst hat jede Position beurteilt."),
    reviewing: state(
      "Reviewing the order",
      "Bestellung prüfen",
      "Alles lässt sich bestellen: Der Fahrer prüft Kennzeichen, Flächen, Zeiten und Summe, akzeptiert die AGB und verlangt einen frühen Beginn."
    ),
    "reviewing.asking": state(
      "Terms to be accepted",
      "AGB zu akzeptieren",
      "Um das Einverständnis mit den AGB wird gebeten, und um das ausdrückliche Verlangen, wo ein Ticket vor Ende der Widerrufsfrist beginnt."
    ),
    "reviewing.acceptanceMissing": state(
      "Terms not accepted",
      "AGB nicht akzeptiert",
      "Der Fahrer wollte bestellen, ohne die AGB zu akzeptieren."
    ),
    "reviewing.requestMissing": state(
      "Express request missing",
      "Ausdrückliches Verlangen fehlt",
      "Der Fahrer wollte bestellen ohne das ausdrückliche Verlangen, das ein Ticket braucht."
    ),
    blocked: state(
      "Cart has problems",
      "Warenkorb mit Fehlern",
      "Mindestens eine Position lässt sich nicht bestellen; jede sagt, warum und was zu tun ist."
    ),
    changingCart: state(
      "Changing the cart",
      "Warenkorb wird geändert",
      "Was der Fahrer herausnimmt oder zurücklegt, wird gespeichert."
    ),
    changeFailed: state(
      "Not saved",
      "Nicht gespeichert",
      "Die Änderung wurde nicht gespeichert; der Warenkorb ist wie zuvor."
    ),
    ordering: state(
      "Ordering",
      "Bestellung läuft",
      "Die Bestellung wird aufgegeben; der Warenkorb lässt sich nicht mehr ändern."
    ),
    lookingAtOrder: state(
      "Order made",
      "Bestellung da",
      "Die Bestellung ist da; eine frühere unter demselben Schlüssel kann schon weiter sein."
    ),
    leavingForPayment: state(
      "On the way to payment",
      "Auf dem Weg zur Zahlung",
      "Der Fahrer ist auf dem Weg zur Zahlungsseite."
    ),
    checkingOrder: state(
      "Checking the order",
      "Bestellung wird nachgesehen",
      "Der Fahrer kam ohne Antwort zurück, oder ein anderes Fenster hat etwas getan: Der Dienst wird gefragt, wie weit die Bestellung ist."
    ),
    lookingAtReturn: state(
      "Order checked",
      "Bestellung nachgesehen",
      "Der Dienst hat gesagt, wie weit die Bestellung ist."
    ),
    awaitingPayment: state(
      "Ordered, not paid yet",
      "Bestellt, noch nicht bezahlt",
      "Was im Warenkorb liegt, ist hier oder auf einem anderen Gerät bestellt und nicht bezahlt: Der Fahrer zahlt, bricht die Bestellung ab oder ändert den Warenkorb. Ob sie inzwischen auf einem anderen Gerät bezahlt ist, wird still nachgefragt."
    ),
    "awaitingPayment.waiting": askingStates.waiting,
    "awaitingPayment.asking": askingStates.asking,
    "awaitingPayment.judging": askingStates.judging,
    paymentUnderWay: state(
      "The bank is at work",
      "Die Bank arbeitet",
      "Die Bank wird nach der Zahlung gefragt; eine zweite Bestellung wird nicht angeboten."
    ),
    "paymentUnderWay.waiting": askingStates.waiting,
    "paymentUnderWay.asking": askingStates.asking,
    "paymentUnderWay.judging": askingStates.judging,
    cancellingOrder: state(
      "Cancelling the order",
      "Bestellung wird abgebrochen",
      "Die offene Bestellung wird zurückgezogen."
    ),
    cancellationFailed: state(
      "Cancellation uncertain",
      "Abbruch ungewiss",
      "Ob die Bestellung zurückgezogen ist, ist nicht bekannt."
    ),
    finished: state("Paid", "Bezahlt", "Die Bestellung ist bezahlt; die Tickets werden gezeigt."),
    orderUnknown: state(
      "Order uncertain",
      "Bestellung ungewiss",
      "Es kam keine klare Antwort: Die Bestellung kann da sein. Noch einmal senden bestellt nie doppelt."
    ),
    orderFailed: state(
      "Order refused",
      "Bestellung abgelehnt",
      "Die Bestellung wurde abgelehnt; der Warenkorb ist wie zuvor."
    ),
    paymentAddressRefused: state(
      "Payment page not trusted",
      "Zahlungsseite nicht vertraut",
      "Der Zahlungsseite trauen wir nicht; die Bestellung bleibt offen, und nichts wird abgebucht."
    ),
    verificationFailed: state(
      "Not verified",
      "Nicht geprüft",
      "Der Warenkorb konnte nicht geprüft werden; vorher lässt sich nichts bestellen."
    ),
    ...shopProblems
  },
  events: {
    CART_REQUESTED: event(
      "Go to the cart",
      "Zum Warenkorb",
      "the driver goes to the cart",
      "der Fahrer zum Warenkorb geht"
    ),
    ITEM_REMOVED: event(
      "Remove an item",
      "Position entfernen",
      "the driver removes an item",
      "der Fahrer eine Position entfernt"
    ),
    CART_CLEARED: event(
      "Empty the cart",
      "Warenkorb leeren",
      "the driver empties the cart",
      "der Fahrer den Warenkorb leert"
    ),
    REMOVAL_UNDONE: event(
      "Put back",
      "Rückgängig machen",
      "the driver puts back what was taken out",
      "der Fahrer das Entfernte zurücklegt"
    ),
    CART_CHANGED: event(
      "Another tab changes the cart",
      "Ein anderes Fenster ändert den Warenkorb",
      "another tab changes the cart",
      "ein anderes Fenster den Warenkorb ändert"
    ),
    ACCEPTANCE_CHANGED: event(
      "Tick the terms",
      "AGB an- oder abhaken",
      "the driver ticks or unticks the terms",
      "der Fahrer die AGB an- oder abhakt"
    ),
    EXPRESS_REQUEST_CHANGED: event(
      "Tick the express request",
      "Ausdrückliches Verlangen an- oder abhaken",
      "the driver ticks or unticks the express request",
      "der Fahrer das ausdrückliche Verlangen an- oder abhakt"
    ),
    ORDER_REQUESTED: event("Order", "Bestellen", "the driver orders", "der Fahrer bestellt"),
    ORDER_CANCELLED: event(
      "Cancel the order",
      "Bestellung abbrechen",
      "the driver cancels the order",
      "der Fahrer die Bestellung abbricht"
    ),
    PAYMENT_RESUMED: event(
      "Pay now",
      "Jetzt zahlen",
      "the driver wants to pay now",
      "der Fahrer jetzt zahlen will"
    ),
    PAGE_SHOWN: pageShown,
    TRY_AGAIN: tryAgain
  },
  services: {
    loadCart: service(
      say("load the cart", "den Warenkorb laden"),
      say("the cart has been loaded", "der Warenkorb geladen ist"),
      say("the cart cannot be loaded", "der Warenkorb nicht geladen werden kann")
    ),
    verifyCart: service(
      say("verify the cart", "den Warenkorb prüfen"),
      say("the cart has been verified", "der Warenkorb geprüft ist"),
      say("the cart cannot be verified", "der Warenkorb nicht geprüft werden kann")
    ),
    changeCart: service(
      say("save the cart", "den Warenkorb speichern"),
      say("the cart has been saved", "der Warenkorb gespeichert ist"),
      say("the cart cannot be saved", "der Warenkorb nicht gespeichert werden kann")
    ),
    placeOrder: service(
      say("place the order", "die Bestellung aufgeben"),
      say("the order has been made", "die Bestellung aufgegeben ist"),
      say("no clear answer comes", "keine klare Antwort kommt")
    ),
    leaveForPayment: failingService(
      say("go to the payment page", "zur Zahlungsseite gehen"),
      say("the payment page is not one we trust", "die Zahlungsseite keine ist, der wir trauen")
    ),
    cancelOrder: service(
      say("cancel the order", "die Bestellung abbrechen"),
      say("the service has answered", "der Dienst geantwortet hat"),
      say("no clear answer comes", "keine klare Antwort kommt")
    ),
    loadOrder: service(
      say("ask how far the order has come", "fragen, wie weit die Bestellung ist"),
      say("the service knows how far the order has come", "der Dienst weiß, wie weit die Bestellung ist"),
      say("the order cannot be looked up", "die Bestellung nicht nachgesehen werden kann")
    )
  },
  guards: {
    ...shopGuards,
    isEmpty: say("the cart is empty", "der Warenkorb leer ist"),
    hasSeveralItems: say("several items are in the cart", "mehrere Positionen im Warenkorb sind"),
    hasRemoved: say("something has been taken out", "etwas entfernt worden ist"),
    isSomethingWrong: say("an item cannot be ordered", "eine Position nicht bestellt werden kann"),
    isAcceptanceMissing: say("the terms are not accepted", "die AGB nicht akzeptiert sind"),
    isRequestMissing: say(
      "a ticket begins before the right to withdraw ends and that is not asked for",
      "ein Ticket vor Ende der Widerrufsfrist beginnt und das nicht verlangt ist"
    ),
    isCartInvalid: say(
      "the cart is no longer as it was verified",
      "der Warenkorb nicht mehr so ist wie geprüft"
    ),
    isChangedElsewhere: say(
      "the cart is not the one that the driver saw",
      "der Warenkorb nicht der ist, den der Fahrer sah"
    ),
    isPaymentUnderWay: say("the bank is being asked", "die Bank gerade gefragt wird"),
    isRefused: say("the order is refused", "die Bestellung abgelehnt wird"),
    isOpen: say("an order is open", "eine Bestellung offen ist"),
    isOpenForThisCart: say(
      "just this cart is ordered and not paid",
      "genau dieser Warenkorb bestellt und nicht bezahlt ist"
    ),
    isProcessing: say("the bank is at work on the order", "die Bank an der Bestellung arbeitet"),
    isPaid: say("the order is paid", "die Bestellung bezahlt ist")
  },
  delays: {
    ...shopDelays,
    verificationStale: say("10 minutes on this page", "10 Minuten auf dieser Seite"),
    nextQuestion: say("5 seconds", "5 Sekunden"),
    nextLook: say("15 seconds", "15 Sekunden")
  },
  cases: {
    "the cart, opened": "der Warenkorb, geöffnet",
    given: "gegeben",
    "taken back": "zurückgenommen",
    "two tickets, ordered on another device": "zwei Tickets, auf einem anderen Gerät bestellt",
    "two tickets, and an order of one": "zwei Tickets, und eine Bestellung über eines",
    "two tickets whose bank is asked": "zwei Tickets, nach denen die Bank gefragt wird",
    "nothing in it": "nichts darin",
    "nothing in it, and an order": "nichts darin, und eine Bestellung",
    "all right": "alles in Ordnung",
    "all right, and nothing begins soon": "alles in Ordnung, und nichts beginnt bald",
    "one ticket wrong": "ein Ticket stimmt nicht",
    "nothing left": "nichts übrig",
    done: "erledigt",
    "to be paid": "zu bezahlen",
    "to be paid at an unknown place": "zu bezahlen bei einer unbekannten Stelle",
    "paid before": "schon bezahlt",
    "being paid": "wird gerade bezahlt",
    "declined before": "schon abgelehnt",
    "no longer as it was": "nicht mehr, wie es war",
    "another cart than was seen": "ein anderer Warenkorb als der gesehene",
    "the bank is asked": "die Bank wird gefragt",
    refused: "abgelehnt",
    "a refusal of the login": "eine Ablehnung der Anmeldung",
    "not paid": "nicht bezahlt",
    paid: "bezahlt",
    declined: "abgelehnt",
    "cancelled on another device": "auf einem anderen Gerät abgebrochen",
    "replaced on another device": "auf einem anderen Gerät ersetzt",
    cancelled: "abgebrochen",
    "an unknown place": "eine unbekannte Stelle"
  }
}
