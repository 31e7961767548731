/** The container of prerendered pages in the document, until React takes over. */
import { keepFocusAndPress } from "../app/keep-focus-and-press.ts"

const mark = (page: Element, pressed: Element | null | undefined): void => {
  for (const button of page.querySelectorAll("button")) {
    button.ariaBusy = button === pressed ? "true" : null
    button.style.opacity = button === pressed ? "0.6" : ""
  }
}

/** No handlers are attached yet: marks the button that was pressed last, for the takeover. */
const press = ({ currentTarget, target }: Event) =>
  mark(currentTarget as Element, (target as Element).closest("button"))

const nextFrame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))

/**
 * Preloads the scripts of the app, named by the app server. Not together with those of the first page: many servers
 * ignore priorities and would send both at once.
 */
const preloadApp = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=app-script]"))
    link.rel = "modulepreload"
}

/** Returns a function that shows what is drawn until `over` is aborted; it resolves once that is painted. */
export const openContainer = (over: AbortSignal) => {
  preloadApp()
  const app = document.getElementById("app")
  app?.addEventListener("click", press)
  return async (render: () => DocumentFragment): Promise<void> => {
    if (app === null || over.aborted) return
    const drawn = render()
    const pressedIn = keepFocusAndPress(app)
    app.replaceChildren(drawn)
    mark(app, pressedIn(app))
    await nextFrame()
  }
}

const pending = Symbol()

/** Returns whether the promise is settled. */
export const isSettled = async (awaited: Promise<unknown>): Promise<boolean> =>
  (await Promise.race([awaited, pending])) !== pending
