// Run by npm after an installation: has git use the hooks of this repository. An export without git needs none.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")
/** @param {string[]} options */
const config = (...options) => spawnSync("git", ["config", "--local", ...options], { cwd: root })

// A folder without its own .git may lie in another repository, whose settings are not ours to change.
if (existsSync(join(root, ".git")) && config("core.hooksPath").status === 1)
  config("core.hooksPath", ".githooks")
