/** Calls about codes that unlock tickets, and about the plates of permissions. */
import { expect } from "vitest"
import { groupKey, shopId } from "../../../backend/demo-world/shops.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { byFahrerin, byNeu, callCase, nobodysId, refused } from "../support/call-case.ts"
import type { Fixture } from "../support/fixture.ts"

const clinic = "klinikum-rosenau"
const params = { shopId: shopId(clinic) }
const ofNobody = { shopId: nobodysId }
const unknownShop = { status: 404, code: "E_SHOP_NOT_FOUND" } as const

export const userShopGroups = callCase("userShopGroups", {
  as: byFahrerin,
  input: () => ({ params }),
  ok: ({ userShopGroups: groups }) => expect(groups.map(({ name }) => name)).toContain("Pflege Station 4"),
  errors: [{ ...unknownShop, input: () => ({ params: ofNobody }) }]
})

export const verificationCodes = callCase("verificationCodes", {
  as: byFahrerin,
  input: () => ({ params }),
  ok: (answer) => expect(answer).toEqual({ verificationCodes: [{ code: "STATION-4" }] }),
  errors: [{ ...unknownShop, input: () => ({ params: ofNobody }) }]
})

const code = (text: string, shop = params) => ({ params: shop, payload: { code: text } })

let drivers = 0
/** Returns the client of a new driver without tried codes. */
const somebody = ({ clientOf }: Fixture) => {
  drivers += 1
  return clientOf(`driver|contract-${drivers}`)
}

const refusedCode = (status: 404 | 409, refusal: string, text: string) => ({
  status,
  code: refusal,
  as: somebody,
  input: () => code(text)
})

export const addVerificationCode = callCase("addVerificationCode", {
  as: byNeu,
  input: () => code("ROSENAU-2026"),
  ok: async (answer, _, { neu }) => {
    expect(answer).toEqual({ code: "ROSENAU-2026" })
    expect(await neu.run(neu.calls.verificationCodes({ params }))).toEqual({ verificationCodes: [answer] })
  },
  errors: [
    { ...unknownShop, input: () => code("ROSENAU-2026", ofNobody) },
    { status: 409, code: "E_CODE_ALREADY_ADDED", input: () => code("ROSENAU-2026") },
    refusedCode(404, "E_CODE_UNKNOWN", "NEVER-GIVEN-OUT"),
    refusedCode(409, "E_CODE_USED_UP", "USED-UP"),
    refusedCode(409, "E_CODE_EXPIRED", "EXPIRED.2025"),
    refusedCode(409, "E_CODE_OF_OTHER_SHOP", "OTHER-SHOP"),
    {
      status: 429,
      code: "E_CODE_ATTEMPTS",
      as: ({ clientOf }) => clientOf("driver|guesser"),
      input: async ({ clientOf }) => {
        const guesser = await clientOf("driver|guesser")
        for (let guess = 0; guess < 10; guess += 1) {
          await guesser.outcome(guesser.calls.addVerificationCode(code(`GUESS-${guess}`)))
        }
        return code("ROSENAU-2026")
      }
    }
  ]
})

const groupParams = (group: string, shop = params) => ({ ...shop, groupId: groupKey(clinic, group) })
const german = (plate: string) => ({ plate, country: "DE" })
const nursing = groupParams("pflege-station-4")

const platesOf = ({ activePlates }: UserShopGroup) => activePlates.map(({ plate }) => plate)

/** Resets the permit to the one plate of the demo world. */
const tidy = async ({ database }: Fixture) => {
  await database.query(
    "delete from shop.registered_plate where plate <> 'M-PF44' and shop_group_id in (select id from shop.shop_group where group_id = $1)",
    [nursing.groupId]
  )
  await database.query("update shop.registered_plate set valid_to = null where plate = 'M-PF44'")
}

/** Returns an input for the permit, which is reset before. */
const onTidyPermit =
  <Payload>(payload: Payload) =>
  async (fixture: Fixture) => {
    await tidy(fixture)
    return { params: nursing, payload }
  }

const addition = (...plates: ReadonlyArray<string>) => ({
  items: plates.map((plate) => ({ newPlate: german(plate) })) as never
})

export const addPlates = callCase("addPlates", {
  as: byFahrerin,
  input: onTidyPermit(addition("M-AB12")),
  ok: (group) => expect(platesOf(group)).toEqual(expect.arrayContaining(["M-PF44", "M-AB12"])),
  errors: [
    refused(404, "E_GROUP_NOT_FOUND", () => ({
      params: groupParams("vollbelegt"),
      payload: addition("M-AB12")
    })),
    refused(409, "E_PLATE_DUPLICATE", onTidyPermit(addition("M-PF44"))),
    refused(409, "E_PLATE_LIMIT", onTidyPermit(addition("M-AB12", "M-AB13"))),
    refused(422, "E_PLATE_INVALID", () => ({ params: nursing, payload: addition("MPP123") }))
  ]
})

const exchange = (from: string, to: string) => ({
  items: [{ oldPlate: german(from), newPlate: german(to) }] as never,
  reason: "rental_car" as const
})

export const changePlates = callCase("changePlates", {
  as: byFahrerin,
  input: onTidyPermit(exchange("M-PF44", "M-AB12")),
  // The old plate stays valid for a current stay, until the next one.
  ok: (group) => expect(platesOf(group)).toContain("M-AB12"),
  errors: [
    refused(404, "E_PLATE_NOT_FOUND", onTidyPermit(exchange("M-NO99", "M-AB12"))),
    refused(409, "E_PLATE_DUPLICATE", onTidyPermit(exchange("M-PF44", "M-PF44"))),
    refused(422, "E_PLATE_INVALID", onTidyPermit(exchange("M-PF44", "MPP123")))
  ]
})

const deletion = (plate: string) => ({ items: [{ oldPlate: german(plate) }] as never })

export const deletePlates = callCase("deletePlates", {
  as: byFahrerin,
  input: async (fixture) => {
    await tidy(fixture)
    const { fahrerin } = fixture
    await fahrerin.run(fahrerin.calls.addPlates({ params: nursing, payload: addition("M-AB12") }))
    return { params: nursing, payload: deletion("M-AB12") }
  },
  ok: (group) => expect(platesOf(group)).toContain("M-PF44"),
  errors: [
    refused(404, "E_PLATE_NOT_FOUND", onTidyPermit(deletion("M-NO99"))),
    refused(409, "E_PLATE_LIMIT", () => ({
      params: nursing,
      payload: {
        items: Array.from({ length: 51 }, (_, n) => ({ oldPlate: german(`M-AB${n + 1}`) })) as never
      }
    }))
  ]
})
