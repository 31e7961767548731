// What the machine must bring along: an operating system the commands know, a Node that can begin, and room on the disk.
import { statfsSync } from "node:fs"

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
    return `Node ${oldestNode} or newer is required, but this is ${nodeVersion}. Install a newer version and try again.`
  }
  if (!platforms.includes(platform)) {
    return `The commands run on Linux and macOS; this is ${platform}. On Windows, use the Windows Subsystem for Linux.`
  }
  return undefined
}

/** Megabytes: dependencies take 800, a build with its data and reports 300. */
const roomNeeded = { toInstall: 1200, toRun: 400 }

/**
 * Says that the disk is too full to install or to run; undefined if it is not.
 * @param {string} root
 * @param {keyof typeof roomNeeded} purpose
 * @param {(folder: string) => { bavail: number, bsize: number }} statfs
 * @returns {string | undefined}
 */
export const roomProblem = (root, purpose, statfs = statfsSync) => {
  const { bavail, bsize } = statfs(root)
  const free = Math.floor((bavail * bsize) / 1_000_000)
  const needed = roomNeeded[purpose]
  return free < needed
    ? `The disk of ${root} has ${free} MB left, but ${needed} MB are required. Free disk space and try again.`
    : undefined
}
