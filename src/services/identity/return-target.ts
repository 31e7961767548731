/** Target of the return from a login: the requested page. */
import { home } from "../../../schemas/safe-target.ts"
import { type StoredValue, sharedValue } from "../storage.ts"

/** Stored apart from the SDK's transaction, which a forged callback removes. */
export const rememberedTarget: StoredValue<string> = sharedValue(
  "return-target",
  (stored) => (typeof stored === "string" ? stored : undefined),
  { area: "session" }
)

/** Returns the page that a login was last started for. */
export const wantedTarget = (): string => rememberedTarget.read() ?? home
