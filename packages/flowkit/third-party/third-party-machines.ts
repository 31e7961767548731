/** All machines of third parties. */
import { carVitals, vitals } from "./machines/car-vitals.ts"
import { comlinkConnection } from "./machines/comlink-connection.ts"
import { comlinkRequest } from "./machines/comlink-request.ts"
import { editorSync } from "./machines/editor-sync.ts"
import { friends } from "./machines/friends.ts"
import { observedCounter } from "./machines/observed-counter.ts"
import { orderDeadline } from "./machines/order-deadline.ts"
import { receptionist } from "./machines/receptionist.ts"
import { timer } from "./machines/timer.ts"
import { uBahn } from "./machines/u-bahn.ts"
import { watch } from "./machines/watch.ts"
import type { ThirdPartyMachine } from "./third-party-machine.ts"

export const thirdPartyMachines: ReadonlyArray<ThirdPartyMachine> = [
  friends,
  timer,
  vitals,
  carVitals,
  orderDeadline,
  observedCounter,
  receptionist,
  editorSync,
  comlinkRequest,
  comlinkConnection,
  watch,
  uBahn
]
