/** Lists refunds, for the operator's books. */
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { Refunds } from "../repositories/refunds.ts"
import { traced } from "../traced.ts"

export const RefundHandlers = HttpApiBuilder.group(ShopServiceApi, "refund", (handlers) =>
  handlers.handleAll({
    listRefunds: traced("listRefunds")(function* ({ query }) {
      return { refunds: yield* (yield* Refunds).list(query.state) }
    })
  })
)
