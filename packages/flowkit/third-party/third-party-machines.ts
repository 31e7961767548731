/** All machines of third parties. */
import { editorSync } from "./machines/editor-sync.ts"
import { observedCounter } from "./machines/observed-counter.ts"
import { receptionist } from "./machines/receptionist.ts"
import { watch } from "./machines/watch.ts"
import type { ThirdPartyMachine } from "./third-party-machine.ts"

export const thirdPartyMachines: ReadonlyArray<ThirdPartyMachine> = [
  observedCounter,
  receptionist,
  editorSync,
  watch
]
