/** What the root of all flows is called for people. */
import { event, say, service, state } from "../flow-texts.ts"

export const texts = {
  title: say("The whole app", "Die ganze App"),
  summary: say(
    "The driver goes through the shop from page to page.",
    "Der Fahrer geht von Seite zu Seite durch den Shop."
  ),
  states: {
    page: state("Page", "Seite", "Die Seite, die die Adresse nennt."),
    "page.closed": state(
      "Not open",
      "Nicht offen",
      "Ob der Fahrer die Seite sehen darf, steht noch nicht fest, oder eine andere geht vor."
    ),
    "page.open": state("Open", "Offen", "Der Fahrer darf die Seite sehen."),
    "page.open.choosing": state("Which page", "Welche Seite", "Die Adresse sagt, welche Seite es ist."),
    "page.open.shopHome": state(
      "Shop home",
      "Startseite des Shops",
      "Die Tickets und Berechtigungen eines Shops."
    ),
    "page.open.ticketConfiguration": state("Ticket", "Ticket", "Ein Ticket wird eingestellt."),
    "page.open.paymentReturn": state(
      "Payment result",
      "Ergebnis der Zahlung",
      "Wie eine Zahlung ausging, und der Nachweis über das Gekaufte."
    ),
    "page.open.account": state("Account", "Konto", "Was der Fahrer hat: Tickets, Berechtigungen, Codes."),
    "page.open.plateChange": state("Permission", "Berechtigung", "Die Kennzeichen einer Berechtigung."),
    "page.open.verification": state(
      "Verification",
      "Verifizierung",
      "Ein Verifizierungscode wird eingegeben."
    ),
    "page.open.contact": state("Contact", "Kontakt", "Wer für den Shop einsteht."),
    "page.open.plain": state(
      "Page without a flow",
      "Seite ohne Ablauf",
      "Eine Seite ohne eigenen Ablauf: Sie sagt, was nicht stimmt, oder wartet."
    ),
    "page.failed": state(
      "Page not loaded",
      "Seite nicht geladen",
      "Der Code der Seite kam nicht an; der Fahrer kann ihn noch einmal anfordern."
    ),
    cart: state("Cart", "Warenkorb", "Der Warenkorb, der über der Seite eines Shops liegt."),
    "cart.closed": state("Closed", "Geschlossen", "Die Seite steht für sich."),
    "cart.open": state(
      "Open",
      "Offen",
      "Der Warenkorb ist über der Seite offen, mit der Bestellung, die daraus werden kann."
    ),
    "cart.failed": state(
      "Cart not loaded",
      "Warenkorb nicht geladen",
      "Der Code des Warenkorbs kam nicht an; der Fahrer kann ihn noch einmal anfordern."
    ),
    background: state("Beside every page", "Neben jeder Seite", "Was neben jeder Seite läuft."),
    "background.waiting": state(
      "Waiting for a page",
      "Wartet auf eine Seite",
      "Eine Seite geht vor; nichts davon ist nötig, um eine zu sehen."
    ),
    "background.running": state(
      "Running",
      "Läuft",
      "Tickets im Warenkorb werden gezählt, Meldungen gezeigt, neuere Fassungen gesucht, Codes erfragt."
    )
  },
  events: {
    PAGE_OPENED: event(
      "A page is opened",
      "Eine Seite wird geöffnet",
      "a page is opened",
      "eine Seite geöffnet wird"
    ),
    PAGE_STANDS: event(
      "The page is on the screen",
      "Die Seite ist zu sehen",
      "the page is on the screen",
      "die Seite zu sehen ist"
    ),
    PAGE_SHOWN: event(
      "The page comes back",
      "Die Seite kommt zurück",
      "the page comes back as it was left",
      "die Seite so zurückkommt, wie sie verlassen wurde"
    ),
    TRY_AGAIN: event(
      "Try again",
      "Noch einmal versuchen",
      "the driver tries again",
      "der Fahrer es noch einmal versucht"
    ),
    SHOP_LOADED: event(
      "The shop is known",
      "Der Shop ist bekannt",
      "a flow has loaded the shop",
      "ein Ablauf den Shop geladen hat"
    ),
    SHOP_MISSING: event(
      "The shop is missing",
      "Der Shop fehlt",
      "there is no such shop, or it is closed",
      "es den Shop nicht gibt oder er geschlossen ist"
    ),
    SESSION_LOST: event(
      "The session is over",
      "Die Sitzung ist vorbei",
      "the session is over",
      "die Sitzung vorbei ist"
    ),
    TICKET_CHOSEN: event(
      "Choose a ticket",
      "Ein Ticket wählen",
      "the driver chooses a ticket",
      "der Fahrer ein Ticket wählt"
    ),
    PERMIT_CHOSEN: event(
      "Open a permission",
      "Eine Berechtigung öffnen",
      "the driver opens a permission",
      "der Fahrer eine Berechtigung öffnet"
    ),
    PERMITS_CHOSEN: event(
      "See all permissions",
      "Alle Berechtigungen ansehen",
      "the driver wants to see all permissions",
      "der Fahrer alle Berechtigungen sehen will"
    ),
    TICKET_ADDED: event(
      "The ticket is in the cart",
      "Das Ticket ist im Warenkorb",
      "the ticket is in the cart",
      "das Ticket im Warenkorb ist"
    ),
    CART_CHOSEN: event(
      "Open the cart",
      "Den Warenkorb öffnen",
      "the driver opens the cart",
      "der Fahrer den Warenkorb öffnet"
    ),
    SHOP_CHOSEN: event(
      "Go on in the shop",
      "Im Shop weitermachen",
      "the driver goes on in the shop",
      "der Fahrer im Shop weitermacht"
    ),
    ORDER_PAID: event(
      "The order is paid",
      "Die Bestellung ist bezahlt",
      "the order is paid",
      "die Bestellung bezahlt ist"
    ),
    VERIFICATION_CHOSEN: event(
      "Verify now",
      "Jetzt verifizieren",
      "the driver wants to verify now",
      "der Fahrer sich jetzt verifizieren will"
    ),
    VERIFICATION_SKIPPED: event(
      "Go on without a code",
      "Ohne Code weitermachen",
      "the driver goes on without a code",
      "der Fahrer ohne Code weitermacht"
    ),
    CODE_ADDED: event("A code is added", "Ein Code kommt hinzu", "a code is added", "ein Code hinzukommt"),
    CART_CHANGED: event(
      "A cart changes",
      "Ein Warenkorb ändert sich",
      "a cart changes",
      "sich ein Warenkorb ändert"
    ),
    MESSAGE: event(
      "There is something to say",
      "Etwas ist zu melden",
      "there is something to say",
      "etwas zu melden ist"
    )
  },
  services: {
    access: service(
      say("find out who is there", "feststellen, wer da ist"),
      say("it is known who is there", "feststeht, wer da ist"),
      say("nobody can say who is there", "niemand sagen kann, wer da ist")
    ),
    page: service(
      say("load what the address names", "laden, was die Adresse nennt"),
      say("the code of the page does not come", "der Code der Seite nicht kommt"),
      say("the page breaks", "die Seite zerbricht")
    ),
    cart: service(
      say("load what is about to be bought", "laden, was gekauft werden soll"),
      say("the code of the cart does not come", "der Code des Warenkorbs nicht kommt"),
      say("the cart breaks", "der Warenkorb zerbricht")
    ),
    background: service(
      say("load what runs beside it", "laden, was daneben läuft"),
      say("its code does not come", "der Code dafür nicht kommt"),
      say("it breaks", "es zerbricht")
    )
  },
  guards: {
    isAllowed: say("the driver may see the page", "der Fahrer die Seite sehen darf"),
    isBarred: say("the driver may not see the page any more", "der Fahrer die Seite nicht mehr sehen darf"),
    isSamePage: say("it is the same page", "es dieselbe Seite ist"),
    isHome: say("it is the home of a shop", "es die Startseite eines Shops ist"),
    isTicket: say("it is a ticket", "es ein Ticket ist"),
    isPaymentResult: say("it is the result of a payment", "es das Ergebnis einer Zahlung ist"),
    isAccount: say("it is the account", "es das Konto ist"),
    isPermission: say("it is a permission", "es eine Berechtigung ist"),
    isVerification: say("it is the verification", "es die Verifizierung ist"),
    isContact: say("it is the contact page", "es die Kontaktseite ist"),
    isCartWanted: say("the address asks for the cart", "die Adresse den Warenkorb verlangt"),
    isCartUnwanted: say(
      "the address asks for the cart no more",
      "die Adresse den Warenkorb nicht mehr verlangt"
    ),
    isAnotherShop: say("it is another shop", "es ein anderer Shop ist"),
    isNewStanding: say("that has changed", "sich das geändert hat"),
    isNewShop: say("it is the shop of the page, and new", "es der Shop der Seite ist, und neu"),
    isNewlyMissing: say(
      "it is the shop of the page, and was not missing",
      "es der Shop der Seite ist, und er bisher nicht fehlte"
    )
  },
  delays: {},
  cases: {
    "a driver at the home of a shop": "ein Fahrer auf der Startseite eines Shops",
    "a driver whose connection breaks off": "ein Fahrer, dessen Verbindung abreißt",
    "a visitor at a page for everybody": "ein Besucher auf einer Seite für alle",
    "the home of a shop": "die Startseite eines Shops",
    "a ticket": "ein Ticket",
    "its second step": "sein zweiter Schritt",
    "the account": "das Konto",
    "a section of the account": "ein Abschnitt des Kontos",
    "a permission": "eine Berechtigung",
    "the page of the code": "die Seite für den Code",
    "how a payment went": "wie eine Zahlung ausging",
    contact: "Kontakt",
    "another shop": "ein anderer Shop",
    "a page for everybody": "eine Seite für alle",
    "a ticket, without a connection": "ein Ticket, ohne Verbindung",
    "the home, without a connection": "die Startseite, ohne Verbindung",
    "the home with the cart": "die Startseite mit dem Warenkorb",
    "the cart, without a connection": "der Warenkorb, ohne Verbindung",
    "of the page": "der Seite",
    "of another page": "einer anderen Seite",
    "a day": "ein Tag",
    "of a resident": "eines Anwohners",
    "of the shop": "des Shops",
    "the same": "derselbe",
    "an order": "eine Bestellung",
    "of another shop": "eines anderen Shops",
    "a fault": "ein Fehler",
    "a driver": "ein Fahrer",
    "nobody, at a page for everybody": "niemand, auf einer Seite für alle",
    "nobody, at a page of a driver": "niemand, auf einer Seite für Fahrer",
    "its code does not come": "der Code kommt nicht",
    "it stands": "sie ist zu sehen"
  }
}
