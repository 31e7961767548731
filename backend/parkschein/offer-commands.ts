/** Commands about what a shop offers: its tickets, and its groups of long-term parkers. */
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { Count, Id, Name } from "../../schemas/primitives.ts"
import { TicketsOnSale } from "../../schemas/tickets-on-sale.ts"
import { call, described } from "./root-command.ts"
import { readFile, usage } from "./service.ts"
import { shopId } from "./shop-commands.ts"

const decodeTickets = Schema.decodeUnknownEffect(Schema.fromJsonString(TicketsOnSale))

export const setTickets = Command.make(
  "set",
  {
    shop: shopId,
    file: Argument.String("file").pipe(
      Argument.withDescription("JSON file of the form of PUT /v1/shop/{id}/tickets at /docs")
    )
  },
  Effect.fnUntraced(function* ({ shop, file }) {
    const text = new TextDecoder().decode(yield* readFile(file))
    const payload = yield* decodeTickets(text).pipe(
      Effect.mapError((error) => usage(`The file ${file} does not contain tickets: ${error.message}`))
    )
    yield* call(
      (calls) => calls.shopAdministration.putTickets({ params: { id: shop }, payload }),
      ({ tickets, withdrawn }) =>
        [
          ...tickets.map(({ id, name, price }) => `${id}  ${price.toFixed(2)}  ${name}`),
          `${tickets.length} tickets on sale, ${withdrawn} withdrawn.`
        ].join("\n")
    )
  })
).pipe(
  Command.withDescription(
    "Makes the tickets in a file those of the shop, and withdraws all others; repeatable"
  )
)

export const createGroup = Command.make(
  "create",
  {
    shop: shopId,
    name: Argument.String("name").pipe(
      Argument.withDescription("Name that drivers read"),
      Argument.withSchema(Name)
    ),
    groupId: Flag.String("group-id").pipe(described("Id of its pricing group"), Flag.withSchema(Id)),
    plates: Flag.Int("plates").pipe(
      described("Number of plates of each member; default: any"),
      Flag.withSchema(Count),
      Flag.optional
    )
  },
  ({ shop, name, groupId, plates }) =>
    call(
      (calls) =>
        calls.shopGroupAdministration.createShopGroup({
          payload: { shopId: shop, name, groupId, maximumPlates: Option.getOrNull(plates) }
        }),
      (group) => `${group.id}  ${group.name}`
    )
).pipe(Command.withDescription("Adds a group of long-term parkers to a shop"))
