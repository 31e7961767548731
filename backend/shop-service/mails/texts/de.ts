import type { OperatorCountry } from "../../../../schemas/operator-country.ts"

export const de = {
  hello: "Guten Tag,",
  confirmation: {
    subject: (tickets: string, shop: string, reference: string) => `${tickets} für ${shop} (${reference})`,
    title: (count: number): string => (count === 1 ? "Ihr Ticket" : "Ihre Tickets"),
    intro: (reference: string) => `vielen Dank. Ihre Bestellung ${reference} ist bezahlt.`,
    paidUntil: (plate: string, until: string) => `vielen Dank. ${plate} ist ${until} bezahlt.`
  },
  until: { today: (time: string) => `bis heute, ${time}`, day: (moment: string) => `bis ${moment}` },
  refund: {
    subject: (reference: string) => `Erstattung zu Ihrer Bestellung ${reference}`,
    title: "Ihre Erstattung",
    paidTwice: (reference: string, amount: string) =>
      `Sie haben Ihre Bestellung ${reference} doppelt bezahlt. Wir erstatten Ihnen ${amount} auf dem Weg, auf dem Sie bezahlt haben. Sie müssen nichts tun.`,
    tooLate: (reference: string, amount: string) =>
      `Ihre Zahlung zu Bestellung ${reference} kam an, als die Bestellung nicht mehr galt oder die Zeit des Tickets schon vorbei war. Wir erstatten Ihnen ${amount} auf dem Weg, auf dem Sie bezahlt haben. Sie müssen nichts tun.`,
    atProvider: {
      returned: (reference: string, amount: string) =>
        `Ihre Bestellung ${reference} ist storniert, und wir haben Ihnen ${amount} auf dem Weg erstattet, auf dem Sie bezahlt haben. Ihre Tickets sind nicht mehr gültig.`,
      partlyReturned: (reference: string, amount: string) =>
        `zu Ihrer Bestellung ${reference} haben wir Ihnen insgesamt ${amount} auf dem Weg erstattet, auf dem Sie bezahlt haben. Ihre Tickets bleiben gültig.`,
      chargedBack: (reference: string, amount: string) =>
        `Ihre Bank hat die Zahlung zu Ihrer Bestellung ${reference} zurückgefordert. ${amount} gehen deshalb an Sie zurück, und Ihre Tickets sind nicht mehr gültig. Ist das ein Irrtum, wenden Sie sich bitte an uns.`,
      partlyChargedBack: (reference: string, amount: string) =>
        `Ihre Bank hat ${amount} der Zahlung zu Ihrer Bestellung ${reference} zurückgefordert. Dieser Betrag geht deshalb an Sie zurück. Ihre Tickets bleiben gültig. Ist das ein Irrtum, wenden Sie sich bitte an uns.`
    }
  },
  plateCorrection: {
    subject: (reference: string) => `Kennzeichen korrigiert (${reference})`,
    title: "Ihr Kennzeichen ist korrigiert",
    intro: (reference: string) =>
      `Sie haben ein Kennzeichen Ihrer Bestellung ${reference} korrigiert. Das Ticket gilt jetzt für das neue Kennzeichen, für das alte nicht mehr.`,
    oldPlate: "Altes Kennzeichen",
    newPlate: "Neues Kennzeichen",
    again: (contact: string) =>
      `Ein Kennzeichen kann einmal korrigiert werden. Stimmt noch etwas nicht, oder waren Sie das nicht? Der Betreiber hilft Ihnen: ${contact}`
  },
  reminder: {
    title: "Ihr Ticket endet bald",
    time: (plates: string, until: string) => `Ihr Ticket für ${plates} gilt noch ${until}.`,
    noRenewal: "Danach gilt es nicht mehr; es verlängert sich nicht von selbst.",
    until: (until: string) => `Ihr Ticket gilt noch ${until}`,
    stays: (count: number, until: string) =>
      `Noch ${count === 1 ? "einmal" : `${count}-mal`} parken ${until}`,
    staysOf: (plates: string, count: number, until: string) =>
      `mit Ihrem Ticket für ${plates} können Sie ${until} noch ${count === 1 ? "einmal" : `${count}-mal`} parken.`,
    staysWithoutEnd: (count: number) => `Noch ${count === 1 ? "einmal" : `${count}-mal`} parken`,
    staysOfWithoutEnd: (plates: string, count: number) =>
      `mit Ihrem Ticket für ${plates} können Sie noch ${count === 1 ? "einmal" : `${count}-mal`} parken.`,
    pushed: (end: string) => `Gültig bis ${end}. Tippen zeigt den Nachweis.`,
    extend: "Verlängern",
    shop: "Neues Ticket kaufen"
  },
  ticket: {
    plate: "Kennzeichen",
    plates: "Kennzeichen",
    area: "Parkfläche",
    period: "Gültig",
    today: (from: string, to: string) => `Gültig heute ${from} bis ${to}`,
    limits: "Zeiten",
    stays: "Wie oft",
    times: (count: number) => `${count}-mal parken`,
    price: "Preis",
    calendar: "Die angehängte Kalenderdatei trägt die Gültigkeit in Ihren Kalender ein."
  },
  reference: "Bestellnummer",
  total: "Gesamtpreis",
  inclusiveVat: (country: OperatorCountry): string =>
    country === "ch" ? "inkl. MWST" : country === "at" ? "inkl. USt." : "inkl. MwSt.",
  from: (price: string) => `ab ${price}`,
  proof: "Nachweis zeigen",
  proofHint: "Sie müssen nichts ins Auto legen: Es zählt das Kennzeichen. Der Nachweis zeigt, was gilt.",
  receipt: {
    title: "Beleg",
    issuedOn: "Ausgestellt am",
    paidOn: "Bezahlt am",
    net: "Nettobetrag",
    tax: (rate: string, country: OperatorCountry): string =>
      `enthaltene ${country === "ch" ? "MWST" : "USt."} (${rate})`,
    attached: "Der Beleg liegt als PDF bei.",
    file: (reference: string) => `beleg-${reference}.pdf`
  },
  contract: {
    title: "Ihr Vertrag",
    concluded: "Mit Ihrer Bestellung ist der Vertrag geschlossen.",
    partner: "Vertragspartner",
    contact: "Kontakt",
    vatId: (country: OperatorCountry): string =>
      country === "ch" ? "MWST-Nr." : country === "at" ? "UID-Nr." : "USt-IdNr.",
    terms: "Allgemeine Geschäftsbedingungen",
    imprint: "Impressum",
    termsFile: "AGB",
    termsAttached: "Die AGB liegen bei."
  },
  withdrawal: {
    title: "Widerrufsbelehrung",
    right: (partner: string) =>
      `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses. Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${partner}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.`,
    consequences:
      "Wenn Sie diesen Vertrag widerrufen, zahlen wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurück, an dem Ihre Mitteilung bei uns eingegangen ist. Dafür verwenden wir dasselbe Zahlungsmittel wie bei der Zahlung; Entgelte berechnen wir Ihnen nicht. Haben Sie verlangt, dass die Leistung während der Widerrufsfrist beginnt, so zahlen Sie einen angemessenen Betrag für den Teil, der bis zum Widerruf schon erbracht war. Ist die Leistung vollständig erbracht und haben Sie ihrem Beginn ausdrücklich zugestimmt, erlischt das Widerrufsrecht.",
    requested:
      "Bei der Bestellung haben Sie ausdrücklich verlangt, dass die Leistung schon vor Ende der Widerrufsfrist beginnt, und bestätigt: Ihnen ist bekannt, dass Ihr Widerrufsrecht erlischt, sobald sie vollständig erbracht ist.",
    link: "Vertrag widerrufen"
  }
}

export type MailTexts = typeof de
