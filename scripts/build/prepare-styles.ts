/** Generates `styled-system` from panda.config.ts: what the screens import to be dressed. */
import { requireTool } from "./tool.ts"

/** Set for processes that begin after it has been done, and must not do it under the feet of others that read it. */
const areReady = "PARKSCHEIN_STYLES_ARE_READY"

export const prepareStyles = async (signal?: AbortSignal): Promise<void> => {
  if (process.env[areReady] === "1") return
  await requireTool("Generating styles", "panda", ["codegen", "--silent"], signal)
}

/** Once for this process and all that it starts. */
export const prepareStylesForAll = async (signal?: AbortSignal): Promise<void> => {
  await prepareStyles(signal)
  process.env[areReady] = "1"
}
