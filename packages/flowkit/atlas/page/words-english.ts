/** English texts of the page; their type is that of every language. */

export const english = {
  title: "Flow atlas",
  allFlows: "All flows",
  frontText:
    "Every flow of the product, drawn from the machines that run it, with its screens and what tests have shown.",
  journey: "The way through the product",
  goesOnTo: "goes on in",
  search: "Search",
  kinds: { story: "Story", page: "Page", state: "State", transition: "Rule" },
  searchHint: "for example: bank declines, what has changed",
  noResult: "Nothing found. Try fewer or other words.",
  partial: "Nothing has all these words; this fits in part.",
  results: (count: number) => `${count} found`,
  language: "Language",
  views: { picture: "Picture", list: "List", screens: "Screens" },
  view: "View",
  overlay: "Show",
  groups: "Groups",
  groupsOpen: "all open",
  groupsFolded: "all folded",
  groupOpen: (name: string) => `only ${name}`,
  overlays: {
    none: "kinds of events",
    coverage: "what tests have covered",
    failures: "what tests have failed on",
    signOff: "what is signed off",
    difference: "what has changed"
  },
  details: "Details",
  play: "Play",
  stopPlaying: "Stop playing",
  playHint: "Try the flow out: be the driver, the services and the clock.",
  loading: "Loading …",
  flowNotFound: (id: string) => `There is no flow “${id}”`,
  stateNotFound: "This flow has no such state",
  ruleNotFound: "This flow has no such rule",
  oldLink: "The link may come from another version, in which it was still there or was called differently.",
  nearest: "Nearest to it",
  keys: "In the picture: ← → choose a transition, ↓ or Enter follows it, ↑ goes back. + and − zoom, 0 shows everything.",
  zoomIn: "Larger",
  zoomOut: "Smaller",
  zoomFit: "Show everything",
  pictureOf: (title: string) => `Picture of ${title}`,
  transitionsFrom: "What can happen here",
  transitionsTo: "What leads here",
  noTransitionsFrom: "This state has no transitions of its own.",
  noTransitionsTo: "No transition leads here.",
  inside: "Inside",
  stateBefore: "State before",
  stateAfter: "State after",
  leadsTo: "leads to",
  staysHere: "stays here",
  screens: "Screens",
  missing: "missing",
  missingBecause: (path: string, message: string) => `The path ${path} did not come to it: ${message}`,
  takenBefore: "Taken before this change",
  pictureVersion: (version: string) => `Version ${version}`,
  passing: "Left at once: there is no screen.",
  screenOf: (state: string, locale: string, width: number) => `${state}, ${locale}, ${width} px wide`,
  missingScreen: (state: string, locale: string, width: number) =>
    `${state}, ${locale}, ${width} px wide: missing`,
  allLanguages: "all languages",
  allWidths: "all widths",
  screensCount: (present: number, wanted: number) => `${present} of ${wanted} screens are there.`,
  screensMissing: (count: number) => (count === 1 ? "1 screen is missing." : `${count} screens are missing.`),
  unseen: "Nobody ever sees it",
  takenIn: (path: string, step: number) => `Path ${path}, step ${step}`,
  nameInMachine: "Name in the machine",
  technical: "For developers",
  guard: "guard",
  actions: "actions",
  services: "Services at work",
  coverage: {
    none: "No run has been recorded yet.",
    covered: (taken: number) =>
      `Covered: tests took this transition ${taken === 1 ? "once" : `${taken} times`}.`,
    missed: "Missed: no test took this transition.",
    unreachable: (reason: string) => `No test can take this transition: ${reason}`,
    summary: (covered: number, all: number, unreachable: number) =>
      unreachable === 0
        ? `Tests cover ${covered} of ${all} transitions.`
        : `Tests cover ${covered} of ${all} transitions; ${unreachable} cannot be reached in a test.`
  },
  failures: {
    none: "No test has failed in this flow.",
    some: (count: number) => (count === 1 ? "1 path has failed." : `${count} paths have failed.`)
  },
  nextMarked: "Go to the next one",
  marks: {
    coverage: { good: "covered", bad: "missed", open: "no test can take it" },
    failures: { bad: "a test has failed here" },
    signOff: {
      good: "signed off",
      changed: "changed since it was signed off",
      new: "not yet signed off by all",
      open: "not signed off"
    },
    difference: { new: "new", gone: "gone", changed: "changed" }
  },
  difference: {
    isGone: (since: string) => `This rule was there in ${since} and is gone.`,
    beganIn: "It began in",
    none: (since: string) => `Nothing has changed since ${since}.`,
    isNew: (since: string) => `This flow is new since ${since}.`,
    off: "Not compared. Start with: npm run atlas -- --since main",
    heading: (since: string) => `Changed since ${since}`,
    added: "new",
    removed: "gone",
    changed: "changed",
    before: "before",
    noScreensBefore: (since: string) =>
      `There are no screens of ${since}: they are kept where “npm run atlas -- --screens” was run at that version.`,
    after: "now",
    otherwise: "what differs",
    compared: (state: string) => `${state}: what differs`,
    share: (share: number) =>
      share === 0
        ? "The same picture."
        : `${(share * 100).toFixed(share < 0.01 ? 2 : 0)} % of the points differ.`,
    sameSentence: "The rule reads as before; how its condition is decided, or what it does, has changed."
  },
  signOff: {
    heading: "Sign-off",
    statuses: {
      signed: "signed off",
      outdated: "changed since it was signed off",
      partly: "not yet signed off by all",
      unsigned: "not signed off"
    },
    as: "As",
    changedSince: (count: number) =>
      count === 1 ? "1 rule changed since its sign-off" : `${count} rules changed since their sign-off`,
    whenSigned: "When it was signed off",
    now: "Now",
    role: (role: string) => role,
    by: (name: string, day: string) => `by ${name} on ${day}`,
    name: "Your name",
    sign: "Sign off",
    signAll: (count: number) =>
      count === 1 ? "Sign off its transition" : `Sign off its ${count} transitions`,
    signFlow: (count: number) => `Sign off the whole flow (${count} transitions)`,
    withdraw: "Take back",
    download: "Download sign-off.json",
    downloadHint: "There is no server behind this page: download the file and put it into docs/flows.",
    /** "2 of 2 by the product owner; QA missing". */
    summary: (counts: ReadonlyArray<{ readonly role: string; readonly count: number }>, all: number) =>
      counts
        .map(({ role, count }) =>
          count === 0
            ? `${role} missing`
            : `${count} of ${all} by ${/^[A-Z]+$/.test(role) ? role : `the ${role}`}`
        )
        .join("; "),
    nameNeeded: "Write your name first.",
    stored: "Stored.",
    outdated:
      "this flow has changed since the page was loaded. Load the page again and look at it once more.",
    gone: "the atlas does not answer any more. Start it again with: npm run atlas",
    unreadable: (message: string) => `What is signed off is not known. ${message}`,
    failed: (message: string) => `Not stored: ${message}`
  },
  counts: (states: number, transitions: number) => `${states} states, ${transitions} transitions`,
  calls: "Calls",
  goesOnIn: "Goes on in another flow",
  calledBy: "Is called by",
  exportAs: "Download",
  print: "Print",
  pngFailed: "The PNG could not be made. The SVG holds the same picture.",
  legend: "Kinds of events",
  changes: {
    heading: "What has changed since the last release",
    none: "There is no earlier release with these flows to compare with.",
    release: "Since",
    newFlow: "New flow",
    count: (changed: number, added: number, removed: number) =>
      `Rules: ${changed} changed, ${added} new, ${removed} gone.`
  },
  unseenStates: {
    heading: "States that nobody sees",
    link: (count: number) => `${count} states that nobody sees`,
    never: (count: number) => `Never on a screen (${count})`,
    passing: (count: number) => `Left at once (${count})`
  },
  comments: {
    heading: "Comments",
    name: "Name",
    text: "Comment",
    add: "Add comment",
    remove: "Remove",
    textNeeded: "Write the comment first."
  },
  stories: {
    heading: "Stories",
    text: "What a person sees on the way through the flows, screen by screen.",
    frame: (number: number, all: number) => `Screen ${number} of ${all}`,
    next: "Next",
    previous: "Back",
    play: "Play",
    pause: "Pause",
    strip: "All screens of the story",
    language: "Language of the screens",
    width: "Width",
    download: "Animated page",
    openState: "Show it in the flow",
    unknown: (id: string) => `There is no story “${id}”`
  },
  player: {
    start: "Start",
    again: "Start again",
    undo: "Take back",
    nowIn: "Now in",
    somebody: "Somebody acts",
    service: (name: string) => `The service “${name}” ends`,
    clock: "The clock",
    wait: (time: string) => `after ${time}`,
    untilChange: "Wait until something changes",
    refused: "Not possible now",
    story: "What has happened",
    begun: "The flow begins.",
    nothing: "Nothing can happen any more.",
    missing: "This flow cannot be played yet: nobody has written down what its services may answer.",
    seconds: (seconds: number) => (seconds === 1 ? "1 second" : `${seconds} seconds`),
    minutes: (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`)
  }
}

export type Words = typeof english
