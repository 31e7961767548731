/** Generates `styled-system` from panda.config.ts: what the screens import to be dressed. */
import { requireTool } from "./tool.ts"

export const prepareStyles = (signal?: AbortSignal): Promise<void> =>
  requireTool("Generating styles", "panda", ["codegen", "--silent"], signal)
