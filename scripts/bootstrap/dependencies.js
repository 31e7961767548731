// Whether node_modules is what the lock file says, and how to make it so.
import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The Node the project pins (the `node` package): the same for everybody, whatever the machine has.
 * @param {string} root
 */
export const pinnedNode = (root) => join(root, "node_modules/node/bin/node")

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages
  } catch {
    return undefined
  }
}

/**
 * Compares by content, since time stamps say nothing after a checkout: every package of the lock file that is
 * not optional is installed in that version. npm writes its own record as its last act, so half an
 * installation does not count.
 * @param {string} root
 */
export const dependenciesAreInstalled = (root) => {
  const wanted = packagesOf(join(root, "package-lock.json"))
  const installed = packagesOf(join(root, "node_modules/.package-lock.json"))
  if (wanted === undefined || installed === undefined || !existsSync(pinnedNode(root))) return false
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === "" || entry.optional || entry.devOptional || installed[path]?.version === entry.version
  )
}

/**
 * @param {string} root
 * @returns {Promise<string | undefined>} what went wrong and what to do about it
 */
export const installDependencies = (root) =>
  new Promise((resolve) => {
    // Development dependencies are the tools these commands are made of, so NODE_ENV=production must not leave them out.
    // What npm has had before it need not ask the registry for again: the lock file says what is right.
    const options = ["--prefer-offline", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
    const install = spawn("npm", ["ci", ...options], { cwd: root, stdio: "inherit" })
    install.on("error", (cause) =>
      resolve(
        `Installing dependencies failed: npm did not start (${cause.message}). Install npm 10 or newer.`
      )
    )
    install.on("exit", (code) => {
      if (code !== 0) {
        resolve(
          `Installing dependencies failed: npm ci exited with ${code}; see its messages above. ` +
            "The most common cause is an unreachable package registry: check the connection and `npm config get registry`, then try again."
        )
      } else if (!existsSync(pinnedNode(root))) {
        resolve(
          "Installing dependencies failed: the package `node` could not set up the project's own Node. " +
            "Allow install scripts (`npm config get ignore-scripts` must be false), then run `npm rebuild node`."
        )
      } else {
        resolve(undefined)
      }
    })
  })
