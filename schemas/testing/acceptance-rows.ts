/** Rows of the acceptance table by entity, for the test titles of all entities. */
const rows: Readonly<Record<string, string>> = {
  Shop: "[E-01]",
  ShopWithGroups: "[E-01]",
  ShopGroup: "[E-02]",
  UserShopGroup: "[E-03 E-18]",
  RegisteredPlate: "[E-03]",
  Area: "[E-04]",
  PricingGroup: "[E-05]",
  Plate: "[E-06]",
  Ticket: "[E-07 E-08]",
  VerifiedCartItem: "[E-07]",
  TimeValues: "[E-09]",
  HolidayLocation: "[E-09]",
  ValidityContainer: "[E-10]",
  DiscountInfo: "[E-11]",
  ApplyDiscountDetails: "[E-11]",
  Voucher: "[E-12]",
  ActiveTicket: "[E-13]",
  VerificationCode: "[E-14]",
  StayPricing: "[E-15]",
  PricingSegment: "[E-15]",
  StayRequest: "[E-16]",
  ExternalExemption: "[E-16]",
  StayPaymentStatus: "[E-17]",
  PlateChangeValidation: "[E-19]",
  PlateChange: "[E-19]",
  AddPlatesForm: "[E-20]",
  ChangePlateForm: "[E-20]",
  Notification: "[E-21]",
  VersionFile: "[E-23]"
}

/** Returns `Shop [E-01]`; only the name if no row is about it. */
export const withAcceptanceRows = (name: string): string => [name, rows[name]].filter(Boolean).join(" ")
