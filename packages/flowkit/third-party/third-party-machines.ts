/** All machines of third parties. */
import { comlinkConnection } from "./machines/comlink-connection.ts"
import { comlinkRequest } from "./machines/comlink-request.ts"
import { editorSync } from "./machines/editor-sync.ts"
import { observedCounter } from "./machines/observed-counter.ts"
import { receptionist } from "./machines/receptionist.ts"
import { watch } from "./machines/watch.ts"
import type { ThirdPartyMachine } from "./third-party-machine.ts"

export const thirdPartyMachines: ReadonlyArray<ThirdPartyMachine> = [
  observedCounter,
  receptionist,
  editorSync,
  comlinkRequest,
  comlinkConnection,
  watch
]
