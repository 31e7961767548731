/** Calls of operators' tools and other servers, as groups of the HttpApi. */
import { DriverOrServiceAuthorization, ServiceAuthorization } from "./authorization.ts"
import * as driver from "./driver-administration.ts"
import * as cart from "./internal-cart.ts"
import * as metrics from "./metrics.ts"
import * as order from "./order-administration.ts"
import { groupsFor } from "./served.ts"
import * as shop from "./shop-administration.ts"
import * as group from "./shop-group-administration.ts"

const forServices = groupsFor("service", ServiceAuthorization)
/** Drivers look up what services manage. */
const forBoth = groupsFor(undefined, DriverOrServiceAuthorization)

export class ShopLookUpApiGroup extends forBoth("shopLookUp", shop) {}

export class ShopAdministrationApiGroup extends forServices("shopAdministration", shop) {}

export class ShopGroupLookUpApiGroup extends forBoth("shopGroupLookUp", group) {}

export class ShopGroupAdministrationApiGroup extends forServices("shopGroupAdministration", group) {}

export class InternalCartApiGroup extends forServices("internalCart", cart) {}

export class MetricsApiGroup extends forServices("metrics", metrics) {}

export class OrderAdministrationApiGroup extends forServices("orderAdministration", order) {}

export class DriverAdministrationApiGroup extends forServices("driverAdministration", driver) {}
