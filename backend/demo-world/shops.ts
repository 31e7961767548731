/** All shops of the demo world, and the ids by which tests and tools can name their parts. */
import { altmarkt, grossgarage, leer, leerhof, stadtbad } from "./edge-cases.ts"
import { demoId } from "./ids.ts"
import { klinikumRosenau } from "./klinikum-rosenau.ts"
import { altavalle, hochtal, seewil } from "./other-countries.ts"
import type { DemoShop } from "./shop-definition.ts"
import { wiesensee } from "./wiesensee.ts"

export const demoShops: ReadonlyArray<DemoShop> = [
  wiesensee,
  klinikumRosenau,
  hochtal,
  seewil,
  altavalle,
  stadtbad,
  leerhof,
  leer,
  altmarkt,
  grossgarage
]

export const shopId = (path: string): string => demoId(`shop/${path}`)
/** The area entity of the shop itself: what the list of tickets is asked by. */
export const shopAreaId = (path: string): string => demoId(`shop-area/${path}`)
export const areaId = (path: string, position: number): string => demoId(`area/${path}/${position}`)
export const ticketId = (path: string, key: string): string => demoId(`ticket/${path}/${key}`)
export const ruleId = (path: string, key: string): string => demoId(`rule/${path}/${key}`)
/** The id of the group's place in the shop; its `groupId` is `groupKey`. */
export const shopGroupId = (path: string, key: string): string => demoId(`group/${path}/${key}`)
export const groupKey = (path: string, key: string): string => demoId(`pricing-group/${path}/${key}`)
