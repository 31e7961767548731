import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    cart: {
      title: "Warenkorb",
      close: "Warenkorb schließen",
      loading: "Der Warenkorb wird geladen …",
      empty: "Ihr Warenkorb ist leer.",
      emptyAction: "Ticket auswählen",
      removeNamed: "{ticket} aus dem Warenkorb entfernen",
      removed: "{ticket} wurde entfernt.",
      cleared: "Alle Tickets wurden entfernt.",
      undo: "Rückgängig machen",
      change: "Angaben ändern",
      clear: "Warenkorb leeren",
      saving: "Der Warenkorb wird gespeichert …",
      saveFailed: "Die Änderung wurde nicht gespeichert. Bitte versuchen Sie es erneut.",
      changedElsewhere:
        "Der Warenkorb wurde in einem anderen Fenster geändert. Sie sehen jetzt beide Änderungen.",
      covered: {
        paid: "{plate} hat schon ein bezahltes Ticket bis {to}.",
        inCart: "Für {plate} liegt in dieser Zeit schon ein Ticket im Warenkorb.",
        unknown: "Ein Kennzeichen dieses Tickets hat in dieser Zeit schon ein Ticket."
      },
      startMoved:
        "Beginn auf jetzt verschoben: Der gewählte Zeitpunkt ist vorbei, das Ticket beginnt mit der Bezahlung.",
      notOrdered:
        "Der Warenkorb wurde inzwischen anderswo geändert. Es wurde nichts bestellt; bitte prüfen Sie ihn noch einmal.",
      order: {
        here: "Begonnen um {time} in diesem Browser, {price}.",
        elsewhere: "Begonnen um {time} auf einem anderen Gerät, {price}.",
        earlier: "Eine frühere Bestellung ist noch nicht bezahlt",
        replaces: "Bestellen Sie den Warenkorb, wie er jetzt ist, ersetzt das die frühere Bestellung.",
        cancel: "Bestellung abbrechen",
        cancelling: "Die Bestellung wird abgebrochen …",
        cancelFailed: "Wir wissen nicht, ob die Bestellung abgebrochen ist. Bitte versuchen Sie es erneut.",
        underWay:
          "Bitte bestellen Sie nicht noch einmal. Sobald Ihre Bank geantwortet hat, steht hier das Ergebnis."
      },
      keepShopping: "Weiter einkaufen",
      itemCount_one: "{count} Ticket",
      itemCount_other: "{count} Tickets",
      problem: {
        E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
          "Für dieses Kennzeichen gibt es bereits ein aktives Ticket einer anderen Person.",
        E_TICKET_CHANGED: "Preis oder Bedingungen haben sich geändert. Bitte richten Sie das Ticket neu ein.",
        E_TICKET_NOT_AVAILABLE: "Dieses Ticket wird nicht mehr angeboten. Bitte entfernen Sie es.",
        E_START_IN_PAST: "Der Startzeitpunkt ist vorbei. Bitte wählen Sie einen neuen.",
        E_PLATE_INVALID: "Das Kennzeichen ist nicht gültig. Bitte ändern Sie es.",
        unknown:
          "Dieses Ticket kann so nicht bestellt werden. Bitte richten Sie es neu ein oder entfernen Sie es."
      }
    },
    checkout: {
      verifying: "Der Warenkorb wird geprüft …",
      backToReview: "Bestellung prüfen",
      verifyAgain: "Erneut prüfen",
      verifyFailed: "Der Warenkorb konnte nicht verifiziert werden.",
      reviewHeading: "Ihre Bestellung",
      methods: {
        title: "Zahlungsarten",
        card: "Karte",
        wallet: "Wallet",
        debit: "Lastschrift"
      },
      paymentMethods: "Sie bezahlen auf der gesicherten Seite unseres Zahlungspartners.",
      accept:
        "Ich akzeptiere die <terms>AGB</terms> und habe die <privacy>Datenschutzhinweise</privacy> zur Kenntnis genommen.",
      acceptRequired: "Bitte akzeptieren Sie die Geschäftsbedingungen und die Datenschutzvereinbarung.",
      startAsChosen: "Mein Ticket soll wie gewählt beginnen.",
      expressRequest:
        "Ich verlange ausdrücklich, dass die Leistung schon vor Ende der Widerrufsfrist beginnt. Mir ist bekannt, dass mein Widerrufsrecht erlischt, sobald sie vollständig erbracht ist.",
      expressRequestRequired: "Bitte bestätigen Sie: Ihr Ticket soll gleich gelten.",
      buyAgain: "Ich kaufe trotzdem noch einmal, obwohl es für diese Zeit schon ein Ticket gibt.",
      buyAgainRequired: "Bitte bestätigen Sie, dass Sie noch einmal kaufen, oder entfernen Sie das Ticket.",
      withdrawal:
        "Sie können den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Einzelheiten stehen in den AGB.",
      order: "Zahlungspflichtig bestellen",
      ordering: "Ihre Bestellung wird angelegt …",
      orderFailed: "Bestellung fehlgeschlagen. Bitte versuchen Sie es erneut.",
      orderUnknown:
        "Wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Versuchen Sie es ruhig noch einmal: Doppelt bestellt wird nicht.",
      toPayment: "Sie werden zur Bezahlseite weitergeleitet …",
      blocked: "Während die Bestellung läuft, lässt sich der Warenkorb nicht ändern.",
      notOffered: "Online kann hier gerade nicht bestellt werden.",
      blockedByProblems: "Bitte beheben Sie die markierten Punkte, dann können Sie bestellen.",
      totalDue: "Zu zahlen",
      keptCart: "Ihr Warenkorb bleibt erhalten.",
      bankStep: "Ihre Bank kann eine Bestätigung verlangen. Der Warenkorb wartet so lange."
    }
  },
  en: {
    cart: {
      title: "Cart",
      close: "Close cart",
      loading: "Loading the cart …",
      empty: "Your cart is empty.",
      emptyAction: "Select a ticket",
      removeNamed: "Remove {ticket} from cart",
      removed: "{ticket} was removed.",
      cleared: "All tickets have been removed.",
      undo: "Undo",
      change: "Change details",
      clear: "Empty cart",
      saving: "Saving the cart …",
      saveFailed: "The change was not saved. Please try again.",
      changedElsewhere: "The cart was changed in another window. You now see both changes.",
      covered: {
        paid: "{plate} already has a paid ticket until {to}.",
        inCart: "There is already a ticket for {plate} at this time in the cart.",
        unknown: "A licence plate of this ticket already has a ticket for this time."
      },
      startMoved: "Start moved to now: the time you chose has passed, the ticket begins when it is paid.",
      notOrdered: "Your cart has been changed elsewhere. Nothing was ordered; please check it again.",
      order: {
        here: "Started at {time} in this browser, {price}.",
        elsewhere: "Started at {time} on another device, {price}.",
        earlier: "An earlier order is not paid yet",
        replaces: "If you order the cart as it is now, the new order replaces the earlier one.",
        cancel: "Cancel the order",
        cancelling: "The order is being cancelled …",
        cancelFailed: "We do not know whether the order has been cancelled. Please try again.",
        underWay: "Please do not order again. The result appears here as soon as your bank has answered."
      },
      keepShopping: "Continue shopping",
      itemCount_one: "{count} ticket",
      itemCount_other: "{count} tickets",
      problem: {
        E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
          "There is already an active ticket for this licence plate from another user.",
        E_TICKET_CHANGED: "Price or conditions have changed. Please set up the ticket again.",
        E_TICKET_NOT_AVAILABLE: "This ticket is no longer offered. Please remove it.",
        E_START_IN_PAST: "The start time has passed. Please choose a new one.",
        E_PLATE_INVALID: "The licence plate is not valid. Please change it.",
        unknown: "This ticket cannot be ordered as it is. Please set it up again or remove it."
      }
    },
    checkout: {
      verifying: "Checking the cart …",
      backToReview: "Check the order",
      verifyAgain: "Check again",
      verifyFailed: "The cart could not be verified.",
      reviewHeading: "Your order",
      methods: {
        title: "Payment methods",
        card: "Card",
        wallet: "Wallet",
        debit: "Direct debit"
      },
      paymentMethods: "You pay securely on our payment partner’s page.",
      accept:
        "I accept the <terms>terms and conditions</terms> and have taken note of the <privacy>privacy policy</privacy>.",
      acceptRequired: "Please accept the terms and conditions and the privacy agreement.",
      startAsChosen: "My ticket should start as I chose.",
      expressRequest:
        "I expressly request that the service begin before the end of the withdrawal period. I acknowledge that I lose my right of withdrawal once it has been fully performed.",
      expressRequestRequired: "Please confirm that your ticket should start right away.",
      buyAgain: "I want to buy again even though there is already a ticket for this time.",
      buyAgainRequired: "Please confirm that you want to buy again, or remove the ticket.",
      withdrawal:
        "You may withdraw from the contract within 14 days without giving a reason. Details are in the terms.",
      order: "Order with obligation to pay",
      ordering: "Creating your order …",
      orderFailed: "The order failed. Please try again.",
      orderUnknown:
        "We do not know yet whether your order reached us. If you try again, it will not be placed twice.",
      toPayment: "You are being taken to the payment page …",
      blocked: "The cart cannot be changed while the order is being placed.",
      notOffered: "Orders cannot be placed online here at the moment.",
      blockedByProblems: "Please fix the problems marked below; then you can order.",
      totalDue: "To pay",
      keptCart: "Your cart stays as it is.",
      bankStep: "Your bank may ask you to confirm. Your cart will wait."
    }
  },
  fr: {
    cart: {
      title: "Panier",
      close: "Fermer le panier",
      loading: "Chargement du panier…",
      empty: "Votre panier est vide.",
      emptyAction: "Choisir un ticket",
      removeNamed: "Retirer {ticket} du panier",
      removed: "{ticket} a été retiré.",
      cleared: "Tous les tickets ont été retirés.",
      undo: "Annuler",
      change: "Modifier",
      clear: "Vider le panier",
      saving: "Enregistrement du panier…",
      saveFailed: "La modification n’a pas été enregistrée. Veuillez réessayer.",
      changedElsewhere:
        "Le panier a été modifié dans une autre fenêtre. Vous voyez maintenant les deux modifications.",
      covered: {
        paid: "{plate} a déjà un ticket payé jusqu’au {to}.",
        inCart: "Le panier contient déjà un ticket pour {plate} et cette période.",
        unknown: "Une plaque de ce ticket a déjà un ticket pour cette période."
      },
      startMoved: "Début reporté à maintenant : l’heure choisie est passée, le ticket commence au paiement.",
      notOrdered:
        "Votre panier a été modifié ailleurs entre-temps. Rien n’a été commandé ; veuillez le vérifier à nouveau.",
      order: {
        here: "Commencée à {time} dans ce navigateur, {price}.",
        elsewhere: "Commencée à {time} sur un autre appareil, {price}.",
        earlier: "Une commande précédente n’est pas encore payée",
        replaces:
          "Si vous commandez le panier tel qu’il est maintenant, la nouvelle commande remplacera la précédente.",
        cancel: "Annuler la commande",
        cancelling: "La commande est en cours d’annulation …",
        cancelFailed: "Nous ne savons pas si la commande a été annulée. Veuillez réessayer.",
        underWay:
          "Veuillez ne pas commander de nouveau. Le résultat s’affichera ici dès que votre banque aura répondu."
      },
      keepShopping: "Continuer mes achats",
      itemCount_one: "{count} ticket",
      itemCount_other: "{count} tickets",
      problem: {
        E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
          "Il existe déjà un ticket actif d’une autre personne pour cette plaque.",
        E_TICKET_CHANGED: "Le prix ou les conditions ont changé. Veuillez préparer à nouveau le ticket.",
        E_TICKET_NOT_AVAILABLE: "Ce ticket n’est plus proposé. Veuillez le retirer.",
        E_START_IN_PAST: "L’heure de début est passée. Veuillez en choisir une autre.",
        E_PLATE_INVALID: "La plaque n’est pas valable. Veuillez la modifier.",
        unknown: "Ce ticket ne peut pas être commandé tel quel. Veuillez le préparer à nouveau ou le retirer."
      }
    },
    checkout: {
      verifying: "Vérification du panier…",
      backToReview: "Vérifier la commande",
      verifyAgain: "Vérifier à nouveau",
      verifyFailed: "Le panier n’a pas pu être vérifié.",
      reviewHeading: "Votre commande",
      methods: {
        title: "Moyens de paiement",
        card: "Carte",
        wallet: "Portefeuille électronique",
        debit: "Prélèvement"
      },
      paymentMethods: "Vous payez sur la page sécurisée de notre partenaire de paiement.",
      accept:
        "J’accepte les <terms>conditions générales</terms> et j’ai pris connaissance de la <privacy>déclaration de protection des données</privacy>.",
      acceptRequired:
        "Veuillez accepter les conditions générales et la déclaration de protection des données.",
      startAsChosen: "Mon ticket doit commencer comme choisi.",
      expressRequest:
        "Je demande expressément que la prestation commence avant la fin du délai de rétractation. Je reconnais que je perds mon droit de rétractation une fois qu’elle est entièrement exécutée.",
      expressRequestRequired: "Veuillez confirmer que votre ticket doit être valable tout de suite.",
      buyAgain: "Je souhaite acheter à nouveau, bien qu’il y ait déjà un ticket pour cette période.",
      buyAgainRequired: "Veuillez confirmer que vous achetez à nouveau, ou retirez le ticket.",
      withdrawal:
        "Vous pouvez vous rétracter dans un délai de 14 jours sans donner de motif. Les détails figurent dans les conditions générales.",
      order: "Commande avec obligation de paiement",
      ordering: "Création de votre commande…",
      orderFailed: "La commande a échoué. Veuillez réessayer.",
      orderUnknown:
        "Nous ne savons pas encore si votre commande nous est parvenue. Si vous réessayez, elle ne sera pas passée deux fois.",
      toPayment: "Vous allez être dirigé vers la page de paiement…",
      blocked: "Le panier ne peut pas être modifié pendant la commande.",
      notOffered: "Il n’est pas possible de commander en ligne ici pour le moment.",
      blockedByProblems: "Corrigez les points signalés, vous pourrez ensuite commander.",
      totalDue: "À payer",
      keptCart: "Votre panier est conservé.",
      bankStep: "Votre banque peut demander une confirmation. Le panier vous attend."
    }
  },
  it: {
    cart: {
      title: "Carrello",
      close: "Chiudi il carrello",
      loading: "Caricamento del carrello…",
      empty: "Il Suo carrello è vuoto.",
      emptyAction: "Scegli un biglietto",
      removeNamed: "Rimuovi {ticket} dal carrello",
      removed: "{ticket} è stato rimosso.",
      cleared: "Tutti i biglietti sono stati rimossi.",
      undo: "Annulla",
      change: "Modifica i dati",
      clear: "Svuota il carrello",
      saving: "Salvataggio del carrello…",
      saveFailed: "La modifica non è stata salvata. Riprovi.",
      changedElsewhere:
        "Il carrello è stato modificato in un’altra finestra. Ora vede entrambe le modifiche.",
      covered: {
        paid: "{plate} ha già un biglietto pagato fino al {to}.",
        inCart: "Nel carrello c’è già un biglietto per {plate} in questo periodo.",
        unknown: "Una targa di questo biglietto ha già un biglietto per questo periodo."
      },
      startMoved: "Inizio spostato a ora: l’orario scelto è passato, il biglietto inizia al pagamento.",
      notOrdered:
        "Nel frattempo il carrello è stato modificato altrove. Non è stato ordinato nulla; lo controlli di nuovo.",
      order: {
        here: "Iniziato alle {time} in questo browser, {price}.",
        elsewhere: "Iniziato alle {time} su un altro dispositivo, {price}.",
        earlier: "Un ordine precedente non è ancora pagato",
        replaces: "Se ordina il carrello così com’è ora, il nuovo ordine sostituisce quello precedente.",
        cancel: "Annulla l’ordine",
        cancelling: "Annullamento dell’ordine in corso …",
        cancelFailed: "Non sappiamo se l’ordine sia stato annullato. Riprovi, per favore.",
        underWay: "Non ordini di nuovo. Il risultato comparirà qui appena la Sua banca avrà risposto."
      },
      keepShopping: "Continua gli acquisti",
      itemCount_one: "{count} biglietto",
      itemCount_other: "{count} biglietti",
      problem: {
        E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
          "Per questa targa esiste già un biglietto attivo di un’altra persona.",
        E_TICKET_CHANGED: "Il prezzo o le condizioni sono cambiati. Prepari di nuovo il biglietto.",
        E_TICKET_NOT_AVAILABLE: "Questo biglietto non è più offerto. Lo rimuova.",
        E_START_IN_PAST: "L’orario di inizio è passato. Ne scelga un altro.",
        E_PLATE_INVALID: "La targa non è valida. La modifichi.",
        unknown: "Questo biglietto non può essere ordinato così. Lo prepari di nuovo o lo rimuova."
      }
    },
    checkout: {
      verifying: "Verifica del carrello…",
      backToReview: "Verifica l’ordine",
      verifyAgain: "Verifica di nuovo",
      verifyFailed: "Non è stato possibile verificare il carrello.",
      reviewHeading: "Il Suo ordine",
      methods: {
        title: "Metodi di pagamento",
        card: "Carta",
        wallet: "Portafoglio digitale",
        debit: "Addebito diretto"
      },
      paymentMethods: "Si paga sulla pagina sicura del nostro partner di pagamento.",
      accept:
        "Accetto le <terms>condizioni generali</terms> e ho preso visione dell’<privacy>informativa sulla privacy</privacy>.",
      acceptRequired: "Per ordinare, accetti le condizioni generali e l’informativa sulla privacy.",
      startAsChosen: "Il mio biglietto deve iniziare come scelto.",
      expressRequest:
        "Chiedo espressamente che la prestazione inizi prima della fine del periodo di recesso. Sono consapevole che perdo il diritto di recesso una volta che sia stata interamente eseguita.",
      expressRequestRequired: "Confermi che il Suo biglietto deve valere da subito.",
      buyAgain: "Voglio acquistare di nuovo, anche se c’è già un biglietto per questo periodo.",
      buyAgainRequired: "Confermi di voler acquistare di nuovo oppure rimuova il biglietto.",
      withdrawal:
        "Può recedere dal contratto entro 14 giorni senza indicarne il motivo. I dettagli sono nelle condizioni generali.",
      order: "Ordine con obbligo di pagare",
      ordering: "Creazione del Suo ordine…",
      orderFailed: "L’ordine non è riuscito. Riprovi.",
      orderUnknown:
        "Non sappiamo ancora se il Suo ordine ci è arrivato. Se riprova, non verrà eseguito due volte.",
      toPayment: "Tra poco si apre la pagina di pagamento…",
      blocked: "Durante l’ordine il carrello non può essere modificato.",
      notOffered: "Al momento qui non si può ordinare online.",
      blockedByProblems: "Risolva i problemi segnalati, poi potrà ordinare.",
      totalDue: "Da pagare",
      keptCart: "Il Suo carrello viene conservato.",
      bankStep: "La Sua banca può chiedere una conferma. Il carrello resta in attesa."
    }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly checkout: typeof texts
  }
}
