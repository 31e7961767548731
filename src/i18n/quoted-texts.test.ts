// Tests of the texts quoted by the specification, by value. Do not edit a text here to make a change pass.
import { describe, expect, it } from "vitest"
import { inclusiveVat } from "./formatters.ts"
import { de, en, fr, it as italian } from "./testing/catalogues.ts"

const german: ReadonlyArray<readonly [actual: string, quoted: string, rows?: string]> = [
  [de.home.selectTicket, "Ticket auswählen", "[H-14]"],
  [de.home.ticketCount_one, "{count} Ticket", "[H-12]"],
  [de.home.ticketCount_other, "{count} Tickets", "[H-12]"],
  [de.home.filter.search, "Suche Parkfläche", "[H-06]"],
  [de.ticket.startTime, "Startzeitpunkt des Tickets", "[T-02]"],
  [de.zod.invalid_license_plate, "Dieses Kennzeichen-Format ist ungültig.", "[PL-02]"],
  [de.zod.invalid_canton_code, "Ungültiger Kanton.", "[PL-08]"],
  [de.zod.invalid_municipal, "Unbekannter Landkreis / Region.", "[PL-09]"],
  [de.zod.invalid_province_code, "Unbekannte Region.", "[PL-10]"],
  [de.zod.duplicated_plate, "Sie können nicht mehrmals das selbe Kennzeichen hinzufügen.", "[PL-11]"],
  [de.zod.field_required, "Das Kennzeichen ist ein Pflichtfeld", "[PL-12]"],
  [de.zod.required, "Dieses Feld ist erforderlich", "[F-04]"],
  [
    de.checkout.acceptRequired,
    "Bitte akzeptieren Sie die Geschäftsbedingungen und die Datenschutzvereinbarung.",
    "[A/C-07 F-02]"
  ],
  [
    de.ticket.addToCartFailed,
    "Ticket konnte nicht zum Warenkorb hinzugefügt werden. Bitte versuchen Sie es erneut.",
    "[X-02]"
  ],
  [de.checkout.orderFailed, "Bestellung fehlgeschlagen. Bitte versuchen Sie es erneut.", "[X-03]"],
  [de.checkout.verifyFailed, "Der Warenkorb konnte nicht verifiziert werden.", "[X-04]"],
  [
    de.common.loadFailed,
    "Wir konnten die Daten nicht laden, bitte versuchen Sie es später noch einmal.",
    "[X-05]"
  ],
  [de.common.genericError, "Etwas ist schief gelaufen", "[X-06]"],
  [de.error.generic.title, "Etwas ist schief gelaufen", "[X-06]"],
  [de.verify.failed, "Die Verifizierung war nicht erfolgreich. Bitte versuche es erneut.", "[V-13 X-07]"],
  [de.account.plates.addFailed, "Das Kennzeichen konnte nicht hinzugefügt werden.", "[X-08]"],
  [
    de.account.plates.addDuplicate,
    "Dieses Kennzeichen wurde bereits hinterlegt und kann nicht erneut hinzugefügt werden.",
    "[X-09]"
  ],
  [de.account.plates.addSucceeded, "Das Kennzeichen wurde erfolgreich hinzugefügt.", "[X-10]"],
  [de.account.plates.changeFailed, "Kennzeichen konnte nicht geändert werden", "[X-11]"],
  [de.account.plates.changeSucceeded, "Kennzeichen erfolgreich geändert", "[X-11]"]
]

const english: ReadonlyArray<readonly [actual: string, quoted: string, rows?: string]> = [
  [en.home.filter.all, "All areas", "[H-05]"],
  [en.home.empty.goToVerification, "Go to verification"],
  [en.home.permissions.activeBanner, "active permissions"],
  [en.home.permissions.viewDetails, "view details"],
  [en.verify.title, "Please verify yourself", "[V-01]"],
  [en.verify.submit, "Verify", "[V-03]"],
  [en.verify.continueWithout, "Continue without verification", "[V-04]"],
  [en.verify.succeeded, "A new verification code was added to your account.", "[V-12 X-07]"],
  [en.verify.modal.verify, "verify", "[V-05]"],
  [en.verify.modal.skip, "skip verification", "[V-05]"],
  [en.ticket.addAnotherPlate, "Add another license plate", "[T-04]"],
  [en.ticket.moreInfo, "more info / see opening hours", "[T-05]"],
  [en.ticket.configurationError, "ticket configuration error, choose a new ticket", "[T-09 X-14]"],
  [
    en.ticket.alreadyPurchased,
    "There is already an active ticket for this licence plate from another user.",
    "[A/C-10 X-01]"
  ],
  [
    en.cart.problem.E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER,
    "There is already an active ticket for this licence plate from another user.",
    "[A/C-10 X-01]"
  ],
  [en.zod.missing_separator, "please enter the plate with a dash, e.g. {format}", "[PL-07]"],
  [en.account.title, "My profile", "[P-01]"],
  [en.layout.myProfile.toLowerCase(), "my profile"],
  [en.account.codes.add, "Add verification", "[P-03]"],
  [en.account.backToOverview, "back to overview", "[P-04]"],
  [en.account.permits.noPlates, "No active plates", "[P-09]"],
  [en.account.permits.showOptions, "Show options", "[P-10]"],
  [en.payment.success.continueShopping, "continue shopping"],
  [en.payment.failed.changeMethod, "change payment method"],
  [en.payment.failed.backToTickets, "back to ticket selection"],
  [en.emailVerification.title, "check your mailbox", "[R-07]"],
  [en.emailVerification.backToLogin, "back to login", "[R-07]"]
]

describe("texts quoted by the specification", () => {
  for (const [actual, quoted, rows = ""] of [...german, ...english]) {
    it(`${quoted} ${rows}`, () => {
      expect(actual).toBe(quoted)
    })
  }
})

describe("texts required by law", () => {
  it("are on the order button without any addition", () => {
    expect(de.checkout.order).toBe("Zahlungspflichtig bestellen")
    expect(en.checkout.order).toBe("Order with obligation to pay")
    expect(fr.checkout.order).toBe("Commande avec obligation de paiement")
    expect(italian.checkout.order).toBe("Ordine con obbligo di pagare")
  })

  it("are on the links to withdraw and to cancel [B-35]", () => {
    expect(de.layout.footer.withdrawal).toBe("Vertrag widerrufen")
    expect(de.layout.footer.cancellation).toBe("Verträge hier kündigen")
    expect(fr.layout.footer.withdrawal).toBe("Renoncer au contrat ici")
    expect(italian.layout.footer.withdrawal).toBe("Recedere dal contratto qui")
  })

  it("are beside the price", () => {
    expect(inclusiveVat("de-DE")).toBe("inkl. MwSt.")
    expect(inclusiveVat("en-GB")).toBe("incl. VAT")
    expect(inclusiveVat("fr-FR")).toBe("TVA comprise")
    expect(inclusiveVat("it-IT")).toBe("IVA inclusa")
  })

  it("ask the driver to note the privacy policy, not to agree to it", () => {
    expect(de.checkout.accept.replace(/<[^>]*>/g, "")).toBe(
      "Ich akzeptiere die AGB und habe die Datenschutzhinweise zur Kenntnis genommen."
    )
    expect(fr.checkout.accept).toContain("j’ai pris connaissance")
    expect(italian.checkout.accept).toContain("ho preso visione")
  })
})
