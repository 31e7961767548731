import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    payment: {
      success: {
        title: "Vielen Dank für Ihren Kauf",
        text: "Die Bestätigung schicken wir Ihnen per E-Mail.",
        inAccount: "Ihre Tickets finden Sie jederzeit in Ihrem Profil.",
        reference: "Bestellnummer",
        showTickets: "Meine Tickets ansehen",
        continueShopping: "Weiter einkaufen"
      },
      failed: {
        title: "Die Zahlung hat nicht geklappt",
        refused: "Ihre Bank hat {amount} abgelehnt.",
        changeMethod: "Zahlungsart ändern",
        backToTickets: "Zurück zur Ticketauswahl"
      },
      expired: {
        title: "Die Zeit zum Bezahlen ist abgelaufen",
        text: "Es wurde nichts abgebucht. Ihr Warenkorb ist noch da."
      },
      refund: "Erstattung: {amount} gehen auf demselben Weg an Sie zurück.",
      refundBeside: "Ihre Tickets gelten weiter.",
      cancelled: {
        title: "Diese Bestellung ist abgebrochen",
        byYou: "Sie haben abgebrochen."
      },
      processing: {
        title: "Wir fragen bei Ihrer Bank nach",
        text: "Das dauert meist nur wenige Sekunden. Diese Seite ändert sich von selbst; bitte bezahlen Sie nicht noch einmal.",
        still:
          "Ihre Bank braucht länger als sonst. Wir fragen weiter nach: Das Ergebnis erscheint hier und in Ihrem Profil.",
        payAgainWarning:
          "Vielleicht ist Ihre Zahlung schon unterwegs. Sehen Sie bei Ihrer Bank nach, bevor Sie noch einmal bezahlen.",
        payAgain: "Noch einmal bezahlen"
      },
      left: {
        title: "Die Zahlung wurde nicht abgeschlossen",
        text: "Soweit wir wissen, wurde nichts abgebucht.",
        noOrder:
          "Soweit wir wissen, wurde nichts abgebucht. Ihr Warenkorb ist noch da, gekaufte Tickets finden Sie in Ihrem Profil."
      },
      notBought_one: "Ihr Ticket ist noch nicht gekauft.",
      notBought_other: "Ihre Tickets sind noch nicht gekauft.",
      open: {
        timeLeft: "Noch {duration} zum Bezahlen",
        title: "Diese Bestellung ist noch nicht bezahlt",
        text: "Sie können die Zahlung fortsetzen oder eine andere Zahlungsart wählen.",
        replacement: "Sie ist an die Stelle Ihrer früheren Bestellung getreten.",
        resume: "Zahlung fortsetzen"
      },
      unknown: {
        title: "Keine offene Bestellung",
        text: "Melden Sie sich an, dann zeigen wir Ihnen den Stand Ihrer Bestellung.",
        noOrder: "Wir wissen nicht, um welche Bestellung es geht. Ihre Tickets finden Sie in Ihrem Profil.",
        unreachable:
          "Wir können den Stand Ihrer Bestellung gerade nicht abfragen. Bitte bezahlen Sie nicht noch einmal."
      },
      checkAgain: "Stand erneut abfragen",
      receipt: {
        save: "Beleg speichern",
        failed: "Der Beleg konnte nicht geladen werden. Bitte versuchen Sie es noch einmal."
      },
      proof: {
        wallet: "Zu {wallet} hinzufügen",
        share: "Teilen",
        copy: "Kopieren",
        wrongPlate: "Kennzeichen falsch? Hier korrigieren",
        title: "Parknachweis",
        unchecked:
          "Wir konnten den Stand gerade nicht abfragen. Dieser Nachweis ist in Ihrem Browser gespeichert.",
        signedOut:
          "Dieser Nachweis ist in Ihrem Browser gespeichert. Melden Sie sich an, dann fragen wir den Stand ab.",
        valid: "Gilt bis {until} (noch {duration})",
        until: "GÜLTIG bis {until}",
        check: "Für die Kontrolle: Code scannen",
        left: "noch {duration}",
        notYet: "Bezahlt. Gilt {ahead}",
        over: "Abgelaufen",
        open: "Gilt ab dem Kauf",
        seenAt: "Stand",
        print: "Drucken",
        offline: "Diese Seite öffnet sich in diesem Browser auch ohne Verbindung.",
        help: "Ihr Kennzeichen wird nicht erkannt? Zeigen Sie diesen Nachweis vor oder melden Sie sich bei uns.",
        contact: "Zum Kontakt"
      },
      reminder: {
        start: "Auf diesem Gerät erinnern",
        end: "Nicht mehr erinnern",
        on: "Dieses Gerät meldet sich, bevor das Ticket endet.",
        blocked: "Mitteilungen sind gesperrt. Erlauben Sie sie im Browser.",
        unsupported:
          "Dieser Browser kann nicht erinnern. Auf dem iPhone: erst zum Home-Bildschirm hinzufügen.",
        lost: "Der Browser hat die Erinnerung beendet."
      },
      checking: "Der Stand Ihrer Bestellung wird abgefragt …"
    },
    pages: {
      paymentSuccess: "Stand Ihrer Bestellung und Ihre gekauften Tickets.",
      paymentFailed: "Die Zahlung kam nicht zustande. Ihr Warenkorb ist noch da."
    }
  },
  en: {
    payment: {
      success: {
        title: "Thank you for your purchase",
        text: "We have emailed your confirmation.",
        inAccount: "You will find your tickets in your profile at any time.",
        reference: "Order number",
        showTickets: "See my tickets",
        continueShopping: "continue shopping"
      },
      failed: {
        title: "The payment did not go through",
        refused: "Your bank declined {amount}.",
        changeMethod: "change payment method",
        backToTickets: "back to ticket selection"
      },
      expired: {
        title: "The time to pay has run out",
        text: "Nothing was charged. Your cart is still there."
      },
      refund: "Refund: {amount} will be returned to you the same way.",
      refundBeside: "Your tickets remain valid.",
      cancelled: {
        title: "This order has been cancelled",
        byYou: "You cancelled."
      },
      processing: {
        title: "We are asking your bank",
        text: "This usually takes a few seconds. This page updates by itself; please do not pay again.",
        still:
          "Your bank is taking longer than usual. We keep asking: the result appears here and in your profile.",
        payAgainWarning:
          "A payment may already be under way. Please check with your bank before you pay again.",
        payAgain: "Pay again"
      },
      left: {
        title: "The payment was not completed",
        text: "As far as we know, nothing was charged.",
        noOrder:
          "As far as we know, nothing was charged. Your cart is still there, and tickets you have bought are in your profile."
      },
      notBought_one: "Your ticket is not bought yet.",
      notBought_other: "Your tickets are not bought yet.",
      open: {
        timeLeft: "{duration} left to pay",
        title: "This order has not been paid yet",
        text: "You can continue with the payment or choose another payment method.",
        replacement: "It has replaced your earlier order.",
        resume: "Continue with the payment"
      },
      unknown: {
        title: "No open order",
        text: "Log in, and we will show you where your order stands.",
        noOrder: "We do not know which order this is about. You will find your tickets in your profile.",
        unreachable: "We cannot look up your order right now. Please do not pay again."
      },
      checkAgain: "Check the status again",
      receipt: {
        save: "Save the receipt",
        failed: "The receipt could not be loaded. Please try again."
      },
      proof: {
        wallet: "Add to {wallet}",
        share: "Share",
        copy: "Copy",
        wrongPlate: "Wrong licence plate? Correct it here",
        title: "Proof of parking",
        unchecked: "We cannot check right now. This proof is stored in your browser.",
        signedOut: "This proof is stored in your browser. Log in and we will look up the status.",
        valid: "Valid until {until} ({duration} left)",
        until: "VALID until {until}",
        check: "For inspectors: scan to check",
        left: "{duration} left",
        notYet: "Paid. Valid {ahead}",
        over: "Expired",
        open: "Valid from purchase",
        seenAt: "As of",
        print: "Print",
        offline: "Works offline in this browser.",
        help: "Your licence plate is not recognised? Show this proof or get in touch with us.",
        contact: "Contact us"
      },
      reminder: {
        start: "Remind me on this device",
        end: "Do not remind me",
        on: "This device will tell you before the ticket ends.",
        blocked: "Notifications are blocked. Allow them in the settings of your browser.",
        unsupported: "This browser cannot remind you; on an iPhone it works from the home screen.",
        lost: "The browser has ended the reminder on this device."
      },
      checking: "Looking up your order …"
    },
    pages: {
      paymentSuccess: "The status of your order and the tickets you bought.",
      paymentFailed: "The payment did not go through. Your cart is still there."
    }
  },
  fr: {
    payment: {
      success: {
        title: "Merci pour votre achat",
        text: "Nous vous envoyons la confirmation par e-mail.",
        inAccount: "Vous retrouvez vos tickets à tout moment dans votre profil.",
        reference: "Numéro de commande",
        showTickets: "Voir mes tickets",
        continueShopping: "Continuer mes achats"
      },
      failed: {
        title: "Le paiement n’a pas abouti",
        refused: "Votre banque a refusé {amount}.",
        changeMethod: "Changer de moyen de paiement",
        backToTickets: "Retour au choix des tickets"
      },
      expired: {
        title: "Le délai de paiement est écoulé",
        text: "Rien n’a été débité. Votre panier est toujours là."
      },
      refund: "Remboursement : {amount} vous seront versés par le même moyen.",
      refundBeside: "Vos tickets restent valables.",
      cancelled: {
        title: "Cette commande a été annulée",
        byYou: "Vous avez annulé."
      },
      processing: {
        title: "Nous interrogeons votre banque",
        text: "Cela ne dure en général que quelques secondes. Cette page se met à jour toute seule ; veuillez ne pas payer une seconde fois.",
        still:
          "Votre banque met plus de temps que d’habitude. Nous continuons à l’interroger : le résultat s’affichera ici et dans votre profil.",
        payAgainWarning:
          "Un paiement est peut-être déjà en cours. Vérifiez auprès de votre banque avant de payer à nouveau.",
        payAgain: "Payer à nouveau"
      },
      left: {
        title: "Le paiement n’a pas été finalisé",
        text: "À notre connaissance, rien n’a été débité.",
        noOrder:
          "À notre connaissance, rien n’a été débité. Votre panier est toujours là et vos tickets achetés se trouvent dans votre profil."
      },
      notBought_one: "Votre ticket n’est pas encore acheté.",
      notBought_other: "Vos tickets ne sont pas encore achetés.",
      open: {
        timeLeft: "Encore {duration} pour payer",
        title: "Cette commande n’est pas encore payée",
        text: "Vous pouvez poursuivre le paiement ou choisir un autre moyen de paiement.",
        replacement: "Elle a remplacé votre commande précédente.",
        resume: "Poursuivre le paiement"
      },
      unknown: {
        title: "Aucune commande en cours",
        text: "Connectez-vous et nous vous montrerons où en est votre commande.",
        noOrder:
          "Nous ne savons pas de quelle commande il s’agit. Vous trouverez vos tickets dans votre profil.",
        unreachable:
          "Nous ne pouvons pas consulter votre commande pour le moment. Veuillez ne pas payer une seconde fois."
      },
      checkAgain: "Vérifier à nouveau le statut",
      receipt: {
        save: "Enregistrer le reçu",
        failed: "Le reçu n’a pas pu être chargé. Veuillez réessayer."
      },
      proof: {
        wallet: "Ajouter à {wallet}",
        share: "Partager",
        copy: "Copier",
        wrongPlate: "Plaque erronée ? Corrigez-la ici",
        title: "Justificatif de stationnement",
        unchecked:
          "Nous n’avons pas pu consulter le statut. Ce justificatif est enregistré dans votre navigateur.",
        signedOut:
          "Ce justificatif est enregistré dans votre navigateur. Connectez-vous pour que nous consultions le statut.",
        valid: "Valable jusqu’à {until} (encore {duration})",
        until: "VALABLE jusqu’à {until}",
        check: "Pour le contrôle : scannez ce code",
        left: "encore {duration}",
        notYet: "Payé. Valable {ahead}",
        over: "Expiré",
        open: "Valable dès l’achat",
        seenAt: "État au",
        print: "Imprimer",
        offline: "Cette page s’ouvre aussi sans connexion dans ce navigateur.",
        help: "Votre plaque n’est pas reconnue ? Montrez ce justificatif ou contactez-nous.",
        contact: "Nous contacter"
      },
      reminder: {
        start: "Me prévenir sur cet appareil",
        end: "Ne plus me prévenir",
        on: "Cet appareil vous avertit avant la fin du ticket.",
        blocked: "Les notifications sont bloquées. Autorisez-les dans les réglages du navigateur.",
        unsupported:
          "Ce navigateur ne peut pas vous avertir ; sur iPhone, c’est possible depuis l’écran d’accueil.",
        lost: "Le navigateur a mis fin au rappel sur cet appareil."
      },
      checking: "Consultation de votre commande…"
    },
    pages: {
      paymentSuccess: "L’état de votre commande et vos tickets achetés.",
      paymentFailed: "Le paiement n’a pas abouti. Votre panier est conservé."
    }
  },
  it: {
    payment: {
      success: {
        title: "Grazie per l’acquisto",
        text: "Le inviamo la conferma per e-mail.",
        inAccount: "Trova i Suoi biglietti in qualsiasi momento nel Suo profilo.",
        reference: "Numero d’ordine",
        showTickets: "Vedi i miei biglietti",
        continueShopping: "Continua gli acquisti"
      },
      failed: {
        title: "Il pagamento non è riuscito",
        refused: "La Sua banca ha rifiutato {amount}.",
        changeMethod: "Cambia metodo di pagamento",
        backToTickets: "Torna alla scelta dei biglietti"
      },
      expired: {
        title: "Il tempo per pagare è scaduto",
        text: "Non è stato addebitato nulla. Il Suo carrello è ancora qui."
      },
      refund: "Rimborso: {amount} Le saranno restituiti con lo stesso mezzo.",
      refundBeside: "I Suoi biglietti restano validi.",
      cancelled: {
        title: "Questo ordine è stato annullato",
        byYou: "Lei ha annullato."
      },
      processing: {
        title: "Stiamo chiedendo alla Sua banca",
        text: "Di solito bastano pochi secondi. Questa pagina si aggiorna da sola; non paghi una seconda volta.",
        still:
          "La Sua banca impiega più tempo del solito. Continuiamo a chiedere: il risultato comparirà qui e nel Suo profilo.",
        payAgainWarning:
          "Forse un pagamento è già in corso. Verifichi presso la Sua banca prima di pagare di nuovo.",
        payAgain: "Paga di nuovo"
      },
      left: {
        title: "Il pagamento non è stato completato",
        text: "Per quanto ne sappiamo, non è stato addebitato nulla.",
        noOrder:
          "Per quanto ne sappiamo, non è stato addebitato nulla. Il Suo carrello è ancora qui e i biglietti acquistati si trovano nel Suo profilo."
      },
      notBought_one: "Il Suo biglietto non è ancora acquistato.",
      notBought_other: "I Suoi biglietti non sono ancora acquistati.",
      open: {
        timeLeft: "Ancora {duration} per pagare",
        title: "Questo ordine non è ancora pagato",
        text: "Può proseguire con il pagamento o scegliere un altro metodo di pagamento.",
        replacement: "Ha sostituito il Suo ordine precedente.",
        resume: "Prosegui con il pagamento"
      },
      unknown: {
        title: "Nessun ordine aperto",
        text: "Acceda e Le mostriamo lo stato del Suo ordine.",
        noOrder: "Non sappiamo di quale ordine si tratti. Trova i Suoi biglietti nel Suo profilo.",
        unreachable: "Al momento non possiamo consultare il Suo ordine. Non paghi una seconda volta."
      },
      checkAgain: "Controlla di nuovo lo stato",
      receipt: {
        save: "Salva la ricevuta",
        failed: "Non è stato possibile caricare la ricevuta. Riprovi."
      },
      proof: {
        wallet: "Aggiungi a {wallet}",
        share: "Condividi",
        copy: "Copia",
        wrongPlate: "Targa sbagliata? La corregga qui",
        title: "Titolo di sosta",
        unchecked:
          "Al momento non possiamo controllare lo stato. Questo titolo di sosta è salvato nel Suo browser.",
        signedOut: "Questo titolo di sosta è salvato nel Suo browser. Acceda e controlleremo lo stato.",
        valid: "Valido fino a {until} (ancora {duration})",
        until: "VALIDO fino a {until}",
        check: "Per il controllo: scansionare il codice",
        left: "ancora {duration}",
        notYet: "Pagato. Valido {ahead}",
        over: "Scaduto",
        open: "Valido dall’acquisto",
        seenAt: "Aggiornato al",
        print: "Stampa",
        offline: "Questa pagina si apre in questo browser anche senza connessione.",
        help: "La Sua targa non viene riconosciuta? Mostri questo titolo di sosta o ci contatti.",
        contact: "Contattaci"
      },
      reminder: {
        start: "Avvisami su questo dispositivo",
        end: "Non avvisarmi più",
        on: "Questo dispositivo La avvisa prima che il biglietto finisca.",
        blocked: "Le notifiche sono bloccate. Le consenta nelle impostazioni del browser.",
        unsupported: "Questo browser non può avvisarLa; su iPhone è possibile dalla schermata Home.",
        lost: "Il browser ha terminato l’avviso su questo dispositivo."
      },
      checking: "Consultazione del Suo ordine…"
    },
    pages: {
      paymentSuccess: "Lo stato del Suo ordine e i biglietti acquistati.",
      paymentFailed: "Il pagamento non è riuscito. Il Suo carrello è ancora qui."
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly paymentReturn: typeof texts
  }
}
