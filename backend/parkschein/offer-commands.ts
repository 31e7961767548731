/** Commands about what a shop offers: its tickets, and its groups of long-term parkers. */
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { AreaSetting } from "../../schemas/area-setting.ts"
import { Count, Id, Name, Uuid } from "../../schemas/primitives.ts"
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

export const setArea = Command.make(
  "set",
  {
    areaEntityId: Argument.String("area").pipe(
      Argument.withDescription("Id of the area entity"),
      Argument.withSchema(Uuid)
    ),
    name: Flag.String("name").pipe(described("Name that drivers read"), Flag.withSchema(Name)),
    locality: Flag.String("locality").pipe(described("Town or district; default: none"), Flag.optional),
    currency: Flag.String("currency").pipe(
      described("Currency of its prices, such as CHF"),
      Flag.withSchema(AreaSetting.fields.currency)
    ),
    timeZone: Flag.String("time-zone").pipe(
      described("Time zone of its tickets, such as Europe/Zurich"),
      Flag.withSchema(AreaSetting.fields.timeZone)
    )
  },
  ({ areaEntityId, locality, ...area }) =>
    call(
      (calls) =>
        calls.shopAdministration.putArea({
          params: { areaEntityId },
          payload: { ...area, ...(locality._tag === "None" ? {} : { locality: locality.value }) }
        }),
      ({ name, currency, timeZone }) => `${areaEntityId}  ${currency}  ${timeZone}  ${name}`
    )
).pipe(
  Command.withDescription(
    "Sets up a parking area; its shop, now or later, gets the currency and the time zone; repeatable"
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
