/** Loads the machines of an earlier version or of a branch. */
import { join } from "node:path"
import { runGit, versionFolder } from "@parkschein/flowkit/atlas"
import { projectFolder } from "../product/servers.ts"
import { type ProductFlow, productFlows } from "./product-flows.ts"

/** Returns the commit of the current machines and screens; undefined after changes, or without git. */
export const currentCommit = (): string | undefined => {
  try {
    const changed = runGit(projectFolder, "status", "--porcelain", "--", "machines", "schemas", "src")
    return changed === "" ? runGit(projectFolder, "rev-parse", "HEAD") : undefined
  } catch {
    return undefined
  }
}

export interface EarlierVersion {
  readonly commit: string
  readonly flows: ReadonlyArray<ProductFlow>
}

/** `reference`: any commit-ish of git. Throws for an unknown one, or for a version without flows. */
export const checkOut = (reference: string) =>
  versionFolder(projectFolder, join(projectFolder, ".cache/atlas/versions"), reference, "machines", "schemas")

/** Returns the flows of a version. Throws as `checkOut`. */
export const earlierVersion = async (reference: string): Promise<EarlierVersion> => {
  const { commit, folder } = checkOut(reference)
  const flows = await productFlows(folder, (flow, cause) => {
    const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
    process.stderr.write(
      `The flow "${flow}" of ${reference} cannot be loaded, so it counts as new: ${reason}\n`
    )
  })
  return { commit, flows }
}
