/** What the flow of the cart's counter is called for people. */
import { event, say, service, state } from "../flow-texts.ts"

export const texts = {
  title: say("Cart counter", "Zähler am Warenkorb"),
  summary: say(
    "The driver sees on every page whether tickets still wait in the cart.",
    "Der Fahrer sieht auf jeder Seite, ob im Warenkorb noch Tickets warten."
  ),
  states: {
    outside: state(
      "Outside of shops",
      "Außerhalb der Shops",
      "Kein Shop ist offen, also gibt es keinen Warenkorb zu zählen."
    ),
    counting: state(
      "Counting",
      "Es wird gezählt",
      "Der Warenkorb wird gezählt; die bisherige Zahl bleibt auf der Seite."
    ),
    lookingInside: state("Counted", "Gezählt", "Der Warenkorb ist gezählt."),
    empty: state("Empty", "Leer", "Nichts ist im Warenkorb."),
    filled: state(
      "Tickets waiting",
      "Tickets warten",
      "Im Warenkorb warten Tickets: Oben steht, wie viele, und dass sie noch nicht gekauft sind."
    ),
    countUnknown: state(
      "Number unknown",
      "Anzahl unbekannt",
      "Was im Warenkorb ist, ließ sich nicht feststellen; er lässt sich öffnen, ohne Zahl daran."
    )
  },
  events: {
    SHOP_OPENED: event(
      "A shop is opened",
      "Ein Shop wird geöffnet",
      "a shop is opened",
      "ein Shop geöffnet wird"
    ),
    SHOP_LEFT: event(
      "The shop is left",
      "Der Shop wird verlassen",
      "the shop is left",
      "der Shop verlassen wird"
    ),
    CART_CHANGED: event(
      "A cart changes",
      "Ein Warenkorb ändert sich",
      "a cart changes",
      "sich ein Warenkorb ändert"
    )
  },
  services: {
    countTickets: service(
      say("count the tickets in the cart", "die Tickets im Warenkorb zählen"),
      say("the cart has been counted", "der Warenkorb gezählt ist"),
      say("the cart cannot be counted", "der Warenkorb nicht gezählt werden kann")
    )
  },
  guards: {
    isAnotherShop: say("it is another shop than before", "es ein anderer Shop ist als vorher"),
    isThisShop: say("it is the cart of this shop", "es der Warenkorb dieses Shops ist"),
    hasTickets: say("tickets are in the cart", "Tickets im Warenkorb sind")
  },
  delays: {},
  cases: {
    "a page outside of shops": "eine Seite außerhalb der Shops",
    Wiesensee: "Wiesensee",
    Hochtal: "Hochtal",
    "of Wiesensee": "von Wiesensee",
    "of Hochtal": "von Hochtal"
  }
}
