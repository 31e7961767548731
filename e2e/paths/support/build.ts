/** Builds the shop for the paths in its own folder; only after a change of its sources. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fingerprintSources } from "../../../scripts/build/fingerprint.ts"
import { prepareStyles } from "../../../scripts/build/prepare-styles.ts"
import { requireTool } from "../../../scripts/build/tool.ts"
import { projectFolder } from "../../../scripts/product/servers.ts"
import { testFolder } from "../../support/test-environment.ts"

/** Depends on the ports of the run, so that no other run replaces the build in use. */
export const flowsBuildFolder = join(testFolder, "../paths-dist")

/** Commit hash of the build for the paths. */
export const commitOfFlowsBuild = "paths"

const ownFiles = (): readonly string[] => [
  join(import.meta.dirname, "../vite.config.ts"),
  join(import.meta.dirname, "instruments.ts"),
  ...["run", "model", "mutate"].flatMap((name) =>
    readdirSync(join(projectFolder, "packages/flowkit", name), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
      .map((entry) => join(projectFolder, "packages/flowkit", name, entry.name))
  )
]

const fingerprint = (): string => {
  const hash = createHash("sha256").update(fingerprintSources())
  for (const file of ownFiles()) hash.update(readFileSync(file))
  return hash.digest("hex")
}

const builtFrom = (): string | undefined => {
  try {
    return readFileSync(join(flowsBuildFolder, ".fingerprint"), "utf8")
  } catch {
    return undefined
  }
}

/** Returns whether it was built, as text for a waiting user. */
export const buildForFlows = async (signal?: AbortSignal): Promise<"built" | "up to date"> => {
  const wanted = fingerprint()
  if (builtFrom() === wanted) return "up to date"
  rmSync(join(flowsBuildFolder, ".fingerprint"), { force: true })
  await prepareStyles(signal)
  await requireTool(
    "Building the shop for the paths",
    "node",
    [
      join(projectFolder, "scripts/build/vite-build.ts"),
      flowsBuildFolder,
      join(import.meta.dirname, "../vite.config.ts")
    ],
    signal
  )
  writeFileSync(
    join(flowsBuildFolder, "version.json"),
    `${JSON.stringify({ commitHash: commitOfFlowsBuild })}\n`
  )
  writeFileSync(join(flowsBuildFolder, ".fingerprint"), wanted)
  return "built"
}
