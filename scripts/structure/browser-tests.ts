/** Patterns forbidden in browser tests, since their result would depend on the load of the machine. */
export const flakyPatterns = {
  "route.fetch(): its response is gone with the page; e2e/support/change-answers.ts sends by Node":
    /\broute\.fetch\(/,
  "networkidle: wait for what the test needs": /["'`]networkidle["'`]/,
  "a fixed wait: wait for what the test needs":
    /\bwaitForTimeout\(|new Promise\([^)]*\)?\s*=>\s*setTimeout\(\w+, \d[\d_]{2,}/,
  "force: an action that a driver could not do":
    /\.(?:click|dblclick|tap|check|uncheck|setChecked|hover|fill|selectOption|dragTo)\([^;]*?\bforce: true/
} as const
