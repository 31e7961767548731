/** The whole acceptance table, in its order. */
import type { Row } from "../row.ts"
import { accountRows, plateRows } from "./account.ts"
import { callRows } from "./calls.ts"
import { checkoutRows } from "./checkout.ts"
import { competitorRows } from "./competitors.ts"
import { driverRows } from "./drivers.ts"
import { entityRows } from "./entities.ts"
import { formRows } from "./forms.ts"
import { layoutRows } from "./layouts.ts"
import { messageRows, numberRows } from "./messages.ts"
import { routeRows } from "./routes.ts"
import { shopHomeRows } from "./shop-home.ts"
import { accessRows, stateRows } from "./states.ts"
import { ticketRows } from "./ticket.ts"
import { verificationRows } from "./verification.ts"

export const rows: ReadonlyArray<Row> = [
  ...routeRows,
  ...shopHomeRows,
  ...verificationRows,
  ...ticketRows,
  ...checkoutRows,
  ...accountRows,
  ...layoutRows,
  ...entityRows,
  ...stateRows,
  ...plateRows,
  ...formRows,
  ...accessRows,
  ...callRows,
  ...messageRows,
  ...numberRows,
  ...competitorRows,
  ...driverRows
]
