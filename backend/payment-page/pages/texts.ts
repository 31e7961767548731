/** All texts of the payment page. The German avoids words spelt differently in Switzerland and nearby. */

export const languages = ["de", "en", "fr", "it"] as const
export type Language = (typeof languages)[number]

type Note = readonly [heading: string, note: string]
type Notes = Readonly<Record<string, Note>>

/** The German texts, which also give the other languages their shape. */
const de = {
  demo: "Demo-Bezahlseite",
  demoNote: "Es wird nichts abgebucht. Sie bestimmen hier, wie Ihre Bank antwortet.",
  title: "Bezahlen",
  payTo: "Zahlung an",
  amount: "Betrag",
  reference: "Referenz",
  openUntil: "Offen bis",
  method: "Zahlungsart",
  otherwise: "Oder ein anderes Ergebnis",
  pay: "bezahlen",
  decline: "Bank lehnt ab",
  declineNote: "Der Shop erfährt: nicht bezahlt.",
  cancel: "Abbrechen",
  cancelNote: "Zurück zum Shop, ohne zu bezahlen.",
  leave: "Schließen, ohne zu antworten",
  leaveNote: "Niemand erfährt etwas, die Bestellung bleibt offen.",
  late: "Bezahlen, aber die Bank antwortet später",
  lateNote: "Sie kehren gleich zum Shop zurück. Er erfährt erst später, dass bezahlt ist.",
  lateAfter: "Die Bank antwortet nach",
  latePay: "Mit Verzögerung bezahlen",
  seconds: (count: number) =>
    count < 60 ? `${count} Sekunden` : count === 60 ? "1 Minute" : `${count / 60} Minuten`,
  decided: {
    paid: ["Bezahlt", "Diese Zahlung ist abgeschlossen. Sie wird kein zweites Mal ausgeführt."],
    waiting: [
      "Ihre Bank prüft noch",
      "Die Zahlung ist unterwegs. Der Shop erfährt es, sobald die Bank antwortet."
    ],
    declined: ["Von der Bank abgelehnt", "Für diese Bestellung ist nichts bezahlt worden."],
    cancelled: ["Abgebrochen", "Für diese Bestellung ist nichts bezahlt worden."]
  } satisfies Notes,
  decidedAt: "Entschieden am",
  /** How the shop has closed an order that was not decided here. */
  closed: {
    paid: ["Schon bezahlt", "Diese Bestellung braucht keine Zahlung mehr. Ihre Tickets finden Sie im Shop."],
    processing: [
      "Ihre Bank prüft noch",
      "Für diese Bestellung ist eine Zahlung unterwegs. Bitte bezahlen Sie nicht noch einmal."
    ],
    replaced: [
      "Durch eine neuere Bestellung ersetzt",
      "Sie haben danach noch einmal bestellt. Bezahlen Sie bitte die neuere Bestellung, falls sie noch offen ist."
    ],
    cancelled: [
      "Bestellung storniert",
      "Sie haben diese Bestellung zurückgezogen. Es ist nichts zu bezahlen."
    ],
    failed: ["Zahlung beendet", "Diese Bestellung wurde nicht bezahlt. Im Shop können Sie neu bestellen."]
  } satisfies Notes,
  /** The moment, in the format of the reader's country. */
  closedAt: { paid: (moment: string) => `Bezahlt am ${moment}`, other: (moment: string) => `Seit ${moment}` },
  back: "Zurück zum Shop",
  again: "Noch einmal versuchen",
  left: [
    "Dieser Tab wird nicht mehr gebraucht",
    "Die Bestellung bleibt offen. Der Shop hat nichts erfahren."
  ] satisfies Note,
  stillPay: "Doch noch bezahlen",
  /** Possible problems of a visit. */
  trouble: {
    invalid: [
      "Dieser Bezahl-Link ist ungültig",
      "Er ist unvollständig oder wurde verändert. Öffnen Sie die Zahlung noch einmal aus dem Shop."
    ],
    expired: [
      "Diese Zahlung ist abgelaufen",
      "Es ist nichts bezahlt worden. Im Shop können Sie neu bestellen."
    ],
    elsewhere: [
      "Diese Anfrage kam von einer anderen Seite",
      "Aus Sicherheitsgründen wurde nichts entschieden. Entscheiden Sie auf unserer eigenen Seite."
    ],
    unclear: ["Diese Auswahl kennen wir nicht", "Es wurde nichts entschieden. Wählen Sie bitte noch einmal."],
    unavailable: [
      "Das hat gerade nicht geklappt",
      "Es wurde nichts entschieden, oder es ist schon gespeichert. Versuchen Sie es in einem Augenblick noch einmal."
    ],
    shopSilent: [
      "Der Shop antwortet gerade nicht",
      "Wir fragen ihn vor jeder Zahlung, ob die Bestellung noch offen ist. Es wurde nichts abgebucht. Versuchen Sie es in einem Augenblick noch einmal."
    ],
    notFound: ["Diese Seite gibt es nicht", "Öffnen Sie die Zahlung noch einmal aus dem Shop."]
  } satisfies Notes
}

