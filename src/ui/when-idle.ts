/** Milliseconds: a page that never comes to rest loads the rest all the same. */
const longestWait = 2000

/** Settles once the browser has nothing better to do; some know no such moment. */
export const idle = (): Promise<void> =>
  new Promise((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: longestWait })
    else setTimeout(go)
  })

/** For what nobody waits for: it is loaded when the page has been drawn. */
export const whenIdle =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    idle().then(load)
