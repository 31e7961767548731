/** The codes with which the service refuses each call, by status: for its answers, its documentation and its clients. */
import type { EndpointName } from "./all.ts"
import type { Endpoint, RefusalStatus } from "./endpoint.ts"

/** A body that is too large (413) is refused before it is decoded. */
type Codes = Readonly<Partial<Record<RefusalStatus | 413, ReadonlyArray<`E_${string}`>>>>

const inactive = { 403: ["E_SHOP_INACTIVE"] } as const
const noShop = { 404: ["E_SHOP_NOT_FOUND"] } as const
const noGroup = { 404: ["E_GROUP_NOT_FOUND"] } as const
const noOrder = { 404: ["E_ORDER_NOT_FOUND", "E_SHOP_NOT_FOUND"] } as const
const tooMany = { 429: ["E_TOO_MANY_REQUESTS"] } as const

const configuring = {
  ...inactive,
  ...tooMany,
  404: ["E_TICKET_NOT_FOUND", "E_SHOP_NOT_FOUND"],
  409: ["E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"],
  422: [
    "E_PLATE_REQUIRED",
    "E_PLATE_INVALID",
    "E_PLATE_LIMIT",
    "E_PLATE_DUPLICATE",
    "E_START_REQUIRED",
    "E_START_INVALID",
    "E_START_IN_PAST",
    "E_START_TOO_FAR",
    "E_VOUCHER_INVALID"
  ]
} as const

const pricing = {
  404: ["E_AREA_NOT_FOUND"],
  422: [
    "E_PLATE_INVALID",
    "E_STAY_INVALID",
    "E_STAY_TOO_LONG",
    "E_TOLERANCE_UNKNOWN",
    "E_EXEMPTION_INVALID",
    "E_VOUCHER_INVALID"
  ]
} as const
const stayPricing = { ...pricing, ...tooMany, 404: ["E_AREA_NOT_FOUND", "E_STAY_NOT_FOUND"] } as const

const changingPlates = {
  ...inactive,
  404: ["E_GROUP_NOT_FOUND", "E_PLATE_NOT_FOUND", "E_SHOP_NOT_FOUND"],
  409: ["E_PLATE_DUPLICATE", "E_PLATE_LIMIT"],
  422: ["E_PLATE_INVALID", "E_REASON_MISMATCH"]
} as const

const shopForm = {
  409: ["E_SHOP_PATH_TAKEN", "E_SHOP_AREA_TAKEN"],
  413: ["E_REQUEST_TOO_LARGE"],
  422: [
    "E_SHOP_PATH_RESERVED",
    "E_SHOP_PATH_INVALID",
    "E_NAME_INVALID",
    "E_PAYMENT_PROVIDER_UNKNOWN",
    "E_COVER_IMAGE_TYPE",
    "E_COVER_IMAGE_TOO_LARGE"
  ]
} as const

