/** What the account flow is called for people. */
import {
  event,
  fetchReceipt,
  loadShop,
  newPlateEvents,
  receiptRequested,
  say,
  service,
  shopDelays,
  shopGuards,
  shopProblems,
  state,
  tryAgain
} from "../flow-texts.ts"

export const texts = {
  title: say("Account", "Konto"),
  summary: say(
    "The driver sees what the account holds in this shop: active tickets, permits, verification codes.",
    "Der Fahrer sieht, was das Konto in diesem Shop enthält: gültige Tickets, Berechtigungen, Codes."
  ),
  states: {
    loadingShop: state(
      "Loading the shop",
      "Shop wird geladen",
      "Der Shop und die Berechtigungen des Fahrers darin werden geholt."
    ),
    openingSection: state(
      "Opening a section",
      "Bereich öffnet sich",
      "Der Shop ist da; der offene Bereich sagt, was zu holen ist."
    ),
    loadingActiveTickets: state(
      "Loading tickets",
      "Tickets werden geladen",
      "Die noch gültigen Tickets werden geholt."
    ),
    sortingOut: state("Tickets known", "Tickets bekannt", "Die Liste der Tickets ist da, vielleicht leer."),
    showingTickets: state(
      "Active tickets",
      "Gültige Tickets",
      "Der Fahrer sieht, welche Tickets gelten, für welche Kennzeichen und bis wann."
    ),
    savingReminder: state(
      "Saving the reminder",
      "Erinnerung wird gespeichert",
      "Gespeichert wird, ob der Fahrer vor dem Ende eines Tickets erinnert wird."
    ),
    fetchingReceipt: state(
      "Fetching the receipt",
      "Beleg wird geholt",
      "Der Beleg einer Bestellung wird geholt; die Tickets bleiben stehen."
    ),
    openingCorrection: state(
      "Opening a correction",
      "Korrektur öffnet sich",
      "Der Fahrer hat gesagt, welches Kennzeichen falsch ist; das Ticket sagt, ob es sich korrigieren lässt."
    ),
    correctingPlate: state(
      "Correcting a plate",
      "Kennzeichen korrigieren",
      "Der Dialog zu einem falschen Kennzeichen: altes Kennzeichen, neues Kennzeichen."
    ),
    "correctingPlate.filling": state(
      "Filling in",
      "Ausfüllen",
      "Bisher ist nichts beanstandet; im Feld steht das falsche Kennzeichen."
    ),
    "correctingPlate.invalid": state(
      "To be corrected",
      "Zu berichtigen",
      "Das neue Kennzeichen stimmt noch nicht; das Feld sagt, warum."
    ),
    "correctingPlate.refused": state(
      "Plate refused",
      "Kennzeichen abgelehnt",
      "Der Dienst hat das neue Kennzeichen nicht genommen; das Feld sagt, warum."
    ),
    "correctingPlate.unreachable": state(
      "No answer",
      "Keine Antwort",
      "Es kam keine Antwort; ob das Kennzeichen korrigiert ist, ist nicht bekannt."
    ),
    "correctingPlate.failed": state(
      "Not corrected",
      "Nicht korrigiert",
      "Das Kennzeichen konnte wegen eines Fehlers bei uns nicht korrigiert werden."
    ),
    savingCorrection: state(
      "Saving the new plate",
      "Neues Kennzeichen wird gespeichert",
      "Das neue Kennzeichen wird gespeichert."
    ),
    correctionClosed: state(
      "Correction not possible",
      "Korrektur nicht möglich",
      "Das Kennzeichen lässt sich hier nicht mehr korrigieren; der Dialog sagt, warum und wer helfen kann."
    ),
    withoutTickets: state(
      "No active ticket",
      "Kein gültiges Ticket",
      "Der Fahrer hat kein Ticket, das noch gilt."
    ),
    activeTicketsFailed: state(
      "Tickets not loaded",
      "Tickets nicht geladen",
      "Die gültigen Tickets konnten nicht geladen werden; der Rest der Seite steht."
    ),
    loadingPermits: state(
      "Loading permits",
      "Berechtigungen werden geladen",
      "Die Berechtigungen mit ihren Kennzeichen werden geholt."
    ),
    sortingPermits: state(
      "Permits known",
      "Berechtigungen bekannt",
      "Die Liste der Berechtigungen ist da, vielleicht leer."
    ),
    showingPermits: state(
      "Permits",
      "Berechtigungen",
      "Der Fahrer sieht die Berechtigungen, wie lange sie gelten, und ihre Kennzeichen."
    ),
    withoutPermits: state(
      "No permit",
      "Keine Berechtigung",
      "Der Fahrer hat in diesem Shop keine Berechtigung."
    ),
    permitsFailed: state(
      "Permits not loaded",
      "Berechtigungen nicht geladen",
      "Die Berechtigungen konnten nicht geladen werden; der Rest der Seite steht."
    ),
    loadingCodes: state("Loading codes", "Codes werden geladen", "Die Codes des Kontos werden geholt."),
    sortingCodes: state("Codes known", "Codes bekannt", "Die Liste der Codes ist da, vielleicht leer."),
    showingCodes: state(
      "Verification codes",
      "Verifizierungscodes",
      "Der Fahrer sieht die Codes des Kontos und kann einen hinzufügen."
    ),
    withoutCodes: state(
      "No code",
      "Kein Code",
      "Das Konto hat noch keinen Code; der Fahrer kann einen hinzufügen."
    ),
    codesFailed: state(
      "Codes not loaded",
      "Codes nicht geladen",
      "Die Codes konnten nicht geladen werden; hinzufügen lässt sich trotzdem einer."
    ),
    ...shopProblems
  },
  events: {
    SECTION_OPENED: event(
      "Open a section",
      "Bereich öffnen",
      "the driver opens a section",
      "der Fahrer einen Bereich öffnet"
    ),
    REMINDER_CHOSEN: event(
      "Reminder on or off",
      "Erinnerung an oder aus",
      "the driver says whether to be reminded",
      "der Fahrer sagt, ob er erinnert werden will"
    ),
    RECEIPT_REQUESTED: receiptRequested,
    CORRECTION_REQUESTED: event(
      "Correct the plate",
      "Kennzeichen korrigieren",
      "the driver wants to put a plate right",
      "der Fahrer ein Kennzeichen korrigieren will"
    ),
    ...newPlateEvents,
    TRY_AGAIN: tryAgain
  },
  services: {
    loadShop,
    loadActiveTickets: service(
      say("load the active tickets", "die gültigen Tickets laden"),
      say("the active tickets have been loaded", "die gültigen Tickets geladen sind"),
      say("the active tickets cannot be loaded", "die gültigen Tickets nicht geladen werden können")
    ),
    loadPermits: service(
      say("load the permits", "die Berechtigungen laden"),
      say("the permits have been loaded", "die Berechtigungen geladen sind"),
      say("the permits cannot be loaded", "die Berechtigungen nicht geladen werden können")
    ),
    loadCodes: service(
      say("load the codes", "die Codes laden"),
      say("the codes have been loaded", "die Codes geladen sind"),
      say("the codes cannot be loaded", "die Codes nicht geladen werden können")
    ),
    setReminder: service(
      say("save the reminder", "die Erinnerung speichern"),
      say("the reminder has been saved", "die Erinnerung gespeichert ist"),
      say("the reminder cannot be saved", "die Erinnerung nicht gespeichert werden kann")
    ),
    fetchReceipt,
    correctPlate: service(
      say("save the new plate", "das neue Kennzeichen speichern"),
      say("the new plate has been saved", "das neue Kennzeichen gespeichert ist"),
      say("the new plate cannot be saved", "das neue Kennzeichen nicht gespeichert werden kann")
    )
  },
  guards: {
    ...shopGuards,
    hasShop: say("the shop is known", "der Shop bekannt ist"),
    wantsCodes: say("the section with the codes is open", "der Bereich der Codes offen ist"),
    wantsPermits: say("the section with the permits is open", "der Bereich der Berechtigungen offen ist"),
    hasActiveTickets: say("there is an active ticket", "es ein gültiges Ticket gibt"),
    hasPermits: say("there is a permit", "es eine Berechtigung gibt"),
    isCorrectable: say("the ticket's plate can be corrected", "das Kennzeichen des Tickets korrigierbar ist"),
    isCorrectionRight: say("the new plate is right", "das neue Kennzeichen stimmt"),
    isPlateRefused: say("the service refuses the plate", "der Dienst das Kennzeichen ablehnt"),
    isCorrectionClosed: say(
      "the ticket has begun or its plate was corrected before",
      "das Ticket begonnen hat oder schon korrigiert wurde"
    ),
    isTicketGone: say("there is no such ticket any more", "es das Ticket so nicht mehr gibt"),
    hasCodes: say("there is a code", "es einen Code gibt")
  },
  delays: shopDelays,
  cases: {
    "the account": "das Konto",
    "the link to the codes": "der Link zu den Codes",
    overview: "Übersicht",
    "active tickets": "aktive Tickets",
    permits: "Berechtigungen",
    codes: "Codes",
    "a ticket that has not begun": "ein Ticket, das noch nicht begonnen hat",
    "a ticket that has begun": "ein Ticket, das begonnen hat",
    on: "an",
    off: "aus",
    "of the order": "zur Bestellung",
    "a shop with a permit": "ein Shop mit einer Berechtigung",
    "two permits": "zwei Berechtigungen",
    "no permit": "keine Berechtigung",
    kept: "gespeichert",
    "a receipt": "ein Beleg",
    corrected: "berichtigt",
    "not a plate": "kein Kennzeichen",
    "another driver's": "das eines anderen Fahrers",
    "begun meanwhile": "inzwischen begonnen",
    "corrected before": "schon berichtigt",
    "gone meanwhile": "inzwischen fort"
  }
}
