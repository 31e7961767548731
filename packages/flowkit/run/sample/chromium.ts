/** Path of this machine's Chromium, for tests in a browser; undefined if there is none. */
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

export const chromiumPath = [
  process.env["CHROME_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  chromium.executablePath()
].find((path) => path !== undefined && existsSync(path))
