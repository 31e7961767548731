/** What the shop home flow is called for people. */
import {
  event,
  loadShop,
  say,
  service,
  shopDelays,
  shopGuards,
  shopProblems,
  state,
  tryAgain
} from "../flow-texts.ts"

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
    "locked.lookingForCodes": state(
      "Looking for codes",
      "Codes werden gesucht",
      "Ob der Fahrer schon einen Code hat, wird nachgesehen; die Seite sagt, was sie weiß."
    ),
    "locked.countingCodes": state("Codes known", "Codes bekannt", "Die Codes des Fahrers sind bekannt."),
    "locked.withCodes": state(
      "Codes that unlock nothing",
      "Codes ohne Wirkung",
      "Der Fahrer hat Codes, aber sie schalten hier kein Ticket frei."
    ),
    "locked.withoutCode": state("No code yet", "Noch kein Code", "Der Fahrer hat noch keinen Code."),
    "locked.codesUnknown": state(
      "Codes unknown",
      "Codes unbekannt",
      "Ob der Fahrer einen Code hat, ließ sich nicht feststellen."
    ),
    empty: state("No tickets", "Keine Tickets", "Der Shop hat keine Tickets."),
    ticketsFailed: state(
      "Tickets not loaded",
      "Tickets nicht geladen",
      "Der Shop ist bekannt, aber seine Tickets konnten nicht geladen werden."
    ),
    ...shopProblems
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
    ),
    loadCodes: service(
      say("look up the driver's codes", "die Codes des Fahrers nachsehen"),
      say("the driver's codes are known", "die Codes des Fahrers bekannt sind"),
      say("the driver's codes cannot be looked up", "die Codes des Fahrers nicht nachgesehen werden können")
    ),
    again: service(
      say("offer what the driver bought last", "anbieten, was der Fahrer zuletzt gekauft hat"),
      say("its code does not come", "der Code dafür nicht kommt"),
      say("it breaks", "es zerbricht")
    )
  },
  guards: {
    ...shopGuards,
    hasTickets: say("there are tickets", "es Tickets gibt"),
    wantsVerification: say("the shop works with verification codes", "der Shop mit Codes arbeitet"),
    hasCodes: say("the driver has a code", "der Fahrer einen Code hat"),
    mayToggle: say(
      "an area stays chosen, or the driver may drop the last one",
      "eine Fläche gewählt bleibt oder auch die letzte abgewählt werden darf"
    ),
    hasMore: say("there are more tickets than are shown", "es mehr Tickets gibt als gezeigt")
  },
  delays: shopDelays,
  cases: {
    "the shop's address": "Adresse des Shops",
    "a driver who has bought here, whose connection breaks off":
      "ein Fahrer, der hier gekauft hat, dessen Verbindung abreißt",
    "its code does not come": "der Code kommt nicht",
    "a small area": "eine kleine Parkfläche",
    "a large area": "eine große Parkfläche",
    "an open shop": "ein offener Shop",
    "fourteen tickets": "vierzehn Tickets"
  }
}
