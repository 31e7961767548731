/** What buying again is called for people. */
import { event, say, service, shopGuards, state, tryAgain } from "../flow-texts.ts"

export const texts = {
  title: say("Buy again", "Erneut kaufen"),
  summary: say(
    "A driver who has bought here before buys the same for the same car with one tap, or sees the ticket that holds.",
    "Wer hier schon gekauft hat, kauft mit einem Tippen dasselbe für dasselbe Auto oder sieht das Ticket, das gilt."
  ),
  states: {
    looking: state(
      "Looking it up",
      "Wird nachgesehen",
      "Es wird nachgesehen, ob ein Ticket des Fahrers gilt; die Karte hält ihren Platz frei."
    ),
    judging: state("Looked up", "Nachgesehen", "Es ist bekannt, was der Fahrer hier hat."),
    standing: state(
      "A ticket holds",
      "Ein Ticket gilt",
      "Ein Ticket für dieses Auto gilt oder gilt bald: Wie lange, und sein Nachweis, stehen zuerst."
    ),
    "standing.lookingAhead": state(
      "Looking ahead",
      "Blick voraus",
      "Auf dieses Ticket kann ein zweites folgen, wenn es endet."
    ),
    "standing.pricingNext": state(
      "Price of the next",
      "Preis des nächsten",
      "Der Dienst ermittelt den Preis des Tickets, das folgen würde."
    ),
    "standing.extendable": state(
      "Can be extended",
      "Verlängerbar",
      "Der Fahrer kann das Ticket kaufen, das beginnt, wenn dieses endet."
    ),
    "standing.alone": state(
      "Not extendable",
      "Nicht verlängerbar",
      "Es gibt nichts, was darauf folgen könnte."
    ),
    pricing: state(
      "Asking for the price",
      "Preis wird erfragt",
      "Der Dienst ermittelt, was das zuletzt gekaufte Ticket jetzt kostet, für das zuletzt genutzte Auto."
    ),
    judgingPrice: state(
      "Price known",
      "Preis bekannt",
      "Der Preis ist bekannt, und ob das Auto für diese Zeit schon ein Ticket hat."
    ),
    offering: state(
      "Offer to buy again",
      "Angebot",
      "Ein Tippen legt das zuletzt gekaufte Ticket für das zuletzt genutzte Auto in den Warenkorb."
    ),
    covered: state(
      "Covered already",
      "Schon abgedeckt",
      "Das Auto hat für diese Zeit ein Ticket, also wird keines mit einem Tippen angeboten."
    ),
    unavailable: state(
      "Not to be had",
      "Nicht zu haben",
      "Das Ticket gibt es für dieses Auto gerade nicht; andere stehen darunter."
    ),
    pricingFailed: state(
      "No price",
      "Kein Preis",
      "Der Preis ließ sich nicht ermitteln; der Fahrer kann noch einmal fragen."
    ),
    adding: state(
      "Into the cart",
      "In den Warenkorb",
      "Das Ticket wird in den Warenkorb gelegt, den der Dienst führt."
    ),
    inCart: state(
      "In the cart",
      "Im Warenkorb",
      "Das Ticket ist im Warenkorb, der sich öffnet; die Karte ist wie zuvor."
    ),
    addingFailed: state(
      "Not in the cart",
      "Nicht im Warenkorb",
      "Das Ticket kam nicht in den Warenkorb; dort hat sich nichts geändert."
    ),
    sessionLost: state(
      "Session over",
      "Sitzung vorbei",
      "Die Sitzung ist abgelaufen; die Anmeldung folgt und führt hierher zurück."
    )
  },
  events: {
    BUY_REQUESTED: event("Buy again", "Erneut kaufen", "the driver buys again", "der Fahrer erneut kauft"),
    EXTEND_REQUESTED: event("Extend", "Verlängern", "the driver extends it", "der Fahrer es verlängert"),
    TRY_AGAIN: tryAgain
  },
  services: {
    loadOwned: service(
      say("look up the driver's tickets", "die Tickets des Fahrers nachsehen"),
      say("the driver's tickets are known", "die Tickets des Fahrers bekannt sind"),
      say("they cannot be looked up", "sie nicht nachgesehen werden können")
    ),
    priceTicket: service(
      say("work out price and validity", "Preis und Gültigkeit ermitteln"),
      say("the price is known", "der Preis bekannt ist"),
      say("there is no price", "es keinen Preis gibt")
    ),
    addToCart: service(
      say("put the ticket into the cart", "das Ticket in den Warenkorb legen"),
      say("the ticket is in the cart", "das Ticket im Warenkorb ist"),
      say("the ticket does not get into the cart", "das Ticket nicht in den Warenkorb kommt")
    )
  },
  guards: {
    isSessionLost: shopGuards.isSessionLost,
    isRefused: say("it is refused for this car or time", "es für dieses Auto oder diese Zeit abgelehnt wird"),
    hasStanding: say("a ticket for this car holds", "ein Ticket für dieses Auto gilt"),
    canBeFollowed: say("a second ticket can follow it", "ein zweites Ticket darauf folgen kann"),
    isCovered: say(
      "the car has a ticket for this time already",
      "das Auto für diese Zeit schon ein Ticket hat"
    )
  },
  delays: {
    priceStale: say("ten minutes", "zehn Minuten"),
    untilEnd: say("the end of the ticket, a day at most", "dem Ende des Tickets, höchstens einem Tag")
  },
  cases: {
    "a driver who has bought here": "ein Fahrer, der hier schon gekauft hat",
    "no ticket that holds": "kein Ticket, das gilt",
    "a ticket that holds": "ein Ticket, das gilt",
    "a ticket that nothing can follow": "ein Ticket, auf das nichts folgen kann",
    "a price": "ein Preis",
    "a price, for a plate that is covered": "ein Preis, für ein Kennzeichen, das abgedeckt ist",
    "plate taken": "das Kennzeichen ist vergeben",
    "ticket gone": "das Ticket gibt es nicht mehr",
    "start in the past": "der Beginn ist vorbei",
    "a fault of the service": "ein Fehler des Dienstes",
    "another currency": "eine andere Währung",
    done: "erledigt"
  }
}
