/** Supported browsers: `browserslist` in package.json decides; the build and docs/browsers.md follow. */
import { join } from "node:path"
import browserslist from "browserslist"

/** Names of browserslist, and those of Vite's targets. */
const names = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "ios"
} as const

export type Browser = keyof typeof names

/** Returns the oldest supported version of each browser. */
export const oldestVersions = (): ReadonlyMap<Browser, number> => {
  const oldest = new Map<Browser, number>()
  for (const supported of browserslist(null, { path: join(import.meta.dirname, "../..") })) {
    const [name = "", version = ""] = supported.split(" ")
    if (!(name in names)) continue
    const browser = name as Browser
    oldest.set(browser, Math.min(oldest.get(browser) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)))
  }
  return oldest
}

/** Returns the targets of the build. */
export const buildTargets = (): string[] =>
  [...oldestVersions()].map(([browser, version]) => `${names[browser]}${version}`)
