/** What the shop home flow is called for people. */
import { event, loadShop, say, service, shopGuards, shopProblems, state, tryAgain } from "../flow-texts.ts"

export const texts = {
  title: say("Shop home", "Startseite des Shops"),
  summary: say(
    "The driver finds the right ticket among those the shop has for this driver.",
    "Der Fahrer findet unter den Tickets, die der Shop für ihn hat, das richtige."
  ),
  states: {
    loadingShop: state(
      "Loading the shop",
      "Shop wird geladen",
      "Der Shop der Adresse wird gesucht; die Seite zeigt schon ihre Form."
    ),
    loadingTickets: state(
      "Loading tickets",
      "Tickets werden geladen",
      "Der Shop ist bekannt und benannt; seine Tickets werden geholt."
    ),
    sortingOut: state(
      "Tickets known",
      "Tickets bekannt",
      "Die Liste ist da; eine leere erklärt sich daraus, was der Shop von Fahrern verlangt."
    ),
    browsing: state(
      "Choosing a ticket",
      "Ticket wählen",
      "Der Fahrer sieht die Tickets durch und kann sie nach Flächen eingrenzen."
    ),
    locked: state(
      "Tickets locked",
      "Tickets gesperrt",
      "Diesem Fahrer steht noch kein Ticket offen; ein Code kann welche freischalten."
    ),
    empty: state("No tickets", "Keine Tickets", "Der Shop hat keine Tickets."),
    ticketsFailed: state(
      "Tickets not loaded",
      "Tickets nicht geladen",
      "Der Shop ist bekannt, aber seine Tickets konnten nicht geladen werden."
    ),
    ...shopProblems,
    sessionLost: state(
      "Session ended",
      "Sitzung abgelaufen",
      "Die Sitzung ist beim Laden abgelaufen; die Anmeldung folgt."
    )
  },
  events: {
    AREA_TOGGLED: event(
      "Choose an area",
      "Fläche wählen",
      "the driver chooses or drops an area",
      "der Fahrer eine Fläche wählt oder abwählt"
    ),
    ALL_AREAS_CHOSEN: event(
      "Show all areas",
      "Alle Flächen zeigen",
      "the driver wants all areas",
      "der Fahrer alle Flächen sehen will"
    ),
    MORE_REQUESTED: event(
      "Show more",
      "Mehr zeigen",
      "the driver wants to see more tickets",
      "der Fahrer mehr Tickets sehen will"
    ),
    TRY_AGAIN: tryAgain
  },
  services: {
    loadShop,
    loadTickets: service(
      say("load the tickets", "die Tickets laden"),
      say("the tickets have been loaded", "die Tickets geladen sind"),
      say("the tickets cannot be loaded", "die Tickets nicht geladen werden können")
    )
  },
  guards: {
    ...shopGuards,
    hasTickets: say("there are tickets", "es Tickets gibt"),
    wantsVerification: say("the shop works with verification codes", "der Shop mit Codes arbeitet"),
    hasMore: say("there are more tickets than are shown", "es mehr Tickets gibt als gezeigt")
  },
  delays: {}
}
