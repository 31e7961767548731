/** What the ticket configuration flow is called for people. */
import {
  event,
  plateEvents,
  say,
  service,
  shopDelays,
  shopGuards,
  shopProblems,
  state,
  tryAgain
} from "../flow-texts.ts"

export const texts = {
  title: say("Ticket", "Ticket einstellen"),
  summary: say(
    "The driver says from when and for which plates, sees price and validity, and puts the ticket into the cart.",
    "Der Fahrer sagt, ab wann und für welche Kennzeichen, sieht Preis und Gültigkeit und legt das Ticket in den Warenkorb."
  ),
  states: {
    loadingTicket: state(
      "Loading the ticket",
      "Ticket wird geladen",
      "Das Ticket und sein Shop werden geholt."
    ),
    editing: state("Filling in", "Ausfüllen", "Der Fahrer füllt Beginn und Kennzeichen aus."),
    "editing.filling": state(
      "All well so far",
      "Bisher alles richtig",
      "Bisher wurde nichts Falsches gefunden."
    ),
    "editing.correcting": state(
      "Fields to correct",
      "Felder zu berichtigen",
      "Einige Felder stimmen noch nicht; jedes sagt, was falsch ist und wie es richtig wird."
    ),
    "editing.plateTaken": state(
      "Plate taken",
      "Kennzeichen vergeben",
      "Ein anderer Fahrer hat ein gültiges Ticket für eines der Kennzeichen, das markiert ist."
    ),
    "editing.configuringFailed": state(
      "No price",
      "Kein Preis",
      "Der Preis ließ sich nicht ermitteln; das Formular ist, wie es war."
    ),
    configuring: state(
      "Working out the price",
      "Preis wird ermittelt",
      "Der Dienst ermittelt Preis und Gültigkeit für diesen Beginn und diese Kennzeichen."
    ),
    judgingArea: state(
      "Ticket loaded",
      "Ticket da",
      "Das Ticket ist da; vielleicht gilt es nicht dort, wo der Fahrer steht."
    ),
    openingReview: state(
      "Back to the review",
      "Zurück zur Prüfung",
      "Die Adresse ist die der Prüfung: Was schon ausgefüllt ist, reicht dafür oder nicht."
    ),
    otherArea: state(
      "Another area",
      "Andere Fläche",
      "Der Code vor Ort nennt eine andere Fläche als das Ticket: Der Fahrer wird gefragt, bevor er etwas ausfüllt."
    ),
    judgingCoverage: state(
      "Price known",
      "Preis bekannt",
      "Preis und Gültigkeit sind bekannt; ein schon abgedecktes Kennzeichen verdient eine Warnung."
    ),
    reviewing: state(
      "Checking the ticket",
      "Ticket prüfen",
      "Der Fahrer prüft Kennzeichen, Fläche, Zeit und Preis, bevor das Ticket in den Warenkorb kommt."
    ),
    coveredAlready: state(
      "Covered already",
      "Schon abgedeckt",
      "Das Kennzeichen hat für diese Zeit schon ein Ticket; der Fahrer entscheidet, ob er weitermacht."
    ),
    addingToCart: state(
      "Into the cart",
      "In den Warenkorb",
      "Das Ticket wird in den Warenkorb gelegt, den der Dienst führt."
    ),
    inCart: state("In the cart", "Im Warenkorb", "Das Ticket ist im Warenkorb; der Warenkorb öffnet sich."),
    addingFailed: state(
      "Not added",
      "Nicht hineingelegt",
      "Das Ticket ließ sich nicht in den Warenkorb legen; dort hat sich nichts geändert."
    ),
    currencyMismatch: state(
      "Another currency",
      "Andere Währung",
      "Im Warenkorb sind Tickets in anderer Währung; sie müssen erst bezahlt oder entfernt werden."
    ),
    ticketUnavailable: state(
      "Ticket gone",
      "Ticket nicht mehr da",
      "Das Ticket hat sich inzwischen geändert oder ist ausgelaufen: Ein neues ist zu wählen."
    ),
    ticketNotFound: state(
      "No such ticket",
      "Kein solches Ticket",
      "Der Shop hat für diesen Fahrer kein solches Ticket."
    ),
    ...shopProblems
  },
  events: {
    START_CHANGED: event(
      "Now or later",
      "Sofort oder später",
      "the driver wants the ticket now, or later",
      "der Fahrer das Ticket sofort will oder später"
    ),
    TIME_PASSED: event("Time passes", "Zeit vergeht", "it is later by now", "es inzwischen später ist"),
    DATE_CHANGED: event(
      "Change the date",
      "Datum ändern",
      "the driver changes the date",
      "der Fahrer das Datum ändert"
    ),
    TIME_CHANGED: event(
      "Change the time",
      "Uhrzeit ändern",
      "the driver changes the time",
      "der Fahrer die Uhrzeit ändert"
    ),
    ...plateEvents,
    PLATE_ADDED: event(
      "Add a plate",
      "Kennzeichen hinzufügen",
      "the driver adds a plate",
      "der Fahrer ein Kennzeichen hinzufügt"
    ),
    PLATE_REMOVED: event(
      "Remove a plate",
      "Kennzeichen entfernen",
      "the driver removes a plate",
      "der Fahrer ein Kennzeichen entfernt"
    ),
    KNOWN_PLATES_CHANGED: event(
      "The known plates change",
      "Bekannte Kennzeichen ändern sich",
      "the plates known from earlier tickets change",
      "sich die aus früheren Tickets bekannten Kennzeichen ändern"
    ),
    AREA_CONFIRMED: event(
      "Stay with this ticket",
      "Bei diesem Ticket bleiben",
      "the driver means this ticket all the same",
      "der Fahrer dieses Ticket trotzdem will"
    ),
    STEP_OPENED: event(
      "Back or Forward",
      "Zurück oder Vorwärts",
      "the browser leads to the address of a step",
      "der Browser zur Adresse eines Schritts führt"
    ),
    CONFIGURE_REQUESTED: event(
      "Check price and validity",
      "Preis und Gültigkeit prüfen",
      "the driver asks for the price",
      "der Fahrer nach dem Preis fragt"
    ),
    ADD_REQUESTED: event(
      "Add to cart",
      "In den Warenkorb",
      "the driver puts the ticket into the cart",
      "der Fahrer das Ticket in den Warenkorb legt"
    ),
    EDIT_REQUESTED: event(
      "Change",
      "Ändern",
      "the driver wants to change something",
      "der Fahrer etwas ändern will"
    ),
    TRY_AGAIN: tryAgain
  },
  services: {
    loadTicket: service(
      say("load the ticket", "das Ticket laden"),
      say("the ticket has been loaded", "das Ticket geladen ist"),
      say("the ticket cannot be loaded", "das Ticket nicht geladen werden kann")
    ),
    configureTicket: service(
      say("work out price and validity", "Preis und Gültigkeit ermitteln"),
      say("price and validity are known", "Preis und Gültigkeit bekannt sind"),
      say("the price cannot be worked out", "der Preis nicht ermittelt werden kann")
    ),
    addToCart: service(
      say("put the ticket into the cart", "das Ticket in den Warenkorb legen"),
      say("the ticket is in the cart", "das Ticket im Warenkorb ist"),
      say("the ticket cannot be put into the cart", "das Ticket nicht in den Warenkorb gelegt werden kann")
    )
  },
  guards: {
    ...shopGuards,
    isTicketUnknown: say("the shop has no such ticket", "der Shop kein solches Ticket hat"),
    isTakenPlateMended: say(
      "the plate that another driver has is corrected",
      "das Kennzeichen des anderen Fahrers ist berichtigt"
    ),
    isPlateTaken: say(
      "another driver has a ticket for the plate",
      "ein anderer Fahrer ein Ticket für das Kennzeichen hat"
    ),
    isTicketGone: say("the ticket is no longer on offer", "das Ticket nicht mehr angeboten wird"),
    isStartOver: say("the chosen start is over by now", "der gewählte Beginn inzwischen vorbei ist"),
    isStartJustOver: say(
      "the service finds the chosen start over, and the ticket may begin at once",
      "der Dienst den gewählten Beginn vorbei findet und das Ticket sofort beginnen kann"
    ),
    isFormRefused: say("the service refuses a field", "der Dienst ein Feld ablehnt"),
    isCurrencyForeign: say("the cart is in another currency", "der Warenkorb eine andere Währung hat"),
    isFormComplete: say("every field is right", "jedes Feld stimmt"),
    wantsReview: say("the address is that of the review", "die Adresse die der Prüfung ist"),
    isOtherStep: say("the step is not the open one", "der Schritt nicht der offene ist"),
    isReview: say("the step is the review", "der Schritt die Prüfung ist"),
    isForm: say("the step is the form", "der Schritt das Formular ist"),
    isOtherArea: say("the code on the spot names another area", "der Code vor Ort eine andere Fläche nennt"),
    isCovered: say(
      "the plate has a ticket for this time already",
      "das Kennzeichen für diese Zeit schon ein Ticket hat"
    ),
    hasRoomForPlate: say("the ticket takes one more plate", "das Ticket noch ein Kennzeichen erlaubt"),
    hasSeveralPlates: say("there is more than one plate", "es mehr als ein Kennzeichen gibt")
  },
  delays: shopDelays,
  cases: {
    "the ticket's address": "Adresse des Tickets",
    "the code of another area": "Code einer anderen Parkfläche",
    later: "später",
    now: "sofort",
    "an hour and a half": "eineinhalb Stunden",
    tomorrow: "morgen",
    yesterday: "gestern",
    "in the afternoon": "am Nachmittag",
    "too early": "zu früh",
    "a second good one": "ein zweites richtiges",
    "a default plate": "ein Standard-Kennzeichen",
    "the form": "das Formular",
    "the review": "die Prüfung",
    "the ticket": "das Ticket",
    "no such ticket": "dieses Ticket gibt es nicht",
    "a price": "ein Preis",
    "a price, for a plate that is covered": "ein Preis, und für das Kennzeichen gilt schon ein Ticket",
    "plate taken": "Kennzeichen vergeben",
    "start in the past": "Beginn in der Vergangenheit",
    "ticket gone": "das Ticket gibt es nicht mehr",
    "a fault of the service": "ein Fehler des Dienstes",
    done: "erledigt",
    "another currency": "eine andere Währung"
  }
}
