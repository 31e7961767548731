/** How Chromium is started for tests: nothing of its own goes over the network. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run"
] as const
