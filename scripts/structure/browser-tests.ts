/** What no browser test does, since it makes the test pass or fail by how busy the machine is. */
export const flakyHabits = {
  "route.fetch(): its response is gone with the page; e2e/support/change-answers.ts sends by Node":
    /\broute\.fetch\(/,
  "networkidle: wait for what the test needs": /["'`]networkidle["'`]/,
  "a fixed wait: wait for what the test needs":
    /\bwaitForTimeout\(|new Promise\([^)]*\)?\s*=>\s*setTimeout\(\w+, \d[\d_]{2,}/,
  "force: an action that a driver could not do":
    /\.(?:click|dblclick|tap|check|uncheck|setChecked|hover|fill|selectOption|dragTo)\([^;]*?\bforce: true/
} as const
