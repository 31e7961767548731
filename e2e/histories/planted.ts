// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of sources, which have templates of their own.
/** Faults that the model of the histories must find, each as an edit of the sources of a separate process. */
import type { Traits } from "./walk.ts"

/** `find` must occur exactly once. */
export interface Edit {
  readonly file: string
  readonly find: string
  readonly replace: string
}

export interface PlantedFault {
  readonly name: string
  /** Traits of its histories, for a fault that few others show. */
  readonly about?: Partial<Traits>
  /** Slightly before the first history of seed 3 that finds it. */
  readonly from?: number
  /** The embedded database runs one transaction at a time: some faults need a server. */
  readonly needsServer?: boolean
  readonly edits: ReadonlyArray<Edit>
}

const handlers = "backend/shop-service/handlers"
const repositories = "backend/shop-service/repositories"

export const plantedFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "no lock",
    from: 30,
    about: { only: 0, atOnce: 4, lastPlace: false, logsOut: false },
    needsServer: true,
    edits: [
      {
        file: `${repositories}/orders.ts`,
        find: "sql`pg_advisory_xact_lock(hashtext(${`orders ${subject}`}), hashtext(${shopId}))`",
        replace: "sql`concat(${subject}::text, ${shopId}::text)`"
      },
      // Longer than any request takes, so that a payment arrives in between on a machine of any speed.
      {
        file: `${handlers}/order.ts`,
        find: '  if (order.status !== "open") return order\n',
        replace: '  if (order.status !== "open") return order\n  yield* Effect.sleep("2 seconds")\n'
      }
    ]
  },
  {
    name: "no idempotency",
    edits: [
      {
        file: `${handlers}/order.ts`,
        find: "const known = yield* orders.byKey(driver.subject, idempotencyKey)",
        replace: "const known = undefined as Effect.Success<ReturnType<typeof orders.byKey>>"
      },
      {
        file: `${repositories}/orders.ts`,
        find: "values (${order.subject}, ${key}, ${requestFingerprint}, ${order.id})`",
        replace:
          "values (${order.subject}, ${key}, ${requestFingerprint}, ${order.id}) on conflict do nothing`"
      }
    ]
  },
  {
    name: "report applied twice",
    edits: [
      {
        file: `${handlers}/payment-report.ts`,
        find: "known.isReported ? null : yield* settlementOf(order, known)",
        replace: "yield* settlementOf(order, known)"
      },
      {
        file: `${handlers}/payment-report.ts`,
        find: 'if (recorded === "known" || effect === null)',
        replace: "if (effect === null)"
      }
    ]
  },
  {
    name: "ticket before commit",
    from: 8,
    edits: [
      {
        file: `${handlers}/payment-settlement.ts`,
        find: "  yield* (yield* IssuedTickets).issue(order, settlement.issued)\n",
        replace: ""
      },
      {
        file: `${handlers}/payment-settlement.ts`,
        find: "/** Carries out the settlement.",
        replace: `export const issueFirst = Effect.fn("issueFirst")(function* (event: PaymentEvent) {
  const order = yield* (yield* Orders).byId(event.orderId)
  const tickets = yield* IssuedTickets
  if (event.outcome !== "paid" || order === undefined || (yield* tickets.issuedOf(order.id)).size > 0) return
  const rules = yield* (yield* Tickets).ordered(order.items.map((item) => item.id))
  const payment = {
    occurredAt: new Date(event.occurredAt),
    reportedAt: new Date(yield* Clock.currentTimeMillis),
    orderedAt: order.createdAt
  }
  yield* tickets.issue(
    order,
    order.items.map((item, position) => issueOf(item, position, rules.get(item.id), payment))
  )
})

/** Carries out the settlement.`
      },
      {
        file: `${handlers}/payment.ts`,
        find: 'import { applyReport, orderNotFound } from "./payment-report.ts"',
        replace:
          'import { applyReport, orderNotFound } from "./payment-report.ts"; import { issueFirst } from "./payment-settlement.ts"'
      },
      {
        file: `${handlers}/payment.ts`,
        find: "        return yield* inIdempotentTransaction(applyReport(event))",
        replace: `        yield* inIdempotentTransaction(issueFirst(event))
        return yield* inIdempotentTransaction(applyReport(event))`
      }
    ]
  },
  {
    name: "cart emptied early",
    edits: [
      {
        file: `${handlers}/order.ts`,
        find: "  yield* orders.rememberKey(order, idempotencyKey, requestFingerprint)\n",
        replace:
          "  yield* orders.rememberKey(order, idempotencyKey, requestFingerprint)\n  yield* (yield* Carts).clear(driver.shopId, driver.subject)\n"
      }
    ]
  },
  {
    name: "over, and issued",
    from: 24,
    edits: [
      {
        file: `${handlers}/payment-settlement.ts`,
        find: '  if (timed.some(isWorthless)) return refund("over")\n',
        replace: ""
      }
    ]
  },
  {
    name: "one place too many",
    about: { lastPlace: true },
    edits: [
      {
        file: `${repositories}/places.ts`,
        find: "maxConcurrent(spanOf(item), spans) < limit",
        replace: "maxConcurrent(spanOf(item), spans) <= limit"
      }
    ]
  },
  {
    name: "covered, and not asked",
    from: 50,
    about: { only: 0, lastPlace: false, logsOut: false },
    edits: [
      {
        file: `${handlers}/order.ts`,
        find: "ticketCovered === true && ",
        replace: "ticketCovered === null && "
      }
    ]
  },
  {
    name: "late bank holds again",
    from: 170,
    about: { lastPlace: true },
    edits: [
      {
        file: `${repositories}/orders.ts`,
        find: "${status} = 'processing' and expires_at > statement_timestamp()",
        replace: "${status} = 'processing'"
      }
    ]
  },
  {
    name: "logout unheard",
    about: { logsOut: true },
    edits: [
      {
        file: "src/services/identity/session-client.ts",
        find: "if (isLatestDriver(user.userId)) return",
        replace: "if (user !== undefined) return"
      }
    ]
  }
]
