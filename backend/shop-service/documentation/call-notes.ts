/** Notes on all calls of the contract: a missing one is a compile error. */
import type { EndpointName } from "../../../schemas/api/all.ts"
import { shopId } from "../../demo-world/shops.ts"
import type { CallNote } from "./call-note.ts"
import { driverCallNotes } from "./driver-call-notes.ts"
import { operatorCallNotes } from "./operator-call-notes.ts"
import { serviceCallNotes } from "./service-call-notes.ts"

export const callNotes: Readonly<Record<EndpointName, CallNote>> = {
  ...driverCallNotes,
  ...serviceCallNotes,
  ...operatorCallNotes
}

/** Parameters of examples, unless a note sets others. */
export const usualParameters: Readonly<Record<string, string>> = {
  shopId: shopId("wiesensee"),
  position: "0"
}