/** Of a call's own refusals; any call may also be refused with `commonCodes`. */
export const refusalCodes = {
  accounting: noShop,
  activeTickets: noShop,
  addPlates: { ...changingPlates, 404: ["E_GROUP_NOT_FOUND", "E_SHOP_NOT_FOUND"], 422: ["E_PLATE_INVALID"] },
  addToCart: { ...inactive, ...noShop, 409: ["E_TICKET_CHANGED"], 422: ["E_CART_FULL", "E_CURRENCY_MIXED"] },
  addVerificationCode: {
    ...inactive,
    404: ["E_CODE_UNKNOWN", "E_SHOP_NOT_FOUND"],
    409: ["E_CODE_ALREADY_ADDED", "E_CODE_USED_UP", "E_CODE_EXPIRED", "E_CODE_OF_OTHER_SHOP", "E_CODE_LIMIT"],
    429: ["E_CODE_ATTEMPTS"]
  },
  allReceipts: noShop,
  askBeforePayment: { 404: ["E_ORDER_NOT_FOUND"] },
  availablePricingGroups: noShop,
  availablePurchaseOptions: { ...inactive, 404: ["E_AREA_NOT_FOUND"] },
  cancelOrder: { ...noOrder, 409: ["E_PAYMENT_UNDER_WAY"] },
  changePlates: changingPlates,
  clearCart: noShop,
  clearInternalCart: noShop,
  configureTicket: configuring,
  configureTicketByKey: configuring,
  configureTicketByQuery: configuring,
  correctPlate: {
    404: ["E_TICKET_NOT_FOUND", "E_PLATE_NOT_FOUND", "E_SHOP_NOT_FOUND"],
    409: [
      "E_TICKET_BEGUN",
      "E_TICKET_OVER",
      "E_PLATE_CORRECTED",
      "E_PLATE_DUPLICATE",
      "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"
    ],
    422: ["E_PLATE_INVALID"]
  },
  createOrder: {
    ...inactive,
    ...noShop,
    409: ["E_CART_EMPTY", "E_CART_CHANGED", "E_CART_INVALID", "E_ORDER_RUNNING", "E_PAYMENT_UNDER_WAY"],
    422: [
      "E_ACCEPTANCE_MISSING",
      "E_EXPRESS_REQUEST_MISSING",
      "E_LOCALE_INVALID",
      "E_IDEMPOTENCY_KEY_REUSED",
      "E_TOTAL_TOO_LOW"
    ]
  },
  createShop: shopForm,
  createShopGroup: { ...noShop, 409: ["E_GROUP_EXISTS"] },
  createVerificationCode: { 404: ["E_SHOP_NOT_FOUND", "E_GROUP_NOT_FOUND"], 409: ["E_CODE_EXISTS"] },
  deleteDriver: { 409: ["E_DRIVER_IN_USE"] },
  deletePlates: { ...inactive, 404: changingPlates[404], 409: ["E_PLATE_LIMIT"] },
  deleteShop: { ...noShop, 409: ["E_SHOP_IN_USE"] },
  deleteShopGroup: { ...noGroup, 409: ["E_GROUP_IN_USE"] },
  exportDriver: {},
  fixedPriceTicketByKey: configuring,
  flexPrices: tooMany,
  flexPricesOfAreas: tooMany,
  getCart: noShop,
  getInternalCart: noShop,
  getOpenOrder: noShop,
  getOrder: noOrder,
  getShop: noShop,
  getShopGroup: noGroup,
  latestStayPaymentStatus: { ...tooMany, 404: ["E_STAY_NOT_FOUND", "E_AREA_NOT_FOUND"] },
  listRefunds: {},
  listShops: { 400: ["E_CURSOR_INVALID"] },
  maximumCodesByGroupIds: {},
  maximumPlatesByGroupIds: {},
  metrics: {},
  onlineShopOptions: { ...inactive, ...noShop },
  orderReceipt: { ...noOrder, 409: ["E_ORDER_NOT_PAID"] },
  pastTickets: noShop,
  priceOfStay: stayPricing,
  priceOfStayWithVouchers: stayPricing,
  publicShop: { ...noShop, ...tooMany },
  putArea: { 422: ["E_AREA_INVALID"] },
  putCart: {
    ...inactive,
    ...noShop,
    409: ["E_TICKET_CHANGED"],
    422: ["E_CART_FULL", "E_CURRENCY_MIXED", "E_CART_DUPLICATE"]
  },
  putTickets: { ...noShop, 409: ["E_TICKET_ID_TAKEN"], 413: ["E_REQUEST_TOO_LARGE"] },
  refundOrder: { 404: ["E_ORDER_NOT_FOUND"], 409: ["E_ORDER_NOT_PAID", "E_REFUND_PARTIAL"] },
  renewPushSubscription: { ...tooMany, 422: ["E_PUSH_SERVICE_UNKNOWN"] },
  reportPayment: { 404: ["E_ORDER_NOT_FOUND"], 409: ["E_PAYMENT_MISMATCH", "E_EVENT_REUSED"] },
  retryRefund: { 404: ["E_REFUND_NOT_FOUND"] },
  setPushReminder: { ...noOrder, 409: ["E_ORDER_NOT_PAID"], 422: ["E_PUSH_SERVICE_UNKNOWN"] },
  setReminder: { 404: ["E_TICKET_NOT_FOUND", "E_SHOP_NOT_FOUND"] },
  shopByAreaEntityId: noShop,
  shopByPath: noShop,
  shopGroupsByAreaEntityIds: {},
  shopGroupsByGroupId: {},
  shopGroupsByGroupIds: {},
  shopGroupsByIds: {},
  shopGroupsByShopId: noShop,
  shopsByAreaEntityIds: {},
  shopsByIds: {},
  showOrder: { 404: ["E_ORDER_NOT_FOUND"] },
  simulateFlexPrice: pricing,
  specifiedArriveLeave: pricing,
  specifiedArriveLeaveByQuery: pricing,
  updateShop: { ...shopForm, ...noShop, 422: [...shopForm[422], "E_COVER_IMAGE_URL"] },
  updateShopGroup: {
    404: ["E_GROUP_NOT_FOUND", "E_SHOP_NOT_FOUND"],
    409: ["E_GROUP_EXISTS", "E_CODE_EXISTS"]
  },
  userShopGroups: noShop,
  validateLicensePlateChange: { ...tooMany, 404: ["E_TRANSACTION_NOT_FOUND"] },
  verificationCodes: noShop,
  verifyCart: noShop,
  verifyFlexPriceOptions: {},
  verifyInternalCart: noShop,
  verifyPurchaseOption: {
    404: ["E_TICKET_NOT_AVAILABLE"],
    409: ["E_TICKET_CHANGED", "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER"],
    422: ["E_START_IN_PAST", "E_PLATE_INVALID"]
  },
  verifyPurchaseOptions: {}
} as const satisfies Readonly<Record<EndpointName, Codes>>

