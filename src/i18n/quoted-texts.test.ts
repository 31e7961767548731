// The texts the specification quotes, compared word for word. Do not edit a text here to make a change pass.
import { describe, expect, it } from "vitest"
import { de } from "./de.ts"
import { en } from "./en.ts"
import { inclusiveVat } from "./formatters.ts"
import { fr } from "./fr.ts"
import { it as italian } from "./it.ts"

const german: ReadonlyArray<readonly [string, string]> = [
  [de.home.selectTicket, "Ticket auswählen"],
  [de.home.ticketCount_one, "{count} Ticket"],
  [de.home.ticketCount_other, "{count} Tickets"],
  [de.home.filter.search, "Suche Parkfläche"],
  [de.ticket.startTime, "Startzeitpunkt des Tickets"],
  [de.zod.invalid_license_plate, "Dieses Kennzeichen-Format ist ungültig."],
  [de.zod.invalid_canton_code, "Ungültiger Kanton."],
  [de.zod.invalid_municipal, "Unbekannter Landkreis / Region."],
  [de.zod.invalid_province_code, "Unbekannte Region."],
  [de.zod.duplicated_plate, "Sie können nicht mehrmals das selbe Kennzeichen hinzufügen."],
  [de.zod.field_required, "Das Kennzeichen ist ein Pflichtfeld"],
  [de.zod.required, "Dieses Feld ist erforderlich"],
  [
    de.checkout.acceptRequired,
    "Bitte akzeptieren Sie die Geschäftsbedingungen und die Datenschutzvereinbarung."
  ],
  [
    de.ticket.addToCartFailed,
    "Ticket konnte nicht zum Warenkorb hinzugefügt werden. Bitte versuchen Sie es erneut."
  ],
  [de.checkout.orderFailed, "Bestellung fehlgeschlagen. Bitte versuchen Sie es erneut."],
  [de.checkout.verifyFailed, "Der Warenkorb konnte nicht verifiziert werden."],
  [de.common.loadFailed, "Wir konnten die Daten nicht laden, bitte versuchen Sie es später noch einmal."],
  [de.common.genericError, "Etwas ist schief gelaufen"],
  [de.error.generic.title, "Etwas ist schief gelaufen"],
  [de.verify.failed, "Die Verifizierung war nicht erfolgreich. Bitte versuche es erneut."],
  [de.account.plates.addFailed, "Das Kennzeichen konnte nicht hinzugefügt werden."],
  [
    de.account.plates.addDuplicate,
    "Dieses Kennzeichen wurde bereits hinterlegt und kann nicht erneut hinzugefügt werden."
  ],
  [de.account.plates.addSucceeded, "Das Kennzeichen wurde erfolgreich hinzugefügt."],
  [de.account.plates.changeFailed, "Kennzeichen konnte nicht geändert werden"],
  [de.account.plates.changeSucceeded, "Kennzeichen erfolgreich geändert"]
]

const english: ReadonlyArray<readonly [string, string]> = [
  [en.home.filter.all, "All areas"],
  [en.home.empty.goToVerification, "Go to verification"],
  [en.home.permissions.activeBanner, "active permissions"],
  [en.home.permissions.viewDetails, "view details"],
  [en.verify.title, "Please verify yourself"],
  [en.verify.submit, "Verify"],
  [en.verify.continueWithout, "Continue without verification"],
  [en.verify.succeeded, "A new verification code was added to your account."],
  [en.verify.modal.verify, "verify"],
  [en.verify.modal.skip, "skip verification"],
  [en.ticket.addAnotherPlate, "Add another license plate"],
  [en.ticket.moreInfo, "more info / see opening hours"],
  [en.ticket.configurationError, "ticket configuration error, choose a new ticket"],
  [en.ticket.alreadyPurchased, "There is already an active ticket for this licence plate from another user."],
  [
    en.cart.problem.E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER,
    "There is already an active ticket for this licence plate from another user."
  ],
  [en.zod.missing_separator, "please enter the plate with a dash, e.g. {format}"],
  [en.account.title, "My profile"],
  [en.layout.myProfile.toLowerCase(), "my profile"],
  [en.account.codes.add, "Add verification"],
  [en.account.backToOverview, "back to overview"],
  [en.account.permits.noPlates, "No active plates"],
  [en.account.permits.showOptions, "Show options"],
  [en.payment.success.continueShopping, "continue shopping"],
  [en.payment.failed.changeMethod, "change payment method"],
  [en.payment.failed.backToTickets, "back to ticket selection"],
  [en.emailVerification.title, "check your mailbox"],
  [en.emailVerification.backToLogin, "back to login"]
]

describe("texts quoted by the specification", () => {
  it.each(german)("German: %s", (text, quoted) => {
    expect(text).toBe(quoted)
  })
  it.each(english)("English: %s", (text, quoted) => {
    expect(text).toBe(quoted)
  })
})

describe("words that the law asks for", () => {
  it("stand on the order button, and nothing beside them", () => {
    expect(de.checkout.order).toBe("Zahlungspflichtig bestellen")
    expect(en.checkout.order).toBe("Order with obligation to pay")
    expect(fr.checkout.order).toBe("Commande avec obligation de paiement")
    expect(italian.checkout.order).toBe("Ordine con obbligo di pagare")
  })

  it("stand on the links to withdraw and to cancel", () => {
    expect(de.layout.footer.withdrawal).toBe("Vertrag widerrufen")
    expect(de.layout.footer.cancellation).toBe("Verträge hier kündigen")
    expect(fr.layout.footer.withdrawal).toBe("Renoncer au contrat ici")
    expect(italian.layout.footer.withdrawal).toBe("Recedere dal contratto qui")
  })

  it("stand beside the price", () => {
    expect(inclusiveVat("de-DE")).toBe("inkl. MwSt.")
    expect(inclusiveVat("en-GB")).toBe("incl. VAT")
    expect(inclusiveVat("fr-FR")).toBe("TVA comprise")
    expect(inclusiveVat("it-IT")).toBe("IVA inclusa")
  })

  it("let the driver note the privacy policy, not agree to it", () => {
    expect(de.checkout.accept.replace(/<[^>]*>/g, "")).toBe(
      "Ich akzeptiere die AGB und habe die Datenschutzhinweise zur Kenntnis genommen."
    )
    expect(fr.checkout.accept).toContain("j’ai pris connaissance")
    expect(italian.checkout.accept).toContain("ho preso visione")
  })
})
