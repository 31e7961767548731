import type { MailTexts } from "./de.ts"

export const en: MailTexts = {
  hello: "Hello,",
  confirmation: {
    subject: (tickets, shop, reference) => `${tickets} for ${shop} (${reference})`,
    title: (count) => (count === 1 ? "Your ticket" : "Your tickets"),
    intro: (reference) => `thank you. Your order ${reference} is paid.`,
    paidUntil: (plate, until) => `thank you. Parking for ${plate} is paid ${until}.`
  },
  until: { today: (time) => `until today, ${time}`, day: (moment) => `until ${moment}` },
  refund: {
    subject: (reference) => `Refund for your order ${reference}`,
    title: "Your refund",
    paidTwice: (reference, amount) =>
      `you paid twice for your order ${reference}. We are refunding ${amount} to the means of payment you used. There is nothing you need to do.`,
    tooLate: (reference, amount) =>
      `your payment for order ${reference} arrived when the order was no longer valid or the time of the ticket was already over. We are refunding ${amount} to the means of payment you used. There is nothing you need to do.`,
    atProvider: {
      returned: (reference, amount) =>
        `your order ${reference} has been cancelled, and we have refunded ${amount} to the means of payment you used. Your tickets are no longer valid.`,
      partlyReturned: (reference, amount) =>
        `for your order ${reference}, we have refunded a total of ${amount} to the means of payment you used. Your tickets remain valid.`,
      chargedBack: (reference, amount) =>
        `your bank has claimed back the payment for your order ${reference}. ${amount} will therefore be returned to you, and your tickets are no longer valid. If this is a mistake, please contact us.`,
      partlyChargedBack: (reference, amount) =>
        `your bank has claimed back ${amount} of the payment for your order ${reference}. This amount will therefore be returned to you. Your tickets remain valid. If this is a mistake, please contact us.`
    }
  },
  plateCorrection: {
    subject: (reference) => `Licence plate corrected (${reference})`,
    title: "Your licence plate has been corrected",
    intro: (reference) =>
      `you have corrected a licence plate of your order ${reference}. The ticket is now valid for the new licence plate, and no longer for the old one.`,
    oldPlate: "Old licence plate",
    newPlate: "New licence plate",
    again: (contact) =>
      `A licence plate can be corrected once. Is something still wrong, or was it not you? The operator will help you: ${contact}`
  },
  reminder: {
    title: "Your ticket ends soon",
    time: (plates, until) => `your ticket for ${plates} is valid ${until}.`,
    noRenewal: "After that it is no longer valid; it does not renew itself.",
    until: (until) => `Your ticket is valid ${until}`,
    stays: (count, until) => `${count} more ${count === 1 ? "stay" : "stays"} ${until}`,
    staysOf: (plates, count, until) =>
      `you can park ${count === 1 ? "once" : `${count} times`} more ${until} with your ticket for ${plates}.`,
    staysWithoutEnd: (count) => `${count} more ${count === 1 ? "stay" : "stays"}`,
    staysOfWithoutEnd: (plates, count) =>
      `you can park ${count === 1 ? "once" : `${count} times`} more with your ticket for ${plates}.`,
    pushed: (end) => `Valid until ${end}. Tap to see the proof.`,
    extend: "Extend",
    shop: "Buy a new ticket"
  },
  ticket: {
    plate: "Licence plate",
    plates: "Licence plates",
    area: "Parking area",
    period: "Valid",
    today: (from, to) => `Valid today ${from} to ${to}`,
    limits: "Times",
    stays: "Stays",
    times: String,
    price: "Price",
    calendar: "The attached calendar file puts the validity into your calendar."
  },
  reference: "Order number",
  total: "Total price",
  inclusiveVat: () => "incl. VAT",
  from: (price: string) => `from ${price}`,
  proof: "Show proof",
  proofHint:
    "Nothing needs to be displayed in the car: the licence plate counts. The proof shows what is valid.",
  receipt: {
    title: "Receipt",
    issuedOn: "Issued on",
    paidOn: "Paid on",
    net: "Net amount",
    tax: (rate) => `VAT included (${rate})`,
    attached: "The receipt is attached as a PDF.",
    file: (reference) => `receipt-${reference}.pdf`
  },
  contract: {
    title: "Your contract",
    concluded: "The contract was concluded with your order.",
    partner: "Contract partner",
    contact: "Contact",
    vatId: (country) => (country === "ch" ? "VAT no." : "VAT ID"),
    terms: "Terms and conditions",
    imprint: "Imprint",
    termsFile: "terms",
    termsAttached: "The terms and conditions are attached."
  },
  withdrawal: {
    title: "Right of withdrawal",
    right: (partner) =>
      `You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract. To exercise the right of withdrawal, you must inform us (${partner}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an email). To meet the deadline, it is sufficient to send your communication before the withdrawal period has expired.`,
    consequences:
      "If you withdraw from this contract, we will reimburse all payments received from you without undue delay and not later than 14 days from the day on which your communication reached us. We will use the same means of payment as you used for the transaction, and you will not incur any fees. If you requested that the service begin during the withdrawal period, you pay an amount in proportion to what has been provided until the withdrawal. Once the service has been fully performed and you had expressly agreed to its beginning, the right of withdrawal is lost.",
    requested:
      "When ordering, you expressly requested that the service begin before the end of the withdrawal period, and acknowledged that you lose your right of withdrawal once it has been fully performed.",
    link: "Withdraw from the contract"
  }
}
