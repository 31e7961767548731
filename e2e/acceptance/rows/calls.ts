/** K: the calls. */
import { argued, decided, type Evidence, type Row, row, testsOf } from "../row.ts"

const contract = testsOf("e2e/contract/contract.test.ts")
const sdk = testsOf("src/services/identity/sdk.test.ts")
const session = testsOf("src/services/identity/session-client.test.ts")
const http = testsOf("src/services/http/call.test.ts")
const form = testsOf("src/services/http/form.test.ts")
const provider = testsOf("backend/identity-provider/login.test.ts")

/** Every case of these calls: that they work, each documented refusal, each missing parameter. */
const call = (...names: ReadonlyArray<string>): ReadonlyArray<Evidence> =>
  names.map((name) => contract("$name does what it says, in every documented way", `${name} `))

export const callRows: ReadonlyArray<Row> = [
  row(
    "K-01",
    "authorize, with proof, by redirect or window",
    session("asks for a code with proof, in German and English, and says where it wants to come back to"),
    session("knows the driver without leaving the page, and closes the window"),
    provider("wants an audience it knows, PKCE with S256, and the code flow")
  ),
  row(
    "K-02",
    "token, form or JSON, code or refresh, asked again",
    sdk("is asked with a form that holds the whole code grant"),
    sdk("is asked three times at most when the connection breaks"),
    provider("accepts the code exchange as JSON as well as as a form"),
    testsOf("backend/identity-provider/sdk.browser.test.ts")("renews by refresh tokens, each of them once")
  ),
  row(
    "K-03",
    "logout",
    session("leaves for the provider's logout and takes along what is personal, but not the shop"),
    provider("ends the session and returns to the shop in one step")
  ),
  row(
    "K-04",
    "version, each minute",
    testsOf("machines/app-version/app-version.test.ts")(
      "looks once a minute, and goes on while the build is the current one"
    ),
    testsOf("src/services/app-version.test.ts")("says which build is current, without a token"),
    decided("D-37")
  ),
  row("K-05", "empty a cart, one's own or another's", ...call("clearCart", "clearInternalCart")),
  row("K-06", "read a cart", ...call("getCart", "getInternalCart")),
  row("K-07", "write a cart", ...call("putCart")),
  row("K-08", "verify a cart", ...call("verifyCart", "verifyInternalCart")),
  row(
    "K-09",
    "metrics, JSON or text",
    ...call("metrics"),
    form("are text where the call takes text, and an object where it is JSON")
  ),
  row(
    "K-10",
    "open a shop, in parts",
    ...call("createShop"),
    form("sends texts as they are, switches and numbers as text, and a picture with its type")
  ),
  row(
    "K-11",
    "list shops, page by page",
    ...call("listShops"),
    testsOf("backend/shop-service/shop-look-up.test.ts")("comes a page at a time, each shop once, to the end")
  ),
  row("K-12", "read, change, close a shop", ...call("getShop", "deleteShop", "updateShop")),
  row("K-13", "active tickets", ...call("activeTickets")),
  row("K-14", "shops by areas and by ids", ...call("shopsByAreaEntityIds", "shopsByIds")),
  row("K-15", "a shop by area and by path", ...call("shopByAreaEntityId", "shopByPath")),
  row(
    "K-16",
    "open, read, change, remove a group",
    ...call("createShopGroup", "getShopGroup", "updateShopGroup", "deleteShopGroup")
  ),
  row("K-17", "pricing groups", ...call("availablePricingGroups")),
  row("K-18", "maxima of groups", ...call("maximumCodesByGroupIds", "maximumPlatesByGroupIds")),
  row("K-19", "groups of a shop and of a kind", ...call("shopGroupsByShopId", "shopGroupsByGroupId")),
  row(
    "K-20",
    "groups by areas, kinds and ids",
    ...call("shopGroupsByAreaEntityIds", "shopGroupsByGroupIds", "shopGroupsByIds")
  ),
  row("K-21", "groups of a driver", ...call("userShopGroups")),
  row("K-22", "set up a ticket by query", ...call("configureTicketByQuery")),
  row("K-23", "set up a ticket by body", ...call("configureTicket")),
  row("K-24", "set up a ticket by key", ...call("configureTicketByKey")),
  row("K-25", "what can be bought", ...call("availablePurchaseOptions", "onlineShopOptions")),
  row("K-26", "a ticket by key", ...call("fixedPriceTicketByKey")),
  row("K-27", "may plates be changed", ...call("validateLicensePlateChange")),
  row("K-28", "verify prices of stays", ...call("verifyFlexPriceOptions")),
  row(
    "K-29",
    "verify what is bought, one or many, perhaps answered by nothing",
    ...call("verifyPurchaseOption", "verifyPurchaseOptions"),
    form("are nothing where the service has nothing to say")
  ),
  row("K-30", "prices of stays, old and new", ...call("flexPrices", "flexPricesOfAreas")),
  row(
    "K-31",
    "price from arrival to leaving",
    ...call("specifiedArriveLeaveByQuery", "specifiedArriveLeave")
  ),
  row("K-32", "price of a stay", ...call("priceOfStayWithVouchers", "priceOfStay")),
  row("K-33", "how a stay is paid; a simulation", ...call("latestStayPaymentStatus", "simulateFlexPrice")),
  row(
    "K-34",
    "2xx is good, all else an error; lists repeat their key",
    http("keeps status, code, field and Retry-After of a refusal"),
    http("fills the path, repeats the keys of lists, leaves out what is absent and carries the token")
  ),
  row(
    "K-35",
    "one new token after a 401",
    http("renews once for all calls in flight and sends each of them once more"),
    http("tries no third time when the new token is refused as well")
  ),
  row(
    "K-36",
    "the calls that are not shown, in one place",
    ...call(
      "addVerificationCode",
      "verificationCodes",
      "addPlates",
      "changePlates",
      "deletePlates",
      "createOrder",
      "getOpenOrder",
      "getOrder",
      "publicShop",
      "orderReceipt",
      "correctPlate",
      "setReminder",
      "cancelOrder",
      "reportPayment",
      "askBeforePayment",
      "listRefunds"
    ),
    argued("004-payment-reports"),
    decided("D-15")
  )
]
