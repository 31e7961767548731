/**
 * Baseline: Node's HTTP server and `pg`, the same reads as prepared statements, rows as JSON. No token is
 * verified, nothing is decoded or logged. A process of its own; prints its address to standard output.
 */
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { Redacted } from "effect"
import pg from "pg"
import { databaseUrl, host, maximumConnections } from "../../../backend/configuration.ts"

const pool = new pg.Pool({ connectionString: Redacted.value(databaseUrl()), max: maximumConnections() })

const statements = {
  shop: "select * from shop.shop where deleted_at is null and path = $1",
  groups: `select g.*, (select jsonb_agg(a) from shop.shop_group_area ga join shop.area a using (area_entity_id)
      where ga.shop_group_id = g.id) as areas,
    (select jsonb_agg(p) from shop.registered_plate p where p.shop_group_id = g.id and p.subject = $2) as plates
    from shop.shop_group g left join shop.group_member m on m.shop_group_id = g.id and m.subject = $2
    where g.shop_id = $1 and g.deleted_at is null and (g.open or m.subject is not null) order by g.position`,
  tickets: `select t.*, s.currency, s.time_zone, array(select ta.area_entity_id from shop.ticket_area ta
      where ta.ticket_id = t.id order by ta.position) as area_ids
    from shop.ticket t join shop.shop s on s.id = t.shop_id
    where t.on_sale and s.area_entity_id = $1 and s.deleted_at is null and not t.needs_code order by t.position`,
  areas: "select * from shop.area where area_entity_id = any ($1)",
  cart: `select c.items, (
      select count(*)::int from jsonb_array_elements(c.items) item where item ->> 'hash' in (
        select ordered ->> 'hash' from shop.customer_order o cross join lateral jsonb_array_elements(o.items) ordered
        where o.subject = c.subject and o.shop_id = c.shop_id and o.status = 'processing' and o.expires_at > now())) as being_paid
    from shop.shop s left join shop.cart c on c.shop_id = s.id and c.subject = $2 where s.deleted_at is null and s.id = $1`,
  ticket: `select t.*, s.currency, s.time_zone from shop.ticket t join shop.shop s on s.id = t.shop_id
    where t.id = $1 and s.area_entity_id = $2 and s.deleted_at is null`,
  plate: `select o.own, c.* from (select exists (select 1 from shop.registered_plate p where p.subject = $1 and p.plate = $2)
    or exists (select 1 from shop.issued_ticket_plate p join shop.issued_ticket i on i.id = p.issued_ticket_id
      where i.subject = $1 and p.plate = $2)
    or exists (select 1 from shop.plate_question
      where subject = $1 and hour = date_trunc('hour', now()) and array_position(plates, $2) <= asked) as own) o
    left join (select p.plate, p.country, i.subject from shop.issued_ticket_plate p
      join shop.issued_ticket i on i.id = p.issued_ticket_id
      where p.plate = $2 and i.valid_to > now() and exists (select 1 from shop.ticket_area ta where ta.ticket_id = $3)) c on true`,
  numbers: `select (select count(*) from shop.shop where active) as shops,
    (select jsonb_object_agg(status, count) from (select status, count(*) from shop.customer_order group by 1) c) as orders,
    (select count(*) from shop.issued_ticket) as issued,
    (select count(*) from shop.issued_ticket where valid_to > now()) as active`
} as const

const ask = async (name: keyof typeof statements, ...values: ReadonlyArray<unknown>) =>
  (await pool.query<Record<string, unknown>>({ name, text: statements[name], values: [...values] })).rows

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>
}

const answer = async (request: IncomingMessage): Promise<unknown> => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://floor")
  const subject = request.headers["x-subject"]
  const [, version, name = "", last = ""] = pathname.split("/")
  if (version === "v2") {
    const { plates, shopAreaEntityId } = await bodyOf(request)
    const [id, plate] = [pathname.split("/")[4], (plates as ReadonlyArray<{ plate: string }>)[0]?.plate]
    const [ticket] = await ask("ticket", id, shopAreaEntityId)
    return { ...ticket, covered: await ask("plate", subject, plate, id) }
  }
  if (name === "metrics") return (await ask("numbers"))[0]
  if (name === "shop") {
    const [shop] = await ask("shop", pathname.split("/")[4])
    return { ...shop, groups: await ask("groups", shop?.["id"], subject) }
  }
  if (last === "cart") return (await ask("cart", name, subject))[0]
  const tickets = await ask("tickets", searchParams.get("areaEntityId"))
  const areas = await ask("areas", [...new Set(tickets.flatMap((row) => row["area_ids"] as string[]))])
  return { tickets, areas }
}

const server = createServer((request, response) => {
  answer(request).then(
    (found) => {
      const body = JSON.stringify(found)
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body)
      })
      response.end(body)
    },
    (cause: unknown) => {
      process.stderr.write(`${String(cause)}\n`)
      response.writeHead(500).end()
    }
  )
})
server.listen(0, host, () => {
  process.stdout.write(`listening http://${host}:${(server.address() as AddressInfo).port}\n`)
})
process.once("SIGTERM", () => {
  server.close()
  server.closeAllConnections()
  void pool.end()
})