/** Codes with which any call may be refused. */
export const commonCodes = {
  400: ["E_REQUEST_INVALID"],
  401: ["E_TOKEN_MISSING", "E_TOKEN_INVALID", "E_TOKEN_EXPIRED"],
  403: ["E_EMAIL_NOT_VERIFIED", "E_FORBIDDEN"]
} as const satisfies Codes

/**
 * Returns the statuses with which a call may be refused: 400 if it takes anything, 401 if it needs a token or a signature,
 * 403 if a valid token may not suffice, and those of its own codes.
 */
export const refusalStatuses = (call: Endpoint): ReadonlyArray<RefusalStatus> => {
  const takesNothing = !call.path.includes(":") && call.query === undefined && call.payload === undefined
  const isOpen = call.caller === "anyone"
  const common = [
    ...(takesNothing ? [] : [400]),
    ...(isOpen && call.headers === undefined ? [] : [401]),
    ...(isOpen ? [] : [403])
  ]
  const own = Object.keys(refusalCodes[call.name as EndpointName])
    .map(Number)
    .filter((status) => status !== 413)
  return [...new Set([...common, ...own])].toSorted(
    (one, other) => one - other
  ) as ReadonlyArray<RefusalStatus>
}

/** Statuses of a call's refusals, and those of any call. */
export type StatusOf<Name extends string> =
  | 400
  | 401
  | 403
  | (Name extends EndpointName ? Extract<keyof (typeof refusalCodes)[Name], RefusalStatus> : RefusalStatus)

/** Codes outside of the documented refusals: of the server, of one query, of a signature, of a verdict. */
type OtherCode =
  | "E_AREA_ID_REQUIRED"
  | "E_DATABASE_UNAVAILABLE"
  | "E_FAULT"
  | "E_IDENTITY_UNAVAILABLE"
  | "E_PATH_UNKNOWN"
  | "E_PAYMENT_UNAVAILABLE"
  | "E_SIGNATURE_INVALID"
  | "E_TICKET_EXPIRED"
  | "E_TOO_BUSY"
  | "E_UNAVAILABLE"

type Listed<ByStatus> = ByStatus extends Codes
  ? Extract<ByStatus[keyof ByStatus], ReadonlyArray<string>>[number]
  : never

/** Every code of the service. A misspelt one does not compile. */
export type RefusalCode = Listed<(typeof refusalCodes)[EndpointName]> | Listed<typeof commonCodes> | OtherCode
