// What the machine must bring along: an operating system the commands know, and a Node that can begin.
const oldestNode = 20
const platforms = ["linux", "darwin"]

/**
 * Says what is wrong with this machine and what to do about it; undefined if nothing is.
 * @param {string} nodeVersion
 * @param {string} platform
 * @returns {string | undefined}
 */
export const machineProblem = (nodeVersion = process.versions.node, platform = process.platform) => {
  if (Number(nodeVersion.split(".")[0]) < oldestNode) {
    return `Node ${oldestNode} or newer is needed to begin, but this is ${nodeVersion}. Install a newer Node and try again.`
  }
  if (!platforms.includes(platform)) {
    return `The commands run on Linux and macOS; this is ${platform}. On Windows, use the Windows Subsystem for Linux.`
  }
  return undefined
}
