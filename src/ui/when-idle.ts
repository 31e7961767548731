/** Maximum milliseconds to wait: a page that is never idle loads the rest all the same. */
const maxDelay = 2000

/** Resolves when the browser is idle; where it cannot tell, after `otherwise` milliseconds. */
export const idle = (otherwise = 0): Promise<void> =>
  new Promise((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: maxDelay })
    else setTimeout(go, otherwise)
  })

/** Loads a part that no screen waits for, after the page has been rendered. */
export const whenIdle =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    idle().then(load)
