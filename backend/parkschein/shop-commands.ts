/** Commands about shops and their codes. */
import { basename } from "node:path"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { Count, Instant, Name, Uuid } from "../../schemas/primitives.ts"
import type { Shop } from "../../schemas/shop.ts"
import { verificationCodePattern } from "../../schemas/verification-code.ts"
import { call, described } from "./root-command.ts"
import { type Calls, readFile } from "./service.ts"

const formOf = (fields: Readonly<Record<string, string | File | undefined>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return form
}

const aboutShop = ({ id, path, name, active }: Shop): string =>
  `${id}  ${active ? "open  " : "closed"}  /${path}  ${name}`

export const shopId = Argument.String("shop").pipe(
  Argument.withDescription("Id of the shop, as printed by `parkschein shop list`"),
  Argument.withSchema(Uuid)
)

const imageIn = Effect.fnUntraced(function* (path: Option.Option<string>) {
  return path._tag === "None" ? undefined : new File([yield* readFile(path.value)], basename(path.value))
})

const naming = {
  name: Flag.String("name").pipe(described("Name that drivers read"), Flag.withSchema(Name)),
  path: Flag.String("path").pipe(
    described("Path of its address: small letters, digits and hyphens"),
    Flag.withSchema(Name)
  )
}
const looks = {
  cover: Flag.String("cover").pipe(
    described("Cover image: JPEG, PNG, WebP or AVIF of at most 2 MiB"),
    Flag.optional
  ),
  logo: Flag.String("logo").pipe(described("Square logo, as an image like the cover"), Flag.optional),
  accent: Flag.String("accent").pipe(described("Colour such as #1f6f9f"), Flag.optional)
}
interface Looks {
  readonly cover: Option.Option<string>
  readonly logo: Option.Option<string>
  readonly accent: Option.Option<string>
}

const formOfLooks = Effect.fnUntraced(function* ({ cover, logo, accent }: Looks) {
  return {
    coverImage: yield* imageIn(cover),
    logo: yield* imageIn(logo),
    accent: Option.getOrUndefined(accent)
  }
})

export const createShop = Command.make(
  "create",
  {
    ...naming,
    ...looks,
    area: Flag.String("area").pipe(described("Id of its area entity"), Flag.withSchema(Uuid)),
    provider: Flag.String("provider").pipe(
      described("paymentServiceProviderId, such as stripe"),
      Flag.withSchema(Name)
    ),
    asksForCode: Flag.Boolean("asks-for-code").pipe(
      described("Ask each driver for a code first"),
      Flag.withDefault(false)
    )
  },
  Effect.fnUntraced(function* ({ name, path, area, provider, asksForCode, ...shown }) {
    const form = formOf({
      name,
      path,
      areaEntityId: area,
      paymentServiceProviderId: provider,
      active: "true",
      isAccountVerification: String(asksForCode),
      ...(yield* formOfLooks(shown))
    })
    yield* call((calls) => calls.shopAdministration.createShop({ payload: form }), aboutShop)
  })
).pipe(Command.withDescription("Opens a shop: it sells from the next request on"))

const allShops = Effect.fnUntraced(function* (calls: Calls, search: Option.Option<string>) {
  const shops: Shop[] = []
  let cursor: string | null = null
  do {
    const page: Effect.Success<ReturnType<Calls["shopLookUp"]["listShops"]>> =
      yield* calls.shopLookUp.listShops({
        query: {
          ...(search._tag === "None" ? {} : { search: search.value }),
          ...(cursor === null ? {} : { cursor })
        }
      })
    shops.push(...page.data)
    cursor = page.hasNextPage ? page.endCursor : null
  } while (cursor !== null)
  return shops
})

export const listShops = Command.make(
  "list",
  { search: Flag.String("search").pipe(described("Part of the name"), Flag.optional) },
  ({ search }) =>
    call(
      (calls) => allShops(calls, search),
      (shops) => shops.map(aboutShop).join("\n") || "There is no such shop."
    )
).pipe(Command.withDescription("Lists the shops by name"))

/** Changes these fields of a shop; the call requires some of the others. */
const change = (id: string, fields: Readonly<Record<string, string | File | undefined>>) =>
  call(
    Effect.fnUntraced(function* ({ shopLookUp, shopAdministration }: Calls) {
      const { name, path, areaEntityId, paymentServiceProviderId } = yield* shopLookUp.getShop({
        params: { id }
      })
      const form = formOf({
        areaEntityId,
        paymentServiceProviderId,
        ...fields,
        name: fields["name"] ?? name,
        path: fields["path"] ?? path
      })
      return yield* shopAdministration.updateShop({ params: { id }, payload: form })
    }),
    aboutShop
  )

export const changeShop = Command.make(
  "change",
  { shop: shopId, name: Flag.optional(naming.name), path: Flag.optional(naming.path), ...looks },
  Effect.fnUntraced(function* ({ shop, name, path, ...shown }) {
    const named = { name: Option.getOrUndefined(name), path: Option.getOrUndefined(path) }
    yield* change(shop, { ...named, ...(yield* formOfLooks(shown)) })
  })
).pipe(
  Command.withDescription("Renames a shop, or changes its looks. With another path, addresses of before end")
)

const setActive = (name: string, active: boolean) =>
  Command.make(name, { shop: shopId }, ({ shop }) => change(shop, { active: String(active) }))

export const closeShop = setActive("close", false).pipe(
  Command.withDescription("Closes a shop: it sells no more, and purchased tickets stay valid")
)

export const reopenShop = setActive("reopen", true).pipe(
  Command.withDescription("Reopens a closed shop: it sells again")
)

export const addCode = Command.make(
  "add",
  {
    shop: shopId,
    code: Argument.String("code").pipe(
      Argument.withDescription("Letters, digits, dots, hyphens and @; at most 64"),
      Argument.filter(
        (code) => verificationCodePattern.test(code),
        () => "Expected 1 to 64 letters, digits, dots, hyphens and @"
      )
    ),
    group: Flag.String("group").pipe(
      described("Id of the group that the code makes drivers members of"),
      Flag.withSchema(Uuid),
      Flag.optional
    ),
    uses: Flag.Int("uses").pipe(
      described("Number of drivers who can add it; default: any"),
      Flag.withSchema(Count),
      Flag.optional
    ),
    validTo: Flag.String("valid-to").pipe(
      described("Instant of its end, such as 2027-12-31T23:59:59+01:00; default: none"),
      Flag.withSchema(Instant),
      Flag.optional
    )
  },
  ({ shop, code, group, uses, validTo }) =>
    call(
      (calls) =>
        calls.shopAdministration.createVerificationCode({
          params: { id: shop },
          payload: {
            code,
            ...Option.match(group, { onNone: () => ({}), onSome: (shopGroupId) => ({ shopGroupId }) }),
            ...Option.match(uses, { onNone: () => ({}), onSome: (maximumUses) => ({ maximumUses }) }),
            ...Option.match(validTo, { onNone: () => ({}), onSome: (instant) => ({ validTo: instant }) })
          }
        }),
      (created) =>
        `Drivers can add the code ${created.code}: ${created.maximumUses ?? "any number of"} drivers, ${created.validTo === null ? "without an end" : `until ${created.validTo}`}.`
    )
).pipe(Command.withDescription("Adds a code that unlocks tickets or a group; repeated, it is the same code"))
