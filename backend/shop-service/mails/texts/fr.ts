import type { MailTexts } from "./de.ts"

export const fr: MailTexts = {
  hello: "Bonjour,",
  confirmation: {
    subject: (tickets, shop, reference) => `${tickets} pour ${shop} (${reference})`,
    title: (count) => (count === 1 ? "Votre ticket" : "Vos tickets"),
    intro: (reference) => `merci. Votre commande ${reference} est payée.`,
    paidUntil: (plate, until) => `merci. Le stationnement de ${plate} est payé ${until}.`
  },
  until: { today: (time) => `jusqu’à aujourd’hui, ${time}`, day: (moment) => `jusqu’au ${moment}` },
  refund: {
    subject: (reference) => `Remboursement de votre commande ${reference}`,
    title: "Votre remboursement",
    paidTwice: (reference, amount) =>
      `vous avez payé deux fois votre commande ${reference}. Nous vous remboursons ${amount} par le moyen de paiement utilisé. Vous n’avez rien à faire.`,
    tooLate: (reference, amount) =>
      `votre paiement pour la commande ${reference} est arrivé alors que la commande n’était plus valable ou que la période du ticket était déjà passée. Nous vous remboursons ${amount} par le moyen de paiement utilisé. Vous n’avez rien à faire.`,
    atProvider: {
      returned: (reference, amount) =>
        `votre commande ${reference} est annulée, et nous vous avons remboursé ${amount} par le moyen de paiement utilisé. Vos tickets ne sont plus valables.`,
      partlyReturned: (reference, amount) =>
        `pour votre commande ${reference}, nous vous avons remboursé ${amount} au total par le moyen de paiement utilisé. Vos tickets restent valables.`,
      chargedBack: (reference, amount) =>
        `votre banque a demandé le remboursement du paiement de votre commande ${reference}. ${amount} vous sont donc rendus, et vos tickets ne sont plus valables. S’il s’agit d’une erreur, veuillez nous contacter.`,
      partlyChargedBack: (reference, amount) =>
        `votre banque a demandé le remboursement de ${amount} sur le paiement de votre commande ${reference}. Ce montant vous est donc rendu. Vos tickets restent valables. S’il s’agit d’une erreur, veuillez nous contacter.`
    }
  },
  plateCorrection: {
    subject: (reference) => `Plaque d’immatriculation corrigée (${reference})`,
    title: "Votre plaque d’immatriculation est corrigée",
    intro: (reference) =>
      `vous avez corrigé une plaque d’immatriculation de votre commande ${reference}. Le ticket est désormais valable pour la nouvelle plaque, et ne l’est plus pour l’ancienne.`,
    oldPlate: "Ancienne plaque",
    newPlate: "Nouvelle plaque",
    again: (contact) =>
      `Une plaque peut être corrigée une fois. Une erreur subsiste, ou ce n’était pas vous ? L’exploitant vous aidera : ${contact}`
  },
  reminder: {
    title: "Votre ticket se termine bientôt",
    time: (plates, until) => `votre ticket pour ${plates} est valable ${until}.`,
    noRenewal: "Ensuite, il n’est plus valable ; il ne se prolonge pas de lui-même.",
    until: (until) => `Votre ticket est valable ${until}`,
    stays: (count, until) => `Encore ${count} ${count === 1 ? "stationnement" : "stationnements"} ${until}`,
    staysOf: (plates, count, until) =>
      `il vous reste ${count} ${count === 1 ? "stationnement" : "stationnements"} ${until} avec votre ticket pour ${plates}.`,
    staysWithoutEnd: (count) => `Encore ${count} ${count === 1 ? "stationnement" : "stationnements"}`,
    staysOfWithoutEnd: (plates, count) =>
      `il vous reste ${count} ${count === 1 ? "stationnement" : "stationnements"} avec votre ticket pour ${plates}.`,
    pushed: (end) => `Valable jusqu’au ${end}. Appuyez pour voir le justificatif.`,
    extend: "Prolonger",
    shop: "Acheter un nouveau ticket"
  },
  ticket: {
    plate: "Plaque",
    plates: "Plaques",
    area: "Zone de stationnement",
    period: "Validité",
    today: (from, to) => `Valable aujourd’hui de ${from} à ${to}`,
    limits: "Horaires",
    stays: "Stationnements",
    times: String,
    price: "Prix",
    calendar: "Le fichier de calendrier ci-joint inscrit la validité dans votre agenda."
  },
  reference: "Numéro de commande",
  total: "Prix total",
  inclusiveVat: () => "TVA comprise",
  from: (price: string) => `dès ${price}`,
  proof: "Afficher le justificatif",
  proofHint:
    "Rien à poser dans le véhicule : c’est la plaque qui compte. Le justificatif montre ce qui est valable.",
  receipt: {
    title: "Reçu",
    issuedOn: "Établi le",
    paidOn: "Payé le",
    net: "Montant net",
    tax: (rate) => `TVA comprise (${rate})`,
    attached: "Le reçu est joint en PDF.",
    file: (reference) => `recu-${reference}.pdf`
  },
  contract: {
    title: "Votre contrat",
    concluded: "Le contrat a été conclu avec votre commande.",
    partner: "Cocontractant",
    contact: "Contact",
    vatId: () => "N° TVA",
    terms: "Conditions générales",
    imprint: "Mentions légales",
    termsFile: "conditions-generales",
    termsAttached: "Les conditions générales sont jointes."
  },
  withdrawal: {
    title: "Droit de rétractation",
    right: (partner) =>
      `Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat. Pour exercer ce droit, vous devez nous notifier (${partner}) votre décision de rétractation au moyen d’une déclaration dénuée d’ambiguïté (par exemple une lettre envoyée par la poste ou un e-mail). Pour que le délai soit respecté, il suffit que vous envoyiez votre communication avant son expiration.`,
    consequences:
      "En cas de rétractation, nous vous remboursons tous les paiements reçus de vous sans retard excessif et au plus tard quatorze jours après le jour où votre communication nous est parvenue. Nous utilisons le même moyen de paiement que le vôtre, sans frais pour vous. Si vous avez demandé que la prestation commence pendant le délai de rétractation, vous payez un montant proportionnel à ce qui a été fourni jusque-là. Une fois la prestation entièrement exécutée avec votre accord exprès, le droit de rétractation s’éteint.",
    requested:
      "Lors de la commande, vous avez demandé expressément que la prestation commence avant la fin du délai de rétractation et reconnu que vous perdez votre droit de rétractation une fois qu’elle est entièrement exécutée.",
    link: "Se rétracter du contrat"
  }
}
