/** The Chromium of this machine, for tests in a browser; undefined where there is none. */
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

export const chromiumPath = [
  process.env["CHROME_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  chromium.executablePath()
].find((path) => path !== undefined && existsSync(path))
