import type { MailTexts } from "./de.ts"

export const it: MailTexts = {
  hello: "Buongiorno,",
  confirmation: {
    subject: (tickets, shop, reference) => `${tickets} per ${shop} (${reference})`,
    title: (count) => (count === 1 ? "Il Suo biglietto" : "I Suoi biglietti"),
    intro: (reference) => `grazie. Il Suo ordine ${reference} è pagato.`,
    paidUntil: (plate, until) => `grazie. La sosta di ${plate} è pagata ${until}.`
  },
  until: { today: (time) => `fino a oggi, ${time}`, day: (moment) => `fino al ${moment}` },
  refund: {
    subject: (reference) => `Rimborso per il Suo ordine ${reference}`,
    title: "Il Suo rimborso",
    paidTwice: (reference, amount) =>
      `ha pagato due volte il Suo ordine ${reference}. Le rimborsiamo ${amount} con lo stesso mezzo di pagamento. Non deve fare nulla.`,
    tooLate: (reference, amount) =>
      `il Suo pagamento per l’ordine ${reference} è arrivato quando l’ordine non era più valido o il periodo del biglietto era già passato. Le rimborsiamo ${amount} con lo stesso mezzo di pagamento. Non deve fare nulla.`,
    atProvider: {
      returned: (reference, amount) =>
        `il Suo ordine ${reference} è stato annullato e Le abbiamo rimborsato ${amount} con lo stesso mezzo di pagamento. I Suoi biglietti non sono più validi.`,
      partlyReturned: (reference, amount) =>
        `per il Suo ordine ${reference} Le abbiamo rimborsato in tutto ${amount} con lo stesso mezzo di pagamento. I Suoi biglietti restano validi.`,
      chargedBack: (reference, amount) =>
        `la Sua banca ha chiesto indietro il pagamento del Suo ordine ${reference}. ${amount} Le vengono quindi restituiti e i Suoi biglietti non sono più validi. Se si tratta di un errore, ci contatti.`,
      partlyChargedBack: (reference, amount) =>
        `la Sua banca ha chiesto indietro ${amount} del pagamento del Suo ordine ${reference}. Questo importo Le viene quindi restituito. I Suoi biglietti restano validi. Se si tratta di un errore, ci contatti.`
    }
  },
  plateCorrection: {
    subject: (reference) => `Targa corretta (${reference})`,
    title: "La Sua targa è stata corretta",
    intro: (reference) =>
      `ha corretto una targa del Suo ordine ${reference}. Il biglietto ora vale per la nuova targa e non più per quella precedente.`,
    oldPlate: "Targa precedente",
    newPlate: "Nuova targa",
    again: (contact) =>
      `Una targa può essere corretta una volta. C’è ancora un errore, o non è stato Lei? Il gestore La aiuterà: ${contact}`
  },
  reminder: {
    title: "Il Suo biglietto scade presto",
    time: (plates, until) => `il Suo biglietto per ${plates} vale ${until}.`,
    noRenewal: "Dopo non è più valido; non si rinnova da solo.",
    until: (until) => `Il Suo biglietto vale ${until}`,
    stays: (count, until) => `Ancora ${count} ${count === 1 ? "sosta" : "soste"} ${until}`,
    staysOf: (plates, count, until) =>
      `con il Suo biglietto per ${plates} può sostare ancora ${count} ${count === 1 ? "volta" : "volte"} ${until}.`,
    staysWithoutEnd: (count) => `Ancora ${count} ${count === 1 ? "sosta" : "soste"}`,
    staysOfWithoutEnd: (plates, count) =>
      `con il Suo biglietto per ${plates} può sostare ancora ${count} ${count === 1 ? "volta" : "volte"}.`,
    pushed: (end) => `Valido fino al ${end}. Tocchi per vedere il titolo di sosta.`,
    extend: "Prolunga",
    shop: "Acquista un nuovo biglietto"
  },
  ticket: {
    plate: "Targa",
    plates: "Targhe",
    area: "Area di parcheggio",
    period: "Validità",
    today: (from, to) => `Valido oggi dalle ${from} alle ${to}`,
    limits: "Orari",
    stays: "Soste",
    times: String,
    price: "Prezzo",
    calendar: "Il file di calendario allegato inserisce la validità nel Suo calendario."
  },
  reference: "Numero d’ordine",
  total: "Prezzo totale",
  inclusiveVat: () => "IVA inclusa",
  from: (price: string) => `da ${price}`,
  proof: "Mostra il titolo di sosta",
  proofHint:
    "Non serve esporre nulla nel veicolo: conta la targa. Il titolo di sosta mostra che cosa è valido.",
  receipt: {
    title: "Ricevuta",
    issuedOn: "Emessa il",
    paidOn: "Pagato il",
    net: "Importo netto",
    tax: (rate) => `IVA inclusa (${rate})`,
    attached: "La ricevuta è allegata in PDF.",
    file: (reference) => `ricevuta-${reference}.pdf`
  },
  contract: {
    title: "Il Suo contratto",
    concluded: "Il contratto è stato concluso con il Suo ordine.",
    partner: "Controparte",
    contact: "Contatto",
    vatId: (country) => (country === "ch" ? "N. IVA" : "Partita IVA"),
    terms: "Condizioni generali",
    imprint: "Note legali",
    termsFile: "condizioni-generali",
    termsAttached: "Le condizioni generali sono allegate."
  },
  withdrawal: {
    title: "Diritto di recesso",
    right: (partner) =>
      `Lei ha il diritto di recedere dal presente contratto, senza indicarne le ragioni, entro quattordici giorni. Il periodo di recesso scade dopo quattordici giorni dal giorno della conclusione del contratto. Per esercitare il diritto di recesso deve informarci (${partner}) della Sua decisione tramite una dichiarazione esplicita (per esempio una lettera inviata per posta o un’e-mail). Per rispettare il termine è sufficiente inviare la comunicazione prima della scadenza.`,
    consequences:
      "Se recede dal contratto, Le rimborsiamo tutti i pagamenti ricevuti, senza indebito ritardo e al più tardi entro quattordici giorni dal giorno in cui la Sua comunicazione ci è pervenuta. Usiamo lo stesso mezzo di pagamento da Lei usato, senza costi per Lei. Se ha chiesto che la prestazione inizi durante il periodo di recesso, paga un importo proporzionale a quanto fornito fino a quel momento. Quando la prestazione è stata interamente eseguita con il Suo consenso espresso, il diritto di recesso si perde.",
    requested:
      "Al momento dell’ordine ha chiesto espressamente che la prestazione inizi prima della fine del periodo di recesso e ha dichiarato di sapere che perde il diritto di recesso una volta che sia stata interamente eseguita.",
    link: "Recedere dal contratto"
  }
}
