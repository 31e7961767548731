// Tests: the entities have all fields of the specification, under the same names.
import { describe, expect, it } from "vitest"
import { withAcceptanceRows } from "./testing/acceptance-rows.ts"
import { entities } from "./testing/entities.ts"

/** Names of fields, separated by spaces. */
const shop = `id areaEntityId name path paymentServiceProviderId active isAccountVerification meta
  coverImageUrl areaFriendly areaCountry createdAt updatedAt`
const ticket = `id name validityAreaEntityId validityAreaName areas ruleId ruleIds price maximumPlates
  ticketCovered translations validFrom validTo validityDurationSeconds validityDuration
  requiredStartTimeValues startTime plate plateCountry plates currencyCode ticketType
  usageLimit discountInfo validityContainer isInterruptedTimeFrameTicket hash configuredAt`

const specified: Readonly<Record<string, string>> = {
  Shop: shop,
  ShopWithGroups: `${shop} userShopGroups`,
  ShopGroup: "id shopId groupId name translations maximumCodes maximumPlates visible type createdAt",
  UserShopGroup: `id groupId name translations maximumPlates visible type validFrom validTo plates
    expiredPlates activePlates areas`,
  RegisteredPlate: "plate country validFrom validTo",
  Area: "name areaEntityId locality currency",
  PricingGroup: "id name description areaEntityId isDefault",
  Plate: "plate country",
  Ticket: ticket,
  VerifiedCartItem: `${ticket} valid`,
  TimeValues: "year month day hour minute second weekday holidayLocation",
  HolidayLocation: "country state city",
  ValidityContainer: "description startTime endTime duration areaEntityId parentId id validityContainer",
  DiscountInfo: "discountDuration discountedPrice applyDiscountDetails",
  ApplyDiscountDetails: `plate voucherId stayId stayArrive stayLeave discountAssociationId type areaEntityId
    discountDuration`,
  Voucher: "voucherId voucherType",
  ActiveTicket: `id validityAreaEntityId name ruleId price maximumPlates validFrom validTo ticketType
    plates areas translations orderItemId prepaymentTicketId remainingUsage
    totalUsageLimit`,
  VerificationCode: "code",
  StayPricing: `price parkingForbidden parkingCovered plate currency stayId stayStart stayEnd
    areaEntityId hash pricingSegments areaName stayActive discountDuration discountInfo
    meta`,
  PricingSegment: "interval price parkingForbidden parkingCovered parkingCoveredReasons",
  StayRequest: `plate areaEntityId arrive leave stayActive toleranceTypeToUse timeDiscountsDuration
    externalExemptions excludePendingTransactionOrigins vouchers groupIds`,
  ExternalExemption: "validFrom validTo",
  StayPaymentStatus: "stayId paymentStatus",
  PlateChangeValidation: "transactionId plates userId",
  PlateChange: "items reason",
  AddPlatesForm: "reason plates",
  ChangePlateForm: "reason plates previousPlate previousCountry country plate",
  Notification: "type message details closeDelay",
  VersionFile: "commitHash"
}

const fieldsOf = (name: string): ReadonlyArray<string> => {
  const schema = entities.find(([known]) => known === name)?.[1]
  if (schema === undefined) throw new Error(`There is no entity "${name}" in testing/entities.ts.`)
  return "fields" in schema ? Object.keys(schema.fields as object) : []
}

describe("the fields of an entity", () => {
  for (const [name, fields] of Object.entries(specified)) {
    it(`are complete in ${withAcceptanceRows(name)}`, () => {
      expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields.split(/\s+/)))
    })
  }
})
