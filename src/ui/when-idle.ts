/** Milliseconds: a page that never comes to rest loads the rest all the same. */
const maxDelay = 2000

/** Settles once the browser has nothing better to do; where it knows no such moment, after so many milliseconds. */
export const idle = (otherwise = 0): Promise<void> =>
  new Promise((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: maxDelay })
    else setTimeout(go, otherwise)
  })

/** For what nobody waits for: it is loaded when the page has been drawn. */
export const whenIdle =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    idle().then(load)