type Texts = typeof de
/** One that has expired is told of in the words of a visit that comes too late. */
export type Closed = keyof Texts["closed"] | "expired"
export type Trouble = keyof Texts["trouble"]

const en: Texts = {
  demo: "Demo payment page",
  demoNote: "No money moves. Here you decide how your bank answers.",
  title: "Pay",
  payTo: "Payment to",
  amount: "Amount",
  reference: "Reference",
  openUntil: "Open until",
  method: "Payment method",
  otherwise: "Or another outcome",
  pay: "Pay",
  decline: "Bank declines",
  declineNote: "The shop is told: not paid.",
  cancel: "Cancel",
  cancelNote: "Back to the shop without paying.",
  leave: "Close without answering",
  leaveNote: "Nobody is told, the order stays open.",
  late: "Pay, but the bank answers later",
  lateNote: "You return to the shop at once. It is told only later that you paid.",
  lateAfter: "The bank answers after",
  latePay: "Pay with a delay",
  seconds: (count) => (count < 60 ? `${count} seconds` : count === 60 ? "1 minute" : `${count / 60} minutes`),
  decided: {
    paid: ["Paid", "This payment is complete. It will not be made a second time."],
    waiting: [
      "Your bank is still checking",
      "The payment is on its way. The shop is told once the bank answers."
    ],
    declined: ["Declined by the bank", "Nothing has been paid for this order."],
    cancelled: ["Cancelled", "Nothing has been paid for this order."]
  },
  decidedAt: "Decided on",
  closed: {
    paid: ["Already paid", "This order needs no further payment. Your tickets are in the shop."],
    processing: [
      "Your bank is still checking",
      "A payment for this order is on its way. Please do not pay again."
    ],
    replaced: [
      "Replaced by a newer order",
      "You have ordered again since. Please pay the newer order if it is still open."
    ],
    cancelled: ["Order cancelled", "You have withdrawn this order. There is nothing to pay."],
    failed: ["Payment ended", "This order was not paid. You can order again in the shop."]
  },
  closedAt: { paid: (moment) => `Paid on ${moment}`, other: (moment) => `Since ${moment}` },
  back: "Back to the shop",
  again: "Try again",
  left: ["You can close this tab", "The order stays open. The shop has not been told anything."],
  stillPay: "Pay after all",
  trouble: {
    invalid: [
      "This payment link is not valid",
      "It is incomplete or has been changed. Open the payment again from the shop."
    ],
    expired: ["This payment has expired", "Nothing has been paid. You can order again in the shop."],
    elsewhere: [
      "This request came from another site",
      "To be safe, nothing was decided. Please decide on our own page."
    ],
    unclear: ["We do not know this choice", "Nothing was decided. Please choose again."],
    unavailable: [
      "That did not work just now",
      "Nothing was decided, or it is saved already. Try again in a moment."
    ],
    shopSilent: [
      "The shop is not answering",
      "Before each payment we ask it whether the order is still open. No money was taken. Try again in a moment."
    ],
    notFound: ["There is no such page", "Open the payment again from the shop."]
  }
}

