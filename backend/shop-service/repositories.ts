/** The repositories as one layer. */
import { Layer } from "effect"
import { Accounting } from "./repositories/administration/accounting.ts"
import { DriverDataAdministration } from "./repositories/administration/driver-data.ts"
import { ShopAdministration } from "./repositories/administration/shop-administration.ts"
import { ShopGroupAdministration } from "./repositories/administration/shop-group-administration.ts"
import { TicketAdministration } from "./repositories/administration/ticket-administration.ts"
import { BusinessMetrics } from "./repositories/business-metrics.ts"
import { Carts } from "./repositories/carts.ts"
import { CheckoutSessions } from "./repositories/checkout-sessions.ts"
import { Codes } from "./repositories/codes.ts"
import { CoverImages } from "./repositories/cover-images.ts"
import { PlateCoverage } from "./repositories/coverage.ts"
import { IssuedTickets } from "./repositories/issued-tickets.ts"
import { Mails } from "./repositories/mails.ts"
import { Offers } from "./repositories/offers.ts"
import { Orders } from "./repositories/orders.ts"
import { PaymentEvents } from "./repositories/payment-events.ts"
import { PermissionPlates } from "./repositories/permission-plates.ts"
import { Places } from "./repositories/places.ts"
import { PlateQueries } from "./repositories/plate-queries.ts"
import { PublicCalls } from "./repositories/public-calls.ts"
import { PushReminders } from "./repositories/push-reminders.ts"
import { Refunds } from "./repositories/refunds.ts"
import { ShopGroups } from "./repositories/shop-groups.ts"
import { Shops } from "./repositories/shops.ts"
import { StayCovers } from "./repositories/stay-covers.ts"
import { Stays } from "./repositories/stays.ts"
import { Tickets } from "./repositories/tickets.ts"
import { Transactions } from "./repositories/transactions.ts"

/** All access to the database. */
export const Repositories = Layer.mergeAll(
  Accounting.layer,
  BusinessMetrics.layer,
  Carts.layer,
  CheckoutSessions.layer,
  Codes.layer,
  CoverImages.layer,
  PlateCoverage.layer,
  DriverDataAdministration.layer,
  ShopAdministration.layer,
  ShopGroupAdministration.layer,
  ShopGroups.layer,
  IssuedTickets.layer,
  Mails.layer,
  Offers.layer.pipe(Layer.provide(Tickets.layer)),
  Orders.layer,
  PaymentEvents.layer,
  PermissionPlates.layer,
  Places.layer,
  PlateQueries.layer,
  PublicCalls.layer,
  PushReminders.layer,
  Refunds.layer,
  Shops.layer,
  StayCovers.layer,
  Stays.layer,
  TicketAdministration.layer,
  Tickets.layer,
  Transactions.layer
)
