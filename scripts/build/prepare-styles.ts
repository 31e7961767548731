/** Generates `styled-system` from panda.config.ts, which the screens import. */
import { requireTool } from "./tool.ts"

/** Set for processes started after it is done: a second run would disturb others that read the files. */
const areReady = "PARKSCHEIN_STYLES_ARE_READY"

export const prepareStyles = async (signal?: AbortSignal): Promise<void> => {
  if (process.env[areReady] === "1") return
  await requireTool("Generating styles", "panda", ["codegen", "--silent"], signal)
}

/** Once for this process and all its children. */
export const prepareStylesForAll = async (signal?: AbortSignal): Promise<void> => {
  await prepareStyles(signal)
  process.env[areReady] = "1"
}