const fr: Texts = {
  demo: "Page de paiement de démonstration",
  demoNote: "Aucun montant n’est débité. Vous décidez ici de la réponse de votre banque.",
  title: "Payer",
  payTo: "Paiement à",
  amount: "Montant",
  reference: "Référence",
  openUntil: "Ouvert jusqu’au",
  method: "Moyen de paiement",
  otherwise: "Ou un autre résultat",
  pay: "Payer",
  decline: "La banque refuse",
  declineNote: "La boutique est informée : non payé.",
  cancel: "Annuler",
  cancelNote: "Retour à la boutique sans payer.",
  leave: "Fermer sans répondre",
  leaveNote: "Personne n’est averti, la commande reste ouverte.",
  late: "Payer, mais la banque répond plus tard",
  lateNote: "Vous revenez tout de suite à la boutique. Elle n’est informée du paiement que plus tard.",
  lateAfter: "La banque répond après",
  latePay: "Payer avec un délai",
  seconds: (count) =>
    count < 60 ? `${count} secondes` : count === 60 ? "1 minute" : `${count / 60} minutes`,
  decided: {
    paid: ["Payé", "Ce paiement est terminé. Il ne sera pas effectué une seconde fois."],
    waiting: [
      "Votre banque vérifie encore",
      "Le paiement est en route. La boutique sera avertie dès que la banque répond."
    ],
    declined: ["Refusé par la banque", "Rien n’a été payé pour cette commande."],
    cancelled: ["Annulé", "Rien n’a été payé pour cette commande."]
  },
  decidedAt: "Décidé le",
  closed: {
    paid: ["Déjà payé", "Cette commande est réglée. Vos tickets se trouvent dans la boutique."],
    processing: [
      "Votre banque vérifie encore",
      "Un paiement est en route pour cette commande. Ne payez pas une seconde fois."
    ],
    replaced: [
      "Remplacée par une commande plus récente",
      "Vous avez passé une nouvelle commande depuis. Payez celle-ci si elle est encore ouverte."
    ],
    cancelled: ["Commande annulée", "Vous avez retiré cette commande. Il n’y a rien à payer."],
    failed: [
      "Paiement terminé",
      "Cette commande n’a pas été payée. Vous pouvez commander de nouveau dans la boutique."
    ]
  },
  closedAt: { paid: (moment) => `Payé le ${moment}`, other: (moment) => `Depuis le ${moment}` },
  back: "Retour à la boutique",
  again: "Réessayer",
  left: [
    "Vous pouvez fermer cet onglet",
    "La commande reste ouverte. La boutique n’a reçu aucune information."
  ],
  stillPay: "Payer tout de même",
  trouble: {
    invalid: [
      "Ce lien de paiement n’est pas valable",
      "Il est incomplet ou a été modifié. Ouvrez de nouveau le paiement depuis la boutique."
    ],
    expired: [
      "Ce paiement a expiré",
      "Rien n’a été payé. Vous pouvez commander de nouveau dans la boutique."
    ],
    elsewhere: [
      "Cette demande vient d’un autre site",
      "Par sécurité, rien n’a été décidé. Décidez sur notre propre page."
    ],
    unclear: ["Nous ne connaissons pas ce choix", "Rien n’a été décidé. Choisissez de nouveau."],
    unavailable: [
      "Cela n’a pas fonctionné",
      "Rien n’a été décidé, ou c’est déjà enregistré. Réessayez dans un instant."
    ],
    shopSilent: [
      "La boutique ne répond pas",
      "Avant chaque paiement, nous lui demandons si la commande est encore ouverte. Rien n’a été débité. Réessayez dans un instant."
    ],
    notFound: ["Cette page n’existe pas", "Ouvrez de nouveau le paiement depuis la boutique."]
  }
}

