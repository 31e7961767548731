/** Which version a build is: the commit it was made from, and the sources themselves, which may differ from it. */
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
    // An unpacked archive has no history; its sources still tell versions apart.
    return "no-commit"
  }
}

export const commitHash = (fingerprint: string): string => `${commit()}-${fingerprint.slice(0, 12)}`
