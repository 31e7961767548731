/** Texts of the layouts. */
import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    layout: {
      skipToContent: "Zum Inhalt springen",
      home: "Startseite",
      myProfile: "Mein Profil",
      login: "Anmelden",
      logout: "Abmelden",
      signUp: "Registrieren",
      openMenu: "Menü öffnen",
      closeMenu: "Menü schließen",
      language: "Sprache",
      cart: "Warenkorb",
      cartWithCount_one: "Warenkorb, {count} Ticket",
      cartWithCount_other: "Warenkorb, {count} Tickets",
      mainNavigation: "Hauptnavigation",
      notifications: "Meldungen",
      openCart: "Sie haben noch nicht gekauft: In Ihrem Warenkorb liegen Tickets.",
      openCartAction: "Zum Warenkorb",
      newVersion: "Eine neue Version des Shops ist da.",
      languageFailed: "Die Sprache konnte nicht gewechselt werden.",
      footer: {
        title: "Informationen und Rechtliches",
        buyTickets: "Tickets kaufen",
        account: "Konto",
        terms: "AGB",
        cookies: "Cookies",
        imprint: "Impressum",
        privacy: "Datenschutz",
        accessibility: "Barrierefreiheit",
        withdrawal: "Vertrag widerrufen",
        cancellation: "Verträge hier kündigen",
        help: "Hilfe in einfacher Sprache",
        contact: "Kontakt",
        copyright: "© {year} Parkschein"
      }
    }
  },
  en: {
    layout: {
      skipToContent: "Skip to content",
      home: "Home",
      myProfile: "My profile",
      login: "Log in",
      logout: "Log out",
      signUp: "Sign up",
      openMenu: "Open menu",
      closeMenu: "Close menu",
      language: "Language",
      cart: "Cart",
      cartWithCount_one: "Cart, {count} ticket",
      cartWithCount_other: "Cart, {count} tickets",
      mainNavigation: "Main navigation",
      notifications: "Notifications",
      openCart: "Not bought yet: there are tickets in your cart.",
      openCartAction: "Go to cart",
      newVersion: "There is a new version of the shop.",
      languageFailed: "The language could not be changed.",
      footer: {
        title: "Information and legal",
        buyTickets: "Buy tickets",
        account: "Account",
        terms: "Terms and conditions",
        cookies: "Cookies",
        imprint: "Imprint",
        privacy: "Privacy policy",
        accessibility: "Accessibility",
        withdrawal: "Withdraw from contract here",
        cancellation: "Cancel contracts here",
        help: "Help in plain language",
        contact: "Contact",
        copyright: "© {year} Parkschein"
      }
    }
  },
  fr: {
    layout: {
      skipToContent: "Aller au contenu",
      home: "Accueil",
      myProfile: "Mon profil",
      login: "Se connecter",
      logout: "Se déconnecter",
      signUp: "S’inscrire",
      openMenu: "Ouvrir le menu",
      closeMenu: "Fermer le menu",
      language: "Langue",
      cart: "Panier",
      cartWithCount_one: "Panier, {count} ticket",
      cartWithCount_other: "Panier, {count} tickets",
      mainNavigation: "Navigation principale",
      notifications: "Messages",
      openCart: "Achat non terminé : votre panier contient des tickets.",
      openCartAction: "Voir le panier",
      newVersion: "Une nouvelle version de la boutique est disponible.",
      languageFailed: "La langue n’a pas pu être changée.",
      footer: {
        title: "Informations légales",
        buyTickets: "Acheter des tickets",
        account: "Compte",
        terms: "Conditions générales",
        cookies: "Cookies",
        imprint: "Mentions légales",
        privacy: "Protection des données",
        accessibility: "Accessibilité",
        withdrawal: "Renoncer au contrat ici",
        cancellation: "Résilier un contrat ici",
        help: "Aide en langage simple",
        contact: "Contact",
        copyright: "© {year} Parkschein"
      }
    }
  },
  it: {
    layout: {
      skipToContent: "Vai al contenuto",
      home: "Pagina iniziale",
      myProfile: "Il mio profilo",
      login: "Accedi",
      logout: "Esci",
      signUp: "Registrati",
      openMenu: "Apri il menu",
      closeMenu: "Chiudi il menu",
      language: "Lingua",
      cart: "Carrello",
      cartWithCount_one: "Carrello, {count} biglietto",
      cartWithCount_other: "Carrello, {count} biglietti",
      mainNavigation: "Navigazione principale",
      notifications: "Messaggi",
      openCart: "Acquisto non concluso: nel Suo carrello ci sono biglietti.",
      openCartAction: "Vai al carrello",
      newVersion: "È disponibile una nuova versione del negozio.",
      languageFailed: "Non è stato possibile cambiare lingua.",
      footer: {
        title: "Informazioni e note legali",
        buyTickets: "Acquista biglietti",
        account: "Account",
        terms: "Condizioni generali",
        cookies: "Cookie",
        imprint: "Note legali",
        privacy: "Informativa sulla privacy",
        accessibility: "Accessibilità",
        withdrawal: "Recedere dal contratto qui",
        cancellation: "Disdire i contratti qui",
        help: "Aiuto in parole semplici",
        contact: "Contatti",
        copyright: "© {year} Parkschein"
      }
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly layouts: typeof texts
  }
}
