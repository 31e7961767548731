/** Sessions of Stripe's Checkout: request, response, and which ones are open for an order that is over. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type Stripe from "stripe"
import { exists, first, run } from "../../database/statement.ts"
import { type CheckoutSession, paymentIdOfSession } from "../payment/stripe-session.ts"
import { joinedShop } from "./shops.ts"

type SessionRequest = Stripe.Checkout.SessionCreateParams

export interface StoredSession {
  readonly orderId: string
  /** Sent unchanged with every retry. */
  readonly request: SessionRequest
  /** null: no response so far. */
  readonly sessionId: string | null
  readonly url: string | null
  /** Stripe's payment intent; null until there is one. */
  readonly paymentIntent: string | null
}

/** Span of Stripe's list of events that one reading covers. */
export interface UnreadEvents {
  readonly since: Date
  readonly until: Date
}

type ReportedSession = Pick<CheckoutSession, "id" | "client_reference_id" | "payment_intent">

/** Maximum number closed at the same time, and seconds until the retry of a failed close. */
const takenAtOnce = 10
const pauseSeconds = 30

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ofOrder = (orderId: string) =>
    first(sql<StoredSession>`select * from shop.checkout_session where order_id = ${orderId}`)
  return {
    /** Stores the request unless this order has one. Returns the stored one. */
    wanted: Effect.fnUntraced(function* (orderId: string, request: SessionRequest) {
      const known = yield* ofOrder(orderId)
      if (known !== undefined) return known
      yield* sql`
        insert into shop.checkout_session (order_id, request)
        values (${orderId}, ${JSON.stringify(request)}::text::jsonb) on conflict (order_id) do nothing`
      return (yield* ofOrder(orderId)) as StoredSession
    }, Effect.orDie),
    begun: (orderId: string, sessionId: string, url: string) =>
      run(sql`
        update shop.checkout_session set session_id = ${sessionId}, url = ${url}
        where order_id = ${orderId} and url is null`),
    /** Marks it as waiting for a bank. Next check after a pause that grows with its age: 1 hour to 1 day. */
    waiting: (orderId: string) =>
      run(sql`
        update shop.checkout_session s set due_at = now() + least(interval '1 day',
          greatest(interval '1 hour', (now() - o.created_at) / 4))
        from shop.customer_order o where o.id = s.order_id and s.order_id = ${orderId}`),
    /** Marks it as closed: it takes no more money, and its result is recorded. */
    closed: (orderId: string) =>
      run(sql`
        update shop.checkout_session set closed_at = now() where order_id = ${orderId} and closed_at is null`),
    /** Returns true if this service began it, even if the response was lost. Stores its payment intent. */
    isOurs: ({ id, client_reference_id, payment_intent }: ReportedSession) =>
      exists(sql`
        update shop.checkout_session
        set session_id = ${id}, payment_intent = coalesce(${payment_intent}::text, payment_intent)
        where order_id = ${client_reference_id} and (session_id is null or session_id = ${id}) returning order_id`),
    ofPayment: (orderId: string, paymentId: string) =>
      Effect.map(ofOrder(orderId), (session) =>
        session?.sessionId != null && paymentIdOfSession(session.sessionId) === paymentId
          ? session
          : undefined
      ),
    /** Finds it by its payment intent; `orderId` is for an intent that was not reported so far. */
    ofIntent: (paymentIntent: string, orderId: string | null) =>
      first(sql<StoredSession>`
        select * from shop.checkout_session where payment_intent = ${paymentIntent}
          or (order_id = ${orderId}::uuid and payment_intent is null)`),
    /** Takes open ones of orders that can no longer be paid. Processes never share one within the pause. */
    takeOverdue: sql<StoredSession>`
      update shop.checkout_session set due_at = now() + make_interval(secs => ${pauseSeconds})
      where order_id in (
        select c.order_id from shop.checkout_session c join shop.customer_order o on o.id = c.order_id ${sql.literal(joinedShop)}
        where c.closed_at is null and c.due_at <= now() and (o.status <> 'open' or o.expires_at <= now())
        order by c.due_at limit ${takenAtOnce} for update of c skip locked)
      returning *`.pipe(Effect.orDie),
    /** Returns the span of Stripe's events to read now, if any: once in an hour, in one process. */
    // One hour is read twice: Stripe's clock differs from ours, and events may be listed late.
    takeUnread: sql<UnreadEvents>`
      update shop.stripe_events_read set due_at = date_trunc('milliseconds', now()) + interval '1 hour'
      where due_at <= now()
      returning read_until - interval '1 hour' as since, due_at - interval '1 hour' as until`.pipe(
      Effect.orDie
    ),
    /** Does nothing if the events became due meanwhile: a shop that has moved here was not known when they were read. */
    eventsRead: ({ until }: UnreadEvents) =>
      run(sql`
        update shop.stripe_events_read set read_until = ${until}
        where due_at = ${until}::timestamptz + interval '1 hour'`)
  }
})

export class CheckoutSessions extends Context.Service<CheckoutSessions>()("shop-service/CheckoutSessions", {
  make
}) {
  static readonly layer = Layer.effect(CheckoutSessions, make)
}
