/** Finds texts and controls cut, or broken into letters, by a narrow window, large text or the other writing direction. */
import type { Page } from "@playwright/test"

/** Test conditions of a page: width, font size and direction. */
export const narrowConditions = {
  "320 px wide": { width: 320, fontSize: "", dir: "" },
  // Equals half the width, except for sizes in pixels. Breakpoints are in rem: 640 px are narrow then.
  "text of twice the size": { width: 639, fontSize: "200%", dir: "" },
  "text of twice the size on a phone": { width: 360, fontSize: "200%", dir: "" },
  "320 px wide, from right to left": { width: 320, fontSize: "", dir: "rtl" }
} as const

/** Returns elements outside of the window, cut by an ancestor, or in a column of letters, with their markup. */
export const clippedElements = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const pixel = 1
    const tell = (element: Element, what: string) => `${what}: ${element.outerHTML.slice(0, 160)}`
    const isClipped = (overflow: string) => overflow === "hidden" || overflow === "clip"
    const isScrolled = (overflow: string) => overflow === "auto" || overflow === "scroll"

    /** Returns the boxes of texts, and of controls without text. */
    const boxesOf = (element: Element): ReadonlyArray<DOMRect> => {
      if (element.matches("input, select, textarea, img, button")) return [element.getBoundingClientRect()]
      const range = document.createRange()
      return [...element.childNodes]
        .filter(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "")
        .flatMap((text) => {
          range.selectNodeContents(text)
          return [...range.getClientRects()]
        })
    }

    /** Whether a text has more than two lines for most of its words. */
    const isInLetters = (element: Element): boolean => {
      const words = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap(({ nodeValue }) => nodeValue?.trim().split(/\s+/) ?? [])
      return words.length > 0 && boxesOf(element).length > 2 * words.length + 3
    }

    /** Whether no ancestor cuts the box. A scrollable ancestor must itself be in the window. */
    const isWhole = (element: Element, box: DOMRect): boolean => {
      let { left, right, top, bottom } = box
      // Lines are higher than their letters.
      const slack = (bottom - top) / 3
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (around === document.body || around === document.documentElement) break
        const { overflowX, overflowY } = getComputedStyle(around)
        const edges = around.getBoundingClientRect()
        const tooWide = left < edges.left - pixel || right > edges.right + pixel
        const tooHigh = top < edges.top - slack || bottom > edges.bottom + slack
        if ((tooWide && isClipped(overflowX)) || (tooHigh && isClipped(overflowY))) return false
        if (isScrolled(overflowX)) ({ left, right } = edges)
        if (isScrolled(overflowY)) ({ top, bottom } = edges)
      }
      return left >= -pixel && right <= innerWidth + pixel
    }

    /** Visible to screen readers only. */
    const isForEars = (element: Element): boolean => {
      for (
        let one: Element | null = element;
        one !== null && one !== document.body;
        one = one.parentElement
      ) {
        const { width, height } = one.getBoundingClientRect()
        const { clipPath, position } = getComputedStyle(one)
        if (position === "absolute" && (clipPath !== "none" || (width <= pixel && height <= pixel)))
          return true
      }
      return false
    }

    /** Returns the innermost elements that are wider than a scrolled container. */
    const reachOut = (place: Element): string => {
      const { left, right } = place.getBoundingClientRect()
      return [...place.querySelectorAll("*")]
        .filter((inner) => {
          const box = inner.getBoundingClientRect()
          return box.width > pixel && (box.left < left - pixel || box.right > right + pixel)
        })
        .filter((inner, _, all) => !all.some((other) => other !== inner && inner.contains(other)))
        .map(({ outerHTML }) => outerHTML.slice(0, 160))
        .join(", ")
    }

    const seen = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
          contentVisibilityAuto: true
        }) && !isForEars(element)
    )
    return seen.flatMap((element) => [
      ...(boxesOf(element).every((box) => isWhole(element, box)) ? [] : [tell(element, "cut")]),
      ...(isInLetters(element) ? [tell(element, "in a column of letters")] : []),
      ...(isScrolled(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + pixel
        ? [`${tell(element, "scrolls sideways")} for ${reachOut(element)}`]
        : [])
    ])
  })
