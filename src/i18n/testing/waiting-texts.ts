/** Texts in the catalogues whose pages are still to come. Whoever shows one takes it off this list. */
export const waitingTexts: ReadonlyArray<string> = [
  "zod.min_length",
  "zod.acceptance_required",
  "ticket.validityAfterStart",
  "plate.countryShort",
  "plate.recent",
  "plate.none",
  "account.signedInAs",
  "error.tooManyRequests.title",
  "error.areaIdRequired.title",
  "error.areaIdRequired.text",
  "contact.subjectPlate",
  "legal.inclusiveVat",
  "legal.opensElsewhere"
]
