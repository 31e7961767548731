/** How Chromium is started for tests: nothing of its own goes over the network, and nothing of its window is drawn. */

/**
 * What Playwright turns off by itself. Of two such switches Chromium reads the last one alone, so ours has to say these as
 * well; a test holds them to those of the Playwright that is installed.
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

/** The list under the address bar is two pages of their own, loaded with every window though nobody sees it. */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  `--disable-features=${[...turnedOffByPlaywright, ...addressBar].join(",")}`
] as const

/** Beside them where a page lives for seconds: to optimize its script is an eighth of the work. Not for benches. */
export const unoptimized = "--js-flags=--no-opt --no-maglev"
