/** Arguments of Chromium in tests: no background requests of its own, and no drawing of its window. */

/**
 * Features disabled by Playwright. Chromium reads only the last of two such switches, so that ours must
 * repeat them; a test compares them to the installed Playwright.
 */
const turnedOffByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion"
]

/** Popups of the address bar: two pages that load with every window, although they are never visible. */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${[...turnedOffByPlaywright, ...addressBar].join(",")}`
] as const

/** Further switch for short-lived pages: optimising scripts takes an eighth of the work. Not for benches. */
export const unoptimized = "--js-flags=--no-opt --no-maglev"
