/** What the account flow is called for people. */
import { event, loadShop, say, service, shopGuards, shopProblems, state, tryAgain } from "../flow-texts.ts"

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
    ...shopProblems,
    sessionLost: state(
      "Session ended",
      "Sitzung abgelaufen",
      "Die Sitzung ist beim Laden abgelaufen; die Anmeldung folgt."
    )
  },
  events: {
    SECTION_OPENED: event(
      "Open a section",
      "Bereich öffnen",
      "the driver opens a section",
      "der Fahrer einen Bereich öffnet"
    ),
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
    )
  },
  guards: {
    ...shopGuards,
    hasShop: say("the shop is known", "der Shop bekannt ist"),
    wantsCodes: say("the section with the codes is open", "der Bereich der Codes offen ist"),
    wantsPermits: say("the section with the permits is open", "der Bereich der Berechtigungen offen ist"),
    hasActiveTickets: say("there is an active ticket", "es ein gültiges Ticket gibt"),
    hasPermits: say("there is a permit", "es eine Berechtigung gibt"),
    hasCodes: say("there is a code", "es einen Code gibt")
  },
  delays: {}
}
