/** All shops of the demo world, and the ids of their parts for tests and tools. */
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
/** Returns the area entity of the shop itself, as used to request its tickets. */
export const shopAreaId = (path: string): string => demoId(`shop-area/${path}`)
export const areaId = (path: string, position: number): string => demoId(`area/${path}/${position}`)
export const ticketId = (path: string, key: string): string => demoId(`ticket/${path}/${key}`)
export const ruleId = (path: string, key: string): string => demoId(`rule/${path}/${key}`)
/** Returns the id of the group in the shop; its `groupId` is `groupKey`. */
export const shopGroupId = (path: string, key: string): string => demoId(`group/${path}/${key}`)
export const groupKey = (path: string, key: string): string => demoId(`pricing-group/${path}/${key}`)
