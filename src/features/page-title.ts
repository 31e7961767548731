/** Sets the title of the page: the only writer of `document.title`. */
import { useEffect } from "react"

/** Source of a title: route, screen, or the error shown instead. The highest rank with a title wins. */
export type TitleRank = 0 | 1 | 2

const titles: Array<string | null> = []

/** Sets the title of this rank; null removes it. Without any title the current one stays. */
export const setTitle = (title: string | null, rank: TitleRank): void => {
  titles[rank] = title
  document.title = titles.findLast(Boolean) ?? document.title
}

/** Sets the title while the component is mounted; the order of mounting does not matter. */
export const usePageTitle = (title: string | null, rank: TitleRank = 1): void => {
  useEffect(() => {
    setTitle(title, rank)
    return () => setTitle(null, rank)
  }, [title, rank])
}
