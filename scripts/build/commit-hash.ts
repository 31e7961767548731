/** Version of a build: the commit, and a hash of the sources, which may differ from it. */
import { execFileSync } from "node:child_process"
import { projectFolder } from "../product/servers.ts"

const commit = (): string => {
  try {
    return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], {
      cwd: projectFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"]
    }).trim()
  } catch {
    // An unpacked archive has no history; the hash of its sources still identifies the version.
    return "no-commit"
  }
}

export const commitHash = (fingerprint: string): string => `${commit()}-${fingerprint.slice(0, 12)}`