const it: Texts = {
  demo: "Pagina di pagamento dimostrativa",
  demoNote: "Non viene addebitato nulla. Qui decide Lei come risponde la Sua banca.",
  title: "Pagare",
  payTo: "Pagamento a",
  amount: "Importo",
  reference: "Riferimento",
  openUntil: "Aperto fino al",
  method: "Metodo di pagamento",
  otherwise: "Oppure un altro esito",
  pay: "Paga",
  decline: "La banca rifiuta",
  declineNote: "Il negozio viene informato: non pagato.",
  cancel: "Annulla",
  cancelNote: "Torna al negozio senza pagare.",
  leave: "Chiudi senza rispondere",
  leaveNote: "Nessuno viene avvisato, l’ordine resta aperto.",
  late: "Paga, ma la banca risponde più tardi",
  lateNote: "Torna subito al negozio, che viene informato del pagamento solo più tardi.",
  lateAfter: "La banca risponde dopo",
  latePay: "Paga con ritardo",
  seconds: (count) => (count < 60 ? `${count} secondi` : count === 60 ? "1 minuto" : `${count / 60} minuti`),
  decided: {
    paid: ["Pagato", "Questo pagamento è concluso. Non verrà eseguito una seconda volta."],
    waiting: [
      "La Sua banca sta ancora verificando",
      "Il pagamento è in corso. Il negozio viene avvisato appena la banca risponde."
    ],
    declined: ["Rifiutato dalla banca", "Per questo ordine non è stato pagato nulla."],
    cancelled: ["Annullato", "Per questo ordine non è stato pagato nulla."]
  },
  decidedAt: "Deciso il",
  closed: {
    paid: ["Già pagato", "Questo ordine è saldato. I Suoi biglietti sono nel negozio."],
    processing: [
      "La Sua banca sta ancora verificando",
      "Un pagamento per questo ordine è in corso. Non paghi una seconda volta."
    ],
    replaced: [
      "Sostituito da un ordine più recente",
      "Nel frattempo ha ordinato di nuovo. Paghi l’ordine più recente, se è ancora aperto."
    ],
    cancelled: ["Ordine annullato", "Ha ritirato questo ordine. Non c’è nulla da pagare."],
    failed: ["Pagamento terminato", "Questo ordine non è stato pagato. Può ordinare di nuovo nel negozio."]
  },
  closedAt: { paid: (moment) => `Pagato il ${moment}`, other: (moment) => `Dal ${moment}` },
  back: "Torna al negozio",
  again: "Riprova",
  left: ["Può chiudere questa scheda", "L’ordine resta aperto. Il negozio non è stato informato."],
  stillPay: "Paga comunque",
  trouble: {
    invalid: [
      "Questo link di pagamento non è valido",
      "È incompleto o è stato modificato. Riapra il pagamento dal negozio."
    ],
    expired: ["Questo pagamento è scaduto", "Non è stato pagato nulla. Può ordinare di nuovo nel negozio."],
    elsewhere: [
      "Questa richiesta viene da un altro sito",
      "Per sicurezza non è stato deciso nulla. Decida sulla nostra pagina."
    ],
    unclear: ["Non conosciamo questa scelta", "Non è stato deciso nulla. Scelga di nuovo."],
    unavailable: [
      "Non ha funzionato",
      "Non è stato deciso nulla, oppure è già salvato. Riprovi fra un momento."
    ],
    shopSilent: [
      "Il negozio non risponde",
      "Prima di ogni pagamento gli chiediamo se l’ordine è ancora aperto. Non è stato addebitato nulla. Riprovi fra un momento."
    ],
    notFound: ["Questa pagina non esiste", "Riapra il pagamento dal negozio."]
  }
}

export const texts: Readonly<Record<Language, Texts>> = { de, en, fr, it }

/** Returns the language of a tag such as `fr-CH`; English for an unsupported one. */
export const languageOf = (locale: string): Language => {
  const base = locale.split(/[-_]/)[0]?.toLowerCase()
  return languages.find((language) => language === base) ?? "en"
}
